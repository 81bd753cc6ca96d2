import type { BallId, Point } from '../table/index.ts'
import type { ShotContext } from './shot-context.ts'

/**
 * Smallest value of a distance over the places where the way of this ball bent or ended after the first hit: where it
 * came to rest, and, when the events carry the states of the balls, wherever it met something. Between those places a
 * ball runs straight (nearly so with side spin), so it is nowhere nearer. Null when no such place is known.
 */
export function nearestApproach(
  context: ShotContext,
  ball: BallId,
  measure: (at: Point) => number,
): number | null {
  let least = Number.POSITIVE_INFINITY
  const from = context.facts.firstContact?.events[0] ?? -1
  let moves = ball === 'cue'
  for (let i = from; i < context.events.length; i++) {
    const event = context.events[i]
    const state = event?.before?.[ball]
    // Where the ball lay before it was first met is no place that it came to.
    if (moves && state !== undefined) least = Math.min(least, measure([state.r[0], state.r[1]]))
    moves ||= event !== undefined && takesPart(event, ball)
  }
  const at = context.after[ball]
  if (at !== undefined) least = Math.min(least, measure(at))
  return least === Number.POSITIVE_INFINITY ? null : least
}

function takesPart(event: ShotContext['events'][number], ball: BallId): boolean {
  return event.kind === 'ball-ball' && (event.a === ball || event.b === ball)
}
