import { sideOfLine } from '../../shot/index.ts'
import type { BallId } from '../../table/index.ts'
import { inKitchen } from '../playing-area.ts'
import type { ShotContext } from '../shot-context.ts'
import { evidence, type Finding, rankOf } from './foul.ts'

/** True when the cue ball had to be played from behind the head string. */
export function mustBeInKitchen(context: ShotContext): boolean {
  return context.state.cueBall === 'in-hand-kitchen' || context.state.shot === 'break'
}

/** 6.10: the cue ball was played from on or in front of the head string. */
export function checkPlacement(context: ShotContext): Finding {
  const at = context.before.cue
  if (at === undefined || !mustBeInKitchen(context)) return {}
  if (inKitchen(context.area, at, context.options.epsLine)) return {}
  const margin = { metres: at[0] - context.area.headX }
  const proof = evidence(context, '6.10', 'not-behind-head-string', [], { margin })
  return { foul: { rule: '6.10', rank: rankOf('6.10'), evidence: proof } }
}

/**
 * 6.11: with ball in hand behind the head string, (a) the first ball hit lies behind it and the cue ball has not
 * passed the line before; (b) the cue ball neither passes the line nor hits a ball on or in front of it.
 */
export function checkKitchenPlay(context: ShotContext): Finding[] {
  if (!mustBeInKitchen(context)) return []
  // Played from in front of the line: that is 6.10, and there is no line left to pass.
  if (checkPlacement(context).foul !== undefined) return []
  return [firstLimb(context), secondLimb(context)]
}

function firstLimb(context: ShotContext): Finding {
  const first = context.facts.firstContact
  if (first === null) return {}
  const behind = first.balls.filter((ball) => isBehind(context, ball, first.events[0]!))
  if (behind.length < first.balls.length || crossedBefore(context, first.t)) return {}
  const margin = depthBehind(context, behind)
  const proof = evidence(context, '6.11', 'ball-behind-head-string-first', first.events, {
    margin,
    params: { balls: behind },
  })
  return { foul: { rule: '6.11', rank: rankOf('6.11a'), evidence: proof } }
}

function secondLimb(context: ShotContext): Finding {
  const { facts } = context
  if (crossedBefore(context, Number.POSITIVE_INFINITY)) return {}
  const hits = facts.contacts.filter(({ a }) => a === 'cue')
  if (hits.some(({ b, event }) => !isBehind(context, b, event))) return {}
  const x = context.after.cue?.[0]
  const ofCue = x === undefined ? undefined : { metres: context.area.headX - x }
  const ofHit = depthBehind(
    context,
    hits.map(({ b }) => b),
  )
  // Either would have been enough: what was nearer to the line decides how near the verdict was.
  const margin = ofHit !== undefined && (ofCue === undefined || ofHit.metres < ofCue.metres) ? ofHit : ofCue
  const proof = evidence(context, '6.11', 'cue-ball-stayed-behind-head-string', [], { margin })
  return { foul: { rule: '6.11', rank: rankOf('6.11b'), secondLimb: true, evidence: proof } }
}

/** How far behind the head string the nearest of these balls lay before the shot, m. */
export function depthBehind(
  context: ShotContext,
  balls: readonly BallId[],
): { readonly metres: number } | undefined {
  let metres = Number.POSITIVE_INFINITY
  for (const ball of balls) {
    const at = context.before[ball]
    const depth = at === undefined ? -1 : context.area.headX - at[0]
    if (depth >= 0 && depth < metres) metres = depth
  }
  return metres === Number.POSITIVE_INFINITY ? undefined : { metres }
}

/** Was this ball behind the head string when event number `event` happened? On the line is not behind it [1.5]. */
export function isBehind(
  context: ShotContext,
  ball: Parameters<typeof sideOfLine>[2],
  event: number,
): boolean {
  const start = context.before[ball]
  if (start === undefined) return false
  const { headX } = context.area
  return sideOfLine(context.facts, 'head', ball, start[0], headX, context.options.epsLine, event) === -1
}

/** The cue ball's centre passed the head string towards the foot before this time; equal times go to the shooter. */
function crossedBefore(context: ShotContext, t0: number): boolean {
  return context.facts.crossings.some(
    ({ ball, line, direction, t }) =>
      ball === 'cue' && line === 'head' && direction === '+' && t <= t0 + context.options.simultTol,
  )
}
