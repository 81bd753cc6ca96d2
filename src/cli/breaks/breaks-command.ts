import { fault, ok, type Result } from '../../math/index.ts'
import { RULESETS } from '../../rules/index.ts'
import { RACK_GAPS, TABLE_NAMES } from '../../table/index.ts'
import type { BulkCommand } from '../command.ts'
import { numberOption, type OptionValues, wordOption } from '../parse-arguments.ts'
import type { BreaksTerms } from './break-terms.ts'
import { breaksDocument } from './breaks-document.ts'
import { shareBreaks } from './share-breaks.ts'
import { NOISE_LEVELS } from './stroke-noise.ts'

const MOST_BREAKS = 10_000_000

export const breaksCommand: BulkCommand = {
  kind: 'bulk',
  usage:
    '[--game nine-ball] [--count 1000] [--seed 1] [--speed 9] [--gaps template] [--noise none] ' +
    '[--fidelity full|bed-only] [--table 9ft] [--workers 1] [--range a..b]   statistics of many breaks',
  options: ['game', 'count', 'seed', 'speed', 'gaps', 'noise', 'fidelity', 'table', 'workers', 'range'],
  async run(options) {
    const terms = readTerms(options)
    if (!terms.ok) return terms
    const range = readRange(options)
    if (!range.ok) return range
    const workers = numberOption(options, 'workers', 1, { least: 1, most: 256, whole: true })
    if (!workers.ok) return workers
    const [from, to] = range.value
    const start = performance.now()
    const counts = await shareBreaks(terms.value, from, to, Math.min(workers.value, to - from))
    if (!counts.ok) return counts
    return ok(breaksDocument(terms.value, counts.value, [[from, to]], (performance.now() - start) / 1000))
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

/** `--range a..b` counts breaks a to b - 1 of the run; without it all of `--count`. */
function readRange(options: OptionValues): Result<readonly [from: number, to: number]> {
  const count = numberOption(options, 'count', 1000, { least: 1, most: MOST_BREAKS, whole: true })
  if (!count.ok) return count
  const text = options.get('range')
  if (text === undefined) return ok([0, count.value])
  const [, from, to] = /^(\d{1,8})\.\.(\d{1,8})$/.exec(String(text)) ?? []
  if (from === undefined || to === undefined || Number(from) >= Number(to)) {
    return fault('usage', '--range', '--range wants a..b with a below b')
  }
  return ok([Number(from), Number(to)])
}
