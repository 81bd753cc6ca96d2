import type { BallId, RailId } from '../../../table/index.ts'
import { gapToNearestRail } from '../../inspection.ts'
import { distance } from '../../playing-area.ts'
import type { Margin } from '../../ruling.ts'
import type { ShotContext } from '../../shot-context.ts'
import { ALTERNATIVES, type Alternative, type Proof, proofOf } from './alternatives.ts'
import { afterHit, type Happening, happeningsFrom, playingBalls } from './happenings.ts'

/** How the two-rail rule was satisfied, or how far each playing ball came (12.5, 12.6). */
export interface TwoRail {
  readonly met: boolean
  /** The alternative that came first; `aggregate` for the paraphrase. */
  readonly alternative: Alternative | 'aggregate' | null
  /** The playing ball that satisfied it, and the events it was satisfied by. */
  readonly ball: BallId | null
  readonly events: readonly number[]
  /** For each playing ball what it did after the hit: `cue:foot,centre`. */
  readonly done: readonly string[]
  /** Missed by this much: the nearest further rail, or the centre string. */
  readonly margin: Margin | undefined
}

/** The formal test: at least one playing ball must satisfy T1, T2 or T3 after the first hit. */
export function formalTwoRail(context: ShotContext): TwoRail {
  const balls = playingBalls(context)
  const happenings = afterHit(context)
  for (const ball of balls) {
    const proof = earliestProof(context, ball, happenings)
    if (proof === null) continue
    const { alternative, events } = proof
    return { met: true, alternative, ball, events, done: doneBy(balls, happenings), margin: undefined }
  }
  return missed(context, balls, happenings)
}

/** The alternative whose first half came first; a rail serves T1 before T3. */
function earliestProof(context: ShotContext, ball: BallId, happenings: readonly Happening[]): Proof | null {
  let earliest: Proof | null = null
  for (const alternative of ALTERNATIVES) {
    const proof = proofOf(context, alternative, ball, happenings)
    if (proof !== null && (earliest === null || proof.events[0] < earliest.events[0])) earliest = proof
  }
  return earliest
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
