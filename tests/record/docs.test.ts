import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { recordDocumentShape } from '../../src/record/index.ts'
import { commandShape } from '../../src/record/match/command-shape.ts'
import { setupShape } from '../../src/record/match/setup-shape.ts'

const PAGE = readFileSync(new URL('../../docs/record-format.md', import.meta.url), 'utf8')

/** What the first column of the first table under a heading names. */
function rowsUnder(heading: string): string[] {
  const section = PAGE.slice(PAGE.indexOf(`\n## ${heading}\n`) + 1)
  const table = section.slice(section.indexOf('\n|') + 1)
  return [...table.slice(0, table.indexOf('\n\n')).matchAll(/^\| `([a-zA-Z-]+)`/gm)].map((match) => match[1]!)
}

it('docs/record-format.md has a row for every key of a record and of its set-up', () => {
  expect(rowsUnder('The record')).toEqual(Object.keys(recordDocumentShape.entries))
  expect(rowsUnder('`setup`')).toEqual(Object.keys(setupShape.entries))
})

it('docs/record-format.md has a row with the fields of every command', () => {
  for (const { entries } of commandShape.options) {
    const { kind, ...fields } = entries as Record<string, { readonly literal?: string }>
    const row = PAGE.split('\n').find((line) => line.startsWith(`| \`${kind!.literal}\` `))
    expect([kind!.literal, row]).not.toEqual([kind!.literal, undefined])
    const named = [...(row!.split('|')[2] ?? '').matchAll(/`([a-zA-Z-]+)`/g)].map((match) => match[1])
    expect([kind!.literal, named.sort((a, b) => (a! < b! ? -1 : 1))]).toEqual([
      kind!.literal,
      Object.keys(fields).sort((a, b) => (a < b ? -1 : 1)),
    ])
  }
})
