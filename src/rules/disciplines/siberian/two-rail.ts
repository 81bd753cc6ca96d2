import { sideOfLine } from '../../../shot/index.ts'
import type { BallId, RailId } from '../../../table/index.ts'
import { gapTo, gapToNearestRail } from '../../inspection.ts'
import { distance, NOSE_REACH } from '../../playing-area.ts'
import type { Margin } from '../../ruling.ts'
import type { ShotContext } from '../../shot-context.ts'

/** How the two-rail rule was satisfied, or how far each playing ball came (12.5, 12.6). */
export interface TwoRail {
  readonly met: boolean
  /** `T1` two rails, `T2` centre string then rail, `T3` rail then centre string, `aggregate`. */
  readonly alternative: 'T1' | 'T2' | 'T3' | 'aggregate' | null
  /** The playing ball that satisfied it, and the events it was satisfied by. */
  readonly ball: BallId | null
  readonly events: readonly number[]
  /** For each playing ball what it did after the hit: `cue:foot,centre`. */
  readonly done: readonly string[]
  /** Missed by this much: the nearest further rail, or the centre string. */
  readonly margin: Margin | undefined
}

/** Something that happened after the hit, in order. */
type Happening =
  | { readonly event: number; readonly kind: 'contact'; readonly a: BallId; readonly b: BallId }
  | { readonly event: number; readonly kind: 'rail'; readonly ball: BallId; readonly rail: RailId }
  | { readonly event: number; readonly kind: 'cross'; readonly ball: BallId }

/** One way in which a ball satisfied the rule. */
interface Proof {
  readonly alternative: 'T1' | 'T2' | 'T3'
  readonly ball: BallId
  readonly events: readonly number[]
}

/** The formal test: at least one playing ball must satisfy T1, T2 or T3 after the first hit. */
export function formalTwoRail(context: ShotContext): TwoRail {
  const balls = playingBalls(context)
  const happenings = afterHit(context)
  for (const ball of balls) {
    const proof = proofFor(context, ball, happenings)
    if (proof !== null) return { met: true, ...proof, done: doneBy(balls, happenings), margin: undefined }
  }
  return missed(context, balls, happenings)
}

/** The paraphrase of the text: the playing balls together, before or after the hit; a crossing is one rail. */
export function aggregateTwoRail(context: ShotContext): TwoRail {
  const balls = playingBalls(context)
  const all = happeningsFrom(context, -1)
  const rails = new Set<RailId>()
  const events: number[] = []
  let crossing = 0
  for (const h of all) {
    if (h.kind === 'contact' || !balls.includes(h.ball)) continue
    events.push(h.event)
    if (h.kind === 'rail') rails.add(h.rail)
    else crossing = 1
  }
  if (rails.size + crossing < 2) return missed(context, balls, all)
  return {
    met: true,
    alternative: 'aggregate',
    ball: null,
    events,
    done: doneBy(balls, all),
    margin: undefined,
  }
}

/** The cue ball and the object balls it hit first. */
function playingBalls({ facts }: ShotContext): BallId[] {
  return facts.firstContact === null ? ['cue'] : ['cue', ...facts.firstContact.balls]
}

function afterHit(context: ShotContext): Happening[] {
  const first = context.facts.firstContact
  return first === null
    ? []
    : happeningsFrom(context, first.events[0]!).filter((h) => !first.events.includes(h.event))
}

function happeningsFrom(context: ShotContext, after: number): Happening[] {
  const { contacts, rails, crossings } = context.facts
  const list: Happening[] = []
  for (const { event, a, b } of contacts) if (event > after) list.push({ event, kind: 'contact', a, b })
  for (const { event, ball, rail, counts } of rails)
    if (event > after && counts) list.push({ event, kind: 'rail', ball, rail })
  for (const { event, ball, line } of crossings)
    if (event > after && line === 'centre' && leavesASide(context, ball, event))
      list.push({ event, kind: 'cross', ball })
  return list.sort((x, y) => x.event - y.event)
}

/** Starting on the centre string is no crossing of it. */
function leavesASide(context: ShotContext, ball: BallId, event: number): boolean {
  return centreSide(context, ball, event) !== 0
}

function centreSide(context: ShotContext, ball: BallId, event: number): -1 | 0 | 1 {
  const start = context.before[ball]?.[0] ?? 0
  return sideOfLine(context.facts, 'centre', ball, start, 0, context.options.epsLine, event)
}

function proofFor(context: ShotContext, ball: BallId, happenings: readonly Happening[]): Proof | null {
  const seen = new Set<RailId>()
  for (const h of happenings) {
    if (h.kind === 'contact' || h.ball !== ball) continue
    const proof = h.kind === 'cross' ? crossThenRail(context, ball, h, happenings) : null
    if (proof !== null) return proof
    if (h.kind !== 'rail' || seen.has(h.rail)) continue
    seen.add(h.rail)
    const further = secondRail(context, ball, h, happenings) ?? railThenCross(context, ball, h, happenings)
    if (further !== null) return further
  }
  return null
}

