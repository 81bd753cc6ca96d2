import type { RulingKind } from '../../rules/index.ts'

/** A verdict as far as trials are told apart by it. */
export interface VerdictKey {
  readonly kind: RulingKind
  readonly fouls: readonly string[]
}

/** How often a verdict was met among the trials that agree with what was seen. */
export interface VerdictCount extends VerdictKey {
  readonly count: number
  /** Numbers of the first trials that had it, ascending. */
  readonly examples: readonly number[]
}

/** What a range of trials came to; ranges add up in any order. */
export interface TrialCounts {
  readonly trials: number
  /** Trials whose outcome is as observed. */
  readonly agree: number
  /** Trials that could not be played or ruled; they do not agree. */
  readonly failed: number
  /** In falling count; of equal ones by kind and fouls. */
  readonly verdicts: readonly VerdictCount[]
}

export const NO_TRIALS: TrialCounts = { trials: 0, agree: 0, failed: 0, verdicts: [] }

/** Examples that are kept of each verdict. */
export const MOST_EXAMPLES = 6

export function addTrialCounts(a: TrialCounts, b: TrialCounts): TrialCounts {
  const verdicts = new Map<string, VerdictCount>()
  for (const verdict of [...a.verdicts, ...b.verdicts]) {
    const key = keyOf(verdict)
    const before = verdicts.get(key)
    verdicts.set(key, before === undefined ? verdict : together(before, verdict))
  }
  return {
    trials: a.trials + b.trials,
    agree: a.agree + b.agree,
    failed: a.failed + b.failed,
    verdicts: [...verdicts.values()].sort((x, y) => y.count - x.count || (keyOf(x) < keyOf(y) ? -1 : 1)),
  }
}

function together(a: VerdictCount, b: VerdictCount): VerdictCount {
  const examples = [...a.examples, ...b.examples].sort((x, y) => x - y).slice(0, MOST_EXAMPLES)
  return { kind: a.kind, fouls: a.fouls, count: a.count + b.count, examples }
}

/** Two verdicts are the same when kind and fouls are. */
export function keyOf({ kind, fouls }: VerdictKey): string {
  return [kind, ...fouls].join(' ')
}
