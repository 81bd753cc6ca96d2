import { describe, expect, it } from 'vitest'
import { type ClauseId, LOCALES, type LocaleId, loadRulesText, type RulesText } from '../../src/i18n/index.ts'
import { RULESETS } from '../../src/rules/index.ts'
import { chaptersOf, clauseIdOf } from '../../src/ui/rules-reader/index.ts'
import { citedRules, writtenRules } from './rules-codes.ts'

const TEXTS = Object.fromEntries(
  await Promise.all(LOCALES.map(async (locale) => [locale, await loadRulesText(locale)] as const)),
) as unknown as Readonly<Record<LocaleId, RulesText>>
const IDS = Object.keys(TEXTS.en) as ClauseId[]

/** Numbers of rules, of balls and of measures: a translation that drops one says something else. */
function rulesNamed(text: string): readonly string[] {
  return [...new Set(text.match(/\d+\.\d+/g) ?? [])]
    .filter((number) => number !== '14.1' && number !== '68.5')
    .sort()
}

describe('every rule that the referee can cite has its clause', () => {
  it('in the game in which it was cited', () => {
    const cited = citedRules()
    expect(cited.length).toBeGreaterThan(50)
    expect(cited.filter(({ ruleset, rule }) => clauseIdOf(ruleset, rule) === null)).toEqual([])
  })

  it('general rules, fouls and definitions in every game', () => {
    const written = writtenRules()
    expect(written).toContain('6.17')
    expect(written).toContain('RU-zh')
    const general = written.filter((rule) => /^[1678]\./.test(rule))
    const missing = RULESETS.flatMap((ruleset) =>
      general.filter((rule) => clauseIdOf(ruleset, rule) === null).map((rule) => `${ruleset} ${rule}`),
    )
    expect(missing).toEqual([])
  })

  it('rules of a game in some game', () => {
    const nowhere = writtenRules().filter((rule) =>
      RULESETS.every((ruleset) => clauseIdOf(ruleset, rule) === null),
    )
    expect(nowhere).toEqual([])
  })
})

describe('the book of each game', () => {
  it.each(RULESETS)('%s has no clause twice', (ruleset) => {
    const clauses = chaptersOf(ruleset).flatMap((chapter) => chapter.clauses)
    expect(new Set(clauses).size).toBe(clauses.length)
  })

  it('leaves no clause out', () => {
    const used = new Set(RULESETS.flatMap((ruleset) => chaptersOf(ruleset).flatMap(({ clauses }) => clauses)))
    expect(IDS.filter((id) => !used.has(id))).toEqual([])
  })
})

describe.each(LOCALES)('the rules in %s', (locale) => {
  const text = TEXTS[locale]

  it('have the clauses of English, and no others', () => {
    expect(Object.keys(text).sort()).toEqual([...IDS].sort())
  })

  it('say in each what English says it about: games, edition, paragraphs, rules named', () => {
    for (const id of IDS) {
      const [here, english] = [text[id], TEXTS.en[id]]
      expect(here.title.trim(), id).not.toBe('')
      expect(Object.keys(here.games ?? {}), id).toEqual(Object.keys(english.games ?? {}))
      expect(here.edition2025 === undefined, id).toBe(english.edition2025 === undefined)
      expect(here.text.split('\n').length, id).toBe(english.text.split('\n').length)
      expect(rulesNamed(here.text), id).toEqual(rulesNamed(english.text))
    }
  })

  it('name no rule that the game does not have', () => {
    for (const ruleset of RULESETS) {
      for (const id of chaptersOf(ruleset).flatMap(({ clauses }) => clauses)) {
        const own = `${text[id].text} ${text[id].games?.[ruleset] ?? ''}`
        for (const rule of rulesNamed(own)) expect(clauseIdOf(ruleset, rule), `${id}: ${rule}`).not.toBeNull()
      }
    }
  })
})
