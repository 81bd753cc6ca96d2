import type { CushionEdge, PocketId, RailId } from '../../table/index.ts'

/** A ball's state: x y z, then velocity, then angular velocity: m, m/s, rad/s. */
export type StateVector = Float64Array

/** States of the one or two balls of an event right before and right after; only with kinematics. */
export interface OffBedKinematics {
  readonly before?: readonly StateVector[]
  readonly after?: readonly StateVector[]
}

/**
 * What happened off the bed, in the words of `ShotEvent`; balls are rows of the shot (0 = lowest number). Times are
 * exact, not those of ticks, but for a touch that a ball on the bed takes part in. `pocketed` may be told after
 * later events, because only what follows shows that a ball cannot come out again.
 */
export type OffBedEvent = OffBedKinematics & { readonly t: number; readonly ball: number } & (
    | { readonly kind: 'pocket-lip' | 'pocketed' | 'pocket-return'; readonly pocket: PocketId }
    | { readonly kind: 'ball-ball'; readonly other: number; readonly speed: number }
    | { readonly kind: 'touch-pocketed'; readonly other: number }
    | { readonly kind: 'ball-rail'; readonly edge: CushionEdge; readonly speed: number }
    /** Off the rounded edge of a pocket, into the air. */
    | { readonly kind: 'airborne' }
    | { readonly kind: 'bounce'; readonly speed: number }
    | { readonly kind: 'rail-top' | 'rail-top-rest'; readonly rail: RailId }
    /** Back on the bed from the top of a rail. */
    | { readonly kind: 'returned' }
    | { readonly kind: 'off-table' }
  )

/**
 * A ball that the bed has to take up, at the time of a tick: one that comes back, or one of its own that was struck
 * from outside (`struck`: its place is where the bed had it, velocity and spin are new).
 */
export interface HandBack {
  readonly t: number
  readonly ball: number
  readonly reason: 'returned' | 'struck'
  readonly state: StateVector
}

/** The balls on the bed, for as far as they can get in the way. */
export interface BedBalls {
  /** Rows of the shot. */
  readonly count: number
  /** Writes the state of a ball at time t, its nine numbers, to `out`; false when it is not on the bed. */
  stateAt(ball: number, t: number, out: StateVector): boolean
}
