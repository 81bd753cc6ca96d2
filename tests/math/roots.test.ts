import { describe, expect, it } from 'vitest'
import {
  firstFallBraked,
  firstFallQuadratic,
  firstFallQuartic,
  NO_ROOT,
  Random,
} from '../../src/math/index.ts'

const value = (c: readonly number[], t: number) => c.reduceRight((sum, x) => sum * t + x, 0)

/** First place where a polynomial that starts positive is negative on a fine grid; null if nowhere. */
function firstNegative(c: readonly number[], end: number, steps: number): number | null {
  for (let k = 1; k <= steps; k++) if (value(c, (end * k) / steps) < 0) return (end * k) / steps
  return null
}

describe('first fall through zero', () => {
  it.each([
    ['two roots', 6, -5, 1, 10, 2],
    ['second root only after the end', 6, -5, 1, 1, NO_ROOT],
    ['opens downwards', 2, 1, -1, 10, 2],
    ['rises first, falls later', 1, 10, -1, 100, 5 + Math.sqrt(26)],
    ['straight', 3, -2, 0, 10, 1.5],
    ['touches only', 1, -2, 1, 10, NO_ROOT],
    ['never falls', 1, 1, 1, 10, NO_ROOT],
  ])('quadratic, %s', (_name, c0, c1, c2, end, root) => {
    if (root === NO_ROOT) expect(firstFallQuadratic(c0, c1, c2, end)).toBe(NO_ROOT)
    else expect(firstFallQuadratic(c0, c1, c2, end)).toBeCloseTo(root, 14)
  })

  it('quadratic: a root close to 0 keeps its digits', () => {
    const root = firstFallQuadratic(1e-20, -1, 1, 1)
    expect(Math.abs(root / 1e-20 - 1)).toBeLessThan(1e-15)
  })

  it('quartic: 20,000 random pairs of balls, against a fine grid', () => {
    const random = Random.fromSeed(1)
    const draw = (most: number) => (2 * random.next() - 1) * most
    for (let n = 0; n < 20_000; n++) {
      const p = [draw(1), draw(1)] as const
      const v = [draw(3), draw(3)] as const
      const a = [draw(3), draw(3)] as const
      const dot = (x: readonly number[], y: readonly number[]) => x[0]! * y[0]! + x[1]! * y[1]!
      const c = [dot(p, p) - 0.0033, 2 * dot(p, v), dot(v, v) + dot(p, a), dot(v, a), dot(a, a) / 4] as const
      if (c[0] <= 0) continue
      const root = firstFallQuartic(...c, 1)
      const grid = firstNegative(c, 1, 400)
      if (root === NO_ROOT) {
        expect(grid).toBeNull()
        continue
      }
      expect(root).toBeGreaterThan(0)
      expect(root).toBeLessThanOrEqual(1)
      expect(Math.abs(value(c, root))).toBeLessThan(1e-14)
      // Positive all the way: no earlier root was passed over.
      expect(firstNegative(c, root * (1 - 1e-9), 200)).toBeNull()
      if (grid !== null) expect(root).toBeLessThanOrEqual(grid)
    }
  })

  it('quartic: touching is no fall, nearly touching is', () => {
    // (t - 1)^2 (t^2 + 1), a little higher and a little lower.
    expect(firstFallQuartic(1 + 1e-12, -2, 2, -2, 1, 3)).toBe(NO_ROOT)
    expect(firstFallQuartic(1 - 1e-12, -2, 2, -2, 1, 3)).toBeCloseTo(1 - Math.sqrt(0.5e-12), 9)
  })

  it('quartic: degree falls away', () => {
    expect(firstFallQuartic(6, -5, 1, 0, 0, 10)).toBeCloseTo(2, 14)
    expect(firstFallQuartic(3, -2, 0, 0, 0, 10)).toBeCloseTo(1.5, 14)
    expect(firstFallQuartic(1, 0, 0, 0, 0, 10)).toBe(NO_ROOT)
  })

  it('braked way: agrees with the quartic of the same motion', () => {
    // Distance 1 to a circle of 0.1, speed 2, stops after 4 s: way 2 t - t^2 / 4.
    const [p, v, stop] = [1, 2, 4]
    const a = -v / stop
    const c = [p * p - 0.01, -2 * p * v, v * v - p * a, v * a, (a * a) / 4] as const
    const t = firstFallBraked(c[0], c[1], v * v, stop, 10)
    expect(v * t + 0.5 * a * t * t).toBeCloseTo(0.9, 14)
    expect(t).toBeCloseTo(firstFallQuartic(...c, 10), 13)
    expect(firstFallBraked(c[0], c[1], v * v, stop, 0.4)).toBe(NO_ROOT)
    // Stops short of it.
    expect(firstFallBraked(c[0], c[1], v * v, 0.5, 10)).toBe(NO_ROOT)
  })
})
