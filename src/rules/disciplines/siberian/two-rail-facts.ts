import type { BallId, RailId } from '../../../table/index.ts'
import { gapToNearestRail } from '../../inspection.ts'
import { nearestApproach } from '../../nearest-approach.ts'
import type { ShotContext } from '../../shot-context.ts'
import { ALTERNATIVES, type Alternative, firstHalf, proofOf, spread, type Way } from './alternatives.ts'
import { afterHit, type Happening, playingBalls } from './happenings.ts'

/** What a playing ball still had to do. */
export type MissingHalf = 'rail' | 'other-rail' | 'centre'

/** One alternative of the two-rail rule for one playing ball: what satisfied it, or how far it was from that (12.5). */
export interface AlternativeFacts {
  readonly alternative: Alternative
  /** The playing ball: the cue ball, or an object ball that was hit first. */
  readonly ball: BallId
  readonly met: boolean
  /** How its second half was satisfied; null = not met. */
  readonly by: Way | null
  /** The ball that was driven or touched. */
  readonly other: BallId | null
  /** Events that satisfied it, or its first half; indices into the shot's event list. */
  readonly events: readonly number[]
  /** What was still missing, in order; empty when it is met. */
  readonly missing: readonly MissingHalf[]
  /**
   * The nearest that the ball, or one that it drove, came to the first missing half: gap to the nose of a rail, or
   * distance of its centre from the centre string, m. Null when met, or when nothing is left on the table to measure.
   */
  readonly short: number | null
  /** The ball that came that near. */
  readonly shortBall: BallId | null
}

/** Every alternative for every playing ball, cue ball first; empty when no ball was hit. */
export function twoRailAlternatives(context: ShotContext): AlternativeFacts[] {
  if (context.facts.firstContact === null) return []
  const happenings = afterHit(context)
  return playingBalls(context).flatMap((ball) =>
    ALTERNATIVES.map((alternative) => alternativeFacts(context, alternative, ball, happenings)),
  )
}

function alternativeFacts(
  context: ShotContext,
  alternative: Alternative,
  ball: BallId,
  happenings: readonly Happening[],
): AlternativeFacts {
  const proof = proofOf(context, alternative, ball, happenings)
  if (proof !== null) return { ...proof, met: true, missing: [], short: null, shortBall: null }
  const half = firstHalf(alternative, ball, happenings)
  const missing = missingHalves(alternative, half !== null)
  const balls = half === null ? [ball] : [ball, ...drivenAfter(ball, half.event, happenings)]
  const first = half?.kind === 'rail' && alternative === 'T1' ? half.rail : null
  const nearest = nearestOf(context, balls, missing[0]!, first)
  return {
    alternative,
    ball,
    met: false,
    by: null,
    other: null,
    events: half === null ? [] : [half.event],
    missing,
    short: nearest?.metres ?? null,
    shortBall: nearest?.ball ?? null,
  }
}

function missingHalves(alternative: Alternative, halfDone: boolean): MissingHalf[] {
  const [first, second] = HALVES[alternative]
  return halfDone ? [second] : [first, second]
}

const HALVES: Readonly<Record<Alternative, readonly [MissingHalf, MissingHalf]>> = {
  T1: ['rail', 'other-rail'],
  T2: ['centre', 'rail'],
  T3: ['rail', 'centre'],
}

/** Balls that this one drove after an event, by chains too. */
function drivenAfter(ball: BallId, from: number, happenings: readonly Happening[]): BallId[] {
  const driven = new Set<BallId>()
  for (const h of happenings) {
    if (h.event <= from || h.kind !== 'contact') continue
    spread(driven, h, h.a === ball ? h.b : h.b === ball ? h.a : null)
  }
  driven.delete(ball)
  return [...driven]
}

function nearestOf(
  context: ShotContext,
  balls: readonly BallId[],
  missing: MissingHalf,
  except: RailId | null,
): { readonly ball: BallId; readonly metres: number } | null {
  const { table, area } = context
  let nearest: { ball: BallId; metres: number } | null = null
  for (const ball of balls) {
    const metres = nearestApproach(context, ball, (at) =>
      missing === 'centre' ? Math.abs(at[0]) : gapToNearestRail(at, table, area.R, except),
    )
    if (metres !== null && (nearest === null || metres < nearest.metres)) nearest = { ball, metres }
  }
  return nearest
}
