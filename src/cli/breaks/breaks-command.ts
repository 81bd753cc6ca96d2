import { ok, type Result } from '../../math/index.ts'
import { RULESETS } from '../../rules/index.ts'
import { RACK_GAPS, TABLE_NAMES } from '../../table/index.ts'
import type { BulkCommand } from '../command.ts'
import { numberOption, type OptionValues, wordOption } from '../parse-arguments.ts'
import { readShare, SHARE_OPTIONS, type Share } from '../ranges.ts'
import { shareRange } from '../share-range.ts'
import { addCounts, type BreakCounts, NO_BREAKS } from './break-statistics.ts'
import type { BreaksTerms } from './break-terms.ts'
import { breaksDocument } from './breaks-document.ts'
import { runBreaks } from './run-breaks.ts'
import { NOISE_LEVELS } from './stroke-noise.ts'

const MOST_BREAKS = 10_000_000

export const breaksCommand: BulkCommand = {
  kind: 'bulk',
  usage:
    '[--game nine-ball] [--count 1000] [--seed 1] [--speed 9] [--gaps template] [--noise none] ' +
    '[--fidelity full|bed-only] [--table 9ft] [--workers 1] [--range a..b]   statistics of many breaks',
  options: ['game', 'count', 'seed', 'speed', 'gaps', 'noise', 'fidelity', 'table', ...SHARE_OPTIONS],
  async run(options) {
    const terms = readTerms(options)
    if (!terms.ok) return terms
    const count = numberOption(options, 'count', 1000, { least: 1, most: MOST_BREAKS, whole: true })
    if (!count.ok) return count
    const share = readShare(options, count.value, false)
    if (!share.ok) return share
    const start = performance.now()
    const counts = await played(terms.value, share.value)
    if (!counts.ok) return counts
    const seconds = (performance.now() - start) / 1000
    return ok(breaksDocument(terms.value, counts.value, [share.value.range], seconds))
  },
}

function readTerms(options: OptionValues): Result<BreaksTerms> {
  const game = wordOption(options, 'game', 'nine-ball', RULESETS)
  if (!game.ok) return game
  const table = wordOption(options, 'table', '9ft', TABLE_NAMES)
  if (!table.ok) return table
  const seed = numberOption(options, 'seed', 1, { least: 0, most: Number.MAX_SAFE_INTEGER, whole: true })
  if (!seed.ok) return seed
  const speed = numberOption(options, 'speed', 9, { least: 1, most: 15 })
  if (!speed.ok) return speed
  const gaps = wordOption(options, 'gaps', 'template', RACK_GAPS)
  if (!gaps.ok) return gaps
  const noise = wordOption(options, 'noise', 'none', NOISE_LEVELS)
  if (!noise.ok) return noise
  const fidelity = wordOption(options, 'fidelity', 'full', ['full', 'bed-only'])
  if (!fidelity.ok) return fidelity
  return ok({
    game: game.value,
    table: table.value,
    seed: seed.value,
    speed: speed.value,
    gaps: gaps.value,
    noise: noise.value,
    fidelity: fidelity.value,
  })
}

/** The counts do not depend on the number of threads. */
async function played(terms: BreaksTerms, share: Share): Promise<Result<BreakCounts>> {
  const module = new URL('./run-breaks.ts', import.meta.url)
  const parts = await shareRange({ module, name: 'runBreaks', task: terms, run: runBreaks }, share)
  let counts = NO_BREAKS
  for (const part of parts) {
    if (!part.ok) return part
    counts = addCounts(counts, part.value)
  }
  return ok(counts)
}
