import { RULESETS } from '../rules/index.ts'
import { POCKET_PRESETS, POCKET_SYSTEMS, TABLE_NAMES } from '../table/index.ts'
import {
  AIM_HELPS,
  BALL_SETS,
  CLOCK_SECONDS,
  CLOTHS,
  COMPUTER_LEVELS,
  COMPUTER_PACES,
  type MatchWishes,
  MOST_HANDICAP,
  OPTION_ROWS,
  raceOf,
  type WishedOptions,
} from '../ui/index.ts'
import { hasShapeOf, isOneOf, isRecord, isWholeNumber } from './read-shape.ts'

const SEATS = ['A', 'B'] as const
const COLOUR = /^#[0-9a-f]{6}$/

/** What was kept of the last set-up page is still something that a match can be started from. */
export function isWishes(value: unknown): value is MatchWishes {
  if (!isRecord(value)) return false
  const { ruleset } = value
  if (!isOneOf(ruleset, RULESETS)) return false
  const { least, most } = raceOf(ruleset)
  return (
    hasShapeOf(value.names, { A: '', B: '' }) &&
    isWholeNumber(value.raceTo, least, most) &&
    isOneOf(value.firstBreaker, SEATS) &&
    isOneOf(value.table, TABLE_NAMES) &&
    Object.entries(OPTIONAL).every(([name, fits]) => value[name] === undefined || fits(value[name]))
  )
}

/** Fields that may be absent. */
const OPTIONAL: Readonly<
  Record<
    Exclude<keyof MatchWishes, 'ruleset' | 'names' | 'raceTo' | 'firstBreaker' | 'table'>,
    (value: unknown) => boolean
  >
> = {
  opening: (value) => isOneOf(value, ['lag', 'lot']),
  options: isOptions,
  colours: (value) => hasShapeOf(value, { A: '', B: '' }) && SEATS.every((seat) => COLOUR.test(value[seat])),
  pockets: (value) => POCKET_PRESETS.some(({ id }) => id === value),
  system: (value) => isOneOf(value, POCKET_SYSTEMS),
  cloth: (value) => isOneOf(value, CLOTHS),
  balls: (value) => isOneOf(value, BALL_SETS),
  shotClock: (value) => CLOCK_SECONDS.some((each) => each === value),
  wheelchair: (value) => hasShapeOf(value, { A: true, B: true }),
  handicap: (value) =>
    isRecord(value) && isOneOf(value.giver, SEATS) && isWholeNumber(value.k, 1, MOST_HANDICAP),
  computer: (value) =>
    isRecord(value) && isOneOf(value.level, COMPUTER_LEVELS) && isOneOf(value.pace, COMPUTER_PACES),
  aimHelp: (value) => isOneOf(value, AIM_HELPS),
  practice: (value) => typeof value === 'boolean',
}

function isOptions(value: unknown): value is WishedOptions {
  if (!isRecord(value)) return false
  return Object.entries(value).every(([name, chosen]) =>
    OPTION_ROWS.some((row) => row.name === name && row.values.some((each) => each === chosen)),
  )
}
