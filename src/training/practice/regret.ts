import type { PushOutAnswer } from '../push-out/answer.ts'
import type { Estimate } from '../push-out/estimate.ts'
import { PUSH_OUT_CHOICES, type PushOutChoice } from '../push-out/kinds.ts'

/** How good a decision was, by what it gave away. */
export const GRADES = ['excellent', 'good', 'fair', 'poor'] as const
export type Grade = (typeof GRADES)[number]

/** Largest regret of each grade but the last. */
const LIMITS = [0.02, 0.05, 0.1] as const

export interface Regret extends Estimate {
  readonly grade: Grade
  /** What would have been best. */
  readonly best: PushOutChoice
  /** Too small to be told from nothing: below two standard errors. */
  readonly withinError: boolean
}

/** What a choice gave away against the best of all kinds, in chance to win the rack; never negative. */
export function regretOf(chosen: Estimate, answer: PushOutAnswer): Regret {
  let best: PushOutChoice = answer.best
  let most: Estimate = answer.values[best] ?? chosen
  for (const choice of PUSH_OUT_CHOICES) {
    const value = answer.values[choice]
    if (value !== null && value.value > most.value) {
      best = choice
      most = value
    }
  }
  const value = Math.max(0, most.value - chosen.value)
  const se = Math.sqrt(most.se * most.se + chosen.se * chosen.se)
  return { value, se, grade: gradeOf(value), best, withinError: value < 2 * se }
}

export function gradeOf(regret: number): Grade {
  const at = LIMITS.findIndex((limit) => regret <= limit)
  return at < 0 ? 'poor' : GRADES[at]!
}

/** How good a push-out is by what it leaves: near to even is what both answers make of the best ones. */
export function gradeOfPush(chanceOfTheOther: number): Grade {
  const off = Math.abs(chanceOfTheOther - 0.5)
  const at = PUSH_LIMITS.findIndex((limit) => off <= limit)
  return at < 0 ? 'poor' : GRADES[at]!
}

const PUSH_LIMITS = [0.05, 0.1, 0.18] as const
