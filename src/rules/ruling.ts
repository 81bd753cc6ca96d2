import type { Seat } from '../shot/index.ts'
import type { BallId, ObjectBallId, Point } from '../table/index.ts'

export const RULESETS = [
  'nine-ball',
  'ten-ball-wpa',
  'ten-ball-pl',
  'eight-ball',
  'straight-pool',
  'siberian-ten',
] as const
export type RulesetId = (typeof RULESETS)[number]

export type PerSeat<T> = Readonly<Record<Seat, T>>

export type RulingKind = 'legal' | 'foul' | 'illegal-break' | 'break-foul' | 'serious-foul' | 'replay'

export const CHOICE_OPTIONS = [
  'accept',
  'hand-back',
  'ball-in-hand-kitchen',
  'rebreak-self',
  'rebreak-other',
  'spot-eight-and-play',
  'yield-to-offender',
] as const
export type ChoiceOption = (typeof CHOICE_OPTIONS)[number]

/** Where the cue ball is played from next. */
export type CueBallAfter = 'as-lies' | 'in-hand' | 'in-hand-kitchen' | 'head-spot' | 'centre-spot'

export type NextShot = 'break' | 'after-break' | 'ordinary' | 'shoot-out' | 'live-game'

/** By how much something was so: seconds between two contacts, metres of a gap or of a centre to a line. */
export interface Margin {
  readonly seconds?: number
  readonly metres?: number
}

/** Why: one entry for each foul and each verdict that needed a fact. */
export interface Evidence {
  /** 2016 number, e.g. "6.2", or the row's rule, e.g. "2.3". */
  readonly rule: string
  /** Stable code of the verdict, e.g. `wrong-ball-first`; the page has a sentence for each. */
  readonly verdict: string
  /** Indices into the shot's event list. */
  readonly events: readonly number[]
  readonly margin?: Margin
  /** Below 1 ms or 1 mm: no human referee could have seen it. */
  readonly tooClose?: true
  /** Edition and clause as shown to people, e.g. "WPA 2016 6.2". */
  readonly clause: string
  /** Values for the sentence: balls, counts, rails. */
  readonly params?: Readonly<Record<string, string | number | readonly string[]>>
}

/** The referee's verdict on one shot: codes and parameters, never sentences. The JSON of the `rule` command. */
export interface Ruling {
  readonly kind: RulingKind
  /** All found, most serious first. */
  readonly fouls: readonly string[]
  readonly inning: 'continues' | 'passes' | 'choice' | null
  /** Who shoots next; null while a choice is open or the rack is over. */
  readonly next: Seat | null
  readonly choice: {
    readonly by: Seat
    readonly options: readonly ChoiceOption[]
  } | null
  readonly cueBall: CueBallAfter
  readonly restricted: boolean
  /** Object balls that stay down because of this shot, ascending. */
  readonly pocketed: readonly ObjectBallId[]
  readonly spotted: readonly { readonly ball: BallId; readonly at: Point }[]
  readonly score: PerSeat<number>
  readonly foulCount: PerSeat<number>
  /** Seat that must now be warned that it is on two fouls. */
  readonly warn: Seat | null
  readonly groups: PerSeat<'lows' | 'highs'> | null
  readonly pushOutAvailable: boolean
  readonly nextShot: NextShot | null
  readonly restored: readonly { readonly ball: BallId; readonly at: Point }[]
  readonly rerack: 14 | 15 | null
  readonly picks: readonly { readonly by: Seat; readonly creditTo: Seat }[]
  readonly result: RackResult | null
  readonly shootOut: { readonly points: number } | { readonly repeat: true } | null
  readonly evidence: readonly Evidence[]
}

export interface RackResult {
  readonly rack?: Seat
  readonly match?: Seat
  readonly shootOut?: Seat
  /** `pocketed`, `6.14`, `6.17`, `3.8a`, `points`, `shoot-out`, `live-game`, `concession`. */
  readonly by?: string
}
