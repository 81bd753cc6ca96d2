import { fault, ok, type Result } from '../math/index.ts'
import { numberOption, type OptionValues } from './parse-arguments.ts'

/** Numbers of trials: from (included), to (excluded). */
export type TrialRange = readonly [from: number, to: number]

/** Options of every command that can be shared between threads and machines. */
export const SHARE_OPTIONS = ['workers', 'range'] as const

/** What of a run is to be played here, and on how many threads. */
export interface Share {
  readonly range: TrialRange
  readonly workers: number
}

/**
 * `--workers n`, and `--range a..b` for trials a to b - 1 of the run; without it all `count` of them. `whole` = there are
 * no others: b goes no farther than that.
 */
export function readShare(options: OptionValues, count: number, whole: boolean): Result<Share> {
  const range = readRange(options, count, whole)
  if (!range.ok) return range
  const workers = numberOption(options, 'workers', 1, { least: 1, most: 256, whole: true })
  return workers.ok ? ok({ range: range.value, workers: workers.value }) : workers
}

function readRange(options: OptionValues, count: number, whole: boolean): Result<TrialRange> {
  const text = options.get('range')
  if (text === undefined) return ok([0, count])
  const [, from, to] = /^(\d{1,8})\.\.(\d{1,8})$/.exec(String(text)) ?? []
  if (from === undefined || to === undefined || Number(from) >= Number(to) || (whole && Number(to) > count))
    return fault(
      'usage',
      '--range',
      `--range wants a..b with a below b${whole ? ` and b at most ${count}` : ''}`,
    )
  return ok([Number(from), Number(to)])
}

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

/** No trial is in both. */
export function rangesApart(a: readonly TrialRange[], b: readonly TrialRange[]): boolean {
  return a.every(([from, to]) => b.every(([start, end]) => to <= start || end <= from))
}
