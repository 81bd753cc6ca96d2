import type { Seat } from '../../shot/index.ts'
import type { TrialCounts, VerdictKey } from './trial-counts.ts'
import { wilsonInterval } from './wilson-interval.ts'

/** A verdict with its share among the trials that agree with what was seen. */
export interface VerdictShare extends VerdictKey {
  readonly probability: number
  /** 95 %. */
  readonly interval: readonly [low: number, high: number]
  readonly count: number
  /** Numbers of trials that had it. */
  readonly examples: readonly number[]
}

/**
 * What can be said, from sure to unknown: `settled` and `likely` verdicts are called; when it `cannot-be-decided`, the
 * benefit goes to the shooter; `too-few-agree` and `nothing-agrees`: the variations do not end as observed.
 */
export const CONCLUSIONS = [
  'settled',
  'likely',
  'cannot-be-decided',
  'too-few-agree',
  'nothing-agrees',
] as const

export interface Conclusion {
  readonly code: (typeof CONCLUSIONS)[number]
  /**
   * What is most probable: one foul, whatever others came with it, or no foul; null when nothing agrees. With the kind of
   * the most frequent verdict that has it.
   */
  readonly verdict: VerdictKey | null
  /** Its share and the 95 % interval; 0 to 1 when nothing agrees. */
  readonly probability: number
  readonly interval: readonly [low: number, high: number]
  readonly agree: number
  readonly trials: number
  /** Who gains by it: the shooter of a shot that cannot be decided; null where the verdict says it. */
  readonly benefit: Seat | null
}

export interface WhatIfAnswer {
  readonly trials: number
  readonly agree: number
  readonly failed: number
  /** In falling probability. */
  readonly verdicts: readonly VerdictShare[]
  readonly conclusion: Conclusion
}

/** A verdict is settled, or likely, when its share is above this with 97.5 % confidence. */
const SETTLED = 0.95
const LIKELY = 0.75
/** Fewer agreeing trials say nothing. */
const LEAST_AGREE = 20

/** Counts as probabilities with their intervals, and what follows from them. */
export function whatIfAnswer(counts: TrialCounts, shooter: Seat): WhatIfAnswer {
  const { trials, agree, failed } = counts
  const verdicts = counts.verdicts.map(({ kind, fouls, count, examples }) => ({
    fouls,
    kind,
    probability: count / agree,
    interval: wilsonInterval(count, agree),
    count,
    examples,
  }))
  return { trials, agree, failed, verdicts, conclusion: concluded(verdicts, counts, shooter) }
}

function concluded(
  verdicts: readonly VerdictShare[],
  { trials, agree }: TrialCounts,
  shooter: Seat,
): Conclusion {
  const claim = leadingClaim(verdicts)
  if (claim === null) {
    const nothing = { code: 'nothing-agrees', verdict: null, probability: 0, interval: [0, 1] } as const
    return { ...nothing, agree, trials, benefit: shooter }
  }
  const interval = wilsonInterval(claim.count, agree)
  const code = agree < LEAST_AGREE ? 'too-few-agree' : codeFor(interval[0])
  const open = code === 'cannot-be-decided' || code === 'too-few-agree'
  return {
    code,
    verdict: claim.verdict,
    probability: claim.count / agree,
    interval,
    agree,
    trials,
    benefit: open ? shooter : null,
  }
}

function codeFor(low: number): Conclusion['code'] {
  if (low >= SETTLED) return 'settled'
  return low >= LIKELY ? 'likely' : 'cannot-be-decided'
}

/** The foul, or the verdict without one, that most variations have; of equal ones that of the more frequent verdict. */
function leadingClaim(verdicts: readonly VerdictShare[]): { verdict: VerdictKey; count: number } | null {
  const claims = new Map<string, { verdict: VerdictKey; count: number }>()
  for (const { kind, fouls, count } of verdicts) {
    for (const foul of fouls.length === 0 ? [null] : fouls) {
      const key = foul ?? kind
      const before = claims.get(key)
      const verdict = before?.verdict ?? { kind, fouls: foul === null ? [] : [foul] }
      claims.set(key, { verdict, count: (before?.count ?? 0) + count })
    }
  }
  let leading: { verdict: VerdictKey; count: number } | null = null
  for (const claim of claims.values()) if (leading === null || claim.count > leading.count) leading = claim
  return leading
}
