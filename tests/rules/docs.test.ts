import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DEFAULT_RULE_OPTIONS } from '../../src/rules/index.ts'
import { ALL_ROWS } from './rows/all-rows.ts'
import type { RuleRow } from './rule-row.ts'

const here = new URL('.', import.meta.url)
const page = readFileSync(new URL('../../docs/rules.md', here), 'utf8')

/** Rule numbers, rows and points of interpretation in square brackets. */
function bracketed(text: string): string[] {
  return [...text.matchAll(/\[([^\]\n]{1,12})\]/g)].map((found) => found[1]!)
}

/** `2.3(b)` is about `2.3` too; in the Polish game 5.x is its own chapter. */
function tokensOf({ id, rules, game }: RuleRow): string[] {
  const words = rules.split(/\s+/).map((word) => word.replace(/\(.*$/, ''))
  return [id, ...words, ...(game === 'ten-ball-pl' ? words.map((word) => `PL ${word}`) : [])]
}

const tested = new Set([
  ...ALL_ROWS.flatMap(tokensOf),
  ...readdirSync(here)
    .filter((name) => name.endsWith('.test.ts') && name !== 'docs.test.ts')
    .flatMap((name) => bracketed(readFileSync(new URL(name, here), 'utf8'))),
])

describe('docs/rules.md', () => {
  it('names no rule without a test row', () => {
    const named = [...new Set(bracketed(page))]
    expect(named.length).toBeGreaterThan(150)
    expect(named.filter((token) => !tested.has(token))).toEqual([])
  })

  it('names every option', () => {
    const options = Object.keys(DEFAULT_RULE_OPTIONS).filter((name) => name !== 'edition')
    expect(options.filter((name) => !page.includes(`\`${name}\``) && !page.includes(`\`${name} `))).toEqual(
      [],
    )
  })
})
