import { describe, expect, it } from 'vitest'
import type { MatchRecord, RecordEntry } from '../../src/record/index.ts'
import { readRecord, recordDocument, verifyRecord } from '../../src/record/index.ts'
import { RULESETS } from '../../src/rules/index.ts'
import { aRecord, copyOf } from './a-record.ts'

const record = aRecord('eight-ball', 6)
const strokes = record.entries.flatMap(({ command }, i) => (command.kind === 'stroke' ? [i] : []))
const third = strokes[2]!

/** The record with one entry changed, as somebody would forge it. */
function forged(at: number, change: (entry: RecordEntry) => object): MatchRecord {
  const entries = record.entries.map((entry, i) => (i === at ? { ...entry, ...change(entry) } : entry))
  const read = readRecord(copyOf(recordDocument({ ...record, entries: entries as RecordEntry[] })))
  if (!read.ok) throw new Error(read.error.code)
  return read.value
}

describe('verifying', () => {
  it.each(RULESETS)('a finished match of %s plays every shot again', (ruleset) => {
    const whole = aRecord(ruleset, 6, ruleset === 'nine-ball' ? { threePoint: 'on' } : {})
    const shots = whole.entries.filter(({ command }) => command.kind === 'stroke').length
    expect(verifyRecord(whole)).toEqual({ ok: true, value: { ok: true, shots } })
  })

  it('names the ball that rests elsewhere, and when it came there', () => {
    const [x, y] = record.entries[third]!.shot!.rest['5']!
    const forgery = forged(third, ({ shot }) => ({
      shot: { ...shot, rest: { ...shot!.rest, '5': [x + 0.01, y] } },
    }))
    const found = verifyRecord(forgery)
    expect(found).toMatchObject({
      ok: true,
      value: {
        ok: false,
        entry: third,
        shot: 3,
        ball: '5',
        what: 'rest',
        expected: [x + 0.01, y],
        found: [x, y],
      },
    })
    if (!found.ok || found.value.ok) throw new Error('verified')
    expect(found.value.time).toBeLessThanOrEqual(record.entries[third]!.shot!.duration)
  })

  it('finds a stroke that was played otherwise', () => {
    const forgery = forged(third, ({ command }) => ({
      command:
        command.kind === 'stroke' ? { ...command, stroke: { ...command.stroke, speed: 3.3 } } : command,
    }))
    expect(verifyRecord(forgery)).toMatchObject({
      ok: true,
      value: { ok: false, entry: third, shot: 3, what: 'rest' },
    })
  })

  it.each<[string, (entry: RecordEntry) => object, string]>([
    ['another hash', ({ shot }) => ({ shot: { ...shot, hash: '0123456789abcdef' } }), 'hash'],
    ['another duration', ({ shot }) => ({ shot: { ...shot, duration: 1 } }), 'duration'],
    ['another number', ({ shot }) => ({ shot: { ...shot, number: 17 } }), 'number'],
    ['another foul', ({ ruling }) => ({ ruling: { ...ruling, fouls: ['6.99'] } }), 'ruling'],
    ['another next player', ({ ruling }) => ({ ruling: { ...ruling, next: null } }), 'ruling'],
    ['another score', ({ ruling }) => ({ ruling: { ...ruling, score: { A: 7, B: 0 } } }), 'ruling'],
  ])('finds %s', (_, change, what) => {
    expect(verifyRecord(forged(third, change))).toMatchObject({
      ok: true,
      value: { ok: false, entry: third, shot: 3, what },
    })
  })

  it('finds a command that the rules refuse', () => {
    const forgery = forged(third - 1, () => ({ command: { kind: 'next-rack' } }))
    expect(verifyRecord(forgery)).toMatchObject({
      ok: true,
      value: { ok: false, entry: third - 1, shot: 2, what: 'refused', found: 'no-rack-wanted' },
    })
  })

  it('does not judge a match of another physics', () => {
    expect(verifyRecord({ ...record, physics: 99 })).toMatchObject({
      ok: false,
      error: { code: 'physics-version', path: 'physics' },
    })
  })
})
