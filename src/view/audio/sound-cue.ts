import type { Point } from '../../table/index.ts'

/** What can be heard of a shot. */
export type SoundKind =
  | 'tip'
  | 'miscue'
  | 'click'
  | 'cushion'
  | 'bounce'
  | 'pocket'
  | 'rail-top'
  | 'floor'
  | 'chalk'

/** One sound of a shot at its source. */
export interface SoundCue {
  readonly kind: SoundKind
  /** Seconds from the first contact of tip and cue ball. */
  readonly t: number
  /** Closing speed of what meets, m/s. */
  readonly speed: number
  /** Where on the table, m. */
  readonly at: Point
  /** Two balls only: unit vector from one centre to the other in the plane. */
  readonly line: Point | null
}
