import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTask, taskOfMatchShot } from '../../src/app/review/open-review.ts'
import { type Dropped, readDropped } from '../../src/app/review/read-dropped.ts'
import { readSource, showMatchShot } from '../../src/app/review/show-match-shot.ts'
import { shotFile } from '../../src/app/review/take-away.ts'
import { type Game, keepGame, play, recordOf, startGame } from '../../src/game/index.ts'
import { LOCALES, loadLanguage, makeTranslator, type Translator } from '../../src/i18n/index.ts'
import {
  DOCUMENT_FAULTS,
  type PlayedUpTo,
  showShot,
  writeRecord,
  writeSimulateAnswer,
} from '../../src/record/index.ts'
import { shotFaultText } from '../../src/ui/index.ts'
import { setupOf } from '../game/a-setup.ts'
import { aMatch } from '../record/a-record.ts'
import { splitHit } from '../ui/review/split-hit.ts'

const match = aMatch('nine-ball', 6)

function shotIn(text: string): Extract<Dropped, { kind: 'shot' }> {
  const read = readDropped(text, 'a.json')
  if (!read.ok) throw new Error(`${read.error.code} ${read.error.path}`)
  if (read.value.kind !== 'shot') throw new Error('a match')
  return read.value
}

function codeOf(value: unknown): string {
  const read = readDropped(typeof value === 'string' ? value : JSON.stringify(value), 'a.json')
  return read.ok ? read.value.kind : read.error.code
}

function hashOf({ task, source }: Pick<Extract<Dropped, { kind: 'shot' }>, 'task' | 'source'>): string {
  const opened = openTask(task, source)
  if (!opened.ok) throw new Error(opened.error.code)
  return opened.value.review.result.hash
}

describe('what record show prints', () => {
  it.each([1, 2, 3])('is the shot as it was played and ruled: %d', (number) => {
    const shown = showShot(recordOf(match), number)
    if (!shown.ok) throw new Error(shown.error.code)
    const { task, source } = shotIn(JSON.stringify(shown.value))
    const opened = openTask(task, source)
    if (!opened.ok) throw new Error(opened.error.code)
    const entry = match.entries.find(({ shot }) => shot?.number === number)
    expect(opened.value.review.result.hash).toBe(entry?.shot?.hash)
    expect(opened.value.shot.ruling.fouls).toEqual(entry?.ruling?.fouls)
    expect(source.origin).toEqual({ kind: 'file', name: 'a.json' })
  })

  it('holds the protests that were answered', () => {
    const miss = { speed: 0.2, directionDeg: 180, elevationDeg: 0, tip: { side: 0, height: 0 } }
    let game: Game = startGame(setupOf('nine-ball', 3))
    for (const command of [
      { kind: 'place-cue-ball', seat: 'A', at: [-0.8, 0.1] },
      { kind: 'stroke', seat: 'A', stroke: miss },
      { kind: 'referee', ruling: { kind: 'uphold', rule: '6.3', by: 'A', reason: 'Промах' } },
    ] as const) {
      const step = play(game, command)
      if (!step.ok) throw new Error(step.error.code)
      game = step.value
    }
    const shown = showShot(recordOf(game), 1)
    expect(shown.ok && shotIn(JSON.stringify(shown.value)).task.rule.rulings).toEqual([
      { kind: 'uphold', rule: '6.3', by: 'A', reason: 'Промах' },
    ])
  })
})

describe('a match', () => {
  it('is known as a file and as what the page has kept, and both hold the same shots', () => {
    const texts = { file: writeRecord(recordOf(match)), kept: keepGame(match) } as const
    for (const kind of ['file', 'kept'] as const) {
      expect(readDropped(texts[kind], 'a')).toMatchObject({
        ok: true,
        value: { kind: 'match', source: { kind } },
      })
      const record = readSource({ kind, text: texts[kind] })
      expect(record.ok && record.value).toEqual(recordOf(match))
    }
    expect(readSource({ kind: 'kept', text: texts.kept.replace('headstring-kept', 'x') }).ok).toBe(false)
  })

  it('is leafed through in any order: every shot is the one that was played, and nothing is played twice', () => {
    const record = recordOf(match)
    const known = new Map<number, PlayedUpTo>()
    const { shots } = match.match
    let steps = 0
    for (const number of [null, 1, shots, 2, Math.ceil(shots / 2), null]) {
      const showing = showMatchShot(record, number, known)
      let step = showing.next()
      for (; step.done !== true; step = showing.next()) steps += 1
      if (!step.value.ok) throw new Error(step.value.error.code)
      expect(step.value.value.shots).toBe(shots)
      const asked = taskOfMatchShot(step.value.value, { kind: 'match', id: 'x' })
      if (!asked.ok) throw new Error(asked.error.code)
      const wanted = match.entries.find(({ shot }) => shot?.number === (number ?? shots))
      expect(hashOf(asked.value)).toBe(wanted?.shot?.hash)
    }
    expect(steps).toBeLessThan(record.entries.length + 6 * 8)
  })

  it.each([0, 9999])('has no shot %d', (number) => {
    const step = showMatchShot(recordOf(match), number, new Map()).next()
    expect(step.value).toMatchObject({ ok: false, error: { code: 'no-such-shot' } })
  })

  it('without a shot has none to show', () => {
    const step = showMatchShot(recordOf(startGame(setupOf('nine-ball', 1))), null, new Map()).next()
    expect(step.value).toMatchObject({ ok: false, error: { code: 'no-such-shot' } })
  })
})

