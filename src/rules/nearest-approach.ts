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
  const rest = context.after[ball]
  let least = rest === undefined ? Number.POSITIVE_INFINITY : measure(rest)
  // A list without states says no more than where the ball stopped.
  const from = carriesStates(context) ? (context.facts.firstContact?.events[0] ?? 0) : context.events.length
  let moves = ball === 'cue'
  for (let i = from; i < context.events.length; i++) {
    const event = context.events[i]
    const state = event?.before?.[ball]
    // Where the ball lay before it was first met is no place that it came to.
    if (moves && state !== undefined) least = Math.min(least, measure([state.r[0], state.r[1]]))
    moves ||= event !== undefined && takesPart(event, ball)
  }
  return least === Number.POSITIVE_INFINITY ? null : least
}

function carriesStates({ events }: ShotContext): boolean {
  for (let i = events.length - 1; i >= 0; i--) if (events[i]?.before !== undefined) return true
  return false
}

function takesPart(event: ShotContext['events'][number], ball: BallId): boolean {
  return event.kind === 'ball-ball' && (event.a === ball || event.b === ball)
}
