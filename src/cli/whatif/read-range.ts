import { fault, ok, type Result } from '../../math/index.ts'
import type { OptionValues } from '../parse-arguments.ts'
import type { TrialRange } from '../ranges.ts'

/** `--range a..b` = trials a to b - 1, within those of the document; without it all of them. */
export function readRangeWithin(options: OptionValues, trials: number): Result<TrialRange> {
  const text = options.get('range')
  if (text === undefined) return ok([0, trials])
  const [, from, to] = /^(\d{1,8})\.\.(\d{1,8})$/.exec(String(text)) ?? []
  if (from === undefined || to === undefined || Number(from) >= Number(to) || Number(to) > trials)
    return fault('usage', '--range', `--range wants a..b with a below b and b at most ${trials}`)
  return ok([Number(from), Number(to)])
}
