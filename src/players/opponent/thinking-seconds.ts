import { exp, type Random } from '../../math/index.ts'
import type { Decision } from '../decide/index.ts'

/**
 * Seconds that people take, by what they think about: routine shots, hard ones, and safeties and push-outs, for which
 * the professional shot clock allows twice as long.
 */
const ROUTINE = 7
const HARD = 14
const LONG = 27
const CHOICE = 6
/** A pot that comes off less often than this is a hard one. */
const EASY = 0.8
/** Spread of the logarithm: a coefficient of variation of one half. */
const SPREAD = 0.47

/**
 * How long a person would take over a decision, s: log-normal around the usual time for it. A page shows the player
 * thinking for some share of it.
 */
export function thinkingSeconds({ reason }: Decision, random: Random): number {
  return usual(reason) * exp(SPREAD * random.gaussian())
}

function usual({ kind, comesOff }: Decision['reason']): number {
  switch (kind) {
    case 'push-out':
    case 'safety':
    case 'kick':
    case 'jump':
      return LONG
    case 'choice':
    case 'pick':
    case 'breaker':
      return CHOICE
    case 'break':
    case 'lag':
      return ROUTINE
    default:
      return comesOff === null || comesOff >= EASY ? ROUTINE : HARD
  }
}
