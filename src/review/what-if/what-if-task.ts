import type { BallId, PocketId, Point } from '../../table/index.ts'
import type { ReviewTask } from '../review-task.ts'

/** Standard deviations of what people remember; 0 = known exactly. */
export interface Uncertainty {
  /** Of each coordinate of each ball, m. */
  readonly position: number
  /** Of the heading of the stick, degrees. */
  readonly directionDeg: number
  /** Of the speed of the stick, as a fraction of it. */
  readonly speed: number
  /** Of each coordinate of the contact point of the tip, as a fraction of R. */
  readonly tip: number
}

/** What was seen of the outcome: a ball came to rest about here, or it went down (in that pocket), or it did not. */
export type Observation =
  | { readonly ball: BallId; readonly near: Point; readonly within: number }
  | { readonly ball: BallId; readonly pocketed: PocketId | boolean }

/** "What could have happened": a shot of which not everything is known. */
export interface WhatIfTask extends ReviewTask {
  readonly uncertainty: Uncertainty
  readonly observed: readonly Observation[]
  /** Number of variations. */
  readonly trials: number
  /** Trial n draws from stream n of this seed, whoever runs it. */
  readonly seed: number
}