/** T1: after rail r1 another rail; or a driven ball to a rail other than r1; or a ball frozen to one. */
function secondRail(
  context: ShotContext,
  ball: BallId,
  trigger: Happening & { kind: 'rail' },
  happenings: readonly Happening[],
): Proof | null {
  const other = (rail: RailId): boolean => rail !== trigger.rail
  const event = follow(ball, trigger.event, happenings, {
    ownRail: other,
    drivenRail: other,
    touched: (touched, at) => frozenRails(context, touched, at).some(other),
  })
  return event === null ? null : { alternative: 'T1', ball, events: [trigger.event, event] }
}

/** T2: after the centre string any rail; or a driven ball to a rail; or a ball frozen to one. */
function crossThenRail(
  context: ShotContext,
  ball: BallId,
  trigger: Happening,
  happenings: readonly Happening[],
): Proof | null {
  const event = follow(ball, trigger.event, happenings, {
    ownRail: () => true,
    drivenRail: () => true,
    touched: (touched, at) => frozenRails(context, touched, at).length > 0,
  })
  return event === null ? null : { alternative: 'T2', ball, events: [trigger.event, event] }
}

/** T3: after a rail the centre string; or a driven ball across it; or a ball beyond it, or exactly on it. */
function railThenCross(
  context: ShotContext,
  ball: BallId,
  trigger: Happening,
  happenings: readonly Happening[],
): Proof | null {
  const event = follow(ball, trigger.event, happenings, {
    ownCross: true,
    drivenCross: true,
    touched: (touched, at) => {
      const its = centreSide(context, touched, at)
      return its === 0 || its === -centreSide(context, ball, at)
    },
  })
  return event === null ? null : { alternative: 'T3', ball, events: [trigger.event, event] }
}

interface Wanted {
  readonly ownRail?: (rail: RailId) => boolean
  readonly drivenRail?: (rail: RailId) => boolean
  readonly ownCross?: true
  readonly drivenCross?: true
  readonly touched: (ball: BallId, event: number) => boolean
}

/**
 * Follows a ball from an event on and says which later event satisfied what is wanted. Balls that it hits, and balls
 * that those hit, are driven by it from then on (chain).
 */
function follow(ball: BallId, from: number, happenings: readonly Happening[], wanted: Wanted): number | null {
  const driven = new Set<BallId>()
  for (const h of happenings) {
    if (h.event <= from) continue
    if (h.kind === 'contact') {
      const hit = h.a === ball ? h.b : h.b === ball ? h.a : null
      if (hit !== null) {
        if (wanted.touched(hit, h.event)) return h.event
        driven.add(hit)
      } else if (driven.has(h.a)) driven.add(h.b)
      else if (driven.has(h.b)) driven.add(h.a)
    } else if (h.ball === ball) {
      if (h.kind === 'rail' ? wanted.ownRail?.(h.rail) === true : wanted.ownCross === true) return h.event
    } else if (driven.has(h.ball)) {
      const done = h.kind === 'rail' ? wanted.drivenRail?.(h.rail) === true : wanted.drivenCross === true
      if (done) return h.event
    }
  }
  return null
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

function missed(context: ShotContext, balls: readonly BallId[], happenings: readonly Happening[]): TwoRail {
  let metres = Number.POSITIVE_INFINITY
  for (const ball of balls) {
    const at = context.after[ball]
    const before = context.before[ball]
    if (at === undefined || before === undefined || distance(at, before) < 1e-9) continue
    const own = happenings.filter((h) => h.kind !== 'contact' && h.ball === ball)
    // One half is there: the other half is a rail, or after a rail the centre string as well.
    if (own.length === 0) continue
    const rail = gapToNearestRail(at, context.table, context.area.R)
    const line = own.some((h) => h.kind === 'rail') ? Math.abs(at[0]) : Number.POSITIVE_INFINITY
    metres = Math.min(metres, rail, line)
  }
  const margin = metres === Number.POSITIVE_INFINITY ? undefined : { metres }
  return { met: false, alternative: null, ball: null, events: [], done: doneBy(balls, happenings), margin }
}

function doneBy(balls: readonly BallId[], happenings: readonly Happening[]): string[] {
  return balls.map((ball) => {
    const own = happenings.filter((h) => h.kind !== 'contact' && h.ball === ball)
    return `${ball}:${own.map((h) => (h.kind === 'rail' ? h.rail : 'centre')).join(',')}`
  })
}
