import type { ReadonlySignal } from '@preact/signals'
import type { GameShot, MatchSetup } from '../../game/index.ts'
import type { LocaleId, Translator } from '../../i18n/index.ts'
import type { ChoiceOption, Inspection, LagRuling, MatchState, ShotDemand } from '../../rules/index.ts'
import type { Seat } from '../../shot/index.ts'
import type { BallId, ObjectBallId } from '../../table/index.ts'
import type { CallActions, CallModel } from './call-model.ts'
import type { ClockActions, ClockModel } from './clock-model.ts'
import type { Arrangement, DeclarationActions } from './declaration-model.ts'
import type { RuledShot } from './describe-ruling.ts'
import type { DeskActions, DeskAnswer, DeskModel } from './desk-model.ts'
import type { StrokeWay } from './hand-model.ts'
import type { AimHelp } from './match-wishes.ts'

/** The cameras that the bottom bar offers. */
export const CAMERA_NAMES = ['head', 'top', 'stick', 'free'] as const
export type CameraName = (typeof CAMERA_NAMES)[number]

/** What the page is waiting for. Exactly one of these at any time. */
export type TableTask =
  /** The turn has changed: the stroke is locked until this player says that he is at the table. */
  | { readonly kind: 'take-cue'; readonly seat: Seat }
  | { readonly kind: 'shoot'; readonly seat: Seat }
  /** The shot is being shown; the ruling is known but not told yet. */
  | { readonly kind: 'running'; readonly seat: Seat }
  | {
      readonly kind: 'choice'
      readonly by: Seat
      readonly about: Seat
      readonly why: 'push-out' | 'ruling'
      readonly options: readonly ChoiceOption[]
    }
  /** Siberian Ten: `by` takes a ball of his choice from the table, to the credit of `creditTo`. */
  | { readonly kind: 'pick-ball'; readonly by: Seat; readonly creditTo: Seat }
  /** The winner of the lag says who breaks [1.2]. */
  | { readonly kind: 'breaker-choice'; readonly by: Seat }
  | { readonly kind: 'rack-over'; readonly winner: Seat; readonly by: string }
  | { readonly kind: 'match-over'; readonly winner: Seat; readonly by: string }
  /** The computer player in this seat is about to do something. */
  | { readonly kind: 'thinking'; readonly seat: Seat }
  /** A phase of a game that this page has no controls for. */
  | { readonly kind: 'waiting'; readonly phase: string }

/** The stroke that is being prepared, in the terms of `CueStroke`. */
export interface Aim {
  readonly directionDeg: number
  readonly elevationDeg: number
  readonly side: number
  readonly height: number
  /** m/s of the stick at contact. */
  readonly speed: number
}

/** What the line of aim meets. */
export interface Aimed {
  readonly object: BallId | null
  readonly lawful: boolean
  readonly miscue: boolean
}

/** A question that the page puts before it does something that cannot be taken back. */
export type Question = 'concede' | 'leave-match'

/** Reasons of a computer player. */
export interface ComputerThought {
  readonly seat: Seat
  readonly sentences: readonly {
    readonly key: string
    readonly params: Readonly<Record<string, string | number>>
  }[]
}

