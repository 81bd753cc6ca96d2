import { sideOfLine } from '../../../shot/index.ts'
import type { BallId, RailId } from '../../../table/index.ts'
import type { ShotContext } from '../../shot-context.ts'

/** Something that the two-rail rule looks at; `event` is the index into the shot's event list. */
export type Happening =
  | { readonly event: number; readonly kind: 'contact'; readonly a: BallId; readonly b: BallId }
  | { readonly event: number; readonly kind: 'rail'; readonly ball: BallId; readonly rail: RailId }
  | { readonly event: number; readonly kind: 'cross'; readonly ball: BallId }

/** The cue ball and the object balls it hit first: one of them must satisfy the rule (12.5). */
export function playingBalls({ facts }: ShotContext): BallId[] {
  return facts.firstContact === null ? ['cue'] : ['cue', ...facts.firstContact.balls]
}

/** What happened after the hit, in order; nothing when no ball was hit. */
export function afterHit(context: ShotContext): Happening[] {
  const first = context.facts.firstContact
  return first === null
    ? []
    : happeningsFrom(context, first.events[0]!).filter((h) => !first.events.includes(h.event))
}

/** Contacts, counting rail touches and crossings of the centre string after event number `after`, in order. */
export function happeningsFrom(context: ShotContext, after: number): Happening[] {
  const { contacts, rails, crossings } = context.facts
  const list: Happening[] = []
  for (const { event, a, b } of contacts) if (event > after) list.push({ event, kind: 'contact', a, b })
  for (const { event, ball, rail, counts } of rails)
    if (event > after && counts) list.push({ event, kind: 'rail', ball, rail })
  // Starting on the centre string is no crossing of it.
  for (const { event, ball, line } of crossings)
    if (event > after && line === 'centre' && centreSide(context, ball, event) !== 0)
      list.push({ event, kind: 'cross', ball })
  return list.sort((x, y) => x.event - y.event)
}

/** Side of the centre string on which a ball is before event number `event`; 0 = on it. */
export function centreSide(context: ShotContext, ball: BallId, event: number): -1 | 0 | 1 {
  const start = context.before[ball]?.[0] ?? 0
  return sideOfLine(context.facts, 'centre', ball, start, 0, context.options.epsLine, event)
}
