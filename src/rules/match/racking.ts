import { fail, ok, type Result } from '../../math/index.ts'
import { ballsOf, type Layout, otherSeat, type Seat } from '../../shot/index.ts'
import type { BallId, ObjectBallId } from '../../table/index.ts'
import type { CommandError } from '../command.ts'
import { disciplineOf } from '../disciplines/registry.ts'
import type { MatchCommon, MatchState } from '../match-state.ts'
import { distance, playingArea } from '../playing-area.ts'
import { atTheTable, commonOf } from './after-ruling.ts'
import { breakShot, startSiberian } from './start-match.ts'

/** The balls of a rack as somebody has set them up. */
export interface SetUpRack {
  /** Numbers in rack order, apex first, row by row; a 14-ball rack starts with its second row. */
  readonly order: readonly ObjectBallId[]
  readonly positions: Layout
}

/** Sets up the balls that are wanted: the next rack, a rack to be broken again, or the re-rack of 14.1. */
export function nextRack(state: MatchState, rack: SetUpRack): Result<MatchState, CommandError> {
  if (state.phase === 'racking') {
    const wrong = rackFault(state, rack, state.rack)
    if (wrong !== null) return fail({ code: wrong })
    const balls = { ...lying(state, state.rack), ...rack.positions }
    const common = { ...commonOf(state), balls, protest: null, ...NEW_RACK }
    return ok(atTheTable(common, state.next))
  }
  if (state.phase !== 'rack-over') return fail({ code: 'no-rack-wanted' })
  const wrong = rackFault(state, rack, disciplineOf(state.terms.ruleset).objectBalls)
  if (wrong !== null) return fail({ code: wrong })
  const breaker = scheduledBreaker(state, state.winner)
  const common: MatchCommon = {
    ...commonOf(state),
    rackNumber: state.rackNumber + 1,
    breaker,
    score: state.terms.ruleset === 'siberian-ten' ? { A: 0, B: 0 } : state.score,
    foulCount: { A: 0, B: 0 },
    warned: { A: false, B: false },
    groups: null,
    balls: rack.positions,
    siberian: startSiberian(state.terms),
    protest: null,
    ...NEW_RACK,
  }
  return ok(atTheTable(common, breakShot(breaker)))
}

/** What is counted from rack to rack begins anew. */
const NEW_RACK = { quietInnings: 0, extensions: { A: 0, B: 0 } } as const

/** What stays on the table while the others are racked: in a 14.1 re-rack the cue ball and the break ball. */
function lying(state: MatchState & { phase: 'racking' }, rack: readonly ObjectBallId[]): Layout {
  const whole = state.next.shot === 'break'
  const kept: Partial<Record<BallId, Layout[BallId]>> = {}
  for (const ball of ballsOf(state.balls)) {
    if (whole || rack.includes(ball as ObjectBallId)) continue
    kept[ball] = state.balls[ball]!
  }
  return kept as Layout
}

/** The schedule follows the number of the rack, whoever broke again; a handicap's giver always breaks. */
function scheduledBreaker({ terms, rackNumber }: MatchCommon, winner: Seat): Seat {
  const { handicap, breakOrder } = terms.options
  if (terms.ruleset === 'siberian-ten' && handicap !== null) return handicap.giver
  switch (breakOrder) {
    case 'alternate':
      return rackNumber % 2 === 0 ? terms.firstBreaker : otherSeat(terms.firstBreaker)
    case 'winner':
      return winner
    case 'loser':
      return otherSeat(winner)
    case 'fixed':
      return terms.firstBreaker
  }
}

/** Code of what is wrong with a rack; null = it may be played. */
function rackFault(state: MatchState, rack: SetUpRack, wanted: readonly ObjectBallId[]): string | null {
  const { positions } = rack
  // An order of fifteen for a 14-rack names the ball of the vacant apex first.
  const order = rack.order.slice(-wanted.length)
  const same = (list: readonly BallId[]): boolean =>
    list.length === wanted.length && wanted.every((ball) => list.includes(ball))
  if (!same(order) || !same(ballsOf(positions).filter((ball) => ball !== 'cue'))) return 'rack-wrong-balls'
  const { ruleset, options } = state.terms
  const discipline = disciplineOf(ruleset)
  const whole = wanted.length === discipline.objectBalls.length
  for (const { index, balls } of whole ? discipline.rackPlaces(options) : [])
    if (!balls.includes(order[index]!)) return 'rack-ball-out-of-place'
  if (whole && !oneOfEachBehind(ruleset, order)) return 'rack-corners'
  return overlaps(state, positions) ? 'rack-overlap' : null
}

/** Eight-ball: one low and one high ball in the rear corners [3.2]. */
function oneOfEachBehind(ruleset: string, order: readonly ObjectBallId[]): boolean {
  if (ruleset !== 'eight-ball') return true
  return Number(order[10]) < 8 !== Number(order[14]) < 8
}

function overlaps(state: MatchState, positions: Layout): boolean {
  const area = playingArea(state.terms.table, state.terms.ballRadius)
  const balls = ballsOf(positions).map((ball) => positions[ball]!)
  return balls.some((a, i) => balls.slice(i + 1).some((b) => distance(a, b) < 2 * area.R - 1e-9))
}
