import type { BallId, RailId } from '../../../table/index.ts'
import { gapTo } from '../../inspection.ts'
import { NOSE_REACH } from '../../playing-area.ts'
import type { ShotContext } from '../../shot-context.ts'
import { centreSide, type Happening } from './happenings.ts'

/** `T1` two rails, `T2` centre string and then a rail, `T3` rail and then the centre string (12.5). */
export const ALTERNATIVES = ['T1', 'T2', 'T3'] as const
export type Alternative = (typeof ALTERNATIVES)[number]

/** How the second half of an alternative was satisfied: sub-cases (i) by itself, (i-ii) a ball it drove, (ii-iii) a touch. */
export type Way = 'own' | 'driven' | 'touched'

/** An alternative that a playing ball satisfied. */
export interface Proof {
  readonly alternative: Alternative
  readonly ball: BallId
  readonly by: Way
  /** The ball that was driven or touched. */
  readonly other: BallId | null
  /** The two events that satisfied it. */
  readonly events: readonly [number, number]
}

/** First half of an alternative: the first rail (T1, T3) or crossing of the centre string (T2) of this ball. */
export function firstHalf(
  alternative: Alternative,
  ball: BallId,
  happenings: readonly Happening[],
): Exclude<Happening, { kind: 'contact' }> | null {
  const kind = alternative === 'T2' ? 'cross' : 'rail'
  for (const h of happenings) if (h.kind === kind && h.ball === ball) return h
  return null
}

/**
 * Did this ball satisfy this alternative? Only its first half-event need be looked at: whatever a later one leads to,
 * the first one leads to as well.
 */
export function proofOf(
  context: ShotContext,
  alternative: Alternative,
  ball: BallId,
  happenings: readonly Happening[],
): Proof | null {
  const trigger = firstHalf(alternative, ball, happenings)
  if (trigger === null) return null
  const rail = trigger.kind === 'rail' ? trigger.rail : null
  const second = follow(ball, trigger.event, happenings, wantedAfter(context, alternative, ball, rail))
  if (second === null) return null
  const { by, other, event } = second
  return { alternative, ball, by, other, events: [trigger.event, event] }
}

/** What must follow the first half. */
interface Wanted {
  /** A rail that counts, touched by the ball or by one that it drives; null = rails do not count. */
  readonly rail: ((rail: RailId) => boolean) | null
  /** A crossing of the centre string counts. */
  readonly cross: boolean
  readonly touched: (ball: BallId, event: number) => boolean
}

function wantedAfter(
  context: ShotContext,
  alternative: Alternative,
  ball: BallId,
  first: RailId | null,
): Wanted {
  if (alternative === 'T3') {
    return {
      rail: null,
      cross: true,
      // A ball beyond the centre string as seen from this one, or exactly on it.
      touched: (touched, at) => {
        const its = centreSide(context, touched, at)
        return its === 0 || its === -centreSide(context, ball, at)
      },
    }
  }
  const counts = (rail: RailId): boolean => rail !== first
  return {
    rail: counts,
    cross: false,
    touched: (touched, at) => frozenRails(context, touched, at).some(counts),
  }
}

/**
 * Follows a ball from an event on and says which later event satisfied what is wanted. Balls that it hits, and balls
 * that those hit, are driven by it from then on (chain).
 */
function follow(
  ball: BallId,
  from: number,
  happenings: readonly Happening[],
  wanted: Wanted,
): { readonly event: number; readonly by: Way; readonly other: BallId | null } | null {
  const driven = new Set<BallId>()
  for (const h of happenings) {
    if (h.event <= from) continue
    if (h.kind === 'contact') {
      const hit = h.a === ball ? h.b : h.b === ball ? h.a : null
      if (hit !== null && wanted.touched(hit, h.event)) return { event: h.event, by: 'touched', other: hit }
      spread(driven, h, hit)
      continue
    }
    if (h.kind === 'rail' ? wanted.rail?.(h.rail) !== true : !wanted.cross) continue
    if (h.ball === ball) return { event: h.event, by: 'own', other: null }
    if (driven.has(h.ball)) return { event: h.event, by: 'driven', other: h.ball }
  }
  return null
}

/** A ball that is hit by the followed one, or by one that it drives, is driven from then on. */
export function spread(driven: Set<BallId>, contact: { a: BallId; b: BallId }, hit: BallId | null): void {
  if (hit !== null) driven.add(hit)
  else if (driven.has(contact.a)) driven.add(contact.b)
  else if (driven.has(contact.b)) driven.add(contact.a)
}

/** Rails to which a ball stands frozen, at rest, when event number `event` meets it. */
function frozenRails(context: ShotContext, ball: BallId, event: number): RailId[] {
  const state = context.events[event]?.before?.[ball]
  const moved = context.facts.contacts.some((c) => c.event < event && (c.a === ball || c.b === ball))
  if (!moved) {
    return context.inspection.frozenRails.filter(([frozen]) => frozen === ball).map(([, rail]) => rail)
  }
  if (state === undefined || state.v[0] !== 0 || state.v[1] !== 0) return []
  const reach = NOSE_REACH * context.area.R + context.options.epsFrozen
  const rails: readonly RailId[] = ['head', 'foot', 'left', 'right']
  return rails.filter((rail) => gapTo(rail, [state.r[0], state.r[1]], context.table) <= reach)
}
