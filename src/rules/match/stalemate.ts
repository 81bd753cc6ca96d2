import { fail, ok, type Result } from '../../math/index.ts'
import type { Seat } from '../../shot/index.ts'
import type { CommandError } from '../command.ts'
import { disciplineOf } from '../disciplines/registry.ts'
import type { MatchCommon, MatchState } from '../match-state.ts'
import { commonOf } from './after-ruling.ts'
import { breakShot, startSiberian } from './start-match.ts'

/** A player offers a stalemate, or accepts the other's offer: then it is one at once [1.12]. */
export function agreeStalemate(state: MatchState, seat: Seat): Result<MatchState, CommandError> {
  if (state.phase === 'shot-running') return fail({ code: 'stroke-running' })
  if (state.stalemateOffer === seat) return fail({ code: 'stalemate-already-offered' })
  if (state.stalemateOffer !== null) return replayRack(state)
  if (!rackIsOn(state)) return fail({ code: 'no-rack-running' })
  return ok({ ...state, stalemateOffer: seat })
}

/** After this many innings without a ball pocketed or a foul the players may be reminded. */
const QUIET_INNINGS = 8

/** True when the page may remind the players that they can agree on a stalemate [1.12]; never more than that. */
export function mayRemindStalemate(state: MatchState): boolean {
  return rackIsOn(state) && state.quietInnings >= QUIET_INNINGS
}

/**
 * Stalemate: the rack is played again and the same player breaks; in 14.1 both lag for a new opening break and the
 * scores stay [1.12, 4.12, Q-33].
 */
export function replayRack(state: MatchState): Result<MatchState, CommandError> {
  if (!rackIsOn(state)) return fail({ code: 'no-rack-running' })
  const straight = state.terms.ruleset === 'straight-pool'
  const common: MatchCommon = {
    ...commonOf(state),
    foulCount: straight ? state.foulCount : { A: 0, B: 0 },
    warned: straight ? state.warned : { A: false, B: false },
    score: state.terms.ruleset === 'siberian-ten' ? { A: 0, B: 0 } : state.score,
    siberian: startSiberian(state.terms),
    groups: null,
    protest: null,
    stalemateOffer: null,
    quietInnings: 0,
    extensions: { A: 0, B: 0 },
  }
  if (straight) return ok({ ...common, phase: 'lag' })
  const rack = disciplineOf(state.terms.ruleset).objectBalls
  return ok({ ...common, phase: 'racking', rack, next: breakShot(state.breaker) })
}

function rackIsOn({ phase }: MatchState): boolean {
  return phase !== 'rack-over' && phase !== 'match-over' && phase !== 'lag' && phase !== 'breaker-choice'
}
