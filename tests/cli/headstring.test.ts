import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runCli, runCliUntilFirstLine } from './run-cli.ts'

const SHOT = { format: 1, balls: [{ id: 'cue', x: 0, y: 0 }], stroke: { speed: 1, directionDeg: 20 } }
const text = (...documents: unknown[]) => documents.map((document) => JSON.stringify(document)).join('\n')

describe('the program', () => {
  test('answers one document and ends with 0', () => {
    const { status, documents, stderr } = runCli(['simulate'], JSON.stringify(SHOT, null, 2))
    expect([status, documents.length, stderr]).toEqual([0, 1, ''])
    expect(documents[0]).toMatchObject({ format: 1, balls: [{ id: 'cue', state: 'resting' }] })
    expect(documents[0]!.hash).toMatch(/^[0-9a-f]{16}$/)
  })

  test('with --lines: one answer a line, in order, the bad ones as errors, status 1', () => {
    const slow = { ...SHOT, stroke: { speed: 0.3, directionDeg: 0 } }
    const input = text(SHOT, { ...SHOT, balls: [{ id: '16', x: 0, y: 0 }] }, slow, SHOT)
    const { status, documents } = runCli(['simulate', '--lines'], `${input}\n\nnot json\n`)
    expect(status).toBe(1)
    expect(documents.map((document) => ('error' in document ? 'error' : 'answer'))).toEqual([
      'answer',
      'error',
      'answer',
      'answer',
      'error',
    ])
    expect(documents[1]).toMatchObject({ error: { code: 'unknown-ball', path: 'balls[0].id' } })
    expect(documents[4]).toMatchObject({ error: { code: 'json-syntax', path: '' } })
    expect(documents[3]!.hash).toBe(documents[0]!.hash)
    expect(documents[2]!.hash).not.toBe(documents[0]!.hash)
  })

  test('no input at all is an error document, not a stack trace', () => {
    const { status, documents, stderr } = runCli(['rule'])
    expect([status, stderr]).toEqual([1, ''])
    expect(documents).toEqual([
      { error: { code: 'json-syntax', path: '', message: expect.any(String) as string } },
    ])
  })

  test.each([
    [[], 2],
    [['simulate', '--colour', 'red'], 2],
    [['simulate', '--in', '/nowhere/shot.json'], 2],
    [['breaks', '--speed', '900'], 2],
    [['breaks', '--help'], 0],
  ])('called as %j it ends with %d and tells how it is used, on standard error only', (args, expected) => {
    const { status, lines, stderr } = runCli(args)
    expect([status, lines]).toEqual([expected, []])
    expect(stderr).toContain('headstring ')
    expect(stderr).not.toContain('    at ')
  })

  test('reads --in FILE', () => {
    const folder = mkdtempSync(join(tmpdir(), 'headstring-'))
    try {
      writeFileSync(join(folder, 'shots.jsonl'), text(SHOT, SHOT))
      const { status, documents } = runCli(['simulate', '--lines', '--in', join(folder, 'shots.jsonl')])
      expect([status, documents.length]).toEqual([0, 2])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('a reader that closes the pipe early ends it quietly', async () => {
    const input = `${text(...Array.from({ length: 3000 }, () => ({ ...SHOT, report: { kinematics: true } })))}\n`
    const { status, stderr } = await runCliUntilFirstLine(['simulate', '--lines'], input)
    expect([status, stderr]).toEqual([0, ''])
  })
})

describe('breaks', () => {
  const terms = ['breaks', '--fidelity', 'bed-only', '--seed', '5', '--noise', 'amateur']
  const counts = (document: Record<string, unknown> | undefined) => {
    // How long it took is the only thing that may differ.
    const { seconds: _seconds, shotsPerSecond: _rate, ...rest } = document ?? {}
    return rest
  }

  test('counts the same with one worker, with three, and merged from two ranges', () => {
    const whole = runCli([...terms, '--count', '12']).documents[0]
    expect(counts(runCli([...terms, '--count', '12', '--workers', '3']).documents[0])).toEqual(counts(whole))
    const parts = ['0..5', '5..12'].map((range) => runCli([...terms, '--range', range]).lines[0])
    const merged = runCli(['merge'], `${parts.join('\n')}\n`)
    expect(merged.status).toBe(0)
    expect(counts(merged.documents[0])).toEqual(counts(whole))
    expect(whole).toMatchObject({ game: 'nine-ball', breaks: 12, speed: 9, noise: 'amateur' })
    expect(whole!.shotsPerSecond).toBeGreaterThan(0)
  })

  test('a part of another run does not merge', () => {
    const part = runCli([...terms, '--range', '0..2']).lines[0]!
    const { status, documents } = runCli(['merge'], `${part}\n${part.replace('"seed":5', '"seed":6')}\n`)
    expect([status, documents]).toEqual([
      1,
      [{ error: expect.objectContaining({ code: 'not-mergeable' }) as object }],
    ])
  })
})
