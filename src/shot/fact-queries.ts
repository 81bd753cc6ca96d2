import type { BallId, ObjectBallId, PocketId, RailId } from '../table/index.ts'
import { ballBit } from './ball-bit.ts'
import type { OffFact, PocketedFact, RailFact, ShotFacts } from './shot-facts.ts'

/** The pocketing of this ball, if it is down. */
export function pocketingOf(facts: ShotFacts, ball: BallId): PocketedFact | undefined {
  return facts.pocketed.find((fact) => fact.ball === ball)
}

/** How this ball left the table, if it did. */
export function offOf(facts: ShotFacts, ball: BallId): OffFact | undefined {
  return facts.off.find((fact) => fact.ball === ball)
}

/** True when the ball went into exactly this pocket. */
export function wentInto(facts: ShotFacts, ball: BallId, pocket: PocketId): boolean {
  return pocketingOf(facts, ball)?.pocket === pocket
}

/** Object balls down, in order of time. */
export function pocketedObjectBalls(facts: ShotFacts): ObjectBallId[] {
  const balls: ObjectBallId[] = []
  for (const { ball } of facts.pocketed) if (ball !== 'cue') balls.push(ball)
  return balls
}

/** Object balls off the table, in order of time. */
export function offObjectBalls(facts: ShotFacts): ObjectBallId[] {
  const balls: ObjectBallId[] = []
  for (const { ball } of facts.off) if (ball !== 'cue') balls.push(ball)
  return balls
}

/** A ball that was driven to a rail, pocketed or driven off, and the event that says so. */
export interface Driven {
  readonly ball: BallId
  readonly event: number
  readonly rail: RailId | null
}

/**
 * Balls driven to a rail from time `from` on, each once, in order of the list: a counting touch of a rail; a ball
 * pocketed or off the table counts as driven [8.4].
 */
export function drivenToRail(facts: ShotFacts, from: number): Driven[] {
  const driven: Driven[] = []
  let known = 0
  for (const { ball, t, event, rail, counts } of facts.rails) {
    if (!counts || t < from || (known & ballBit(ball)) !== 0) continue
    known |= ballBit(ball)
    driven.push({ ball, event, rail })
  }
  for (const gone of [facts.pocketed, facts.off]) {
    for (const { ball, t, event } of gone) {
      if (t < from || (known & ballBit(ball)) !== 0) continue
      known |= ballBit(ball)
      driven.push({ ball, event, rail: null })
    }
  }
  return driven
}

/** Was any ball driven to a rail from time `from` on? */
export function isAnyDriven({ rails, pocketed, off }: ShotFacts, from: number): boolean {
  const late = ({ t }: { readonly t: number }): boolean => t >= from
  return rails.some((touch) => touch.counts && touch.t >= from) || pocketed.some(late) || off.some(late)
}

/** Counting touches of one ball, in order of time. */
export function railTouches(facts: ShotFacts, ball: BallId): RailFact[] {
  return facts.rails.filter((fact) => fact.ball === ball && fact.counts)
}

/** -1, 0 (on it) or 1: the side of the line at `x` on which the ball is before event number `event`. */
export function sideOfLine(
  facts: ShotFacts,
  line: 'head' | 'centre' | 'foot',
  ball: BallId,
  startX: number,
  lineX: number,
  epsLine: number,
  event: number,
): -1 | 0 | 1 {
  let side: -1 | 0 | 1 = startX < lineX - epsLine ? -1 : startX > lineX + epsLine ? 1 : 0
  for (const crossing of facts.crossings) {
    if (crossing.event >= event) break
    if (crossing.ball === ball && crossing.line === line) side = crossing.direction === '+' ? 1 : -1
  }
  return side
}
