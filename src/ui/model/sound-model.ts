import type { ReadonlySignal } from '@preact/signals'

/** What can be heard, and how loud. */
export interface SoundModel {
  readonly on: ReadonlySignal<boolean>
  /** 0 to 1. */
  readonly volume: ReadonlySignal<number>
  setOn(on: boolean): void
  setVolume(volume: number): void
}
