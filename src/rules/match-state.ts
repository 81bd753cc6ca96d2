import type { CueStroke, Declaration, Layout, Seat } from '../shot/index.ts'
import type { ObjectBallId, TableSpec } from '../table/index.ts'
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
  readonly firstBreaker: Seat
}

/** What every phase of a match knows. Readonly plain data that survives JSON. */
export interface MatchCommon {
  readonly terms: MatchTerms
  /** 1 for the first rack. */
  readonly rackNumber: number
  readonly breaker: Seat
  /** Racks (games) won. */
  readonly racks: PerSeat<number>
  /** 14.1 points or Siberian balls of the running game; racks elsewhere. */
  readonly score: PerSeat<number>
  readonly foulCount: PerSeat<number>
  readonly warned: PerSeat<boolean>
  readonly groups: PerSeat<'lows' | 'highs'> | null
  /** Every ball on the table. A cue ball in hand has a proposed place here as soon as it is placed. */
  readonly balls: Layout
  readonly lastRuling: Ruling | null
  /** Counts shots of the match, 0 before the first. */
  readonly shots: number
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
}

export type MatchState = MatchCommon &
  (
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
  )

/** What the shooter may and must do now: what the page offers and what the stroke is checked against. */
export interface ShotDemand {
  /** Object balls that may lawfully be hit first; null = any. */
  readonly legalFirst: readonly ObjectBallId[] | null
  readonly mustCall: boolean
  readonly maySafety: boolean
  /** `null` = allowed now; otherwise the code of the reason why not. */
  readonly pushOutRefusal: string | null
  /** Where the cue ball may be set down; null = it is played as it lies. */
  readonly cueBallArea: 'anywhere' | 'kitchen' | null
}
