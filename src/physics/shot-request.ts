import type { CueStroke, Layout, ShotEvent } from '../shot/index.ts'
import type { BallId, ObjectBallId, PocketId, TableSpec } from '../table/index.ts'
import type { PhysicsParameters } from './parameters.ts'

type Triple = readonly [number, number, number]

/** A ball at the start of a shot: at rest on the cloth unless z, v or w say otherwise. */
export interface BallStart {
  readonly id: BallId
  readonly x: number
  readonly y: number
  /** Height of the centre, m; default R. */
  readonly z?: number
  readonly v?: Triple
  readonly w?: Triple
}

/** A ball that a drop pocket holds. */
export interface HeldBall {
  readonly id: ObjectBallId
  readonly pocket: PocketId
}

export const STEP_RATES = [64, 128, 256, 512, 1024] as const
export type StepHz = (typeof STEP_RATES)[number]

/** `bed-only`: a ball past the pocket's point of no return counts as pocketed at once. Part of the hash. */
export type Fidelity = 'full' | 'bed-only'

export interface ShotRequest {
  readonly table: TableSpec
  readonly parameters: PhysicsParameters
  readonly balls: readonly BallStart[]
  readonly stroke?: CueStroke
  /**
   * Drop pockets: what they hold when the shot begins, first in first; at full fidelity part of the hash. What finds no
   * room below the slate has been taken out.
   */
  readonly held?: readonly HeldBall[]
  readonly fidelity: Fidelity
  /** Outer step of the loop; the result is the same to the last bit for every value. Default 512. */
  readonly stepHz?: StepHz
  /** Open space: no cushions, no pockets, nothing leaves the table. */
  readonly unbounded?: boolean
  /** A stick that passes through rails and balls: to try the solver with strokes that nobody can make. Default false. */
  readonly freeStick?: boolean
  /** What is worth its cost to the caller. `facts` = `line` and `left-rail` events. */
  readonly report?: {
    /** States before and after each event. Default false. */
    readonly kinematics?: boolean
    /** Keep the closed-form segments so that `paths` can be asked at any time. Default false. */
    readonly paths?: boolean
    /** `line` and `left-rail` events. Default true. */
    readonly facts?: boolean
  }
}

export type FinalBall =
  | {
      readonly id: BallId
      readonly state: 'resting'
      readonly x: number
      readonly y: number
      readonly z: number
    }
  | {
      readonly id: BallId
      readonly state: 'pocketed'
      readonly pocket: PocketId
    }
  | { readonly id: BallId; readonly state: 'off-table' }

export type BallPhase =
  | 'sliding'
  | 'rolling'
  | 'spinning'
  | 'resting'
  | 'airborne'
  | 'falling'
  | 'pocketed'
  | 'off-table'

/** How one ball moves at one instant; an out-parameter, so that drawing a frame allocates nothing. */
export interface BallMotion {
  phase: BallPhase
  /** Centre, m. */
  readonly r: Float64Array
  /** Velocity, m/s. */
  readonly v: Float64Array
  /** Angular velocity, rad/s. */
  readonly w: Float64Array
}

/** State of one ball at one instant. */
export interface BallSample extends BallMotion {
  /** Orientation x, y, z, w since the start of the shot (identity at t = 0). */
  readonly q: Float64Array
}

/** Where every ball was at every instant of a shot: evaluated from the solver's own segments, never interpolated. */
export interface ShotPaths {
  readonly duration: number
  readonly balls: readonly BallId[]
  /** Writes the state of `ball` at time t (clamped to 0..duration) to `out` and returns it. */
  sample(ball: BallId, t: number, out: BallSample): BallSample
  /** As `sample`, without the orientation, whose integral from the start of the shot is what takes long. */
  motion(ball: BallId, t: number, out: BallMotion): BallMotion
  /** Smallest x of the ball's centre while it was on the table, m: exact, from the extremum of each segment. */
  leastX(ball: BallId): number
}

export interface ShotStats {
  readonly steps: number
  readonly events: number
}

export interface ShotResult {
  readonly events: readonly ShotEvent[]
  readonly balls: readonly FinalBall[]
  /** Seconds until the last ball rested. */
  readonly duration: number
  /** Hash of request-independent outcome: events and final state, float bits included. */
  readonly hash: string
  readonly stats: ShotStats
  /** Where the resting balls lie. */
  readonly layout: Layout
  /** Only with `report.paths`. */
  readonly paths: ShotPaths | null
}
