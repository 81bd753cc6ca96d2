import { fault, ok, type Result } from '../../math/index.ts'
import { DEFAULT_PARAMETERS } from '../../physics/index.ts'
import { isLevel } from '../../players/index.ts'
import { type Layout, readLayout, writeLayout } from '../../shot/index.ts'
import { bedFault, makeTable, TABLE_NAMES, TABLE_SPECS, type TableName } from '../../table/index.ts'
import { PUSH_OUT_GAMES, type PushOutPosition } from '../push-out/position.ts'

/** One line of text for a position on one of the usual tables, to be shared as a link: `nine-ball 9ft club league; cue@...`. */
export function writePosition(position: PushOutPosition, table: TableName): string {
  const { ruleset, levels, balls, shooter } = position
  const own = levels[shooter]
  const other = levels[shooter === 'A' ? 'B' : 'A']
  return `${ruleset} ${table} ${own} ${other}; ${writeLayout(balls)}`
}

/**
 * Reads what `writePosition` writes; the shooter is seat A. Faults: `position-form`, `position-game`, `position-table`,
 * `position-level`, `position-layout`, `position-no-cue-ball`, `position-off-bed`, `position-overlap`.
 */
export function readPosition(text: string): Result<PushOutPosition> {
  const [head, rest, more] = text.split(';')
  const words = (head ?? '').trim().split(/\s+/)
  if (rest === undefined || more !== undefined || words.length !== 4)
    return fault('position-form', '', 'game, table and two levels, then a semicolon and the balls')
  const [game, tableName, own, other] = words
  const ruleset = PUSH_OUT_GAMES.find((one) => one === game)
  if (ruleset === undefined) return fault('position-game', game!, 'no game with a push-out')
  const table = TABLE_NAMES.find((one) => one === tableName)
  if (table === undefined) return fault('position-table', tableName!, 'no table of this name')
  if (!isLevel(own!) || !isLevel(other!)) return fault('position-level', `${own} ${other}`, 'no such level')
  const layout = readLayout(rest)
  if (!layout.ok) return fault('position-layout', layout.error.entry, layout.error.code)
  const wrong = layoutFault(layout.value, table)
  if (wrong !== null) return fault(wrong, '', 'the balls cannot lie like that')
  return ok({
    ruleset,
    table: TABLE_SPECS[table],
    parameters: DEFAULT_PARAMETERS,
    balls: layout.value,
    shooter: 'A',
    levels: { A: own, B: other },
  })
}

function layoutFault(balls: Layout, name: TableName): string | null {
  const { ballRadius } = DEFAULT_PARAMETERS
  if (balls.cue === undefined) return 'position-no-cue-ball'
  const table = makeTable(TABLE_SPECS[name], ballRadius)
  const places = Object.values(balls)
  if (places.some((place) => bedFault(table, place) !== null)) return 'position-off-bed'
  for (const [i, a] of places.entries()) {
    for (const b of places.slice(i + 1)) {
      const x = a[0] - b[0]
      const y = a[1] - b[1]
      if (Math.sqrt(x * x + y * y) < 2 * ballRadius - OVERLAP) return 'position-overlap'
    }
  }
  return null
}

/** Positions are often written with six decimals, m. */
const OVERLAP = 1e-6
