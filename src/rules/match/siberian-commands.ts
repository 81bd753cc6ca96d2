import { fail, type Result } from '../../math/index.ts'
import type { Seat } from '../../shot/index.ts'
import type { ObjectBallId } from '../../table/index.ts'
import type { CommandError } from '../command.ts'
import type { MatchState } from '../match-state.ts'

/** A ball of the opponent's choice leaves the table to somebody's credit (12.4, 12.8.1). */
export function pickBall(
  state: MatchState,
  seat: Seat,
  ball: ObjectBallId,
): Result<MatchState, CommandError> {
  if (state.phase !== 'pick-ball') return fail({ code: 'no-pick-due' })
  if (seat !== state.by) return fail({ code: 'not-your-choice' })
  return fail({ code: 'ball-not-on-table', params: { ball } })
}

/** Sudden death in the shoot-out, by the player who has just shot (12.10). */
export function declareGame(state: MatchState, seat: Seat): Result<MatchState, CommandError> {
  return fail({ code: 'declare-game-not-now', params: { seat, phase: state.phase } })
}
