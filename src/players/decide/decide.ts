import type { Random } from '../../math/index.ts'
import { unreachable } from '../../math/index.ts'
import type { MatchState } from '../../rules/index.ts'
import type { Seat } from '../../shot/index.ts'
import { isShotReady } from '../imagine/index.ts'
import { bestOption, bestPick } from '../outlook/index.ts'
import { type Candidate, type Mind, meanWorth, thinkOfShots, turnAt } from '../search/index.ts'
import type { Skill } from '../skill/index.ts'
import type { Decision, Reason, Thought } from './decision.ts'
import { lagStroke } from './lag.ts'
import { shotDecision } from './shot-decision.ts'

export interface DecisionTerms {
  /** Shots to play out in the mind; more is better. */
  readonly simulations: number
  /** Errors of mind and hand: with the same state and the same random numbers the same decision. */
  readonly random: Random
  /** Who really plays, with the bias that he does not know of. */
  readonly player: Skill
}

/** The seat that the match waits for; a lag waits for both, a match between racks for nobody in particular. */
export function waitsFor(state: MatchState): Seat | null {
  switch (state.phase) {
    case 'break':
    case 'aiming':
      return state.shooter
    case 'push-out-decision':
    case 'choice':
    case 'pick-ball':
    case 'breaker-choice':
      return state.by
    case 'shot-running':
    case 'racking':
    case 'lag':
    case 'rack-over':
    case 'match-over':
      return null
    default:
      return unreachable(state)
  }
}

/**
 * The decision of `seat`, as a generator: every `next()` thinks a little more, so that it can be shown, timed and
 * given up at any moment. Null when the match does not wait for this seat.
 */
export function* thinkItOver(
  mind: Mind,
  state: MatchState,
  seat: Seat,
  terms: DecisionTerms,
): Generator<Thought, Decision | null> {
  if (state.phase === 'lag') return lagDecision(mind, seat, terms)
  if (waitsFor(state) !== seat) return null
  if (isShotReady(state)) return yield* thinkOfShot(mind, state, terms)
  switch (state.phase) {
    case 'push-out-decision':
    case 'choice': {
      const { option, chance } = bestOption(mind.outlook, seat, state)
      return {
        commands: [{ kind: 'choose', seat, option }],
        reason: { ...plainReason('choice', chance), option },
      }
    }
    case 'pick-ball': {
      const { ball, chance } = bestPick(mind.outlook, seat, state)
      return {
        commands: [{ kind: 'pick-ball', seat, ball }],
        reason: { ...plainReason('pick', chance), pick: ball },
      }
    }
    case 'breaker-choice':
      return {
        commands: [{ kind: 'choose-breaker', seat, breaker: seat }],
        reason: plainReason('breaker', 0.5),
      }
    default:
      return null
  }
}

/** The whole decision at once. */
export function decide(mind: Mind, state: MatchState, seat: Seat, terms: DecisionTerms): Decision | null {
  const thinking = thinkItOver(mind, state, seat, terms)
  for (;;) {
    const step = thinking.next()
    if (step.done === true) return step.value
  }
}

function plainReason(kind: Reason['kind'], chance: number): Reason {
  return { kind, target: null, option: null, pick: null, chance, comesOff: null, instead: [], simulations: 0 }
}

/** His stroke in the lag; whether he has played it already the caller knows. */
function lagDecision(mind: Mind, seat: Seat, { player, random }: DecisionTerms): Decision {
  const { at, stroke } = lagStroke(mind, seat, player, random)
  return { commands: [{ kind: 'lag', seat, at, stroke }], reason: plainReason('lag', 0.5) }
}

function* thinkOfShot(
  mind: Mind,
  state: Parameters<typeof turnAt>[1],
  { simulations, random, player }: DecisionTerms,
): Generator<Thought, Decision> {
  const turn = turnAt(mind, state)
  const start = mind.imagination.shots
  const hand = random.bits()
  const decision = (candidates: readonly Candidate[]): Decision =>
    shotDecision(mind, turn, candidates, player, hand, mind.imagination.shots - start)
  const thinking = thinkOfShots(mind, turn, simulations, random)
  for (;;) {
    const step = thinking.next()
    if (step.done === true) return decision(step.value)
    const { share, candidates } = step.value
    const sorted = [...candidates].sort((a, b) => meanWorth(b) - meanWorth(a))
    yield { share, best: sorted.length === 0 ? null : decision(sorted) }
  }
}
