import { beforeAll, describe, expect, it } from 'vitest'
import type { BulkCommand } from '../../src/cli/command.ts'
import { parseArguments } from '../../src/cli/parse-arguments.ts'
import { recordNewCommand, recordShowCommand } from '../../src/cli/record/record-commands.ts'
import { runCli } from './run-cli.ts'

/** Code of the fault that a command line gives, without a process of its own. */
async function faultOf(command: BulkCommand, args: readonly string[]): Promise<string> {
  const options = parseArguments(args, command.options)
  if (!options.ok) return options.error.code
  const answer = await command.run(options.value, async function* () {})
  return answer.ok ? 'none' : answer.error.code
}

interface Entry {
  readonly command: { readonly kind: string }
  readonly shot?: { readonly number: number; readonly hash: string }
  readonly ruling?: object
}

const NEW = [
  'record',
  'new',
  '--game',
  'nine-ball',
  '--seed',
  '5',
  '--levels',
  'league,club',
  '--simulations',
  '6',
]
let text = ''
let entries: readonly Entry[] = []

beforeAll(() => {
  const run = runCli([...NEW, '--race', '1'])
  expect([run.status, run.stderr]).toEqual([0, ''])
  text = run.lines[0]!
  entries = (JSON.parse(text) as { entries: Entry[] }).entries
}, 60_000)

describe('record new', () => {
  it('plays from the lag to the end and says between whom', () => {
    const { setup } = JSON.parse(text) as { setup: { players: object; seed: number } }
    expect(setup).toMatchObject({ seed: 5, players: { A: { computer: 'league' }, B: { computer: 'club' } } })
    expect(entries[0]?.command.kind).toBe('lag')
    expect(entries.at(-1)?.ruling).toMatchObject({ next: null })
  })

  it.each([
    [['--game', 'golf']],
    [['--seed', '-1']],
    [['--race', '0']],
    [['--levels', 'champion']],
    [['--levels', 'pro,pro,pro']],
    [['--edition', '2030']],
  ])('%j is wrong usage', async (args) => {
    expect(await faultOf(recordNewCommand, args)).toBe('usage')
  })
})

describe('record verify', () => {
  it('finds a whole match as it was played', () => {
    const run = runCli(['record', 'verify'], text)
    const shots = entries.filter(({ command }) => command.kind === 'stroke').length
    expect([run.status, run.documents]).toEqual([0, [{ ok: true, shots }]])
  })

  it('answers every line, those of cut and changed records with an error', () => {
    const changed = text.replace('"seed":5', '"seed":6')
    const run = runCli(['record', 'verify', '--lines'], [text.slice(0, -20), changed, '{}'].join('\n'))
    expect(run.status).toBe(1)
    expect(run.documents).toMatchObject([
      { error: { code: 'json-syntax' } },
      { error: { code: 'checksum', path: 'checksum' } },
      { error: { code: 'missing-key', path: 'kind' } },
    ])
  })
})

describe('record show', () => {
  it('gives documents with which simulate and rule come to the same', () => {
    const number = 2
    const entry = entries.find(({ shot }) => shot?.number === number)!
    const show = runCli(
      ['record', 'show', '--shot', String(number)],
      JSON.stringify(JSON.parse(text), null, 1),
    )
    expect(show.status).toBe(0)
    const { simulate, rule } = show.documents[0]!
    const shot = runCli(['simulate'], JSON.stringify(simulate))
    expect(shot.documents).toMatchObject([{ hash: entry.shot!.hash }])
    expect(shot.documents[0]!.events).toEqual((rule as { events: unknown }).events)
    expect(runCli(['rule'], JSON.stringify(rule)).documents).toMatchObject([entry.ruling])
  })

  it('says when there is no such shot', () => {
    const run = runCli(['record', 'show', '--shot', '999'], text)
    expect([run.status, run.documents]).toMatchObject([1, [{ error: { code: 'no-such-shot' } }]])
  })

  it.each([[[]], [['--shot', '0']], [['--shot', 'x']]])('%j is wrong usage', async (args) => {
    expect(await faultOf(recordShowCommand, args)).toBe('usage')
  })
})
