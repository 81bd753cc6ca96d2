import { fault, ok, type Result } from '../math/index.ts'
import { LEVELS, type Level } from '../players/index.ts'
import { RULESETS } from '../rules/index.ts'
import { TABLE_NAMES } from '../table/index.ts'
import type { BulkCommand } from './command.ts'
import { numberOption, type OptionValues, wordOption } from './parse-arguments.ts'
import { type SelfplayTerms, selfplayDocument } from './selfplay/selfplay-document.ts'
import { shareSelfplay } from './selfplay/share-selfplay.ts'

const MOST_GAMES = 1_000_000

export const selfplayCommand: BulkCommand = {
  kind: 'bulk',
  usage:
    '[--game nine-ball] [--games 60] [--seed 1] [--levels pro,pro] [--simulations 150] [--points 30] ' +
    '[--fidelity full|bed-only] [--table 9ft] [--workers 1] [--range a..b]   games between computer players',
  options: [
    'game',
    'games',
    'seed',
    'levels',
    'simulations',
    'points',
    'fidelity',
    'table',
    'workers',
    'range',
  ],
  async run(options) {
    const terms = readTerms(options)
    if (!terms.ok) return terms
    const range = readRange(options)
    if (!range.ok) return range
    const workers = numberOption(options, 'workers', 1, { least: 1, most: 256, whole: true })
    if (!workers.ok) return workers
    const [from, to] = range.value
    const counts = await shareSelfplay(terms.value, from, to, Math.min(workers.value, to - from))
    return ok(selfplayDocument(terms.value, counts, [[from, to]]))
  },
}

function readTerms(options: OptionValues): Result<SelfplayTerms> {
  const game = wordOption(options, 'game', 'nine-ball', RULESETS)
  if (!game.ok) return game
  const table = wordOption(options, 'table', '9ft', TABLE_NAMES)
  if (!table.ok) return table
  const seed = numberOption(options, 'seed', 1, { least: 0, most: Number.MAX_SAFE_INTEGER, whole: true })
  if (!seed.ok) return seed
  const levels = readLevels(options)
  if (!levels.ok) return levels
  const simulations = numberOption(options, 'simulations', 150, { least: 1, most: 100_000, whole: true })
  if (!simulations.ok) return simulations
  const points = numberOption(options, 'points', 30, { least: 1, most: 1000, whole: true })
  if (!points.ok) return points
  const fidelity = wordOption(options, 'fidelity', 'bed-only', ['full', 'bed-only'])
  if (!fidelity.ok) return fidelity
  return ok({
    game: game.value,
    table: table.value,
    seed: seed.value,
    levels: levels.value,
    simulations: simulations.value,
    fidelity: fidelity.value,
    points: points.value,
  })
}

/** `pro,beginner`: of seat A and of seat B; one level = both. */
function readLevels(options: OptionValues): Result<readonly [Level, Level]> {
  const words = String(options.get('levels') ?? 'pro,pro').split(',')
  const levels = words.map((word) => LEVELS.find((level) => level === word))
  const [a, b = a] = levels
  if (a === undefined || b === undefined || words.length > 2)
    return fault('usage', '--levels', `--levels wants two of ${LEVELS.join(' ')}, with a comma between them`)
  return ok([a, b])
}

/** `--range a..b` plays games a to b - 1 of the run; without it all of `--games`. */
function readRange(options: OptionValues): Result<readonly [from: number, to: number]> {
  const games = numberOption(options, 'games', 60, { least: 1, most: MOST_GAMES, whole: true })
  if (!games.ok) return games
  const text = options.get('range')
  if (text === undefined) return ok([0, games.value])
  const [, from, to] = /^(\d{1,8})\.\.(\d{1,8})$/.exec(String(text)) ?? []
  if (from === undefined || to === undefined || Number(from) >= Number(to)) {
    return fault('usage', '--range', '--range wants a..b with a below b')
  }
  return ok([Number(from), Number(to)])
}
