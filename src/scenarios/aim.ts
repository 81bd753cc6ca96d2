import { atan2 } from '../math/index.ts'
import type { PhysicsParameters } from '../physics/index.ts'
import type { CueStroke } from '../shot/index.ts'
import type { Point } from '../table/index.ts'

/** Headings are whole multiples of this, so that 180 - d and d + 180 are exact and mirror images stay exact. */
const HEADING_GRAIN = 1 / 68719476736

/** Heading in degrees from one point to another, -180..180, as `CueStroke.directionDeg` wants it. */
export function headingDeg(from: Point, to: Point): number {
  const degrees = (atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  return Math.round(degrees / HEADING_GRAIN) * HEADING_GRAIN
}

/** Speed of the stick that gives the cue ball this speed at a centre hit: v = (1 + e) V / (1 + m/M) (Alciatore TP A.30). */
export function stickSpeed(ballSpeed: number, parameters: PhysicsParameters): number {
  const { ballMass, cueMass, tipRestitution } = parameters
  return (ballSpeed * (1 + ballMass / cueMass)) / (1 + tipRestitution)
}

/** A level stroke at the centre of the ball unless told otherwise. */
export function strokeAt(
  directionDeg: number,
  speed: number,
  more: { readonly side?: number; readonly height?: number; readonly elevationDeg?: number } = {},
): CueStroke {
  return {
    speed,
    directionDeg,
    elevationDeg: more.elevationDeg ?? 0,
    tip: { side: more.side ?? 0, height: more.height ?? 0 },
  }
}

/** Where the cue ball's centre is when it meets `object` so that the object ball leaves towards `target`. */
export function ghostBall(object: Point, target: Point, ballRadius: number): Point {
  const x = target[0] - object[0]
  const y = target[1] - object[1]
  const back = (2 * ballRadius) / Math.sqrt(x * x + y * y)
  return [object[0] - x * back, object[1] - y * back]
}
