import { describe, expect, test } from 'vitest'
import type { BallStart } from '../../../src/physics/index.ts'
import { strikesBedBall } from '../../../src/physics/off-bed/touch-laws.ts'
import type { ShotEvent } from '../../../src/shot/index.ts'
import { drawShot } from '../../soak/draw-shot.ts'
import { examineShot } from '../../soak/examine-shot.ts'
import { play, R } from '../play.ts'

/** Ball 1 is just over the edge of the left side pocket; ball 2 follows `gap` behind, faster by `more`. */
function followed(speed: number, more: number, gap: number): ShotEvent[] {
  const rolls = (id: BallStart['id'], y: number, v: number): BallStart => ({
    id,
    x: 0,
    y,
    v: [0, v, 0],
    w: [-v / R, 0, 0],
  })
  const y = 0.6353
  const balls = [rolls('1', y, speed), rolls('2', y - 2 * R - gap, speed + more)]
  return [
    ...play({ balls: [{ id: 'cue', x: -0.9, y: 0 }, ...balls], bounded: true, fidelity: 'full' }).events,
  ]
}

describe('a ball on the bed that comes up slowly behind one on the edge of a pocket', () => {
  test.each([
    [0.02, 0.015, 5e-5],
    [0.03, 0.019, 1e-4],
    [0.04, 0.02, 1e-4],
    [0.05, 0.015, 5e-5],
  ])('%d m/s, %d m/s faster: both change, their momentum does not', (speed, more, gap) => {
    const met = followed(speed, more, gap).find(({ kind }) => kind === 'ball-ball')
    if (met?.kind !== 'ball-ball') throw new Error('they never meet')
    expect(met.speed).toBeLessThan(0.02)
    const { before, after } = met as Required<Pick<typeof met, 'before' | 'after'>>
    const sum = (states: typeof before, k: number) => states['1']!.v[k]! + states['2']!.v[k]!
    for (const k of [0, 1, 2]) expect(sum(after, k)).toBeCloseTo(sum(before, k), 12)
    expect(after['2']!.v[1]!).toBeLessThan(before['2']!.v[1]!)
  })

  test('a ball that only leans on it holds it off and strikes nothing', () => {
    const lean = 9.81 / 1024
    expect(strikesBedBall(0.9 * lean, 0, lean)).toBe(false)
    expect(strikesBedBall(0.9 * lean, -0.1, lean)).toBe(false)
    expect(strikesBedBall(0.9 * lean, 0.1, lean)).toBe(true)
    expect(strikesBedBall(1.1 * lean, 0, lean)).toBe(true)
  })

  test('the random shot in which energy rose breaks no promise any more', () => {
    expect(examineShot(drawShot(1, 7746)).findings).toEqual([])
  })
})
