import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { playingArea, spotBalls } from '../../src/rules/index.ts'
import { returnToRail } from '../../src/rules/spotting.ts'
import type { Layout } from '../../src/shot/index.ts'
import { BALL_IDS, type BallId, type ObjectBallId, type Point } from '../../src/table/index.ts'
import { R, TABLE } from './rule-row.ts'

const AREA = playingArea(TABLE, R)
const GAP = 0.001

/** Balls that do not overlap, many of them on or near the long string. */
const layouts: fc.Arbitrary<Layout> = fc
  .array(
    fc.tuple(
      fc.double({ min: -1.2, max: 1.24, noNaN: true }),
      fc.oneof(fc.constant(0), fc.double({ min: -0.08, max: 0.08, noNaN: true })),
    ),
    { maxLength: 14 },
  )
  .map((places) => {
    const kept: Point[] = []
    for (const at of places)
      if (kept.every((other) => Math.hypot(other[0] - at[0], other[1] - at[1]) >= 2 * R)) kept.push(at)
    const layout: Partial<Record<BallId, Point>> = {}
    kept.forEach((at, i) => {
      layout[BALL_IDS[i]!] = at
    })
    return layout
  })

const far = (layout: Layout, at: Point, spotted: string, gap: number): boolean =>
  (Object.entries(layout) as [BallId, Point][]).every(([ball, other]) => {
    const least = 2 * R + (ball === 'cue' ? gap : 0) - 2e-6
    return ball === spotted || Math.hypot(other[0] - at[0], other[1] - at[1]) >= least
  })

describe('spotting [1.4]', () => {
  it('leaves every ball where it is and overlaps none; a gap to the cue ball [Q-4]', () => {
    fc.assert(
      fc.property(layouts, (layout) => {
        const before = JSON.stringify(layout)
        const [spotted] = spotBalls(['15'], layout, AREA, GAP)
        expect(JSON.stringify(layout)).toBe(before)
        expect(spotted!.at[1]).toBe(0)
        expect(far(layout, spotted!.at, '15', GAP)).toBe(true)
      }),
      { seed: 5 },
    )
  })

  it('takes the nearest free place: the spot, behind it, in front of it', () => {
    fc.assert(
      fc.property(layouts, (layout) => {
        const x = spotBalls(['15'], layout, AREA, GAP)[0]!.at[0]
        const step = 0.0005
        // No place nearer to the spot on the side that comes first is free.
        for (let p = AREA.footX; p < (x >= AREA.footX ? x : AREA.endX) - step; p += step)
          expect(far(layout, [p, 0], '15', GAP + 4e-6)).toBe(false)
        if (x < AREA.footX)
          for (let p = AREA.footX; p > x + step; p -= step)
            expect(far(layout, [p, 0], '15', GAP + 4e-6)).toBe(false)
      }),
      { seed: 6, numRuns: 60 },
    )
  })

  it('spots several in the order of their numbers, whatever order they are given in [Q-3]', () => {
    const spots = spotBalls(['11', '2', '7'], {}, AREA, GAP)
    expect(spots.map(({ ball }) => ball)).toEqual(['2', '7', '11'])
    spots.forEach(({ at }, i) => {
      expect(at[0]).toBeCloseTo(0.635 + i * 2 * R, 12)
    })
  })
})

describe('Siberian return [Q-52]', () => {
  it('puts balls on the middle of the rail, then left and right in turn', () => {
    const balls: ObjectBallId[] = ['1', '2', '3', '4', '5']
    const ys = returnToRail(balls, {}, AREA, 'foot').map(({ at }) => Math.round((at[1] / R) * 1e6) / 1e6)
    expect(ys).toEqual([0, 2, -2, 4, -4])
  })

  it('touches a ball in the way and takes the nearer side', () => {
    const [back] = returnToRail(['1'], { '9': [AREA.endX, 0.01] }, AREA, 'foot')
    expect(back!.at[1]).toBeCloseTo(0.01 - 2 * R, 12)
  })
})
