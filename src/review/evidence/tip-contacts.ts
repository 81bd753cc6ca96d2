import type { ShotEvent } from '../../shot/index.ts'
import type { BallId } from '../../table/index.ts'

/** Something of the cue touches a ball. */
export interface CueContact {
  readonly event: number
  readonly t: number
  readonly ball: BallId
  readonly part: 'tip' | 'ferrule' | 'shaft' | 'butt' | 'side'
  /** Of the tip: 1 for the stroke itself; null for other parts. */
  readonly contact: number | null
  /** Seconds that they touched; 0 for other parts than the tip. */
  readonly duration: number
  readonly miscue: boolean
  /** Seconds from the end of the contact before to this one; negative while that one lasts. Null for the first. */
  readonly since: number | null
  /** Balls that the cue ball met while the tip was on it: event indices. */
  readonly during: readonly number[]
}

/** Every contact of the cue in order: what a double hit, a push and a miscue are seen by. */
export function tipContacts(events: readonly ShotEvent[]): CueContact[] {
  const contacts: CueContact[] = []
  for (const [event, e] of events.entries()) {
    if (e.kind !== 'tip' && e.kind !== 'stick') continue
    const last = contacts.at(-1)
    const duration = e.kind === 'tip' ? e.duration : 0
    contacts.push({
      event,
      t: e.t,
      ball: e.ball,
      part: e.kind === 'tip' ? 'tip' : e.part,
      contact: e.kind === 'tip' ? e.contact : null,
      duration,
      miscue: e.kind === 'tip' && e.miscue === true,
      since: last === undefined ? null : e.t - (last.t + last.duration),
      during: e.kind === 'tip' ? metDuring(events, e.t, e.t + duration) : [],
    })
  }
  return contacts
}

function metDuring(events: readonly ShotEvent[], from: number, to: number): number[] {
  return events.flatMap((e, k) =>
    e.kind === 'ball-ball' && e.a === 'cue' && e.t >= from && e.t < to ? [k] : [],
  )
}
