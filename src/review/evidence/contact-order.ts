import type { ShotEvent } from '../../shot/index.ts'
import type { BallId } from '../../table/index.ts'

/** A contact of two balls with its place in the order of the shot. */
export interface NumberedContact {
  /** Index into the event list. */
  readonly event: number
  readonly t: number
  readonly a: BallId
  readonly b: BallId
  /** Closing speed, m/s. */
  readonly speed: number
  /** From 1, over all contacts of balls; contacts of the same instant share a number. */
  readonly number: number
  /** From 1, over the contacts of the cue ball; null for the others. */
  readonly cueNumber: number | null
  /** Seconds since the contact before, of any two balls; null for the first. */
  readonly after: number | null
}

/** The contacts of a shot in order. `simultTol`: contacts within this time are one instant, s. */
export function contactOrder(events: readonly ShotEvent[], simultTol: number): NumberedContact[] {
  const contacts: NumberedContact[] = []
  let cueContacts = 0
  let lastCue = Number.NEGATIVE_INFINITY
  for (const [event, e] of events.entries()) {
    if (e.kind !== 'ball-ball') continue
    const last = contacts.at(-1)
    const tied = last !== undefined && e.t - last.t <= simultTol
    if (e.a === 'cue' && e.t - lastCue > simultTol) cueContacts += 1
    if (e.a === 'cue') lastCue = e.t
    contacts.push({
      event,
      t: e.t,
      a: e.a,
      b: e.b,
      speed: e.speed,
      number: last === undefined ? 1 : tied ? last.number : last.number + 1,
      cueNumber: e.a === 'cue' ? cueContacts : null,
      after: last === undefined ? null : e.t - last.t,
    })
  }
  return contacts
}
