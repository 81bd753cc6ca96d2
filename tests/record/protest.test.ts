import { describe, expect, it } from 'vitest'
import { type Game, keepGame, play, recordOf, resumeGame, startGame } from '../../src/game/index.ts'
import {
  type GameCommand,
  packRecord,
  protestsOf,
  readRecordText,
  readRuleDocument,
  showShot,
  unpackRecord,
  verifyRecord,
  writeRecord,
} from '../../src/record/index.ts'
import { recordChecksum } from '../../src/record/match/checksum.ts'
import { ruleShot } from '../../src/rules/index.ts'
import { setupOf } from '../game/a-setup.ts'
import { copyOf } from './a-record.ts'

const REASON = 'Шар не дошёл до борта: 2 мм, "ясно" видно 🎱'

function after(game: Game, ...commands: readonly GameCommand[]): Game {
  return commands.reduce((now, command) => {
    const step = play(now, command)
    if (!step.ok) throw new Error(step.error.code)
    return step.value
  }, game)
}

const FEEBLE = { speed: 0.2, directionDeg: 180, elevationDeg: 0, tip: { side: 0, height: 0 } }

/** A has hit nothing on the break: 2.3 and 6.3. */
const missed = after(
  startGame(setupOf('nine-ball', 3)),
  { kind: 'place-cue-ball', seat: 'A', at: [-0.8, 0.1] },
  { kind: 'stroke', seat: 'A', stroke: FEEBLE },
)

const protested = after(
  missed,
  { kind: 'referee', ruling: { kind: 'uphold', rule: '2.3', by: 'A', reason: REASON } },
  { kind: 'referee', ruling: { kind: 'overrule', rule: '6.3', by: 'A', reason: 'It was hit.' } },
)

describe('a record with protests', () => {
  it('holds the ruling that was made, every protest with its answer, and what holds now', () => {
    const rulings = protested.entries.flatMap(({ ruling }) => (ruling ? [ruling.fouls] : []))
    expect(rulings).toEqual([['2.3', '6.3'], ['2.3', '6.3'], ['2.3']])
    expect(protestsOf(protested.entries)).toEqual([
      { shot: 1, by: 'A', rule: '2.3', answer: 'stands', reason: REASON },
      { shot: 1, by: 'A', rule: '6.3', answer: 'overruled', reason: 'It was hit.' },
    ])
  })

  it('comes back letter by letter from a file, a link and the page, and goes on from there', () => {
    const record = recordOf(protested)
    expect(readRecordText(writeRecord(record))).toEqual({ ok: true, value: record })
    const linked = unpackRecord(packRecord(record))
    expect(linked.ok && linked.value).toEqual(record)
    const resumed = resumeGame(keepGame(protested))
    if (!resumed.ok) throw new Error(resumed.error.code)
    expect(resumed.value.match).toEqual(protested.match)
    const again = play(resumed.value, { kind: 'referee', ruling: { kind: 'uphold', rule: '2.3', by: 'B' } })
    expect(again).toMatchObject({ ok: false, error: { code: 'protest-answered' } })
  })

  it('verifies, and is told by what verifies it', () => {
    expect(verifyRecord(recordOf(protested))).toEqual({
      ok: true,
      value: { ok: true, shots: 1, protests: protestsOf(protested.entries) },
    })
    expect(verifyRecord(recordOf(missed))).toEqual({ ok: true, value: { ok: true, shots: 1 } })
  })

  it('is not the same when who protested, the answer or the reason is another', () => {
    const text = writeRecord(recordOf(protested))
    for (const [from, to] of [
      ['"by":"A","reason"', '"by":"B","reason"'],
      ['"uphold"', '"overrule"'],
      ['It was hit.', 'It was hit!'],
    ] as const) {
      expect(text).toContain(from)
      expect(readRecordText(text.replace(from, to))).toMatchObject({ ok: false, error: { code: 'checksum' } })
    }
  })

  it('is shown by its shot: the rule document has both answers and comes to the same ruling', () => {
    const shown = showShot(recordOf(protested), 1)
    if (!shown.ok) throw new Error(shown.error.code)
    expect(shown.value.rule.rulings).toEqual([
      { kind: 'uphold', rule: '2.3', by: 'A', reason: REASON },
      { kind: 'overrule', rule: '6.3', by: 'A', reason: 'It was hit.' },
    ])
    const document = readRuleDocument(copyOf(shown.value.rule))
    if (!document.ok) throw new Error(document.error.code)
    const ruling = ruleShot(document.value)
    expect(ruling.ok && ruling.value).toEqual(protested.match.lastRuling)
  })
})

describe('records without the new words', () => {
  it('have the checksum that they always had', () => {
    const old = after(missed, { kind: 'referee', ruling: { kind: 'overrule', rule: '6.3' } })
    // Written by the program as it was before a protest had a reason.
    expect(old.entries.at(-1)).toEqual({
      command: { kind: 'referee', ruling: { kind: 'overrule', rule: '6.3' } },
      ruling: { kind: 'foul', fouls: ['2.3'], inning: 'passes', next: 'B', score: { A: 0, B: 0 } },
    })
    expect(recordChecksum(recordOf(old))).toBe('0bfd49a3acc40ba0')
    expect(verifyRecord(recordOf(old))).toMatchObject({ ok: true, value: { ok: true } })
  })
})

describe('a reason in a file', () => {
  it.each([
    ['a\nb', 'reason-text'],
    ['', 'reason-text'],
    ['x'.repeat(301), 'reason-text'],
    ['\u202Egnp', 'reason-text'],
    [7, 'wrong-type'],
    [null, 'wrong-type'],
  ])('%j is refused as %s, with its path', (reason, code) => {
    const document = copyOf({ ...recordOf(protested), checksum: '0'.repeat(16) }) as {
      entries: { command: { ruling: Record<string, unknown> } }[]
    }
    document.entries[2]!.command.ruling.reason = reason
    expect(readRecordText(JSON.stringify(document))).toMatchObject({
      ok: false,
      error: { code, path: 'entries[2].command.ruling.reason' },
    })
  })

  it('an upheld ruling names who protested', () => {
    const text = writeRecord(recordOf(protested)).replace('"by":"A","reason":"Шар', '"reason":"Шар')
    expect(readRecordText(text)).toMatchObject({
      ok: false,
      error: { code: 'missing-key', path: 'entries[2].command.ruling.by' },
    })
  })
})
