import type { ClauseId } from '../../../i18n/index.ts'
import { clauseOf, makeRuleOptions, type RulesetId } from '../../../rules/index.ts'

/** Which rules are open: a game, and the edition where the game has two. */
export interface RuleBook {
  readonly ruleset: RulesetId
  readonly edition: 2016 | 2025
}

export const CHAPTERS = ['game', 'fouls', 'general', 'words', 'wheelchair'] as const
export type ChapterName = (typeof CHAPTERS)[number]

export interface Chapter {
  readonly name: ChapterName
  readonly clauses: readonly ClauseId[]
}

const GENERAL: readonly ClauseId[] = [
  '1.2',
  '1.3',
  '1.4',
  '1.5',
  '1.6',
  '1.7',
  '1.8',
  '1.9',
  '1.10',
  '1.11',
  '1.12',
]
const FOULS: readonly ClauseId[] = [
  '6',
  '6.1',
  '6.2',
  '6.3',
  '6.4',
  '6.5',
  '6.6',
  '6.7',
  '6.8',
  '6.9',
  '6.10',
  '6.11',
  '6.12',
  '6.13',
  '6.14',
  '6.15',
  '6.16',
  '6.17',
]
const WHEELCHAIR: readonly ClauseId[] = ['7.1', '7.2', '7.3']
const WORDS: readonly ClauseId[] = ['8.1', '8.2', '8.3', '8.4', '8.5', '8.12', '8.13', '8.16', '8.18']

const GAMES: Readonly<Record<RulesetId, readonly ClauseId[]>> = {
  'nine-ball': ['2', '2.1', '2.2', '2.3', 'R18', '2.4', '2.5', '2.6', '2.7', '2.8', '2.9'],
  'ten-ball-wpa': [
    '9',
    '9.1',
    '9.2',
    '9.3',
    '9.4',
    '9.5',
    '9.6',
    '9.7',
    '9.8',
    '9.9',
    '9.10',
    '9.11',
    '9.12',
  ],
  'ten-ball-pl': ['5', '5.1', '5.2', '5.3', '5.4', '5.5', '5.6', '5.7', '5.8', '5.9', '5.10'],
  'eight-ball': ['3', '3.1', '3.2', '3.3', '3.4', '3.5', '3.6', '3.7', '3.8', '3.9', '3.10', '3.11'],
  'straight-pool': [
    '4',
    '4.1',
    '4.2',
    '4.3',
    '4.4',
    '4.5',
    '4.6',
    '4.7',
    '4.8',
    '4.9',
    '4.10',
    '4.11',
    '4.12',
  ],
  'siberian-ten': [
    'RU-aim',
    'RU-rack',
    'RU-break',
    'RU',
    'RU-in-off',
    'RU-house',
    'RU-handicap',
    'RU-fine',
    'RU-a',
    'RU-b',
    'RU-v',
    'RU-g',
    'RU-d',
    'RU-e',
    'RU-zh',
    'RU-off',
    'RU-push',
    'RU-special-a',
    'RU-special-b',
    'RU-special-v',
    'RU-special-g',
    'RU-shoot-out',
    'RU-game',
  ],
}

/** The chapters of a game in the order in which one reads them; every clause that its referee may cite is in one. */
export function chaptersOf(ruleset: RulesetId): readonly Chapter[] {
  return [
    { name: 'game', clauses: GAMES[ruleset] },
    { name: 'fouls', clauses: FOULS },
    { name: 'general', clauses: GENERAL },
    { name: 'words', clauses: WORDS },
    { name: 'wheelchair', clauses: WHEELCHAIR },
  ]
}

/** Polish and Russian rules are one text; the others have two editions. */
export function hasEditions(ruleset: RulesetId): boolean {
  return ruleset !== 'ten-ball-pl' && ruleset !== 'siberian-ten'
}

/**
 * The clause that `rule` names in this game, null when there is none. Letters of a limb (`3.8a`, `6.11b`) stand in the
 * clause of the number.
 */
export function clauseIdOf(ruleset: RulesetId, rule: string): ClauseId | null {
  const wanted = rule.replace(/^(\d+\.\d+)[a-d]$/, '$1')
  for (const { clauses } of chaptersOf(ruleset)) {
    const found = clauses.find((id) => id === wanted)
    if (found !== undefined) return found
  }
  return null
}

/** Headings of the Russian text for the parts that no violation names. */
const HEADINGS: Readonly<Record<string, string>> = {
  'RU-aim': 'Цель',
  'RU-rack': 'Расстановка',
  RU: 'Забивание',
  'RU-in-off': 'Забивание',
  'RU-handicap': 'Забивание',
  'RU-fine': 'Штрафы',
  'RU-shoot-out': 'Булиты',
  'RU-game': 'Булиты',
}

/**
 * The number as the book of this game and edition prints it: `6.3`, in 2025 `3.3`. A clause whose number of 2025 is not
 * known carries that of 2016 with its year.
 */
export function clauseNumber({ ruleset, edition }: RuleBook, id: ClauseId): string {
  if (id === 'R18') return edition === 2025 ? 'R 16' : 'R 18'
  const heading = HEADINGS[id]
  if (heading !== undefined) return heading
  const year = hasEditions(ruleset) ? edition : 2016
  // A whole chapter has the number of its clauses.
  const cited = /^\d$/.test(id) ? `${id}.0` : id
  const printed = clauseOf(ruleset, makeRuleOptions({ edition: year }), cited)
    .replace(PREFIX, '')
    .replace(/\.0$/, '')
  if (year === 2016 || id === KEPT) return printed
  return printed === id ? `${id} (2016)` : printed
}

/** What stands before the number in a citation. */
const PREFIX = /^(WPA 2016|WPA 2025|PL|RU) /
/** The lag kept its number. */
const KEPT = '1.2'
