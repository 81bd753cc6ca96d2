import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  type Catalogue,
  LOCALES,
  type LocaleId,
  loadLanguage,
  type MessageKey,
  parseMessage,
} from '../../src/i18n/index.ts'
import { CHOICE_OPTIONS, RULESETS } from '../../src/rules/index.ts'
import { POCKET_IDS, RAIL_IDS } from '../../src/table/index.ts'
import { isOwnCode, rulesCodes } from './rules-codes.ts'

const CATALOGUES = Object.fromEntries(
  await Promise.all(LOCALES.map(async (locale) => [locale, (await loadLanguage(locale)).catalogue] as const)),
) as unknown as Readonly<Record<LocaleId, Catalogue>>
const KEYS = Object.keys(CATALOGUES.en) as MessageKey[]

/** Names and formats of all placeholders of a pattern, in any order. */
function placeholders(pattern: string): readonly string[] {
  const found = new Set<string>()
  const visit = (nodes: ReturnType<typeof parseMessage>) => {
    for (const node of nodes) {
      if (node.kind === 'value') found.add(`${node.name}:${node.format ?? 'plain'}`)
      if (node.kind === 'plural' || node.kind === 'select') {
        found.add(`${node.name}:${node.kind}`)
        for (const branch of Object.values(node.branches)) visit(branch)
      }
    }
  }
  visit(parseMessage(pattern))
  return [...found].sort()
}

describe.each(LOCALES)('the catalogue of %s', (locale) => {
  const catalogue: Readonly<Record<string, string>> = CATALOGUES[locale]

  it('has exactly the keys of English', () => {
    expect(Object.keys(catalogue).sort()).toEqual([...KEYS].sort())
  })

  it('has no empty sentence and no pattern that cannot be read', () => {
    for (const key of KEYS) {
      expect(() => parseMessage(catalogue[key]!), key).not.toThrow()
      expect(catalogue[key]!.trim(), key).not.toBe('')
    }
  })

  it('names in every sentence what English names', () => {
    for (const key of KEYS) {
      expect(placeholders(catalogue[key]!), key).toEqual(placeholders(CATALOGUES.en[key]))
    }
  })

  it('has every plural form that the language uses', () => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
    for (const key of KEYS) {
      for (const branches of pluralsOf(catalogue[key]!)) {
        // Numbers of balls and racks are whole: the form of fractions may fall to `other`.
        const missing = forms.filter((form) => form !== 'other' && !(form in branches) && !('=1' in branches))
        expect(missing, `${key} in ${locale}`).toEqual([])
      }
    }
  })
})

function pluralsOf(pattern: string): Readonly<Record<string, unknown>>[] {
  const found: Readonly<Record<string, unknown>>[] = []
  const visit = (nodes: ReturnType<typeof parseMessage>) => {
    for (const node of nodes) {
      if (node.kind !== 'plural' && node.kind !== 'select') continue
      const counted = Object.values(node.branches).some((branch) =>
        branch.some(({ kind }) => kind === 'count'),
      )
      if (node.kind === 'plural' && counted) found.push(node.branches)
      for (const branch of Object.values(node.branches)) visit(branch)
    }
  }
  visit(parseMessage(pattern))
  return found
}

describe('every code of the rules has its sentence', () => {
  const keys = new Set<string>(KEYS)
  const { verdicts, refusals, fouls, results } = rulesCodes()

  it('finds the codes that are certainly there', () => {
    expect(verdicts).toContain('wrong-ball-first')
    expect(verdicts).toContain('cue-pocketed')
    expect(refusals).toContain('not-your-turn')
    expect(fouls).toContain('6.3')
    expect(verdicts.length).toBeGreaterThan(40)
    expect(refusals.length).toBeGreaterThan(25)
  })

  it('verdicts', () => {
    expect(verdicts.filter((code) => !keys.has(`verdict.${code}`))).toEqual([])
  })

  it('refused commands', () => {
    expect(refusals.filter((code) => !keys.has(`refused.${code}`))).toEqual([])
  })

  it('fouls', () => {
    expect(fouls.filter((rule) => !keys.has(`foul.${rule}`))).toEqual([])
  })

  it('ways to win', () => {
    expect(results.filter((by) => !keys.has(`won.by.${by}`))).toEqual([])
  })

  it('options, games, pockets and rails', () => {
    const wanted = [
      ...CHOICE_OPTIONS.flatMap((option) => [`option.${option}`, `option.${option}.then`]),
      ...RULESETS.flatMap((id) => [`ruleset.${id}`, `ruleset.${id}.book`, `ruleset.${id}.about`]),
      ...POCKET_IDS.map((id) => `pocket.${id}`),
      ...RAIL_IDS.map((id) => `rail.${id}`),
    ]
    expect(wanted.filter((key) => !keys.has(key))).toEqual([])
  })
})

describe('every code of the page has its sentence', () => {
  it('faults', () => {
    const keys = new Set<string>(KEYS)
    const codes = ['app', 'storage'].flatMap((room) => sources(`src/${room}`).flatMap(faultCodes))
    expect(codes).toContain('match-invalid')
    expect(codes.filter((code) => isOwnCode(code) && !keys.has(`fault.${code}`))).toEqual([])
  })
})

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}

function faultCodes(source: string): string[] {
  return [...source.matchAll(/(?:fault\(|code: |guarded\()'([a-z0-9-]+)'/g)].map((match) => match[1]!)
}
