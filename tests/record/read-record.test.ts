import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PROGRAM, readRecord, readRecordText, writeRecord } from '../../src/record/index.ts'
import { recordChecksum } from '../../src/record/match/checksum.ts'
import { RULESETS } from '../../src/rules/index.ts'
import { aRecord, changedAt, copyOf, type Json, placesIn } from './a-record.ts'

const record = aRecord('nine-ball', 6)
const text = writeRecord(record)
const document = JSON.parse(text) as { [key: string]: Json }

function codeOf(value: unknown): string {
  const read = readRecord(value)
  return read.ok ? 'none' : read.error.code
}

/** With the checksum that its writer would have given it. */
function resealed({ checksum: _old, ...written }: { [key: string]: Json }): Json {
  return { ...written, checksum: recordChecksum(written) }
}

function resealedWith(path: readonly string[], value: Json | undefined): Json {
  return resealed(changedAt(document, path, () => value) as { [key: string]: Json })
}

describe('a record', () => {
  it.each(RULESETS)('of %s is read as it was written', (ruleset) => {
    const written = aRecord(ruleset, 6)
    expect(readRecordText(writeRecord(written))).toEqual({ ok: true, value: copyOf(written) })
  })

  it('says who wrote it', () => {
    const { name, version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
    expect(PROGRAM).toEqual({ name, version })
  })

  it('does not care about white space and the order of keys', () => {
    const turned = Object.fromEntries(Object.entries(document).reverse())
    expect(readRecordText(JSON.stringify(turned, null, 2)).ok).toBe(true)
  })

  it('cut anywhere is an error with a code', () => {
    const places = [...Array(200).keys()].map((i) => Math.floor((i * text.length) / 200))
    for (const length of [...places, text.length - 2, text.length - 1]) {
      expect(readRecordText(text.slice(0, length))).toMatchObject({
        ok: false,
        error: { code: 'json-syntax' },
      })
    }
  })

  it('with any field changed is an error with a code', () => {
    const change = fc.oneof(
      fc.constant((old: Json) => (typeof old === 'number' ? old + 1 : 1)),
      fc.constant((old: Json) => (typeof old === 'number' ? old * (1 + 2 ** -52) + Number.MIN_VALUE : null)),
      fc.constant((old: Json) => (typeof old === 'string' ? `${old} ` : '')),
      fc.constant((old: Json) => (old === 'A' ? 'B' : old === 'B' ? 'A' : !old)),
      fc.constant((old: Json) => (Array.isArray(old) ? [...old, ...old, null] : { nothing: old })),
      fc.constant((old: Json) => (Array.isArray(old) ? old.slice(1) : [])),
      fc.constant(() => undefined),
    )
    const place = fc.constantFrom(...placesIn(document).slice(1))
    fc.assert(
      fc.property(place, change, (path, make) => {
        const changed = changedAt(document, path, make)
        if (JSON.stringify(changed) === text) return
        const read = readRecord(changed)
        expect(read.ok ? path : read.error.code).toMatch(/^[a-z-]+$/)
      }),
      { numRuns: 1000, seed: 11 },
    )
  })

  it('with any byte changed is an error with a code, or says the same', () => {
    fc.assert(
      fc.property(
        fc.nat(text.length - 1),
        fc.constantFrom('0', '5', 'x', '"', '}', ',', ' ', '-'),
        (at, other) => {
          const read = readRecordText(text.slice(0, at) + other + text.slice(at + 1))
          if (read.ok) expect(read.value).toEqual(copyOf(record))
          else expect(read.error.code).toMatch(/^[a-z-]+$/)
        },
      ),
      { numRuns: 500, seed: 12 },
    )
  })

  const setup = (...path: string[]) => ['setup', ...path]
  it.each<[string, readonly string[], Json | undefined, string, string]>([
    ['of another kind', ['kind'], 'bowling', 'unknown-value', 'kind'],
    ['of a later format', ['format'], 2, 'unknown-format', 'format'],
    ['of no format', ['format'], undefined, 'missing-key', 'format'],
    ['of a format before the first', ['format'], 0, 'unknown-format', 'format'],
    ['of an unknown game', setup('terms', 'ruleset'), 'golf', 'unknown-value', 'setup.terms.ruleset'],
    ['with a race to nothing', setup('terms', 'raceTo'), 0, 'out-of-range', 'setup.terms.raceTo'],
    ['with a seed between two', setup('seed'), 1.5, 'out-of-range', 'setup.seed'],
    ['with a date in words', setup('started'), 'today', 'out-of-range', 'setup.started'],
    [
      'without an option',
      setup('terms', 'options', 'edition'),
      undefined,
      'missing-key',
      'setup.terms.options.edition',
    ],
    [
      'on a table of no length',
      setup('terms', 'table', 'length'),
      0,
      'table-spec-range',
      'setup.terms.table.length',
    ],
    [
      'with a strange cloth',
      setup('parameters', 'slidingFriction'),
      9,
      'parameter-range',
      'setup.parameters.slidingFriction',
    ],
    ['with two sizes of balls', setup('terms', 'ballRadius'), 0.026, 'other-balls', 'setup.terms.ballRadius'],
    [
      'with a strange command',
      ['entries', '0', 'command'],
      { kind: 'teleport' },
      'unknown-value',
      'entries[0].command.kind',
    ],
    [
      'with a word too many',
      ['entries', '0', 'command', 'hurry'],
      true,
      'unknown-key',
      'entries[0].command.hurry',
    ],
    [
      'with a ball too many',
      ['entries', '0', 'shot', 'rest', '16'],
      [0, 0],
      'unknown-ball',
      'entries[0].shot.rest.16',
    ],
    [
      'with a stroke that came to nothing',
      ['entries', '0', 'shot'],
      undefined,
      'missing-key',
      'entries[0].shot',
    ],
    [
      'with a ruling on a lag stroke',
      ['entries', '0', 'ruling'],
      strokeRuling(),
      'unknown-key',
      'entries[0].ruling',
    ],
    ['with a short checksum', ['checksum'], 'abc', 'out-of-range', 'checksum'],
  ])('%s is refused with its code and path, even when sealed anew', (_, path, value, code, at) => {
    const changed =
      path[0] === 'checksum' ? changedAt(document, path, () => value) : resealedWith(path, value)
    expect(readRecord(changed)).toMatchObject({ ok: false, error: { code, path: at } })
  })

  it.each([[null], [3], ['record'], [[]], [{}], [[document]]])('%# is none', (value) => {
    expect(codeOf(value)).toMatch(/^(wrong-type|missing-key)$/)
  })

  it('with a number that is none is refused', () => {
    expect(readRecordText(text.replace(/"seed":\d+/, '"seed":NaN'))).toMatchObject({
      ok: false,
      error: { code: 'not-finite', path: 'setup.seed' },
    })
  })
})

function strokeRuling(): Json {
  return copyOf(record.entries.find(({ ruling }) => ruling !== undefined)?.ruling)
}

describe('an older record', () => {
  /** As a format 0 might have been: the seed stood by itself. */
  const { setup, ...rest } = document
  const { seed, ...others } = setup as { [key: string]: Json }
  const older = { ...rest, format: 0, setup: others, seed: seed! }
  const migrations = new Map([
    [
      0,
      ({ seed: own, setup: inner, ...same }: Readonly<Record<string, unknown>>) => ({
        ...same,
        format: 1,
        setup: { ...(inner as object), seed: own },
      }),
    ],
  ])

  it('is brought up to this format', () => {
    expect(readRecord(resealed(older), migrations)).toEqual({ ok: true, value: copyOf(record) })
  })

  it('is checked as it was written', () => {
    const cut = { ...(resealed(older) as object), seed: 8 }
    expect(readRecord(cut, migrations)).toMatchObject({ ok: false, error: { code: 'checksum' } })
  })

  it('is refused when nobody knows its format any more', () => {
    expect(codeOf(resealed(older))).toBe('unknown-format')
  })
})
