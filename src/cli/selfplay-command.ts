import { fault, ok, type Result } from '../math/index.ts'
import { LEVELS, type Level } from '../players/index.ts'
import { RULESETS } from '../rules/index.ts'
import { TABLE_NAMES } from '../table/index.ts'
import type { BulkCommand } from './command.ts'
import { numberOption, type OptionValues, wordOption } from './parse-arguments.ts'
import { readShare, SHARE_OPTIONS } from './ranges.ts'
import { runSelfplay } from './selfplay/run-selfplay.ts'
import { addGames, NO_GAMES, type SelfplayTerms, selfplayDocument } from './selfplay/selfplay-document.ts'
import { shareRange } from './share-range.ts'

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
    ...SHARE_OPTIONS,
  ],
  async run(options) {
    const terms = readTerms(options)
    if (!terms.ok) return terms
    const games = numberOption(options, 'games', 60, { least: 1, most: MOST_GAMES, whole: true })
    if (!games.ok) return games
    const share = readShare(options, games.value, false)
    if (!share.ok) return share
    // The counts do not depend on the number of threads.
    const module = new URL('./selfplay/run-selfplay.ts', import.meta.url)
    const work = { module, name: 'runSelfplay', task: terms.value, run: runSelfplay }
    const counts = (await shareRange(work, share.value)).reduce(addGames, NO_GAMES)
    return ok(selfplayDocument(terms.value, counts, [share.value.range]))
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
  const [first, second = first] = words
  const [a, b] = [first, second].map((word) => LEVELS.find((level) => level === word))
  if (a === undefined || b === undefined || words.length > 2)
    return fault('usage', '--levels', `--levels wants two of ${LEVELS.join(' ')}, with a comma between them`)
  return ok([a, b])
}
