import { pocketedObjectBalls } from '../../shot/index.ts'
import type { ObjectBallId } from '../../table/index.ts'
import { isOverruled } from '../fouls/find-fouls.ts'
import { evidence } from '../fouls/foul.ts'
import type { Evidence } from '../ruling.ts'
import { objectBallsBefore, type ShotContext } from '../shot-context.ts'

const NEEDED = 3
/** Regulation 18 (2016), 16 (2025); the rule book points to it from its break rule. */
export const THREE_POINT_RULE = '2.3'

/** Did enough object balls drop or reach the head string on the break? (row 9B5; not a foul) */
export interface ThreePoint {
  readonly met: boolean
  readonly evidence: Evidence
}

/**
 * At least three distinct object balls pocketed or reaching the head string, in any mix. `edge`: the edge of the ball
 * reaches the line; `centreBeyond`: its centre passes beyond it, or rests exactly on it.
 */
export function threePoint(context: ShotContext): ThreePoint {
  const { headX, R } = context.area
  const { threePointReach, threePointScope } = context.options
  const down = pocketedObjectBalls(context.facts)
  const limit = threePointReach === 'edge' ? headX + R : headX
  const reached: ObjectBallId[] = []
  let nextBest = Number.POSITIVE_INFINITY
  for (const ball of objectBallsBefore(context)) {
    if (down.includes(ball)) continue
    const short = leastX(context, ball) - limit
    const reaches = threePointReach === 'edge' ? short <= 0 : short < 0
    if (reaches || crossedHead(context, ball) || restsOnLine(context, ball)) reached.push(ball)
    else if (short < nextBest) nextBest = short
  }
  const count = down.length + reached.length
  const met =
    count >= NEEDED ||
    (threePointScope === 'dryOnly' && down.length > 0) ||
    isOverruled(context, THREE_POINT_RULE)
  const params = { count, needed: NEEDED, pocketed: down, reached }
  const margin = met || nextBest === Number.POSITIVE_INFINITY ? undefined : { metres: nextBest }
  const verdict = met ? 'three-point-met' : 'three-point-missed'
  return { met, evidence: evidence(context, THREE_POINT_RULE, verdict, [], { margin, params }) }
}

/** Smallest x of the ball: as measured; otherwise what start, end and crossings show of it. */
function leastX(context: ShotContext, ball: ObjectBallId): number {
  const measured = context.leastX[ball]
  if (measured !== undefined) return measured
  const from = context.before[ball]?.[0] ?? Number.POSITIVE_INFINITY
  const to = context.after[ball]?.[0] ?? Number.POSITIVE_INFINITY
  return Math.min(from, to)
}

/** A ball that comes to rest exactly on the line has reached it, whatever the edition. */
function restsOnLine(context: ShotContext, ball: ObjectBallId): boolean {
  const at = context.after[ball]
  return at !== undefined && Math.abs(at[0] - context.area.headX) <= 1e-9
}

function crossedHead(context: ShotContext, ball: ObjectBallId): boolean {
  return context.facts.crossings.some((c) => c.ball === ball && c.line === 'head' && c.direction === '-')
}
