import type { MatchCommon } from '../../rules/index.ts'
import type { Seat } from '../../shot/index.ts'
import { ballNumber, type ObjectBallId } from '../../table/index.ts'
import type { Obstacle } from '../sense/index.ts'

/** What a seat still has to do to win, as far as it shows on the table. */
export interface Goal {
  /** Balls that may be played now. */
  readonly now: readonly Obstacle[]
  /** Balls that are to be played afterwards, those of `now` included. */
  readonly all: readonly Obstacle[]
  /** They are to be played in this order. */
  readonly ordered: boolean
  /** So many pots win. */
  readonly needed: number
}

/** Balls that a game of Siberian Ten is won by. */
const SIBERIAN_GAME = 6

/** The goals of a seat: one, or in eight-ball on an open table one for each group. `balls`: object balls, ascending. */
export function goalsOf(common: MatchCommon, seat: Seat, balls: readonly Obstacle[]): Goal[] {
  switch (common.terms.ruleset) {
    case 'nine-ball':
    case 'ten-ball-wpa':
    case 'ten-ball-pl':
      return [{ now: balls.slice(0, 1), all: balls, ordered: true, needed: balls.length }]
    case 'eight-ball':
      return eightBallGoals(common, seat, balls)
    case 'straight-pool':
      return [anyBall(balls, Math.max(1, common.terms.raceTo - common.score[seat]))]
    case 'siberian-ten':
      return [anyBall(balls, Math.max(1, SIBERIAN_GAME - common.score[seat]))]
  }
}

function anyBall(balls: readonly Obstacle[], needed: number): Goal {
  return { now: balls, all: balls, ordered: false, needed }
}

function eightBallGoals({ groups }: MatchCommon, seat: Seat, balls: readonly Obstacle[]): Goal[] {
  const lows = balls.filter(({ ball }) => ballNumber(ball) < 8)
  const highs = balls.filter(({ ball }) => ballNumber(ball) > 8)
  if (groups === null) return [groupGoal(lows, balls), groupGoal(highs, balls)]
  return [groupGoal(groups[seat] === 'lows' ? lows : highs, balls)]
}

function groupGoal(own: readonly Obstacle[], balls: readonly Obstacle[]): Goal {
  const eight = balls.filter(({ ball }) => ball === '8')
  return {
    now: own.length === 0 ? eight : own,
    all: [...own, ...eight],
    ordered: false,
    needed: own.length + eight.length,
  }
}

/** An object ball's id, for a ball that is known to be one. */
export function objectId({ ball }: Obstacle): ObjectBallId {
  return ball as ObjectBallId
}
