import { fail, ok, type Result } from '../../math/index.ts'
import type { Seat } from '../../shot/index.ts'
import type { CommandError } from '../command.ts'
import { disciplineOf } from '../disciplines/registry.ts'
import type { MatchState } from '../match-state.ts'
import { type Lag, ruleLag } from '../rule-lag.ts'
import { commonOf } from './after-ruling.ts'
import { breakShot } from './start-match.ts'

/** Both have lagged [1.2]: the winner says who breaks, or they lag again. */
export function lagPlayed(state: MatchState, lag: Lag): Result<MatchState, CommandError> {
  if (state.phase !== 'lag') return fail({ code: 'no-lag-wanted' })
  const { result } = ruleLag({ lagTol: state.terms.options.lagTol, ...lag })
  if (result === 'again') return ok(state)
  return ok({ ...commonOf(state), phase: 'breaker-choice', by: result })
}

/** The winner of the lag chooses who breaks; at the start of a match the schedule counts from there. */
export function chooseBreaker(
  state: MatchState,
  seat: Seat,
  breaker: Seat,
): Result<MatchState, CommandError> {
  if (state.phase !== 'breaker-choice') return fail({ code: 'no-choice-open' })
  if (seat !== state.by) return fail({ code: 'not-your-choice' })
  const opening = state.shots === 0
  const common = {
    ...commonOf(state),
    terms: opening ? { ...state.terms, firstBreaker: breaker } : state.terms,
    breaker,
  }
  if (opening) return ok({ ...common, phase: 'break', ...breakShot(breaker) })
  const rack = disciplineOf(state.terms.ruleset).objectBalls
  return ok({ ...common, phase: 'racking', rack, next: breakShot(breaker) })
}
