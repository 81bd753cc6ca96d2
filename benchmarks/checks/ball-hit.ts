import type { PhysicsParameters } from '../../src/physics/index.ts'
import type { BallKinematics } from '../../src/shot/index.ts'
import { DEGREE, eventsOf, headingOf, play, R } from '../../tests/physics/play.ts'

export interface BallHit {
  /** Speed of the cue ball at contact, m/s. */
  readonly v: number
  /** Cut angle, degrees; the object ball lies to the left. */
  readonly phi?: number
  /** Spin rate factors: 1 = natural roll, 0 = stun; side > 0 = right. */
  readonly follow?: number
  readonly side?: number
  readonly parameters?: Partial<PhysicsParameters>
}

/** A cue ball that meets ball 1 in exactly this state: it starts in contact, so no cloth comes between. */
export function hitBall({ v, phi = 0, follow = 0, side = 0, parameters = {} }: BallHit) {
  const [cos, sin] = [Math.cos(phi * DEGREE), Math.sin(phi * DEGREE)]
  const result = play({
    parameters,
    balls: [
      { id: 'cue', x: -2 * R * cos, y: -2 * R * sin, v: [v, 0, 0], w: [0, (follow * v) / R, (side * v) / R] },
      { id: '1', x: 0, y: 0 },
    ],
  })
  const event = eventsOf(result, 'ball-ball')[0]!
  const [cue, object] = [event.after!.cue!, event.after!['1']!]
  return { event, cue, object, throwDeg: phi - headingOf(object.v) }
}

/** Velocity once the cloth has made a ball roll. */
export function rolled({ v, w }: BallKinematics): readonly [number, number, number] {
  return [(5 * v[0] + 2 * R * w[1]) / 7, (5 * v[1] - 2 * R * w[0]) / 7, 0]
}

export const IDEAL: Partial<PhysicsParameters> = { ballRestitution: 1, ballFriction: 0 }
export const ELASTIC: Partial<PhysicsParameters> = { ballRestitution: 1 }
export const PLANAR: Partial<PhysicsParameters> = { planarCollisions: true }
/** Speeds of Alciatore's throw tables, m/s: 1, 3 and 7 mph. */
export const SLOW = 0.447
export const MEDIUM = 1.341
export const FAST = 3.129
