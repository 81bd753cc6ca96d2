import { isAnyDriven, pocketedObjectBalls } from '../../shot/index.ts'
import type { BallId, ObjectBallId } from '../../table/index.ts'
import { gapToNearestRail } from '../inspection.ts'
import { nearestApproach } from '../nearest-approach.ts'
import { distance } from '../playing-area.ts'
import type { ShotContext } from '../shot-context.ts'
import { evidence, type Finding, rankOf } from './foul.ts'
import { cueBallGone } from './scratch.ts'

/**
 * 6.3: nothing pocketed, and no object ball hit or no ball driven to a rail after the hit. With the cue ball gone
 * it is 6.1 alone [4.12].
 */
export function checkNoRail(context: ShotContext, legalFirst: readonly ObjectBallId[] | null): Finding {
  const { facts } = context
  if (pocketedObjectBalls(facts).length > 0 || cueBallGone(context)) return {}
  const first = facts.firstContact
  if (first === null)
    return {
      foul: { rule: '6.3', rank: rankOf('6.3'), evidence: evidence(context, '6.3', 'no-contact', []) },
    }
  if (isAnyDriven(facts, first.t - context.options.simultTol)) return {}
  const lawful = legalFirst === null || first.balls.some((ball) => legalFirst.includes(ball))
  const tie = lawful ? tiedRail(context, first.t) : undefined
  if (tie !== undefined) {
    const margin = { seconds: first.t - tie.t }
    const events = [tie.event, ...first.events]
    return { note: evidence(context, '6.3', 'too-close-ball-first', events, { margin }) }
  }
  const margin = missedRail(context, movedBalls(context))
  const proof = evidence(context, '6.3', 'no-rail', first.events, { margin })
  return { foul: { rule: '6.3', rank: rankOf('6.3'), evidence: proof } }
}

/** A cushion hit by the cue ball so shortly before the ball that nobody can tell (WPA 2025 3.3). */
function tiedRail(context: ShotContext, t0: number): { t: number; event: number } | undefined {
  if (context.options.railTie === 'off') return undefined
  return context.facts.rails.find(
    ({ ball, t, counts }) => ball === 'cue' && counts && t < t0 && t0 - t <= context.options.splitWindow,
  )
}

/** Balls whose place has changed and that are still on the table. */
function movedBalls(context: ShotContext): BallId[] {
  const balls = Object.keys(context.after) as BallId[]
  return balls.filter((ball) => {
    const before = context.before[ball]
    return before !== undefined && distance(before, context.after[ball]!) > 1e-9
  })
}

/**
 * The gap by which a requirement of rails was missed: that of the `needed`th nearest of these balls, at the nearest
 * that each is known to have come to a rail after the first hit.
 */
export function missedRail(
  context: ShotContext,
  balls: readonly BallId[],
  needed = 1,
): { readonly metres: number } | undefined {
  const gaps: number[] = []
  for (const ball of balls) {
    // A ball that started frozen and did not leave the rail lies there with no gap: it did not miss it.
    if (context.inspection.frozenRails.some(([frozen]) => frozen === ball)) continue
    const gap = nearestApproach(context, ball, (at) => gapToNearestRail(at, context.table, context.area.R))
    if (gap !== null) gaps.push(gap)
  }
  const metres = gaps.sort((a, b) => a - b)[needed - 1]
  return metres === undefined ? undefined : { metres }
}