/** All that the table page shows. The page reads, it never writes: what a person does goes through `TableActions`. */
export interface TableModel {
  readonly setup: MatchSetup
  /** Nothing is at stake: shots may be taken back. */
  readonly practice: boolean
  readonly aimHelp: AimHelp
  readonly strokeBy: StrokeWay
  readonly t: ReadonlySignal<Translator>
  /** While a shot runs this is still the state before it. */
  readonly match: ReadonlySignal<MatchState>
  readonly task: ReadonlySignal<TableTask>
  readonly demand: ReadonlySignal<ShotDemand | null>
  /** Null where nothing is called. */
  readonly calling: ReadonlySignal<CallModel | null>
  /** What was found frozen when somebody asked before this stroke; null = nobody has. */
  readonly frozen: ReadonlySignal<Inspection | null>
  /** Siberian Ten: who may declare "Game" before the next stroke of the shoot-out. */
  readonly gameBy: ReadonlySignal<Seat | null>
  /** Siberian Ten: what the shooter may still arrange before his stroke. */
  readonly arrangement: ReadonlySignal<Arrangement | null>
  /** Siberian Ten: the ball that the keys stand on, about to be taken from the table. */
  readonly picked: ReadonlySignal<ObjectBallId | null>
  readonly aim: ReadonlySignal<Aim>
  /** How flat the stick can lie over what is behind the cue ball, degrees. */
  readonly leastElevation: ReadonlySignal<number>
  /** Null when there is no line: no cue ball on the table, or the solver refuses the stroke. */
  readonly aimed: ReadonlySignal<Aimed | null>
  /** The cue ball is being moved in hand. */
  readonly placing: ReadonlySignal<boolean>
  /** 0 = at the ball, 1 = drawn back for the hardest stroke; null = nobody holds the stick. */
  readonly pull: ReadonlySignal<number | null>
  /** Object balls on the table at this instant of the shot. */
  readonly onTable: ReadonlySignal<readonly ObjectBallId[]>
  /** The last shot with its ruling, from the moment the balls rest until the next stroke. */
  readonly ruled: ReadonlySignal<GameShot | null>
  /** A ruling since then about something that happened between the shots. */
  readonly between: ReadonlySignal<RuledShot | null>
  /** Null while the balls roll. */
  readonly desk: ReadonlySignal<DeskModel | null>
  readonly deskAnswer: ReadonlySignal<DeskAnswer | null>
  /** Null in a match without a shot clock. */
  readonly clock: ReadonlySignal<ClockModel | null>
  /** How the two lag strokes were judged, until something else is played. */
  readonly lag: ReadonlySignal<LagRuling | null>
  readonly camera: ReadonlySignal<CameraName>
  /** The match is no longer on the default table. */
  readonly tuned: ReadonlySignal<boolean>
  /** Code of the last command that was refused; cleared by the next accepted one. */
  readonly refusal: ReadonlySignal<string | null>
  readonly question: ReadonlySignal<Question | null>
  readonly pictureLost: ReadonlySignal<boolean>
  /** How far the computer player has come, 0..1. */
  readonly thinking: ReadonlySignal<{ readonly seat: Seat; readonly share: number } | null>
  /** Why he did what he did last, as keys of the catalogue with what stands in them. */
  readonly thought: ReadonlySignal<ComputerThought | null>
  /** Spoken to a screen reader when it changes. */
  readonly announcement: ReadonlySignal<string>
}

/** Everything a person can do at the table, by whichever hand: mouse, finger or key. */
export interface TableActions {
  /** Turns the stick, degrees, + = counter-clockwise seen from above. */
  turn(deg: number): void
  /** Buttons of the fine aim are held, or no more: the picture goes near to the contact. */
  aimFinely(held: boolean): void
  aimAt(ball: ObjectBallId): void
  aimAtNext(): void
  setSpeed(speed: number): void
  setTip(side: number, height: number): void
  setElevation(deg: number): void
  /**
   * Draws the stick back; releasing strokes with the speed of the pull, cancelling lets it go. By the movement it strokes
   * when it comes back to the ball, with the speed that it has; `ms` is when it was there.
   */
  pull(fraction: number, ms?: number): void
  releasePull(): void
  cancelPull(): void
  /** Strokes with the speed that is set. */
  stroke(): void
  skip(): void
  startPlacing(): void
  endPlacing(): void
  /** Moves the cue ball in hand, metres along the table and to the left. */
  nudgeCueBall(dx: number, dy: number): void
  takeCue(): void
  readonly calls: CallActions
  readonly declarations: DeclarationActions
  readonly desk: DeskActions
  readonly clock: ClockActions
  choose(option: ChoiceOption): void
  /** Siberian Ten: takes this ball from the table. */
  pickBall(ball: ObjectBallId): void
  chooseBreaker(breaker: Seat): void
  nextRack(): void
  ask(question: Question | null): void
  concede(seat: Seat): void
  newMatch(): void
  setCamera(camera: CameraName): void
  toggleTuning(): void
  setLocale(locale: LocaleId): void
  /** Fetches the sentences of what is rarely read. */
  loadSentences(): Promise<void>
}
