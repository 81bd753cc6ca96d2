import type { ReadonlySignal } from '@preact/signals'
import type { Fault } from '../../../math/index.ts'
import type { Observation, Uncertainty, WhatDecidedIt, WhatIfAnswer } from '../../../review/index.ts'

/** How a long piece of work stands. */
export type WorkState<T> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly done: number; readonly of: number }
  | { readonly kind: 'done'; readonly answer: T }
  | { readonly kind: 'failed'; readonly fault: Fault }

/** What is not known about a shot, what was seen of it, and what the variations say. */
export interface WhatIfModel {
  readonly uncertainty: ReadonlySignal<Uncertainty>
  readonly observed: ReadonlySignal<readonly Observation[]>
  readonly trials: ReadonlySignal<number>
  readonly seed: ReadonlySignal<number>
  readonly work: ReadonlySignal<WorkState<WhatIfAnswer>>
  readonly decided: ReadonlySignal<WorkState<WhatDecidedIt>>
}

export interface WhatIfActions {
  setUncertainty(part: Partial<Uncertainty>): void
  setObserved(observed: readonly Observation[]): void
  setTrials(trials: number): void
  setSeed(seed: number): void
  start(): void
  decide(): void
  /** Stops whatever runs. */
  cancel(): void
  /** Puts one of the variations on the desk. */
  openTrial(trial: number): void
  /** Back from a variation to the shot itself; null when it is on the desk. */
  readonly back: ReadonlySignal<(() => void) | null>
}
