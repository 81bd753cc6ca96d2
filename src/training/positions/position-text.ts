import { fault, ok, type Result } from '../../math/index.ts'
import {
  BALL_PRESETS,
  CLOTH_PRESETS,
  DEFAULT_EQUIPMENT,
  type Equipment,
  equipmentOf,
  parametersOf,
} from '../../physics/index.ts'
import { isLevel } from '../../players/index.ts'
import { otherSeat, readLayout, writeLayout } from '../../shot/index.ts'
import {
  POCKET_PRESETS,
  TABLE_NAMES,
  TABLE_SPECS,
  type TableChoice,
  tableChoiceOf,
  tableOf,
} from '../../table/index.ts'
import { PUSH_OUT_GAMES, type PushOutPosition } from '../push-out/position.ts'
import { positionFault } from './position-fault.ts'

/** Table, cloth and balls by the names of their presets. */
export type PositionGear = TableChoice & Equipment

const USUAL: PositionGear = { size: '9ft', pockets: 'wpa', system: 'return', ...DEFAULT_EQUIPMENT }

/** What a position is played on and with; null where somebody has turned a measure of the table or of the physics. */
export function gearOf({
  table,
  parameters,
}: Pick<PushOutPosition, 'table' | 'parameters'>): PositionGear | null {
  const choice = tableChoiceOf(table)
  const { cloth, balls } = equipmentOf(parameters)
  if (choice === null || cloth === null || balls === null) return null
  const usual = parametersOf({ cloth, balls })
  // Values that no preset settles may have been turned as well.
  const keys = Object.keys({ ...usual, ...parameters }) as (keyof typeof usual)[]
  const turned = keys.some((key) => JSON.stringify(usual[key]) !== JSON.stringify(parameters[key]))
  return turned ? null : { ...choice, cloth, balls }
}

/**
 * One line of text for a position, to be shared as a link: `nine-ball 9ft club league; cue@...`, with `pockets=pro`,
 * `pockets-system=drop`, `cloth=napped`, `balls=dirty` after the levels where they are not the usual ones. Measures
 * that have been turned by hand are not in it (`gearOf`): the usual ones of that size stand for them.
 */
export function writePosition(position: PushOutPosition): string {
  const { ruleset, levels, balls, shooter } = position
  const gear = gearOf(position) ?? { ...USUAL, size: sizeOf(position) }
  const special = GEAR_WORDS.flatMap(([word, key]) =>
    gear[key] === USUAL[key] ? [] : [`${word}=${gear[key]}`],
  )
  const head = [ruleset, gear.size, levels[shooter], levels[otherSeat(shooter)], ...special]
  return `${head.join(' ')}; ${writeLayout(balls)}`
}

/** How the equipment is called in the text. */
const GEAR_WORDS = [
  ['pockets', 'pockets'],
  ['pockets-system', 'system'],
  ['cloth', 'cloth'],
  ['balls', 'balls'],
] as const

const GEAR_NAMES: Readonly<Record<string, readonly string[]>> = {
  pockets: POCKET_PRESETS.map(({ id }) => id),
  'pockets-system': ['return', 'drop'],
  cloth: CLOTH_PRESETS.map(({ id }) => id),
  balls: BALL_PRESETS.map(({ id }) => id),
}

function sizeOf({ table }: PushOutPosition): PositionGear['size'] {
  return TABLE_NAMES.find((name) => TABLE_SPECS[name].length === table.length) ?? USUAL.size
}

/**
 * Reads what `writePosition` writes; the shooter is seat A. Faults: `position-form`, `position-game`, `position-table`,
 * `position-level`, `position-gear`, `position-layout`, and those of `positionFault`.
 */
export function readPosition(text: string): Result<PushOutPosition> {
  const [head, rest, more] = text.split(';')
  const [game, size, own, other, ...words] = (head ?? '').trim().split(/\s+/)
  if (rest === undefined || more !== undefined || other === undefined)
    return fault('position-form', '', 'game, table and two levels, then a semicolon and the balls')
  const ruleset = PUSH_OUT_GAMES.find((one) => one === game)
  if (ruleset === undefined) return fault('position-game', game!, 'no game with a push-out')
  const table = TABLE_NAMES.find((one) => one === size)
  if (table === undefined) return fault('position-table', size!, 'no table of this name')
  if (!isLevel(own!) || !isLevel(other)) return fault('position-level', `${own} ${other}`, 'no such level')
  const gear = readGear(words, table)
  if (gear === null) return fault('position-gear', words.join(' '), 'no such equipment')
  const layout = readLayout(rest)
  if (!layout.ok) return fault('position-layout', layout.error.entry, layout.error.code)
  const position: PushOutPosition = {
    ruleset,
    table: tableOf(gear),
    parameters: parametersOf(gear),
    balls: layout.value,
    shooter: 'A',
    levels: { A: own, B: other },
  }
  const wrong = positionFault(position)
  return wrong === null ? ok(position) : fault(wrong.code, wrong.path, wrong.message)
}

function readGear(words: readonly string[], size: PositionGear['size']): PositionGear | null {
  let gear: PositionGear = { ...USUAL, size }
  for (const text of words) {
    const [word = '', value = '', more] = text.split('=')
    const key = GEAR_WORDS.find(([name]) => name === word)?.[1]
    if (key === undefined || more !== undefined || !GEAR_NAMES[word]!.includes(value)) return null
    gear = { ...gear, [key]: value }
  }
  return gear
}
