import { BrokenPromise } from '../math/index.ts'
import { type FinalBall, type ShotRequest, Solver, simulateShot } from '../physics/index.ts'
import { type Ruling, ruleShot } from '../rules/index.ts'
import { type BallId, makeTable, type Point } from '../table/index.ts'
import { leastXOf } from './review-shot.ts'
import type { ReviewTask, RuleTerms } from './review-task.ts'
import { type PlayedFacts, shotToRule } from './shot-to-rule.ts'

/** A variation of a shot, played and ruled. */
export interface PlayedAgain {
  readonly shot: ShotRequest
  readonly balls: readonly FinalBall[]
  readonly ruling: Ruling
}

/** Plays variations of one task; null for a shot that cannot be played or ruled. Balls and stroke must be possible. */
export type PlayAgain = (shot: ShotRequest, rule: RuleTerms) => PlayedAgain | null

type Played = PlayedFacts & { readonly balls: readonly FinalBall[] }

/** A player of variations, with memory that is allocated once for all that share table and parameters. */
export function makePlayAgain({ shot: itself, rule, acts = [] }: ReviewTask): PlayAgain {
  const measured = rule.options.threePoint === 'on' && rule.state.shot === 'break'
  const fast = solverFor(itself)
  return (shot, terms) => {
    try {
      // Only the three-point rule needs the paths; another table or cue another solver.
      const isSame = shot.parameters === itself.parameters && shot.table === itself.table
      const played = measured || !isSame ? simulated(shot) : fast(shot)
      if (played === null) return null
      const ruling = ruleShot(shotToRule(shot, terms, acts, played))
      return ruling.ok ? { shot, balls: played.balls, ruling: ruling.value } : null
    } catch (error) {
      if (error instanceof BrokenPromise) return null
      throw error
    }
  }
}

function solverFor(shot: ShotRequest): (shot: ShotRequest) => Played | null {
  const { parameters, fidelity, unbounded = false } = shot
  const table = makeTable(shot.table, parameters.ballRadius, parameters.noseHeightRatio)
  const solver = new Solver(table, parameters, { fidelity, unbounded, kinematics: true })
  return ({ balls, stroke }) => {
    const run = solver.run(balls, stroke)
    if (!run.ok) return null
    return { events: run.value.events(), layout: run.value.layout(), balls: run.value.balls() }
  }
}

function simulated(shot: ShotRequest): Played | null {
  const run = simulateShot({ ...shot, report: { kinematics: true, paths: true } })
  return run.ok ? { ...run.value, leastX: leastXOf(run.value.paths!) } : null
}

/**
 * The terms of a variation: with its own places. A ball whose place in the rule document is not that in the shot (it was
 * spotted between the two) keeps it.
 */
export function withPlaces(rule: RuleTerms, itself: ShotRequest, varied: ShotRequest): RuleTerms {
  const balls: Partial<Record<BallId, Point>> = { ...rule.state.balls }
  for (const [row, { id, x, y }] of itself.balls.entries()) {
    const at = balls[id]
    const ball = varied.balls[row]!
    if (at !== undefined && at[0] === x && at[1] === y) balls[id] = [ball.x, ball.y]
  }
  return { ...rule, state: { ...rule.state, balls } }
}
