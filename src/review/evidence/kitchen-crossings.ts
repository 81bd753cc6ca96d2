import type { ShotEvent } from '../../shot/index.ts'
import type { BallId } from '../../table/index.ts'

/** The centre of a ball passes the head string. */
export interface KitchenCrossing {
  readonly event: number
  readonly t: number
  readonly ball: BallId
  /** Out of the kitchen, or into it. */
  readonly to: 'out' | 'in'
  /** Of the cue ball, before it met any ball: what rule 6.11 asks for. */
  readonly beforeContact: boolean
}

/** All crossings of the head string in order. */
export function kitchenCrossings(events: readonly ShotEvent[]): KitchenCrossing[] {
  const first = events.findIndex((event) => event.kind === 'ball-ball' && event.a === 'cue')
  const contactAt = first < 0 ? Number.POSITIVE_INFINITY : events[first]!.t
  const crossings: KitchenCrossing[] = []
  for (const [event, e] of events.entries()) {
    if (e.kind !== 'line' || e.line !== 'head') continue
    const to = e.direction === '+' ? 'out' : 'in'
    crossings.push({ event, t: e.t, ball: e.ball, to, beforeContact: e.ball === 'cue' && e.t < contactAt })
  }
  return crossings
}
