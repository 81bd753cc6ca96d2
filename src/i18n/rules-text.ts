import type { RulesetId } from '../rules/index.ts'
import type { LocaleId } from './locale.ts'
import type { clauses } from './locales/en/rules-reader/index.ts'

/** One clause in our own words. Paragraphs are parted by a line break; numbers in it are those of 2016. */
export interface ClauseText {
  readonly title: string
  readonly text: string
  /** What is added, or different, in a game that shares the clause with others. */
  readonly games?: Readonly<Partial<Record<RulesetId, string>>>
  /** What the edition of 2025 makes of it. */
  readonly edition2025?: string
}

/**
 * What names a clause: its number in the WPA rules of 2016, or in the Polish text for 5.1 to 5.10; `R18` is regulation 18,
 * `RU-...` are parts of the Russian text, which has no numbers. The referee cites the same names.
 */
export type ClauseId = keyof typeof clauses
export type RulesText = Readonly<Record<ClauseId, ClauseText>>

/** Nobody reads the rules before he asks for them: each language is a file of its own. */
const TEXTS: Readonly<Record<LocaleId, () => Promise<RulesText>>> = {
  en: async () => (await import('./locales/en/rules-reader/index.ts')).clauses,
  pl: async () => (await import('./locales/pl/rules-reader/index.ts')).clauses,
  ru: async () => (await import('./locales/ru/rules-reader/index.ts')).clauses,
  sv: async () => (await import('./locales/sv/rules-reader/index.ts')).clauses,
}

/** The rules of all games. Rejects when the file of the language cannot be had. */
export function loadRulesText(locale: LocaleId): Promise<RulesText> {
  return TEXTS[locale]()
}
