import { pocketedObjectBalls } from '../../shot/index.ts'
import type { ObjectBallId } from '../../table/index.ts'
import { isOverruled } from '../fouls/find-fouls.ts'
import { evidence } from '../fouls/foul.ts'
import type { Evidence } from '../ruling.ts'
import { objectBallsBefore, type ShotContext } from '../shot-context.ts'

const NEEDED = 3
/** Regulation 18 (2016), 16 (2025); the rule book points to it from its break rule. */
export const THREE_POINT_RULE = '2.3'

/** Which object balls dropped or reached the head string on the break, and by how much the others did not. */
export interface ThreePointFacts {
  readonly met: boolean
  readonly needed: number
  readonly pocketed: readonly ObjectBallId[]
  readonly reached: readonly ObjectBallId[]
  /** How far short of the line the others stayed at their nearest, m, nearest first. */
  readonly short: readonly { readonly ball: ObjectBallId; readonly metres: number }[]
}

/**
 * At least three distinct object balls pocketed or reaching the head string, in any mix. `edge`: the edge of the ball
 * reaches the line; `centreBeyond`: its centre passes beyond it, or rests exactly on it.
 */
export function threePointFacts(context: ShotContext): ThreePointFacts {
  const { headX, R } = context.area
  const { threePointReach, threePointScope } = context.options
  const pocketed = pocketedObjectBalls(context.facts)
  const limit = threePointReach === 'edge' ? headX + R : headX
  const reached: ObjectBallId[] = []
  const short: { ball: ObjectBallId; metres: number }[] = []
  for (const ball of objectBallsBefore(context)) {
    if (pocketed.includes(ball)) continue
    const metres = leastX(context, ball) - limit
    const reaches = threePointReach === 'edge' ? metres <= 0 : metres < 0
    if (reaches || crossedHead(context, ball) || restsOnLine(context, ball)) reached.push(ball)
    else if (metres < Number.POSITIVE_INFINITY) short.push({ ball, metres })
  }
  short.sort((a, b) => a.metres - b.metres)
  const met =
    pocketed.length + reached.length >= NEEDED || (threePointScope === 'dryOnly' && pocketed.length > 0)
  return { met, needed: NEEDED, pocketed, reached, short }
}

/** Did enough object balls drop or reach the head string on the break? (row 9B5; not a foul) */
export function threePoint(context: ShotContext): { readonly met: boolean; readonly evidence: Evidence } {
  const facts = threePointFacts(context)
  const { needed, pocketed, reached, short } = facts
  const met = facts.met || isOverruled(context, THREE_POINT_RULE)
  const params = { count: pocketed.length + reached.length, needed, pocketed, reached }
  const margin = met || short[0] === undefined ? undefined : { metres: short[0].metres }
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
