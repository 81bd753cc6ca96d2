import type { ReadonlySignal } from '@preact/signals'
import type { Fault } from '../../../math/index.ts'

/** Where another shot to compare with can be had from. */
export interface CompareModel {
  /** Shots of the match that is leafed through; 0 = there is none. */
  readonly shots: number
  readonly disputes: readonly string[]
  /** Why the last one could not be had. */
  readonly fault: ReadonlySignal<Fault | null>
  readonly busy: ReadonlySignal<boolean>
}

export interface CompareActions {
  fromMatch(number: number): void
  fromDispute(id: string): void
  fromFile(file: File): void
  /** A link to a shot, as `Take away` gives it. */
  fromLink(text: string): void
}
