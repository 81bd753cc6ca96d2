import { BrokenPromise, fault, ok, type Result } from '../math/index.ts'
import { type ShotPaths, type ShotResult, simulateShot } from '../physics/index.ts'
import { type Ruling, ruleShot, type ShotToRule } from '../rules/index.ts'
import type { BallId } from '../table/index.ts'
import { type OtherRuling, otherRulings } from './other-rulings.ts'
import type { ReviewTask } from './review-task.ts'
import { shotToRule } from './shot-to-rule.ts'

/** A shot seen again: what happened, how it is ruled and why, and how other rules would have it. */
export interface Review {
  /** With states at every event and closed-form paths. */
  readonly result: ShotResult & { readonly paths: ShotPaths }
  /** What the referee had before him; `evidence[].events` count into its `events`. */
  readonly toRule: ShotToRule
  readonly ruling: Ruling
  readonly alsoUnder: readonly OtherRuling[]
}

/**
 * Plays a shot again, rules it, and rules it under every other game, edition and option that can. Faults: those of
 * `simulateShot`, paths under `shot`, and of `ruleShot`, paths under `rule`; `broken-promise` when the solver fails.
 */
export function reviewShot(task: ReviewTask): Result<Review> {
  try {
    return reviewed(task)
  } catch (error) {
    if (error instanceof BrokenPromise) return fault('broken-promise', 'shot', error.message)
    throw error
  }
}

function reviewed(task: ReviewTask): Result<Review> {
  const { shot, rule, acts = [] } = task
  const played = simulateShot({ ...shot, report: { kinematics: true, paths: true, facts: true } })
  if (!played.ok) return under('shot', played)
  const result = { ...played.value, paths: played.value.paths! }
  const toRule = shotToRule(shot, rule, acts, { ...result, leastX: leastXOf(result.paths) })
  const ruling = ruleShot(toRule)
  if (!ruling.ok) return under('rule', ruling)
  return ok({ result, toRule, ruling: ruling.value, alsoUnder: otherRulings(toRule, ruling.value) })
}

/** How far towards the head end each ball came, m: the three-point rule asks for it. */
export function leastXOf(paths: ShotPaths): Readonly<Partial<Record<BallId, number>>> {
  const least: Partial<Record<BallId, number>> = {}
  for (const ball of paths.balls) least[ball] = paths.leastX(ball)
  return least
}

/** A fault of one of the two documents, with its path from the whole. */
export function under<T>(part: 'shot' | 'rule', result: Extract<Result<T>, { ok: false }>): Result<never> {
  const { code, path, message } = result.error
  return { ok: false, error: { code, path: path === '' ? part : `${part}.${path}`, message } }
}
