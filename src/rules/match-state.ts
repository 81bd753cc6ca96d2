import type { CueStroke, Declaration, Layout, Seat } from '../shot/index.ts'
import type { ObjectBallId, TableSpec } from '../table/index.ts'
import type { PlayedShot } from './command.ts'
import type { SiberianScore } from './disciplines/discipline.ts'
import type { Inspection } from './inspection.ts'
import type { RuleOptions } from './options.ts'
import type { ChoiceOption, NextShot, PerSeat, RulesetId, Ruling } from './ruling.ts'

/** What is agreed before the first stroke. */
export interface MatchTerms {
  readonly ruleset: RulesetId
  readonly options: RuleOptions
  /** Racks (games) to win the match; 14.1: points. */
  readonly raceTo: number
  readonly table: TableSpec
  /** R, m: needed for spotting and for what is frozen. */
  readonly ballRadius: number
  /** Breaks the first rack; with `opening: 'lag'` only until the lag is decided. */
  readonly firstBreaker: Seat
  /** The match opens with the lag [1.2]; absent = the first breaker is agreed. */
  readonly opening?: 'lag'
}

/** What every phase of a match knows. Readonly plain data that survives JSON. */
export interface MatchCommon {
  readonly terms: MatchTerms
  /** 1 for the first rack. */
  readonly rackNumber: number
  /** Who broke this rack, or breaks it now; the schedule of the next rack follows its number. */
  readonly breaker: Seat
  /** Racks (games) won. */
  readonly racks: PerSeat<number>
  /** 14.1 points or Siberian balls of the running game; racks elsewhere. */
  readonly score: PerSeat<number>
  readonly foulCount: PerSeat<number>
  readonly warned: PerSeat<boolean>
  readonly groups: PerSeat<'lows' | 'highs'> | null
  /**
   * Every ball on the table. With ball in hand the cue ball is here when it lies where it may be played from, or as
   * soon as it was placed; otherwise it is absent and must be placed before the stroke.
   */
  readonly balls: Layout
  readonly lastRuling: Ruling | null
  /** Counts shots of the match, 0 before the first. */
  readonly shots: number
  /** Only Siberian Ten. */
  readonly siberian: SiberianScore | null
  /** Violations of the wheelchair rules so far [7.2]. */
  readonly wheelchairFouls: PerSeat<number>
  /** The last shot while it may still be protested, that is until the next stroke [6 intro, 1.10]. */
  readonly protest: ProtestedShot | null
  /** A seat that has offered to agree on a stalemate [1.12]. */
  readonly stalemateOffer: Seat | null
  /** Innings in a row that ended without a ball pocketed and without a foul [1.12]. */
  readonly quietInnings: number
  /** Extensions of the shot clock taken in this rack [6.15]. */
  readonly extensions: PerSeat<number>
}

/** A shot that can be ruled again with what people call: the state it was played from, and what happened. */
export interface ProtestedShot {
  /** `shot-running`; its own `protest` is null. */
  readonly before: MatchState
  readonly shot: PlayedShot
}

/** How the shooter has the cue ball. */
export type CueBallStatus = 'as-lies' | 'in-hand' | 'in-hand-kitchen'

/** A player is at the table. `break` is the same with the rack untouched. */
export interface AtTheTable {
  readonly shooter: Seat
  readonly shot: NextShot
  readonly cueBall: CueBallStatus
  readonly restricted: boolean
  readonly declaration: Declaration
  /** Balls that were declared frozen; absent = by `frozenPolicy` [6.7, 8.4]. */
  readonly frozen?: Inspection
}

/** What the match waits for. */
export type MatchPhase =
  | ({ readonly phase: 'break' } & AtTheTable)
  | ({ readonly phase: 'aiming' } & AtTheTable)
  | ({
      readonly phase: 'shot-running'
      readonly stroke: CueStroke
    } & AtTheTable)
  | {
      readonly phase: 'push-out-decision' | 'choice'
      readonly by: Seat
      /** Who played the shot that the choice is about. */
      readonly about: Seat
      readonly options: readonly ChoiceOption[]
    }
  /** Siberian Ten: `by` takes a ball of his choice from the table. */
  | {
      readonly phase: 'pick-ball'
      readonly by: Seat
      readonly creditTo: Seat
      /** What follows when the game is not won by it. */
      readonly afterwards: MatchPhase
    }
  /** These balls are to be racked (`next-rack`), then `next` plays. 14 balls leave the apex free. */
  | {
      readonly phase: 'racking'
      readonly rack: readonly ObjectBallId[]
      readonly next: AtTheTable
    }
  /** Both lag for the break, by `lag-played`. */
  | { readonly phase: 'lag' }
  /** The winner of the lag says who breaks. */
  | { readonly phase: 'breaker-choice'; readonly by: Seat }
  | {
      readonly phase: 'rack-over'
      readonly winner: Seat
      readonly by: string
    }
  | {
      readonly phase: 'match-over'
      readonly winner: Seat
      readonly by: string
    }

export type MatchState = MatchCommon & MatchPhase

/** What the shooter may and must do now: what the page offers and what the stroke is checked against. */
export interface ShotDemand {
  /** Object balls that may lawfully be hit first; null = any. */
  readonly legalFirst: readonly ObjectBallId[] | null
  readonly mustCall: boolean
  /** How many balls may be called: two in Siberian Ten. */
  readonly mostCalls: number
  readonly maySafety: boolean
  /** `null` = allowed now; otherwise the code of the reason why not. */
  readonly pushOutRefusal: string | null
  /** Where the cue ball may be set down; null = it is played as it lies. */
  readonly cueBallArea: 'anywhere' | 'kitchen' | null
  /** Balls of which one may be spotted before the shot, all lawful ones lying behind the head string [1.5]. */
  readonly spotNearest: readonly ObjectBallId[]
}
