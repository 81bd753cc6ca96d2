import type { ClauseId, RulesText } from '../../../i18n/index.ts'
import { type Chapter, chaptersOf, clauseNumber, type RuleBook } from './rule-book.ts'

/** Words as one looks for them: without capitals and accents. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l').replace(/Ł/g, 'L').toLowerCase()
}

/** The paragraphs of a clause as they stand in this book. */
export function paragraphsOf(text: RulesText, { ruleset }: RuleBook, id: ClauseId): readonly string[] {
  const clause = text[id]
  const own = clause.games?.[ruleset]
  return [...clause.text.split('\n'), ...(own === undefined ? [] : [own])]
}

/** The chapters with only the clauses that have every word that is looked for, in number, title or text. */
export function findClauses(text: RulesText, book: RuleBook, wanted: string): readonly Chapter[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  const chapters = chaptersOf(book.ruleset)
  if (words.length === 0) return chapters
  const fits = (id: ClauseId) => {
    const { title, edition2025 } = text[id]
    const late = book.edition === 2025 ? (edition2025 ?? '') : ''
    const whole = plain([clauseNumber(book, id), title, ...paragraphsOf(text, book, id), late].join(' '))
    return words.every((word) => whole.includes(word))
  }
  return chapters
    .map(({ name, clauses }) => ({ name, clauses: clauses.filter(fits) }))
    .filter(({ clauses }) => clauses.length > 0)
}
