import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerValue } from '../../src/cli/answer-text.ts'
import { COMMANDS } from '../../src/cli/commands.ts'

interface CaseLine {
  readonly command: string
  readonly input: unknown
}

const lines = ['physics-examples.jsonl', 'rule-examples.jsonl'].flatMap((file) =>
  readFileSync(new URL(`../cases/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as CaseLine),
)

type Place = readonly (string | number)[]

/** Every place in a document, from the whole to the last number. */
function placesOf(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [at]
  const keys: (string | number)[] = Array.isArray(value) ? value.map((_, i) => i) : Object.keys(value)
  return [
    at,
    ...keys.flatMap((key) => placesOf((value as Record<string | number, unknown>)[key], [...at, key])),
  ]
}

/** The document with the value at one place replaced, or with the key taken out for `undefined`. */
function changed(value: unknown, place: Place, to: unknown): unknown {
  const [key, ...rest] = place
  if (key === undefined) return to
  const inner = changed((value as Record<string | number, unknown>)[key], rest, to)
  if (Array.isArray(value))
    return value.flatMap((item, i) => (i !== key ? [item] : inner === undefined ? [] : [inner]))
  const { [key]: _old, ...others } = value as Record<string | number, unknown>
  return inner === undefined ? others : { ...others, [key]: inner }
}

const junk = fc.oneof(
  fc.constantFrom(undefined, null, true, '', 'cue', '9', 'FL', 'A', 0, 1, -1, 1e-9, 1e9, [], {}, [0, 0], {
    A: 1,
  }),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_VALUE, Number.MIN_VALUE),
  fc.double({ min: -3, max: 3 }),
)

test('a document that is changed at any place is answered or refused with a code, never by a broken promise', () => {
  const mutation = fc.record({ line: fc.nat(), place: fc.nat(), to: junk })
  fc.assert(
    fc.property(mutation, ({ line, place, to }) => {
      const { command: name, input } = lines[line % lines.length]!
      const command = COMMANDS.get(name)
      if (command?.kind !== 'document') throw new Error(`no command ${name}`)
      const places = placesOf(input)
      const at = places[place % places.length]!
      const answer = answerValue(command, changed(input, at, to))
      const broken =
        !answer.ok && answer.error.code === 'internal' ? `${at.join('.')}: ${answer.error.message}` : ''
      expect(broken).toBe('')
    }),
    { seed: 20, numRuns: 3000 },
  )
})
