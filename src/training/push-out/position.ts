import type { PhysicsParameters } from '../../physics/index.ts'
import type { Level, ShotReady } from '../../players/index.ts'
import {
  DEFAULT_RULE_OPTIONS,
  type MatchTerms,
  type PerSeat,
  type RulesetId,
  startMatch,
} from '../../rules/index.ts'
import { type Layout, otherSeat, type Seat } from '../../shot/index.ts'
import type { TableSpec } from '../../table/index.ts'

/** Games that have a push-out. */
export const PUSH_OUT_GAMES = ['nine-ball', 'ten-ball-wpa', 'ten-ball-pl'] as const
export type PushOutGame = (typeof PUSH_OUT_GAMES)[number]

export function hasPushOut(ruleset: RulesetId): ruleset is PushOutGame {
  return (PUSH_OUT_GAMES as readonly string[]).includes(ruleset)
}

/** A table after the break, with the shot on which a push-out may be declared. */
export interface PushOutPosition {
  readonly ruleset: PushOutGame
  readonly table: TableSpec
  readonly parameters: PhysicsParameters
  /** Where everything lies, the cue ball included. */
  readonly balls: Layout
  /** Who shoots. */
  readonly shooter: Seat
  readonly levels: PerSeat<Level>
}

/** The match that a position stands for: one rack, the shooter with his first shot after the break. */
export function matchAt(position: PushOutPosition): ShotReady {
  return atTable(position, position.shooter, 'after-break')
}

/** The same table when the push-out has been played: `shooter` plays on, without another push-out. */
export function afterPush(position: PushOutPosition, balls: Layout, shooter: Seat): ShotReady {
  return atTable({ ...position, balls }, shooter, 'ordinary')
}

function atTable(position: PushOutPosition, shooter: Seat, shot: 'after-break' | 'ordinary'): ShotReady {
  const common = startMatch(termsOf(position), position.balls)
  return {
    ...common,
    phase: 'aiming',
    shooter,
    shot,
    cueBall: 'as-lies',
    restricted: false,
    declaration: {},
  }
}

/** What such a rack is played by. */
export function termsOf({ ruleset, table, parameters, shooter }: PushOutPosition): MatchTerms {
  return {
    ruleset,
    options: DEFAULT_RULE_OPTIONS,
    raceTo: 1,
    table,
    ballRadius: parameters.ballRadius,
    firstBreaker: otherSeat(shooter),
  }
}
