import { fail, ok, type Result } from '../../math/index.ts'
import type { Seat } from '../../shot/index.ts'
import type { ObjectBallId } from '../../table/index.ts'
import type { CommandError } from '../command.ts'
import { isLevelAtTheEnd, winnerByBalls } from '../disciplines/siberian/credits.ts'
import type { MatchCommon, MatchState } from '../match-state.ts'
import { withSeat } from '../ruling-draft.ts'
import { objectBallsOf } from '../shot-context.ts'
import { atTheTable, commonOf } from './after-ruling.ts'
import { ruleRunning } from './rule-running.ts'
import { shootOutStroke } from './shoot-out-stroke.ts'

type Picking = Extract<MatchState, { readonly phase: 'pick-ball' }>

/**
 * A ball of the picker's choice leaves the table to somebody's credit (12.4, 12.8.1). It may win the game, or level
 * it at five each with an empty table. Errors: `no-pick-due`, `not-your-choice`, `ball-not-on-table`.
 */
export function pickBall(
  state: MatchState,
  seat: Seat,
  ball: ObjectBallId,
): Result<MatchState, CommandError> {
  if (state.phase !== 'pick-ball') return fail({ code: 'no-pick-due' })
  if (seat !== state.by) return fail({ code: 'not-your-choice' })
  const { [ball]: picked, ...balls } = state.balls
  if (picked === undefined) return fail({ code: 'ball-not-on-table', params: { ball } })
  const score = withSeat(state.score, state.creditTo, state.score[state.creditTo] + 1)
  return ok(afterPick(state, { ...commonOf(state), balls, score }))
}

function afterPick(state: Picking, common: MatchCommon): MatchState {
  const winner = winnerByBalls(common.score)
  if (winner !== null) return winGame(common, winner)
  if (isLevelAtTheEnd(common.score, objectBallsOf(common.balls))) return level(state, common)
  const { afterwards } = state
  if (afterwards.phase !== 'aiming' && afterwards.phase !== 'break') return { ...common, ...afterwards }
  const { phase: _phase, ...turn } = afterwards
  return atTheTable(common, turn)
}

function winGame(common: MatchCommon, winner: Seat): MatchState {
  const racks = withSeat(common.racks, winner, common.racks[winner] + 1)
  const phase = racks[winner] >= common.terms.raceTo ? 'match-over' : 'rack-over'
  return { ...common, racks, phase, winner, by: 'pocketed' }
}

/** Five each: whoever pocketed the last ball shoots first. */
function level(state: Picking, common: MatchCommon): MatchState {
  const first = common.siberian?.lastPocketedBy ?? state.creditTo
  const siberian = {
    lastPocketedBy: first,
    handicapLeft: common.siberian?.handicapLeft ?? null,
    shootOut: { first, points: { A: null, B: null }, tries: 0 },
  }
  return shootOutStroke({ ...common, siberian }, first)
}

/**
 * The shooter of a shoot-out stroke asks for the balls to be placed again before he plays (12.10): they stand exactly
 * on their spots then. Error: `no-replacing-now`.
 */
export function requestReplace(state: MatchState, seat: Seat): Result<MatchState, CommandError> {
  if (state.phase !== 'aiming' || state.shot !== 'shoot-out') return fail({ code: 'no-replacing-now' })
  if (state.shooter !== seat) return fail({ code: 'not-your-turn' })
  return ok(shootOutStroke(commonOf(state), seat))
}

/**
 * Sudden death in the shoot-out (12.10): the player who has just shot regularly and scored nothing declares it before
 * the next stroke; the other plays on from where the balls lie. Error: `declare-game-not-now`.
 */
export function declareGame(state: MatchState, seat: Seat): Result<MatchState, CommandError> {
  const before = state.protest?.before
  const open = state.phase === 'aiming' && state.shot === 'shoot-out' && state.protest !== null
  if (!open || before?.phase !== 'shot-running' || before.shooter !== seat || before.shot !== 'shoot-out')
    return fail({ code: 'declare-game-not-now' })
  const declared = { ...before, declaration: { declareGame: true } } as const
  const ruled = ruleRunning(declared, state.protest.shot)
  return ruled.ok ? ok(ruled.value.state) : ruled
}