describe('documents of the command line', () => {
  const shot = splitHit()
  const { review } = shot
  const asked = JSON.parse(shotFile(shot).text) as { shot: object; rule: object }

  it('a review opens at the verdict, a what-if at its tab with what was remembered and seen', () => {
    expect(shotIn(JSON.stringify(asked)).tab).toBeUndefined()
    const uncertainty = { position: 0.003, directionDeg: 0.5, speed: 0.1, tip: 0.05 }
    const observed = [{ ball: '1', pocketed: false }]
    const read = shotIn(JSON.stringify({ ...asked, uncertainty, observed, trials: 300, seed: 7 }))
    expect(read.tab).toBe('what-if')
    expect(read.whatIf).toMatchObject({ uncertainty, observed, trials: 300, seed: 7 })
    expect(hashOf(read)).toBe(review.result.hash)
    expect(read.task).toEqual(shotIn(JSON.stringify(asked)).task)
  })

  it('a simulate document opens in the editor: its rules are to be set', () => {
    const read = shotIn(JSON.stringify(asked.shot))
    expect([read.tab, hashOf(read)]).toEqual(['editor', review.result.hash])
  })

  it('answers tell nothing that could be played again', () => {
    const answer = writeSimulateAnswer(review.result, 0)
    const { ruling, alsoUnder } = review
    expect(codeOf({ format: 1, shot: answer, ruling, alsoUnder })).toBe('only-an-answer')
    expect(codeOf(answer)).toBe('only-an-answer')
    expect(codeOf({ format: 1, ...ruling })).toBe('only-an-answer')
    expect(codeOf({ format: 1, trials: 10, agree: 3, verdicts: [] })).toBe('only-an-answer')
    expect(codeOf({ ok: true, shots: 41 })).toBe('only-an-answer')
    expect(codeOf({ format: 1, ruleset: 'nine-ball', state: {}, events: [], after: {} })).toBe(
      'only-an-answer',
    )
  })

  it.each([
    ['', 'json-syntax'],
    ['{"kind":"headstring-ma', 'json-syntax'],
    ['[1,2]', 'foreign-file'],
    ['null', 'foreign-file'],
    ['{"name":"x","version":"1"}', 'foreign-file'],
    [JSON.stringify({ ...asked, format: 2 }), 'unknown-format'],
    [JSON.stringify({ ...asked, hurry: 1 }), 'unknown-key'],
    [JSON.stringify({ ...asked, uncertainty: { position: -1 } }), 'out-of-range'],
  ])('%.40s: %s', (text, code) => {
    expect(codeOf(text)).toBe(code)
  })

  it('a match of a newer program, or one that was cut in the middle, is refused when it is read', () => {
    const text = writeRecord(recordOf(match))
    expect(readSource({ kind: 'file', text: text.replace('"format":1', '"format":2') })).toMatchObject({
      ok: false,
      error: { code: 'unknown-format' },
    })
    expect(readSource({ kind: 'file', text: text.replace('"speed":', '"speed":1') })).toMatchObject({
      ok: false,
      error: { code: 'checksum' },
    })
  })
})

describe('every fault of a file has a sentence in every language', () => {
  let translators: readonly Translator[] = []
  beforeAll(async () => {
    translators = await Promise.all(LOCALES.map(async (id) => makeTranslator(await loadLanguage(id))))
  })

  it('that is not the one for whatever nobody has thought of', () => {
    const codes = new Set([
      ...DOCUMENT_FAULTS,
      ...codesOf('record'),
      ...codesOf('review'),
      ...codesOf('physics'),
    ])
    codes.add('only-an-answer').add('foreign-file').add('file-too-large').add('no-match')
    expect(codes.size).toBeGreaterThan(40)
    for (const t of translators) {
      const other = t.text('fault.file.other')
      const untold = [...codes].filter((code) => shotFaultText(t, { code, path: '', message: '' }) === other)
      expect([t.locale, untold]).toEqual([t.locale, []])
    }
  })
})

/** Codes of the faults that a room gives; questions with an answer of their own left out. */
function codesOf(room: string): readonly string[] {
  const folder = join(new URL('../../src', import.meta.url).pathname, room)
  const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
  return [...source.matchAll(/(?:\bfault\(|\bno\(|\bcode:)\s*'([a-z-]+)'/g)]
    .map(([, code]) => code!)
    .filter((code) => !NO_FAULTS.includes(code))
}

/** Conclusions of a what-if, and what only a link can have. */
const NO_FAULTS = ['nothing-agrees', 'too-few-agree', 'link-too-long']
