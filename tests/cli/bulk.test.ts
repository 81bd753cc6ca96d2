import { describe, expect, test } from 'vitest'
import { breaksCommand } from '../../src/cli/breaks/breaks-command.ts'
import type { BreaksDocument } from '../../src/cli/breaks/breaks-document.ts'
import { shaken } from '../../src/cli/breaks/stroke-noise.ts'
import { mergeCommand } from '../../src/cli/merge-command.ts'
import { parseArguments } from '../../src/cli/parse-arguments.ts'
import { Random } from '../../src/math/index.ts'
import { BALL_IDS } from '../../src/table/index.ts'

async function* lines(texts: readonly string[]): AsyncGenerator<string> {
  yield* texts
}

async function breaks(...args: string[]) {
  const options = parseArguments(args, breaksCommand.options)
  return options.ok ? await breaksCommand.run(options.value, () => lines([])) : options
}

async function counted(...args: string[]): Promise<BreaksDocument> {
  const answer = await breaks('--fidelity', 'bed-only', ...args)
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.value as BreaksDocument
}

const merge = (...texts: string[]) => mergeCommand.run(new Map(), () => lines(texts))
const sum = (counts: readonly number[]) => counts.reduce((total, n) => total + n, 0)

describe('options', () => {
  test.each([
    [['--count', 'many'], '--count'],
    [['--count', '0'], '--count'],
    [['--count', '2.5'], '--count'],
    [['--count', ''], '--count'],
    [['--game', 'snooker'], '--game'],
    [['--range', '7..3'], '--range'],
    [['--range', '7'], '--range'],
    [['--workers', '0'], '--workers'],
    [['--noise', 'loud'], '--noise'],
    [['--fidelity', 'some'], '--fidelity'],
    [['--seed', '1', '--seed', '2'], '--seed'],
    [['--seed', '--count'], '--seed'],
    [['--colour', 'red'], '--colour'],
    [['nine-ball'], 'nine-ball'],
  ])('%j is wrong usage', async (args, path) => {
    const answer = await breaks(...args)
    expect(answer.ok ? null : [answer.error.code, answer.error.path]).toEqual(['usage', path])
  })
})

describe('statistics of breaks', () => {
  test('every break is counted once in each distribution', async () => {
    const n = 30
    const all = await counted('--count', String(n), '--seed', '3', '--noise', 'club')
    expect([all.breaks, sum(all.pocketed), sum(all.drivenToRail), sum(Object.values(all.cueBall))]).toEqual([
      n,
      n,
      n,
      n,
    ])
    const balls = all.pocketed.reduce((total, breaksOf, k) => total + breaksOf * k, 0)
    const byPocket = BALL_IDS.filter((id) => id !== 'cue').flatMap((id) =>
      Object.values(all.byPocket[id] ?? {}),
    )
    expect(sum(byPocket)).toBe(balls)
    expect(sum(Object.values(all.byPocket.cue ?? {}))).toBe(all.scratches)
    expect(all.cueBall.pocketed).toBe(all.scratches)
    expect(all.means.pocketed).toBeCloseTo(balls / n, 12)
    expect(all.fouls['6.1'] ?? 0).toBe(all.scratches)
    expect(all.shotsPerSecond).toBeCloseTo(n / all.seconds, 6)
  })

  test('a soft break drives too few balls to a rail: illegal', async () => {
    const soft = await counted('--count', '5', '--speed', '1')
    expect(soft.illegalBreaks).toBe(5)
    expect(soft.fouls['2.3']).toBe(5)
  })

  test('a seed repeats, another differs', async () => {
    const strip = ({ seconds: _s, shotsPerSecond: _r, ...rest }: BreaksDocument) => rest
    expect(strip(await counted('--count', '6', '--seed', '4'))).toEqual(
      strip(await counted('--count', '6', '--seed', '4')),
    )
    expect(strip(await counted('--count', '6', '--seed', '5'))).not.toEqual(
      strip(await counted('--count', '6', '--seed', '4')),
    )
  })
})

describe('merging', () => {
  test('parts add up to the whole, in any order', async () => {
    const whole = await counted('--count', '10')
    const a = JSON.stringify(await counted('--range', '0..4'))
    const b = JSON.stringify(await counted('--range', '4..10'))
    for (const texts of [
      [a, b],
      [b, a],
    ]) {
      const merged = await merge(...texts)
      const { seconds, shotsPerSecond, ...rest } = whole
      expect(merged.ok && merged.value).toMatchObject(rest)
      expect([rest.ranges, seconds > 0, shotsPerSecond > 0]).toEqual([[[0, 10]], true, true])
    }
  })

  test('a part twice, another run, another document are refused with the line', async () => {
    const part = JSON.stringify(await counted('--range', '0..2'))
    const fault = async (...texts: string[]) => {
      const answer = await merge(...texts)
      return answer.ok ? null : [answer.error.code, answer.error.path]
    }
    expect(await fault(part, part)).toEqual(['not-mergeable', '[1]'])
    expect(await fault(part, part.replace('"gaps":"template"', '"gaps":"tight"'))).toEqual([
      'not-mergeable',
      '[1]',
    ])
    expect(await fault(part, '{"format":1}')).toEqual(['missing-key', '[1].command'])
    expect(await fault(part.replace('"breaks":2', '"breaks":"2"'))).toEqual(['wrong-type', '[0].breaks'])
    expect(await fault('nonsense')).toEqual(['json-syntax', '[0]'])
    expect(await fault()).toEqual(['missing-key', '[0]'])
  })
})

describe('the hand', () => {
  const stroke = { speed: 7, directionDeg: 10, elevationDeg: 0, tip: { side: 0, height: 0 } }

  test('none repeats the stroke', () => {
    expect(shaken(stroke, 'none', 0.028575, Random.fromSeed(1))).toBe(stroke)
  })

  test.each([
    ['beginner', 0.265, 0.09, 0.0035],
    ['pro', 0.038, 0.02, 0.0006],
  ] as const)(
    '%s: the spread is that of the level, the sideways tip turns the stick',
    (level, aimDeg, speed, side) => {
      const random = Random.fromSeed(2)
      const strokes = Array.from({ length: 4000 }, () => shaken(stroke, level, 0.028575, random))
      const deviation = (values: number[]) => Math.sqrt(sum(values.map((x) => x * x)) / values.length)
      const turn = (s: typeof stroke) =>
        s.directionDeg - 10 + (((s.tip.side * 0.028575) / 0.25) * 180) / Math.PI
      expect(deviation(strokes.map((s) => s.speed / 7 - 1)) / speed).toBeCloseTo(1, 1)
      expect(deviation(strokes.map((s) => s.tip.side * 0.028575)) / side).toBeCloseTo(1, 1)
      expect(deviation(strokes.map(turn)) / aimDeg).toBeCloseTo(1, 1)
    },
  )
})
