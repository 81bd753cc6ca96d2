import { RULESETS, type RuleOptions, type RulesetId } from '../../rules/index.ts'

/** What may be agreed on the set-up page beyond game, race and first break. */
export type WishedOptions = Partial<
  Pick<
    RuleOptions,
    | 'foulCalling'
    | 'frozenPolicy'
    | 'breakOrder'
    | 'edition'
    | 'threePoint'
    | 'obviousPolicy'
    | 'mode'
    | 'twoRail'
    | 'inHandAfterFoul'
  >
>

export interface OptionRow {
  readonly name: keyof WishedOptions
  readonly games: readonly RulesetId[]
  /** Where the page puts it: how the match runs, what the rules say, or who watches. */
  readonly part: 'start' | 'rules' | 'referee'
  /** The usual one first. */
  readonly values: readonly (string | number)[]
  /** The clause that it is about. */
  readonly rule?: (ruleset: RulesetId) => string
}

const WPA: readonly RulesetId[] = ['nine-ball', 'ten-ball-wpa', 'eight-ball', 'straight-pool']
const CALLED: readonly RulesetId[] = ['ten-ball-wpa', 'ten-ball-pl', 'eight-ball', 'straight-pool']
const RACKS: readonly RulesetId[] = ['nine-ball', 'ten-ball-wpa', 'ten-ball-pl', 'eight-ball', 'siberian-ten']
/** Who breaks, by game. */
const WHO_BREAKS: Readonly<Record<RulesetId, string>> = {
  'nine-ball': '2.1',
  'ten-ball-wpa': '9.1',
  'ten-ball-pl': '5.1',
  'eight-ball': '3.1',
  'straight-pool': '4.1',
  'siberian-ten': 'RU-break',
}
const SIBERIAN: readonly RulesetId[] = ['siberian-ten']

export const OPTION_ROWS: readonly OptionRow[] = [
  {
    name: 'foulCalling',
    games: RULESETS,
    values: ['autoReferee', 'players'],
    part: 'referee',
    rule: () => '6',
  },
  { name: 'frozenPolicy', games: RULESETS, values: ['auto', 'declared'], part: 'referee', rule: () => '8.4' },
  {
    name: 'breakOrder',
    games: RACKS,
    values: ['alternate', 'winner', 'loser'],
    part: 'start',
    rule: (ruleset) => WHO_BREAKS[ruleset],
  },
  { name: 'edition', games: WPA, values: [2016, 2025], part: 'rules' },
  { name: 'threePoint', games: ['nine-ball'], values: ['off', 'on'], part: 'rules', rule: () => 'R18' },
  {
    name: 'obviousPolicy',
    games: CALLED,
    values: ['requireCall', 'directImplied'],
    part: 'rules',
    rule: () => '1.6',
  },
  { name: 'mode', games: SIBERIAN, values: ['called', 'uncalled'], part: 'rules', rule: () => 'RU' },
  { name: 'twoRail', games: SIBERIAN, values: ['formal', 'aggregate'], part: 'rules', rule: () => 'RU-zh' },
  {
    name: 'inHandAfterFoul',
    games: SIBERIAN,
    values: ['violation', 'explicit'],
    part: 'rules',
    rule: () => 'RU-house',
  },
]

export function optionRowsOf(ruleset: RulesetId): readonly OptionRow[] {
  return OPTION_ROWS.filter(({ games }) => games.includes(ruleset))
}

/** What was wished for this game; wishes for other games are left out. */
export function optionsOfGame(ruleset: RulesetId, wished: WishedOptions): WishedOptions {
  const names: readonly string[] = optionRowsOf(ruleset).map(({ name }) => name)
  return Object.fromEntries(Object.entries(wished).filter(([name]) => names.includes(name)))
}

/** How long a match of a game can be: racks to win, or points in 14.1. */
export function raceOf(ruleset: RulesetId): {
  readonly least: number
  readonly most: number
  readonly step: number
  readonly usual: number
} {
  if (ruleset === 'straight-pool') return { least: 25, most: 200, step: 25, usual: 100 }
  return { least: 1, most: 25, step: 1, usual: ruleset === 'siberian-ten' ? 3 : 7 }
}
