import { fail, ok, type Result } from '../../math/index.ts'
import type { Seat } from '../../shot/index.ts'
import type { Claim, Command, CommandError, RefereeRuling } from '../command.ts'
import type { MatchState } from '../match-state.ts'
import { isProtestAnswer, type ProtestAnswer, REASON_TEXT, rulesToProtest } from '../protest.ts'
import { withSeat } from '../ruling-draft.ts'
import { type MatchStep, ruleAgain, ruleRunning } from './rule-running.ts'
import { replayRack } from './stalemate.ts'

/**
 * A foul that a person calls, until the next stroke [6 intro, 1.10]: the last shot is ruled again with it, or, between
 * shots, it ends the inning of the player at the table. Errors: `nothing-to-protest`, `own-claim`.
 */
export function callClaim(
  state: MatchState,
  { by, claim, about }: Extract<Command, { kind: 'claim' }>,
): Result<MatchStep, CommandError> {
  if (by === claim.against) return fail({ code: 'own-claim' })
  if (state.phase === 'shot-running') return fail({ code: 'stroke-running' })
  if (isAboutShot(state, claim, about)) return ruleAgain(state, claim, null)
  if (state.phase !== 'break' && state.phase !== 'aiming') return fail({ code: 'nothing-to-protest' })
  const { phase: _waiting, ...waiting } = state
  const running = { ...waiting, phase: 'shot-running', stroke: NO_STROKE } as const
  const ruled = ruleRunning(running, { events: [], after: state.balls, claims: [claim] })
  if (!ruled.ok || ruled.value.ruling?.kind !== 'legal') return ruled
  // Refused, or only a warning: the last shot stays open to protest, what was declared and placed stays so.
  return ok({ state: { ...state, lastRuling: ruled.value.ruling }, ruling: ruled.value.ruling })
}

/**
 * A claim is about the shot just played when that was said; otherwise when it is against its player, when it can only
 * be about a shot [1.7, 1.9], and whenever nobody is at the table between shots.
 */
function isAboutShot(state: MatchState, claim: Claim, about: 'shot' | 'between' | undefined): boolean {
  if (claim.rule === '1.7' || claim.rule === '1.9' || claim.effect !== undefined) return true
  if (about !== undefined) return about === 'shot'
  const last = state.protest?.before
  const ofLast = last?.phase === 'shot-running' && last.shooter === claim.against
  const waiting = state.phase !== 'break' && state.phase !== 'aiming'
  return ofLast || (waiting && state.protest !== null)
}

/** Nothing was struck: the shot that a claim between shots is ruled as. */
const NO_STROKE = { speed: 0, directionDeg: 0, elevationDeg: 0, tip: { side: 0, height: 0 } }

/**
 * The referee in person. A stalemate may be declared at any time, the rest is about the last shot. Errors:
 * `stroke-running`, `nothing-to-protest`, those of `answerProtest`.
 */
export function refereeSays(state: MatchState, ruling: RefereeRuling): Result<MatchStep, CommandError> {
  if (state.phase === 'shot-running') return fail({ code: 'stroke-running' })
  if (isProtestAnswer(ruling)) return answerProtest(state, ruling)
  if (ruling.kind !== 'stalemate') return ruleAgain(state, null, ruling)
  const replayed = replayRack(state)
  return replayed.ok ? ok({ state: replayed.value, ruling: null }) : replayed
}

/**
 * The referee answers a protest against a rule of the last ruling [1.10]. Where the ruling stands, nothing is taken
 * from the player at the table: what was answered, declared and placed stays so. Errors: `reason-text`,
 * `rule-not-called`, `protest-answered`.
 */
function answerProtest(state: MatchState, answer: ProtestAnswer): Result<MatchStep, CommandError> {
  const { rule, reason, by } = answer
  if (reason !== undefined && !REASON_TEXT.test(reason)) return fail({ code: 'reason-text' })
  const standing = ruleAgain(state, null, null)
  if (!standing.ok) return standing
  const answered = state.protest?.shot.rulings?.some((said) => isAnswerTo(said, rule)) ?? false
  // A referee who corrects himself needs no protest.
  if (by !== undefined && answered) return fail({ code: 'protest-answered' })
  const called = standing.value.ruling !== null && rulesToProtest(standing.value.ruling).includes(rule)
  if (by !== undefined && !called) return fail({ code: 'rule-not-called' })
  const ruled = ruleAgain(state, null, answer)
  if (!ruled.ok || answer.kind === 'overrule') return ruled
  const { protest, lastRuling } = ruled.value.state
  return ok({ state: { ...state, protest, lastRuling }, ruling: lastRuling })
}

function isAnswerTo(said: RefereeRuling, rule: string): boolean {
  return isProtestAnswer(said) && said.rule === rule
}

/** `players`: the warning before a third foul is the opponent's to give [6.14]. Errors: `no-warning-due`. */
export function warnTwoFouls(state: MatchState, seat: Seat): Result<MatchState, CommandError> {
  if (state.phase === 'shot-running') return fail({ code: 'stroke-running' })
  if (state.foulCount[seat] !== 2 || state.warned[seat]) return fail({ code: 'no-warning-due' })
  return ok({ ...state, warned: withSeat(state.warned, seat, true) })
}
