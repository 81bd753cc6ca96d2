import type { ReadonlySignal } from '@preact/signals'
import type { Translator } from '../../../i18n/index.ts'
import type { Fault } from '../../../math/index.ts'
import type { BallId, Point, TableName } from '../../../table/index.ts'
import type {
  AnswerValue,
  ChoiceValue,
  PositionGear,
  PositionType,
  Progress,
  PushOutAnswer,
  PushOutChoice,
  PushOutGame,
  PushOutPosition,
  PushOutValue,
  Regret,
} from '../../../training/index.ts'
import type { WishedComputer } from '../../model/match-wishes.ts'
import type { TableActions, TableModel } from '../../model/table-model.ts'

/** What is trained: seat one decides after the break, seat two answers a push-out. */
export interface TrainerTerms {
  readonly seat: 'one' | 'two'
  readonly ruleset: PushOutGame
  readonly table: TableName
  /** Of the person who trains, and of the other. */
  readonly own: WishedComputer['level']
  readonly other: WishedComputer['level']
}

/** Where a position comes from. */
export type PositionSource = 'drawn' | 'daily' | 'due' | 'link' | 'match' | 'set-up'

export type TrainerStage =
  | 'drawing'
  /** A position is being set up by hand. */
  | 'editing'
  | 'deciding'
  /** The stroke is being shown. */
  | 'running'
  | 'judged'

/** Code of the one notice that is no trouble. */
export const LINK_COPIED = 'link-copied'

/** A sentence of the catalogue with what stands in it. */
export interface Reason {
  readonly key: string
  readonly params: Readonly<Record<string, string | number>>
}

/** Which answer of the other the map is about. */
export const HEAT_VIEWS = ['worst', 'taken', 'handed-back', 'off'] as const
export type HeatView = (typeof HEAT_VIEWS)[number]

export const GHOST_NAMES = ['chosen', 'shoot', 'safety', 'push-out', 'taken', 'handed-back'] as const
export type GhostName = (typeof GHOST_NAMES)[number]

/** A shot that can be looked at again, with its value for the one who plays it where it is known. */
export interface GhostChip {
  readonly name: GhostName
  readonly kind: string
  readonly value: number | null
}

/** A word on the cloth: where a shot leaves the cue ball, or an object ball that it is about. */
export interface GhostMark {
  readonly name: GhostName
  readonly at: Point
}

/** A position that is set up by hand, and why it cannot be trained as it stands. */
export interface PositionEditorModel {
  /** Null while nothing is set up. */
  readonly draft: ReadonlySignal<PushOutPosition | null>
  readonly ball: ReadonlySignal<BallId>
  /** What lies on the table, the cue ball first. */
  readonly lying: ReadonlySignal<readonly (readonly [BallId, Point])[]>
  /** Its path names the balls that it is about. */
  readonly fault: ReadonlySignal<Fault | null>
  readonly gear: ReadonlySignal<PositionGear>
}

export interface PositionEditorActions {
  chooseBall(ball: BallId): void
  /** Puts a ball on the table, or moves it; null takes it off. */
  placeBall(ball: BallId, at: Point | null): void
  freeze(ball: BallId, to: 'ball' | 'rail'): void
  setGame(ruleset: PushOutGame): void
  /** Seat A is the one who has the shot, or has pushed out. */
  setLevels(part: Partial<PushOutPosition['levels']>): void
  setGear(part: Partial<PositionGear>): void
}

/** How the answer of seat two is judged. */
export interface AnswerRegret {
  readonly value: number
  readonly se: number
  readonly withinError: boolean
  readonly grade: Regret['grade']
}

export interface TrainerModel {
  readonly t: ReadonlySignal<Translator>
  readonly terms: ReadonlySignal<TrainerTerms>
  readonly stage: ReadonlySignal<TrainerStage>
  readonly source: ReadonlySignal<PositionSource>
  readonly position: ReadonlySignal<PushOutPosition | null>
  readonly type: ReadonlySignal<PositionType | null>
  readonly table: ReadonlySignal<{ readonly model: TableModel; readonly actions: TableActions } | null>
  /** Seat one: what is about to be done. */
  readonly choice: ReadonlySignal<PushOutChoice>
  /** The next press on the cloth says where a push-out should leave the cue ball. */
  readonly placing: ReadonlySignal<boolean>
  /** How far from the place that was asked for the ball will stop, m; null = no stroke leads there. */
  readonly placed: ReadonlySignal<{ readonly at: Point; readonly off: number | null } | null>
  readonly values: ReadonlySignal<PushOutAnswer | null>
  readonly chosen: ReadonlySignal<ChoiceValue | PushOutValue | null>
  readonly regret: ReadonlySignal<Regret | null>
  /** Seat two: both answers, which was given, and what it gave away. */
  readonly answer: ReadonlySignal<AnswerValue | null>
  readonly answered: ReadonlySignal<'take' | 'hand-back' | null>
  readonly answerRegret: ReadonlySignal<AnswerRegret | null>
  readonly why: ReadonlySignal<Reason | null>
  readonly heat: ReadonlySignal<HeatView>
  readonly ghosts: ReadonlySignal<readonly GhostChip[]>
  readonly ghost: ReadonlySignal<GhostName | null>
  readonly marks: ReadonlySignal<readonly GhostMark[]>
  readonly editor: PositionEditorModel
  readonly progress: ReadonlySignal<Progress>
  /** Missed positions that are to be played again today. */
  readonly due: ReadonlySignal<number>
  readonly notice: ReadonlySignal<{ readonly code: string; readonly detail: string } | null>
  readonly announcement: ReadonlySignal<string>
}

export interface TrainerActions {
  readonly editor: PositionEditorActions
  /** Sets a position up by hand, from the one that is shown. */
  startEditing(): void
  /** What is to be decided at the position that is set up. */
  setSeat(seat: TrainerTerms['seat']): void
  /** Trains what was set up; nothing happens while it cannot be. */
  train(): void
  cancelEditing(): void
  setTerms(part: Partial<TrainerTerms>): void
  choose(choice: PushOutChoice): void
  startPlacing(on: boolean): void
  placeAt(at: Point): void
  answerWith(answer: 'take' | 'hand-back'): void
  setHeat(view: HeatView): void
  showGhost(name: GhostName): void
  next(): void
  daily(): void
  copyLink(): void
  /** What was decided is kept now, before the person goes on. */
  writeDown(): void
  leave(): void
}
