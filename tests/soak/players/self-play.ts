/**
 * Matches between computer players over every game, table, level and edition: no command of theirs may be refused, and
 * the record of every match must verify. Usage:
 *
 *   npx tsx tests/soak/players/self-play.ts --racks 1000 --seed 1 --simulations 40 --seconds 600
 */
import { writeFileSync } from 'node:fs'
import { type MatchSetup, recordOf } from '../../../src/game/index.ts'
import { Random } from '../../../src/math/index.ts'
import { DEFAULT_PARAMETERS } from '../../../src/physics/index.ts'
import { LEVELS, makeWorkbench, type Workbench } from '../../../src/players/index.ts'
import { readRecord, recordDocument, verifyRecord } from '../../../src/record/index.ts'
import { makeRuleOptions, RULESETS, type RulesetId } from '../../../src/rules/index.ts'
import { TABLE_NAMES, TABLE_SPECS, type TableName } from '../../../src/table/index.ts'
import { numberArgument } from './arguments.ts'
import { playComputerMatch } from './play-computer-match.ts'

const racks = numberArgument('racks', 1000)
const seed = numberArgument('seed', 1)
const simulations = numberArgument('simulations', 40)
const deadline = performance.now() + 1000 * numberArgument('seconds', 3600)

const counts = Object.fromEntries(RULESETS.map((game) => [game, { racks: 0, shots: 0 }])) as Record<
  RulesetId,
  { racks: number; shots: number }
>
/** Getting to know a table takes longer than a short match. */
const benches = new Map<TableName, Workbench>()
function benchFor(name: TableName): Workbench {
  const bench = benches.get(name) ?? makeWorkbench({ table: TABLE_SPECS[name] }, DEFAULT_PARAMETERS)
  benches.set(name, bench)
  return bench
}

let illegal = 0
let wrong = 0
let played = 0
for (let n = 0; played < racks && performance.now() < deadline; n++) {
  const random = Random.fromSeed(seed, n)
  const ruleset = RULESETS[n % RULESETS.length]!
  const levels = { A: LEVELS[random.int(LEVELS.length)]!, B: LEVELS[random.int(LEVELS.length)]! }
  const table = TABLE_NAMES[random.int(TABLE_NAMES.length)]!
  const opening = random.next() < 0.3 ? ({ opening: 'lag' } as const) : {}
  const setup: MatchSetup = {
    terms: {
      ruleset,
      options: makeRuleOptions(random.next() < 0.3 ? { edition: 2025 } : {}),
      raceTo: ruleset === 'straight-pool' ? 15 + random.int(20) : 1 + random.int(2),
      table: TABLE_SPECS[table],
      ballRadius: DEFAULT_PARAMETERS.ballRadius,
      firstBreaker: random.next() < 0.5 ? 'A' : 'B',
      ...opening,
    },
    players: { A: { name: 'A', computer: levels.A }, B: { name: 'B', computer: levels.B } },
    parameters: DEFAULT_PARAMETERS,
    seed: random.bits(),
  }
  const match = playComputerMatch(setup, levels, simulations, benchFor(table))
  const { rackNumber, shots } = match.game.match
  counts[ruleset].racks += rackNumber
  counts[ruleset].shots += shots
  played += rackNumber
  const record = recordOf(match.game)
  const read = readRecord(JSON.parse(JSON.stringify(recordDocument(record))))
  const verified = read.ok ? verifyRecord(read.value) : read
  const good = verified.ok && verified.value.ok
  if (match.illegal !== null) illegal += 1
  if (!good || match.endless !== null) wrong += 1
  if (good && match.illegal === null && match.endless === null) continue
  const file = `headstring-self-play-${seed}-${n}.json`
  writeFileSync(file, JSON.stringify(recordDocument(record)))
  const why = { illegal: match.illegal?.error ?? null, command: match.illegal?.command ?? null }
  process.stdout.write(`${file} ${ruleset} ${JSON.stringify({ ...why, endless: match.endless, verified })}\n`)
}
process.stdout.write(`${JSON.stringify({ racks: played, illegal, wrong, counts })}\n`)
process.exitCode = illegal + wrong > 0 ? 1 : 0
