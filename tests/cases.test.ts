import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { answerValue, errorDocument } from '../src/cli/answer-text.ts'
import { COMMANDS } from '../src/cli/commands.ts'
import { LATER_LINES } from './later-lines.ts'
import { mismatch } from './match-document.ts'

interface CaseLine {
  readonly name: string
  readonly ref?: string
  readonly command: string
  readonly input: unknown
  readonly expect: unknown
}

const FOLDER = new URL('./cases/', import.meta.url)

function linesOf(file: string): CaseLine[] {
  const lines = readFileSync(new URL(file, FOLDER), 'utf8').split('\n')
  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as CaseLine)
}

function differenceOf({ command, input, expect: expected }: CaseLine): string | null {
  const found = COMMANDS.get(command)
  if (found?.kind !== 'document') return `no command ${command}`
  const answer = answerValue(found, input)
  // As a reader of the command line sees it: through JSON.
  const document: unknown = JSON.parse(JSON.stringify(answer.ok ? answer.value : errorDocument(answer.error)))
  return mismatch(document, expected)
}

const files = readdirSync(FOLDER).filter((file) => file.endsWith('.jsonl'))
const all = files.flatMap(linesOf)

describe.each(files)('%s', (file) => {
  test.each(linesOf(file).map((line) => [line.name, line] as const))('%s', (name, line) => {
    const difference = differenceOf(line)
    if (LATER_LINES.has(name))
      expect(difference, 'passes by now: take it off the list of later lines').not.toBeNull()
    else expect(difference).toBeNull()
  })
})

test('the list of later lines names only lines that exist, and names are unique', () => {
  const names = all.map((line) => line.name)
  expect(new Set(names).size).toBe(names.length)
  expect([...LATER_LINES].filter((name) => !names.includes(name))).toEqual([])
})
