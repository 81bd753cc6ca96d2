import { describe, expect, test } from 'vitest'
import {
  type ObjectBallId,
  type Point,
  RACK_GAPS,
  RACK_KINDS,
  type RackGaps,
  type RackKind,
  rackBalls,
  rackLayout,
  rackOrder,
  TABLE_SPECS,
} from '../../src/table/index.ts'

const R = 0.028575
const spec = TABLE_SPECS['9ft']
const SEEDS = 400

function rack(kind: RackKind, gaps: RackGaps, seed: number) {
  return rackLayout({ kind, order: rackOrder(kind, seed), spec, ballRadius: R, gaps, seed })
}

/** Gaps of all pairs that touch in a tight rack. */
function gapsOf(points: readonly Point[]): number[] {
  const gaps: number[] = []
  for (let i = 0; i < points.length; i++) {
    for (let j = 0; j < i; j++) {
      const gap = Math.hypot(points[i]![0] - points[j]![0], points[i]![1] - points[j]![1]) - 2 * R
      if (gap < 0.5 * R) gaps.push(gap)
    }
  }
  return gaps
}

describe('order of a rack', () => {
  test('holds each ball once, repeats by seed, differs between seeds', () => {
    for (const kind of RACK_KINDS) {
      const orders = new Set<string>()
      for (let seed = 0; seed < 50; seed++) {
        const order = rackOrder(kind, seed)
        expect([...order].sort((a, b) => Number(a) - Number(b))).toEqual([...rackBalls(kind)])
        expect(rackOrder(kind, seed)).toEqual(order)
        orders.add(order.join())
      }
      expect(orders.size).toBeGreaterThan(45)
    }
  })

  test('nine-ball: 1 at the apex, 9 in the centre, every other ball on every other place', () => {
    const seen = new Set<string>()
    for (let seed = 0; seed < SEEDS; seed++) {
      const order = rackOrder('nine-ball', seed)
      expect([order[0], order[4]]).toEqual(['1', '9'])
      order.forEach((ball, place) => {
        seen.add(`${ball}@${place}`)
      })
    }
    expect(seen.size).toBe(7 * 7 + 2)
  })

  test('ten-ball: 1 at the apex, 10 in the middle of row 3; Siberian: any', () => {
    const tens = new Set<number>()
    for (let seed = 0; seed < SEEDS; seed++) {
      const order = rackOrder('ten-ball', seed)
      expect([order[0], order[4]]).toEqual(['1', '10'])
      tens.add(rackOrder('siberian', seed).indexOf('10'))
    }
    expect(tens.size).toBe(10)
  })

  test('eight-ball: 8 in the middle, one low and one high ball on the back corners, on either side', () => {
    const lowLeft = new Set<boolean>()
    for (let seed = 0; seed < SEEDS; seed++) {
      const order = rackOrder('eight-ball', seed)
      const corners = [Number(order[10]), Number(order[14])]
      expect(order[4]).toBe('8')
      expect(corners.filter((n) => n < 8).length).toBe(1)
      expect(corners.filter((n) => n > 8).length).toBe(1)
      lowLeft.add(corners[0]! < 8)
    }
    expect(lowLeft.size).toBe(2)
  })
})

describe('places of a rack', () => {
  test('tight fifteen: apex on the foot spot, last row at 0.83297, rows parallel', () => {
    const points = Object.values(rack('fifteen', 'tight', 1))
    const order = rackOrder('fifteen', 1)
    const at = rack('fifteen', 'tight', 1)
    expect(at[order[0]!]).toEqual([0.635, 0])
    for (const i of [10, 11, 12, 13, 14]) expect(at[order[i]!]![0]).toBeCloseTo(0.83297, 5)
    expect(at[order[10]!]![1]).toBeCloseTo(4 * R, 12)
    expect(gapsOf(points).length).toBe(30)
    for (const gap of gapsOf(points)) expect(Math.abs(gap)).toBeLessThan(1e-15)
  })

  test('tight racks are symmetric about the long string to the bit', () => {
    for (const kind of RACK_KINDS) {
      const key = (p: Point, sign: number) => `${p[0]} ${sign * p[1] + 0}`
      const points = Object.values(rack(kind, 'tight', 3))
      expect(points.map((p) => key(p, -1)).sort()).toEqual(points.map((p) => key(p, 1)).sort())
    }
  })

  test('the diamond has rows 1-2-3-2-1 and 16 contacts', () => {
    const points = Object.values(rack('nine-ball', 'tight', 3))
    const rows = new Map<string, number>()
    for (const [x] of points) rows.set(x.toFixed(6), (rows.get(x.toFixed(6)) ?? 0) + 1)
    expect([...rows].sort(([a], [b]) => Number(a) - Number(b)).map(([, n]) => n)).toEqual([1, 2, 3, 2, 1])
    expect(gapsOf(points).length).toBe(16)
  })

  test('fourteen leaves the apex vacant and the first number out', () => {
    const order = rackOrder('fourteen', 8)
    const at = rack('fourteen', 'tight', 8)
    expect(Object.keys(at).length).toBe(14)
    expect(at[order[0] as ObjectBallId]).toBeUndefined()
  })

  const means: [Exclude<RackGaps, 'tight'>, number, number][] = [
    ['template', 5e-6, 6e-5],
    ['wooden', 2e-5, 8e-5],
    ['sloppy', 8e-5, 1.6e-4],
    ['plain', 4e-5, 1e-4],
  ]
  test.each(means)('%s: never overlapping, mean gap of the right size, seeded', (gaps, least, most) => {
    for (const kind of RACK_KINDS) {
      let sum = 0
      let count = 0
      let smallest = Number.POSITIVE_INFINITY
      let largest = 0
      for (let seed = 0; seed < SEEDS; seed++) {
        for (const gap of gapsOf(Object.values(rack(kind, gaps, seed)))) {
          sum += gap
          count++
          smallest = Math.min(smallest, gap)
          largest = Math.max(largest, gap)
        }
      }
      expect(smallest).toBeGreaterThan(-2e-12)
      expect(largest).toBeLessThan(4e-3)
      expect(sum / count).toBeGreaterThan(least)
      expect(sum / count).toBeLessThan(most)
    }
    expect(rack('fifteen', gaps, 5)).toEqual(rack('fifteen', gaps, 5))
    expect(rack('fifteen', gaps, 5)).not.toEqual(rack('fifteen', gaps, 6))
  })

  test('every preset is tested above', () => {
    expect(['tight', ...means.map(([gaps]) => gaps)]).toEqual([...RACK_GAPS])
  })
})
