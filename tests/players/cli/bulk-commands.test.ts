import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { mergeCommand } from '../../../src/cli/merge-command.ts'
import { parseArguments } from '../../../src/cli/parse-arguments.ts'
import { pushoutCommand } from '../../../src/cli/pushout-command.ts'
import { selfplayCommand } from '../../../src/cli/selfplay-command.ts'
import { whatifCommand } from '../../../src/cli/whatif-command.ts'

const BIN = fileURLToPath(new URL('../../../src/cli/headstring.mjs', import.meta.url))

interface Run {
  readonly status: number | null
  readonly documents: readonly Record<string, unknown>[]
  readonly text: string
}

/** Runs the real program; several at a time run side by side. */
function runCli(args: readonly string[], input = ''): Promise<Run> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [BIN, ...args], {
      cwd: tmpdir(),
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    let text = ''
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8')
    })
    child.on('close', (status) => {
      const lines = text.split('\n').filter((line) => line !== '')
      resolve({ status, text, documents: lines.map((line) => JSON.parse(line) as Record<string, unknown>) })
    })
    child.stdin.end(input)
  })
}

/** The position of two balls that takes the least thinking. */
const POSITION = {
  format: 1,
  ruleset: 'nine-ball',
  table: '9ft',
  balls: [
    { id: 'cue', x: 0.2, y: 0.1 },
    { id: '1', x: 0.9, y: -0.4 },
    { id: '9', x: -0.6, y: 0.3 },
  ],
  levels: { A: 'beginner', B: 'beginner' },
  seed: 4,
  trials: 20,
}

async function* lines(text: string): AsyncGenerator<string> {
  yield* text.split('\n').filter((line) => line !== '')
}

/** What `merge` says about partial answers, as it would be printed. */
async function merged(text: string): Promise<unknown> {
  const whole = await mergeCommand.run(new Map(), () => lines(text))
  return whole.ok ? plain(whole.value) : whole.error.code
}

function plain(value: object): unknown {
  return JSON.parse(JSON.stringify(value))
}

describe('pushout', () => {
  test('two processes with a range each, merged, say exactly what one says', async () => {
    const document = JSON.stringify(POSITION)
    const [first, second] = await Promise.all([
      runCli(['pushout', '--range', '0..9'], document),
      runCli(['pushout', '--range', '9..20'], document),
    ])
    expect([first.status, second.status]).toEqual([0, 0])
    const answer = pushoutCommand.answer(POSITION)
    const whole = answer.ok ? plain(answer.value) : answer.error
    expect(await merged(second.text + first.text)).toEqual(whole)
    expect(whole).toMatchObject({ format: 1, command: 'pushout', trials: 20, ranges: [[0, 20]] })
    expect(whole).toMatchObject({ grid: { nx: 24, ny: 12 } })
  }, 300_000)

  test.each([
    [{ ...POSITION, ruleset: 'eight-ball' }, 'ruleset'],
    [{ ...POSITION, levels: { A: 'master', B: 'pro' } }, 'levels.A'],
    [{ ...POSITION, balls: [{ id: '1', x: 0.9, y: -0.4 }] }, 'balls'],
    [{ ...POSITION, balls: [{ id: 'cue', x: 0.9, y: -0.4 }] }, 'balls'],
    [{ ...POSITION, trials: 0 }, 'trials'],
  ])('what cannot be asked is refused: %#', (document, path) => {
    const answer = pushoutCommand.answer(document)
    expect(answer.ok ? null : answer.error.path).toBe(path)
  })
})

describe('whatif', () => {
  const QUESTION = {
    format: 1,
    shot: {
      format: 1,
      table: '9ft',
      balls: POSITION.balls,
      stroke: { speed: 2, directionDeg: -36 },
    },
    rule: {
      ruleset: 'nine-ball',
      state: {
        shooter: 'A',
        shot: 'ordinary',
        balls: { cue: [0.2, 0.1], '1': [0.9, -0.4], '9': [-0.6, 0.3] },
      },
    },
    trials: 30,
  }

  test('two processes with a range each, merged, say exactly what one says', async () => {
    const document = JSON.stringify(QUESTION)
    const [first, second] = await Promise.all([
      runCli(['whatif', '--range', '0..11'], document),
      runCli(['whatif', '--range', '11..30', '--workers', '2'], document),
    ])
    expect([first.status, second.status]).toEqual([0, 0])
    const answer = whatifCommand.answer(QUESTION)
    const whole = answer.ok ? plain(answer.value) : answer.error
    expect(await merged(second.text + first.text)).toEqual(whole)
    expect(whole).toMatchObject({ format: 1, command: 'whatif', trials: 30, ranges: [[0, 30]] })
  }, 300_000)
})

describe('selfplay', () => {
  const TERMS = ['--games', '3', '--seed', '2', '--levels', 'pro,beginner', '--simulations', '8']

  test('a level that does not exist is refused in either seat; one level is that of both', async () => {
    const levelsOf = async (levels: string) => {
      const options = parseArguments(
        ['--games', '1', '--simulations', '1', '--levels', levels],
        selfplayCommand.options,
      )
      if (!options.ok) throw new Error(options.error.message)
      const answer = await selfplayCommand.run(options.value, () => lines(''))
      return answer.ok ? plain(answer.value) : answer.error.path
    }
    for (const wrong of ['pro,master', 'master,pro', 'pro,', 'pro,pro,pro'])
      expect(await levelsOf(wrong)).toBe('--levels')
    expect(await levelsOf('club')).toMatchObject({ levels: ['club', 'club'] })
  }, 60_000)

  test('two processes with a range each, merged, say exactly what two threads of one say', async () => {
    const options = parseArguments([...TERMS, '--workers', '2'], selfplayCommand.options)
    if (!options.ok) throw new Error(options.error.message)
    const [whole, first, second] = await Promise.all([
      selfplayCommand.run(options.value, () => lines('')),
      runCli(['selfplay', ...TERMS, '--range', '0..1']),
      runCli(['selfplay', ...TERMS, '--range', '1..3']),
    ])
    const answer = whole.ok ? plain(whole.value) : whole.error
    expect(await merged(first.text + second.text)).toEqual(answer)
    expect(answer).toMatchObject({ format: 1, games: 3, illegalCommands: 0, unfinished: 0 })
    const { wins, interval } = answer as { wins: { A: number; B: number }; interval: [number, number] }
    expect(wins.A + wins.B).toBe(3)
    expect(interval[0]).toBeLessThanOrEqual(wins.A / 3)
    expect(interval[1]).toBeGreaterThanOrEqual(wins.A / 3)
    expect(await merged(first.text + first.text)).toBe('not-mergeable')
  }, 300_000)
})
