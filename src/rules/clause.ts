import type { RuleOptions } from './options.ts'
import type { RulesetId } from './ruling.ts'

/** Numbers of the 2025 edition that do not follow from the chapter alone. */
const GENERAL_2025: Readonly<Record<string, string>> = {
  '6.12': '6.12',
  '6.13': '3.12',
  '6.14': '3.13',
  '6.15': '3.14',
  '6.16': '3.15',
  '6.17': '3.16',
  // A clause on subsequent breaks came in as 1.3: all after it moved on by one.
  '1.3': '1.4',
  '1.4': '1.5',
  '1.5': '1.6',
  '1.6': '1.7',
  '1.7': '1.8',
  '1.8': '1.9',
  '1.9': '1.10',
  '1.10': '1.11',
  '1.11': '1.12',
  '1.12': '1.13',
  '8.2': '2.19',
  '8.3': '2.2',
  '8.4': '2.7',
  '8.5': '2.6',
  '8.18': '2.11',
  '9.5': '6.5',
  '9.6': '6.5',
  '9.7': '6.6',
  '9.8': '6.7',
  '9.9': '6.8',
  '9.10': '6.9',
  '9.11': '6.10',
  '9.12': '6.11',
}

/** Chapters of the 2016 edition in the 2025 one. */
const CHAPTERS_2025: Readonly<Record<string, string>> = { '2': '5', '3': '4', '4': '7', '6': '3', '9': '6' }

function number2025(rule: string): string {
  const fixed = GENERAL_2025[rule]
  if (fixed !== undefined) return fixed
  const dot = rule.indexOf('.')
  const chapter = CHAPTERS_2025[rule.slice(0, dot)]
  return chapter === undefined ? rule : chapter + rule.slice(dot)
}

const SIBERIAN_CLAUSES: Readonly<Record<string, string>> = {
  'RU-a': 'RU Штрафы а)',
  'RU-b': 'RU Штрафы б)',
  'RU-v': 'RU Штрафы в)',
  'RU-g': 'RU Штрафы г)',
  'RU-d': 'RU Штрафы д)',
  'RU-e': 'RU Штрафы е)',
  'RU-zh': 'RU Штрафы ж)',
  'RU-off': 'RU Штрафы',
  'RU-push': 'RU Штрафы',
  'RU-house': 'RU Забивание',
  'RU-break': 'RU Разбой',
  'RU-special-a': 'RU Штрафы, исключение а)',
  'RU-special-b': 'RU Штрафы, исключение б)',
  'RU-special-v': 'RU Штрафы, исключение в)',
  'RU-special-g': 'RU Штрафы, исключение г)',
}

/** Edition and clause as shown to people: "WPA 2016 6.2", "WPA 2025 3.2", "PL 5.4", "RU Штрафы г)". */
export function clauseOf(ruleset: RulesetId, options: RuleOptions, rule: string): string {
  switch (ruleset) {
    case 'ten-ball-pl':
      // The Polish text has no template foul, so unsportsmanlike conduct is its 6.16.
      return `PL ${rule === '6.17' ? '6.16' : rule}`
    case 'siberian-ten':
      return SIBERIAN_CLAUSES[rule] ?? (rule.startsWith('RU') ? rule : `WPA 2016 ${rule}`)
    default:
      return options.edition === 2025 ? `WPA 2025 ${number2025(rule)}` : `WPA 2016 ${rule}`
  }
}
