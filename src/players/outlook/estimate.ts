import type { Prospects } from './prospects.ts'

/** Chance of a player who is at the table to win by a safety that an equal answers. */
const SAFETY = 0.5
/** A safety of a good player against a good one leaves him this much less than half when the table is open to clear. */
const SAFETY_LOSS = 0.14

/** Chance to win the rack of a player with these prospects. */
export function winChance(p: Prospects): number {
  const missed = chanceAfterMiss(p)
  const middle = 0.5 * (1 - Math.sqrt(p.other) * 0.5)
  const shoot = p.first * (p.rest + (1 - p.rest) * middle) + (1 - p.first) * missed
  const safe = SAFETY - SAFETY_LOSS * p.other - (p.hidden ? 0.16 : 0)
  return Math.max(shoot, safe)
}

/** Chance of a player who has just missed: the other comes to a table that is open to him as it usually is. */
export function chanceAfterMiss(p: Prospects): number {
  return 0.5 * (1 - 0.85 * p.other)
}
