import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readShape, recordDocument, recordDocumentShape } from '../../src/record/index.ts'
import { RULESETS } from '../../src/rules/index.ts'
import { aRecord, changedAt, copyOf, type Json, placesIn } from './a-record.ts'
import { recordSchema, SCHEMA_FILE } from './record-schema.ts'
import { schemaFault } from './schema-fault.ts'

const schema = JSON.parse(readFileSync(SCHEMA_FILE, 'utf8')) as Record<string, unknown>
const document = copyOf(recordDocument(aRecord('siberian-ten', 6)))

describe('assets/match-record.schema.json', () => {
  it('is the shape of the reader (tests/record/write-schema.ts writes it anew)', () => {
    expect(schema).toEqual(copyOf(recordSchema()))
  })

  it.each(RULESETS)('knows a match of %s', (ruleset) => {
    expect(schemaFault(schema, copyOf(recordDocument(aRecord(ruleset, 6))))).toBeNull()
  })

  it('accepts and refuses what the reader accepts and refuses', () => {
    const change = fc.constantFrom<(old: Json) => Json | undefined>(
      () => undefined,
      () => null,
      () => 'x',
      () => 0.5,
      () => -3,
      () => [],
      () => ({}),
      (old) => (Array.isArray(old) ? [...old, ...old] : { old }),
      (old) => (typeof old === 'object' && old !== null && !Array.isArray(old) ? { ...old, hurry: 1 } : old),
      (old) => (typeof old === 'number' ? old + 1 : old === 'A' ? 'B' : old),
    )
    let refused = 0
    const agree = fc.property(fc.constantFrom(...placesIn(document)), change, (path, make) => {
      const changed = changedAt(document, path, make)
      if (changed === undefined) return
      const byReader = readShape(recordDocumentShape, changed).ok
      expect([path, schemaFault(schema, changed) === null]).toEqual([path, byReader])
      if (!byReader) refused += 1
    })
    fc.assert(agree, { numRuns: 600, seed: 13 })
    expect(refused).toBeGreaterThan(200)
    expect(refused).toBeLessThan(590)
  })
})
