import { describe, expect, it } from 'vitest'
import type { ShotResult } from '../../src/physics/index.ts'
import { STICK } from '../../src/physics/stick/index.ts'
import { eventsOf, play, R } from './play.ts'

/** A ball comes from `y` across the stick, `x` behind the place of the cue ball, while the stroke is played. */
function crossing(x: number, y: number, speed: number, followThrough?: number): ShotResult {
  return play({
    balls: [
      { id: 'cue', x: 0, y: 0 },
      { id: '1', x, y, v: [0, y > 0 ? -speed : speed, 0] },
    ],
    stroke: { speed: 1 },
    ...(followThrough !== undefined && { parameters: { followThrough } }),
  })
}

/** Time after which a ball that slides from rest of spin at `speed` has come `way` far. */
function slideTime(way: number, speed: number): number {
  const a = 0.2 * 9.81
  return (speed - Math.sqrt(speed * speed - 2 * a * way)) / a
}

describe('side of the stick, which goes on after the stroke', () => {
  const way = 0.2 - R - STICK.tipHalf

  it.each([
    ['an inch behind the tip', -0.04, 'ferrule'],
    ['a hand behind the tip', -0.2, 'shaft'],
    ['behind the joint', -0.9, 'butt'],
  ] as const)('a ball that comes across %s touches it', (_, x, part) => {
    for (const y of [0.2, -0.2]) {
      const sticks = eventsOf(crossing(x, y, 6), 'stick')
      expect(sticks).toHaveLength(1)
      expect(sticks[0]).toMatchObject({ ball: '1', part })
      expect(sticks[0]!.t).toBeCloseTo(slideTime(way, 6), 9)
      // The end of the shaft gives way.
      expect(sticks[0]!.after!['1']).toEqual(sticks[0]!.before!['1'])
    }
  })

  it('not behind the end of the butt, nor when the stick has been drawn back', () => {
    expect(eventsOf(crossing(-1.6, 0.2, 6), 'stick')).toEqual([])
    const late = crossing(-0.2, 0.2, 6, 0.005)
    expect(eventsOf(late, 'stick')).toEqual([])
  })

  it('a mirrored shot has the mirrored touch, to the last bit', () => {
    const [left, right] = [crossing(-0.2, 0.2, 6), crossing(-0.2, -0.2, 6)]
    expect(eventsOf(left, 'stick')[0]!.t).toBe(eventsOf(right, 'stick')[0]!.t)
  })

  it.each([
    ['centre', 0, 0],
    ['draw', 0, -0.45],
    ['side', 0.45, 0],
  ])('an ordinary stroke at a ball ahead: none (%s)', (_, side, height) => {
    const shot = play({
      balls: [
        { id: 'cue', x: 0, y: 0 },
        { id: '1', x: 0.5, y: 0.01 },
      ],
      bounded: true,
      stroke: { speed: 3, side, height },
    })
    expect(eventsOf(shot, 'stick')).toEqual([])
  })
})
