import type { ReadonlySignal } from '@preact/signals'
import type { Translator } from '../../i18n/index.ts'

/** What the first minute teaches, in order. */
export const LESSON_STEPS = ['aim', 'power', 'spin', 'call'] as const
export type LessonStep = (typeof LESSON_STEPS)[number]

/** What the person has in hand: the sentences speak of it. */
export type InputHand = 'mouse' | 'touch' | 'keys' | 'pad'

export interface LessonModel {
  readonly t: ReadonlySignal<Translator>
  readonly step: ReadonlySignal<LessonStep>
  /** `missed` = the shot was played and did not do what it should: the balls lie as before. */
  readonly stage: ReadonlySignal<'doing' | 'missed' | 'done'>
  readonly input: ReadonlySignal<InputHand>
}

export interface LessonActions {
  next(): void
  /** Leaves the lesson, finished or not. */
  leave(): void
}
