import type { Level, Sentence } from '../../players/index.ts'
import type { CueStroke } from '../../shot/index.ts'
import type { Point, TableName } from '../../table/index.ts'
import type {
  AnswerValue,
  ChoiceValue,
  ChosenShot,
  DecidingShot,
  PositionType,
  PushOutAnswer,
  PushOutGame,
  PushOutGrid,
  PushOutPosition,
  PushOutValue,
} from '../../training/index.ts'

/** What a position is drawn by. */
export interface DrawTerms {
  readonly ruleset: PushOutGame
  readonly table: TableName
  /** Of the person who trains, and of the other. */
  readonly own: Level
  readonly other: Level
  readonly seed: number
}

/** What the trainer asks of its worker. */
export type TrainerJob =
  | { readonly kind: 'draw'; readonly terms: DrawTerms; readonly pushed: boolean }
  | { readonly kind: 'look'; readonly position: PushOutPosition }
  | {
      readonly kind: 'values'
      readonly position: PushOutPosition
      readonly seed: number
      readonly trials: number
    }
  | {
      readonly kind: 'chosen'
      readonly position: PushOutPosition
      readonly chosen: ChosenShot
      readonly seed: number
      readonly trials: number
    }
  | { readonly kind: 'grid'; readonly position: PushOutPosition; readonly seed: number }
  | {
      readonly kind: 'answer'
      readonly position: PushOutPosition
      readonly seed: number
      readonly rounds: number
    }
  | {
      readonly kind: 'deciding'
      readonly position: PushOutPosition
      readonly place: Point
      readonly seed: number
    }
  | { readonly kind: 'push-to'; readonly position: PushOutPosition; readonly place: Point }

/** What it hears, the better the later; the last of a job is marked. */
export type TrainerNews =
  | { readonly kind: 'drawn'; readonly position: PushOutPosition; readonly type: PositionType }
  | { readonly kind: 'looked'; readonly type: PositionType }
  | { readonly kind: 'values'; readonly answer: PushOutAnswer; readonly why: Sentence }
  | { readonly kind: 'chosen'; readonly value: ChoiceValue | PushOutValue }
  | { readonly kind: 'grid'; readonly grid: PushOutGrid }
  | { readonly kind: 'answer'; readonly value: AnswerValue; readonly why: Sentence }
  | { readonly kind: 'deciding'; readonly shots: readonly [DecidingShot, DecidingShot] }
  | {
      readonly kind: 'push-to'
      /** Null when there is no such stroke. */
      readonly stroke: CueStroke | null
      /** How far from the place the ball stops all the same, m. */
      readonly off: number
    }

export interface JobRequest {
  readonly id: number
  readonly job: TrainerJob
}

/** `stop`: whatever runs under this number is no longer wanted. */
export type ToWorker = JobRequest | { readonly stop: number }

export type FromWorker =
  | { readonly id: number; readonly news: TrainerNews; readonly last: boolean }
  | { readonly id: number; readonly failed: string }
