import {
  type Declaration,
  type Layout,
  otherSeat,
  readShot,
  type Seat,
  type ShotEvent,
  type ShotFacts,
} from '../shot/index.ts'
import { BALL_IDS, type BallId, type LineId, type ObjectBallId, type TableSpec } from '../table/index.ts'
import { clauseOf } from './clause.ts'
import type { Claim, PlayedShot, RefereeRuling } from './command.ts'
import { type Inspection, inspect } from './inspection.ts'
import type { CueBallStatus } from './match-state.ts'
import type { RuleOptions } from './options.ts'
import type { PlayingArea } from './playing-area.ts'
import type { NextShot, PerSeat, RulesetId } from './ruling.ts'

/** Points of a running shoot-out series; null = not shot yet. `tries` = misses of the present shooter so far. */
export interface ShootOutScore {
  readonly first: Seat
  readonly points: PerSeat<number | null>
  readonly tries: number
}

/** Balls of a handicap that are still to be credited to the receiver. */
export interface HandicapLeft {
  readonly giver: Seat
  readonly balls: number
}

/** The state of the match before a shot, as far as the ruling of this shot needs it. */
export interface ShotState {
  readonly shooter: Seat
  readonly shot: NextShot
  readonly balls: Layout
  readonly cueBall: CueBallStatus
  readonly foulCount: PerSeat<number>
  readonly warned: PerSeat<boolean>
  readonly score: PerSeat<number>
  readonly groups: PerSeat<'lows' | 'highs'> | null
  /** As inspected or declared; absent: see `frozenPolicy`. */
  readonly frozenRails?: Inspection['frozenRails']
  readonly frozenBalls?: Inspection['frozenBalls']
  readonly restricted: boolean
  /** 0 = no match result is reported. */
  readonly raceTo: number
  readonly racks?: PerSeat<number> | undefined
  readonly lastPocketedBy?: Seat | null | undefined
  readonly handicapLeft?: HandicapLeft | null | undefined
  readonly shootOut?: ShootOutScore | null | undefined
  /** Who broke this rack: a stalemate is broken by the same player again. */
  readonly breaker?: Seat | undefined
  /** Violations of the wheelchair rules so far in the match [7.2]. */
  readonly wheelchairFouls?: PerSeat<number> | undefined
}

/** One shot before the referee: the `rule` document. */
export interface ShotToRule extends PlayedShot {
  readonly ruleset: RulesetId
  readonly options: RuleOptions
  readonly table: TableSpec
  readonly ballRadius: number
  readonly state: ShotState
  readonly declaration: Declaration
}

/** A shot with its facts read, ready to be judged. */
export interface ShotContext {
  readonly ruleset: RulesetId
  readonly options: RuleOptions
  readonly area: PlayingArea
  readonly table: TableSpec
  readonly state: ShotState
  readonly shooter: Seat
  readonly incoming: Seat
  readonly declaration: Declaration
  readonly events: readonly ShotEvent[]
  readonly before: Layout
  readonly after: Layout
  readonly leastX: Readonly<Partial<Record<BallId, number>>>
  readonly claims: readonly Claim[]
  readonly rulings: readonly RefereeRuling[]
  readonly inspection: Inspection
  readonly facts: ShotFacts
  readonly clause: (rule: string) => string
}

/** Reads the facts of a shot. `balls` is the position the stroke was played from. */
export function shotContext(
  shot: ShotToRule,
  options: RuleOptions,
  area: PlayingArea,
  balls: Layout,
): ShotContext {
  const inspection = inspectionOf(shot, options, balls)
  const shooter = shot.state.shooter
  return {
    ruleset: shot.ruleset,
    options,
    area,
    table: shot.table,
    state: shot.state,
    shooter,
    incoming: otherSeat(shooter),
    declaration: shot.declaration,
    events: shot.events,
    before: balls,
    after: shot.after,
    leastX: shot.leastX ?? {},
    claims: shot.claims ?? [],
    rulings: shot.rulings ?? [],
    inspection,
    facts: readShot(shot.events, {
      balls,
      frozenRails: inspection.frozenRails,
      simultTol: options.simultTol,
      lines: linesOf(shot.ruleset, options),
    }),
    clause: (rule) => clauseOf(shot.ruleset, options, rule),
  }
}

/** The lines whose crossings any rule of this game asks for: head string for the kitchen, centre string for 12.5. */
function linesOf(ruleset: RulesetId, { threePoint }: RuleOptions): readonly LineId[] {
  switch (ruleset) {
    case 'siberian-ten':
      return HEAD_AND_CENTRE
    case 'eight-ball':
    case 'straight-pool':
      return HEAD
    default:
      return threePoint === 'on' ? HEAD : NO_LINE
  }
}

const NO_LINE: readonly LineId[] = []
const HEAD: readonly LineId[] = ['head']
const HEAD_AND_CENTRE: readonly LineId[] = ['head', 'centre']

function inspectionOf(shot: ShotToRule, options: RuleOptions, balls: Layout): Inspection {
  const { frozenRails, frozenBalls } = shot.state
  if (frozenRails !== undefined && frozenBalls !== undefined) return { frozenRails, frozenBalls }
  const seen: Inspection =
    options.frozenPolicy === 'auto'
      ? inspect(balls, shot.table, shot.ballRadius, options.epsFrozen, true)
      : { frozenRails: [], frozenBalls: [] }
  return { frozenRails: frozenRails ?? seen.frozenRails, frozenBalls: frozenBalls ?? seen.frozenBalls }
}

/** Object balls on the table when the stroke was played, ascending. */
export function objectBallsBefore(context: ShotContext): ObjectBallId[] {
  return objectBallsOf(context.before)
}

export function objectBallsOf(layout: Layout): ObjectBallId[] {
  return OBJECT_BALLS.filter((ball) => layout[ball] !== undefined)
}

/** Lowest number on the table; null on an empty one. */
export function lowestBall(layout: Layout): ObjectBallId | null {
  return OBJECT_BALLS.find((ball) => layout[ball] !== undefined) ?? null
}

const OBJECT_BALLS = BALL_IDS.filter((ball): ball is ObjectBallId => ball !== 'cue')
