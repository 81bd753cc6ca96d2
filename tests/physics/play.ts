import {
  type BallStart,
  DEFAULT_PARAMETERS,
  type PhysicsParameters,
  type ShotRequest,
  type ShotResult,
  simulateShot,
} from '../../src/physics/index.ts'
import type { BallKinematics, CueStroke, ShotEvent } from '../../src/shot/index.ts'
import { type BallId, TABLE_SPECS, type TableSpec } from '../../src/table/index.ts'

export const R = DEFAULT_PARAMETERS.ballRadius
export const DEGREE = Math.PI / 180
/** Units of the sources. */
export const MPH = 0.44704
export const FOOT = 0.3048
export const INCH = 0.0254

/** A set-up in few words: everything that is not said is the default, in open space. */
export interface Setup {
  readonly balls: readonly BallStart[]
  readonly stroke?: Partial<Omit<CueStroke, 'tip'>> & { readonly side?: number; readonly height?: number }
  readonly parameters?: Partial<PhysicsParameters>
  readonly bounded?: boolean
  readonly spec?: TableSpec
  readonly paths?: boolean
  readonly fidelity?: ShotRequest['fidelity']
}

export function requestOf(setup: Setup): ShotRequest {
  const { side = 0, height = 0, ...rest } = setup.stroke ?? {}
  return {
    table: setup.spec ?? TABLE_SPECS['9ft'],
    parameters: { ...DEFAULT_PARAMETERS, ...setup.parameters },
    balls: setup.balls,
    ...(setup.stroke && {
      stroke: { speed: 2, directionDeg: 0, elevationDeg: 0, ...rest, tip: { side, height } },
    }),
    fidelity: setup.fidelity ?? 'bed-only',
    unbounded: setup.bounded !== true,
    report: { kinematics: true, paths: setup.paths === true },
  }
}

export function play(setup: Setup): ShotResult {
  const result = simulateShot(requestOf(setup))
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

export type EventOf<K extends ShotEvent['kind']> = Extract<ShotEvent, { kind: K }>

/** Events of a kind, in order. */
export function eventsOf<K extends ShotEvent['kind']>(result: ShotResult, kind: K): EventOf<K>[] {
  return result.events.filter((event): event is EventOf<K> => event.kind === kind)
}

/** When a ball next goes over to a kind of motion, not before `from`, and its state then. */
export function motionOf(
  result: ShotResult,
  ball: BallId,
  to: string,
  from = 0,
): { readonly t: number } & BallKinematics {
  const found = eventsOf(result, 'motion').find(
    (event) => event.ball === ball && event.to === to && event.t >= from,
  )
  if (found === undefined) throw new Error(`${ball} never ${to}`)
  return { t: found.t, ...found.after![ball]! }
}

/** Final place of a ball that rests. */
export function restOf(result: ShotResult, ball: BallId): readonly [number, number] {
  const place = result.layout[ball]
  if (place === undefined) throw new Error(`${ball} does not rest`)
  return place
}

export const speedOf = ([x, y, z]: readonly [number, number, number]) => Math.sqrt(x * x + y * y + z * z)
export const headingOf = ([x, y]: readonly number[]) => Math.atan2(y!, x!) / DEGREE

/** A ball that rolls with velocity (x, y). */
export function rolling(id: BallId, x: number, y: number, vx: number, vy = 0, wz = 0): BallStart {
  return { id, x, y, v: [vx, vy, 0], w: [-vy / R, vx / R, wz] }
}
