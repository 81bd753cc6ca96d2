/** Numbers of trials: from (included), to (excluded). */
export type TrialRange = readonly [from: number, to: number]

/** Ranges in ascending order, those that follow on each other as one. */
export function joinedRanges(ranges: readonly TrialRange[]): TrialRange[] {
  const joined: TrialRange[] = []
  for (const range of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1)
    if (last !== undefined && last[1] === range[0]) joined[joined.length - 1] = [last[0], range[1]]
    else joined.push(range)
  }
  return joined
}
