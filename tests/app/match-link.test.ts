import { describe, expect, it } from 'vitest'
import { readMatchFile, writeMatchFile } from '../../src/app/match-file.ts'
import { matchInLink, readMatchLink, writeMatchLink } from '../../src/app/match-link.ts'
import { recordOf } from '../../src/game/index.ts'
import { packRecord, unpackRecord, writeRecord } from '../../src/record/index.ts'
import { RULESETS } from '../../src/rules/index.ts'
import { aMatch, copyOf } from '../record/a-record.ts'

const game = aMatch('nine-ball', 6, { edition: 2025 })
const record = recordOf(game)
const PAGE = 'https://example.org/pool/'

async function linkPart(): Promise<string> {
  const link = await writeMatchLink(record, PAGE)
  return matchInLink(new URL(link!).hash)!
}

describe('a match as a link', () => {
  it('comes out as it went in', async () => {
    const link = await writeMatchLink(record, PAGE)
    expect(link!.startsWith(`${PAGE}#/match/`)).toBe(true)
    expect(link).toMatch(/^[\w:/.#-]+$/)
    expect(await readMatchLink(matchInLink(new URL(link!).hash)!)).toEqual({
      ok: true,
      value: copyOf(record),
    })
  })

  it('is refused when it was cut or changed anywhere', async () => {
    const part = await linkPart()
    for (let at = 1; at < part.length; at += Math.ceil(part.length / 30)) {
      const cut = await readMatchLink(part.slice(0, at))
      expect(cut.ok ? at : cut.error.code).toMatch(/^[a-z-]+$/)
      const changed = await readMatchLink(
        part.slice(0, at) + (part[at] === 'A' ? 'B' : 'A') + part.slice(at + 1),
      )
      expect(changed.ok ? at : changed.error.code).toMatch(/^[a-z-]+$/)
    }
  })

  it.each(['', 'no match!', '%00', 'AAAA'])('%j is none', async (part) => {
    expect(await readMatchLink(part)).toMatchObject({ ok: false, error: { code: 'link-cut' } })
  })

  it('that would unfold without end is refused', async () => {
    const bomb = new Blob([new Uint8Array(50_000_000)])
      .stream()
      .pipeThrough(new CompressionStream('deflate-raw'))
    const part = Buffer.from(await new Response(bomb).arrayBuffer()).toString('base64url')
    expect(await readMatchLink(part)).toMatchObject({ ok: false, error: { code: 'link-cut' } })
  })

  it('is a file instead when it is too long', async () => {
    const long = recordOf(aMatch('eight-ball', 1))
    const entries = [1, 2, 3, 4, 5, 6].flatMap((seed) => recordOf(aMatch('eight-ball', seed)).entries)
    expect(await writeMatchLink({ ...long, entries }, PAGE)).toBeNull()
  })

  it('of another page leads to no match', () => {
    expect(matchInLink('#/table')).toBeNull()
  })
})

describe('a packed record', () => {
  it.each(RULESETS)('of %s is played again as it was', (ruleset) => {
    const whole = recordOf(aMatch(ruleset, 6))
    const packed = packRecord(whole)
    expect(packed.length).toBeLessThan(0.6 * writeRecord(whole).length)
    expect(unpackRecord(packed)).toEqual({ ok: true, value: copyOf(whole) })
  })

  it.each<[string, string, string, string]>([
    ['another name', 'Kowalska', 'Kowalski', 'checksum'],
    ['another seed', '"seed":6', '"seed":7', 'refused'],
    ['another physics', '"physics":2', '"physics":1', 'physics-version'],
    ['another format', '{"format":1', '{"format":3', 'unknown-format'],
    ['a strange command', '"kind":"lag"', '"kind":"jump"', 'unknown-value'],
    ['a command that is not due', '"commands":[', '"commands":[{"kind":"next-rack"},', 'refused'],
    ['a strange cloth', '"parameters":{', '"parameters":{"gravity":-1', 'parameter-range'],
  ])('with %s is refused', (_, from, to, code) => {
    const text = packRecord(record)
    expect(text).toContain(from)
    expect(unpackRecord(text.replace(from, to))).toMatchObject({ ok: false, error: { code } })
  })
})

describe('a match as a file', () => {
  it('has a name for people and leads to the same game', () => {
    const file = writeMatchFile(record)
    expect(file.name).toBe('nine-ball-Kowalska-Lindqvist.headstring.json')
    const opened = readMatchFile(file.text)
    if (!opened.ok) throw new Error(opened.error.code)
    expect(opened.value.match).toEqual(game.match)
    expect(opened.value.entries).toEqual(game.entries)
    expect(opened.value.lastShot?.result.hash).toBe(game.lastShot?.result.hash)
  })

  it('keeps letters of every alphabet in its name and nothing that a disk minds', () => {
    const named = {
      ...game.setup,
      started: '2026-03-01T10:00:00Z',
      players: { A: { name: 'Łucja / Ж.' }, B: { name: '' } },
    }
    expect(writeMatchFile({ ...record, setup: named }).name).toBe(
      'nine-ball-Łucja-Ж-2026-03-01.headstring.json',
    )
  })

  it('is refused when it says what did not happen', () => {
    const entries = record.entries.map((entry) =>
      entry.shot ? { ...entry, shot: { ...entry.shot, duration: 99 } } : entry,
    )
    expect(readMatchFile(writeRecord({ ...record, entries }))).toMatchObject({
      ok: false,
      error: { code: 'not-as-recorded', path: 'entries[0]' },
    })
  })
})
