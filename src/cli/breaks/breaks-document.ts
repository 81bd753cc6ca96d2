import { joinedRanges, rangesApart, type TrialRange } from '../ranges.ts'
import { addCounts, type BreakCounts } from './break-statistics.ts'
import type { BreaksTerms } from './break-terms.ts'

/** The answer of `breaks`. Counts add up (`merge`); means and rates follow from them. */
export interface BreaksDocument extends BreaksTerms, BreakCounts {
  readonly format: 1
  readonly command: 'breaks'
  /** Numbers of the breaks counted: from (included), to (excluded). */
  readonly ranges: readonly TrialRange[]
  readonly means: {
    readonly pocketed: number
    readonly drivenToRail: number
    readonly events: number
    /** Share of the breaks with at least one object ball pocketed. */
    readonly withBall: number
  }
  /** Wall-clock seconds, summed over the parts. */
  readonly seconds: number
  readonly shotsPerSecond: number
}

function meanIndex(counts: readonly number[], total: number): number {
  return counts.reduce((sum, n, index) => sum + n * index, 0) / total
}

export function breaksDocument(
  terms: BreaksTerms,
  counts: BreakCounts,
  ranges: BreaksDocument['ranges'],
  seconds: number,
): BreaksDocument {
  const n = counts.breaks
  return {
    format: 1,
    command: 'breaks',
    ...terms,
    ranges: joinedRanges(ranges),
    ...counts,
    means: {
      pocketed: meanIndex(counts.pocketed, n),
      drivenToRail: meanIndex(counts.drivenToRail, n),
      events: counts.events / n,
      withBall: 1 - counts.pocketed[0]! / n,
    },
    seconds,
    shotsPerSecond: n / seconds,
  }
}

/** Two answers of the same terms over different breaks as one. */
export function mergeBreaks(a: BreaksDocument, b: BreaksDocument): BreaksDocument {
  const { game, table, seed, speed, gaps, noise, fidelity } = a
  const terms = { game, table, seed, speed, gaps, noise, fidelity }
  return breaksDocument(terms, addCounts(a, b), [...a.ranges, ...b.ranges], a.seconds + b.seconds)
}

/** Answers can be merged when they are parts of one run: same terms, no break counted twice. */
export function mergeable(a: BreaksDocument, b: BreaksDocument): boolean {
  const termsOf = ({ game, table, seed, speed, gaps, noise, fidelity }: BreaksDocument) =>
    JSON.stringify([game, table, seed, speed, gaps, noise, fidelity])
  return termsOf(a) === termsOf(b) && rangesApart(a.ranges, b.ranges)
}
