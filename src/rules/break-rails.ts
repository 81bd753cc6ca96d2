import { drivenToRail, pocketedObjectBalls } from '../shot/index.ts'
import type { BallId, ObjectBallId } from '../table/index.ts'
import { evidence, type FoulRules, rankOf } from './fouls/foul.ts'
import { missedRail } from './fouls/no-rail.ts'
import type { Evidence } from './ruling.ts'
import { objectBallsBefore, type ShotContext } from './shot-context.ts'

/** Object balls that must be driven to a rail on a break without a pocketed ball [2.3, 9.3, 3.3]. */
export const BREAK_RAILS_NEEDED = 4

/** Whether the four-rail requirement of a break was met, and the facts that say so. */
export interface BreakRails {
  readonly met: boolean
  readonly evidence: Evidence
}

/** An object ball pocketed, or at least four object balls each driven to a rail; the cue ball not counted. */
export function breakRails(context: ShotContext, rule: string): BreakRails {
  const driven = drivenToRail(context.facts, Number.NEGATIVE_INFINITY).filter(({ ball }) => ball !== 'cue')
  const down = pocketedObjectBalls(context.facts)
  const met = down.length > 0 || driven.length >= BREAK_RAILS_NEEDED
  const params = {
    count: driven.length,
    needed: BREAK_RAILS_NEEDED,
    balls: driven.map(({ ball }) => ball),
    pocketed: down,
  }
  return {
    met,
    evidence: evidence(
      context,
      rule,
      met ? 'break-requirement-met' : 'break-requirement-missed',
      driven.map(({ event }) => event),
      {
        margin: met
          ? undefined
          : missedRail(context, stillBalls(context, driven), BREAK_RAILS_NEEDED - driven.length),
        params,
      },
    ),
  }
}

/** Object balls that were not driven to a rail. */
function stillBalls(context: ShotContext, driven: readonly { readonly ball: BallId }[]): ObjectBallId[] {
  return objectBallsBefore(context).filter((ball) => !driven.some((d) => d.ball === ball))
}

/** The requirement of nine- and ten-ball: missing it is a foul. */
export function breakRequirement(
  context: ShotContext,
  rule: string,
): Pick<FoulRules, 'breakRequirement' | 'breakMet'> {
  if (context.state.shot !== 'break' || !context.facts.strokePlayed) return { breakRequirement: null }
  const { met, evidence } = breakRails(context, rule)
  if (met) return { breakRequirement: null, breakMet: evidence }
  return { breakRequirement: { rule, rank: rankOf('break'), evidence } }
}
