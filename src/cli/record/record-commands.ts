import { recordOf } from '../../game/index.ts'
import { fault, ok, type Result } from '../../math/index.ts'
import { DEFAULT_PARAMETERS } from '../../physics/index.ts'
import { isLevel, type Level } from '../../players/index.ts'
import { readRecord, readRecordText, recordDocument, showShot, verifyRecord } from '../../record/index.ts'
import { makeRuleOptions, type PerSeat, RULESETS } from '../../rules/index.ts'
import { TABLE_NAMES, TABLE_SPECS } from '../../table/index.ts'
import type { BulkCommand, DocumentCommand } from '../command.ts'
import { numberOption, type OptionValues, wordOption } from '../parse-arguments.ts'
import { type ComputerMatch, playMatch } from './play-match.ts'

/** Plays every shot of a record again and rules it again. */
export const recordVerifyCommand: DocumentCommand = {
  kind: 'document',
  usage: '[--lines]   plays and rules a whole match again: ok, or the first difference',
  answer(document) {
    const record = readRecord(document)
    return record.ok ? verifyRecord(record.value) : record
  },
}

const MOST_SHOTS = 1_000_000

/** The documents that re-run one shot of a record through `simulate` and `rule`. */
export const recordShowCommand: BulkCommand = {
  kind: 'bulk',
  usage: '--shot N   the simulate and rule documents that re-run one shot of a match',
  options: ['shot'],
  async run(options, input) {
    if (!options.has('shot')) return fault('usage', '--shot', '--shot N is missing')
    const number = numberOption(options, 'shot', 1, { least: 1, most: MOST_SHOTS, whole: true })
    if (!number.ok) return number
    const lines: string[] = []
    for await (const line of input()) lines.push(line)
    const record = readRecordText(lines.join('\n'))
    return record.ok ? showShot(record.value, number.value) : record
  },
}

/** Plays a whole match between two computer players and prints its record. */
export const recordNewCommand: BulkCommand = {
  kind: 'bulk',
  usage:
    '[--game nine-ball] [--seed 1] [--race 1] [--levels league,league] [--simulations 60] [--edition 2016] ' +
    '[--table 9ft]   the record of a match between two computer players (14.1: --race points)',
  options: ['game', 'seed', 'race', 'levels', 'simulations', 'edition', 'table'],
  async run(options) {
    const match = readMatch(options)
    if (!match.ok) return match
    const game = playMatch(match.value)
    return game.ok ? ok(recordDocument(recordOf(game.value))) : game
  },
}

function readMatch(options: OptionValues): Result<ComputerMatch> {
  const ruleset = wordOption(options, 'game', 'nine-ball', RULESETS)
  if (!ruleset.ok) return ruleset
  const seed = numberOption(options, 'seed', 1, { least: 0, most: 4_294_967_295, whole: true })
  if (!seed.ok) return seed
  const raceTo = numberOption(options, 'race', 1, { least: 1, most: 10_000, whole: true })
  if (!raceTo.ok) return raceTo
  const levels = readLevels(options)
  if (!levels.ok) return levels
  const simulations = numberOption(options, 'simulations', 60, { least: 1, most: 100_000, whole: true })
  if (!simulations.ok) return simulations
  const edition = wordOption(options, 'edition', '2016', ['2016', '2025'])
  if (!edition.ok) return edition
  const table = wordOption(options, 'table', '9ft', TABLE_NAMES)
  if (!table.ok) return table
  const player = (seat: 'A' | 'B') => ({
    name: `${levels.value[seat]} ${seat}`,
    computer: levels.value[seat],
  })
  return ok({
    levels: levels.value,
    simulations: simulations.value,
    setup: {
      terms: {
        ruleset: ruleset.value,
        options: makeRuleOptions({ edition: edition.value === '2025' ? 2025 : 2016 }),
        raceTo: raceTo.value,
        table: TABLE_SPECS[table.value],
        ballRadius: DEFAULT_PARAMETERS.ballRadius,
        firstBreaker: 'A',
        opening: 'lag',
      },
      players: { A: player('A'), B: player('B') },
      parameters: DEFAULT_PARAMETERS,
      seed: seed.value,
    },
  })
}

/** `--levels A,B`, or one level for both. */
function readLevels(options: OptionValues): Result<PerSeat<Level>> {
  const [a = '', b = a, ...more] = String(options.get('levels') ?? 'league').split(',')
  if (isLevel(a) && isLevel(b) && more.length === 0) return ok({ A: a, B: b })
  return fault('usage', '--levels', '--levels wants one or two of beginner club league semi-pro pro perfect')
}
