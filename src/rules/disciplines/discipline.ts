import type { Fault } from '../../math/index.ts'
import type { Layout, Seat } from '../../shot/index.ts'
import type { ObjectBallId } from '../../table/index.ts'
import type { CueBallStatus } from '../match-state.ts'
import type { RuleOptions } from '../options.ts'
import type { NextShot, PerSeat, RulesetId, Ruling } from '../ruling.ts'
import type { HandicapLeft, ShootOutScore, ShotContext } from '../shot-context.ts'

/** A player at the table before the stroke, as far as a game's rules look at it. */
export interface Turn {
  readonly shooter: Seat
  readonly shot: NextShot
  readonly balls: Layout
  readonly cueBall: CueBallStatus
  readonly groups: PerSeat<'lows' | 'highs'> | null
}

/** What only Siberian Ten carries from shot to shot. */
export interface SiberianScore {
  readonly lastPocketedBy: Seat | null
  readonly handicapLeft: HandicapLeft | null
  readonly shootOut: ShootOutScore | null
}

/** A ruling, and what it leaves behind that a ruling does not show. */
export interface Judgement {
  readonly ruling: Ruling
  readonly siberian?: SiberianScore
}

/** One game. Pure: a turn or the facts of a shot in, answers out. */
export interface Discipline {
  readonly id: RulesetId
  /** All object balls of a rack, ascending. */
  readonly objectBalls: readonly ObjectBallId[]
  /** Places of the rack that the rules fix: index in rack order -> the balls that may lie there. */
  readonly rackPlaces: (options: RuleOptions) => readonly RackPlace[]
  /** Object balls that may lawfully be hit first; null = any [4.10]. */
  readonly legalFirst: (turn: Turn, options: RuleOptions) => readonly ObjectBallId[] | null
  /** How many balls may be called for this shot; 0 = nothing is called. */
  readonly mostCalls: (turn: Turn, options: RuleOptions) => number
  readonly maySafety: (turn: Turn, options: RuleOptions) => boolean
  /** Code of the reason why no push-out may be declared; null = it may. */
  readonly pushOutRefusal: (turn: Turn) => string | null
  /** A fault only where a declaration can be judged no earlier than with the facts of the stroke. */
  readonly judge: (context: ShotContext) => Judgement | Fault
}

export interface RackPlace {
  readonly index: number
  readonly balls: readonly ObjectBallId[]
}

/** Object balls 1 to n. */
export function balls1To(n: number): ObjectBallId[] {
  return Array.from({ length: n }, (_, i) => String(i + 1) as ObjectBallId)
}

/** The turn that a shot was played in. */
export function turnOf(context: ShotContext): Turn {
  const { shooter, shot, cueBall, groups } = context.state
  return { shooter, shot, cueBall, groups, balls: context.before }
}
