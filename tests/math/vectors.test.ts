import { describe, expect, test } from 'vitest'
import {
  compose,
  cross,
  dot,
  length,
  normalized,
  Random,
  rotate,
  turnBy,
  unit,
  type Vec3,
} from '../../src/math/index.ts'

const close = (a: ArrayLike<number>, b: ArrayLike<number>) => {
  for (let i = 0; i < b.length; i++) expect(Math.abs(a[i]! - b[i]!)).toBeLessThan(1e-14)
}

describe('vectors', () => {
  test('cross is square to both and right-handed', () => {
    expect(cross([1, 0, 0], [0, 1, 0])).toEqual([0, 0, 1])
    const random = Random.fromSeed(1)
    for (let i = 0; i < 100; i++) {
      const a: Vec3 = [random.gaussian(), random.gaussian(), random.gaussian()]
      const b: Vec3 = [random.gaussian(), random.gaussian(), random.gaussian()]
      expect(Math.abs(dot(cross(a, b), a))).toBeLessThan(1e-14)
      expect(Math.abs(length(unit(a)) - 1)).toBeLessThan(1e-15)
    }
    expect(() => unit([0, 0, 0])).toThrow()
  })
})

describe('orientation', () => {
  test('a quarter turn about z takes x to y', () => {
    close(rotate(turnBy([0, 0, Math.PI / 2]), [1, 0, 0]), [0, 1, 0])
  })

  test('composing turns is turning twice, the right one first', () => {
    const a = turnBy([0.3, -0.4, 0.9])
    const b = turnBy([-1.2, 0.1, 0.5])
    const v: Vec3 = [0.3, 0.7, -0.2]
    close(rotate(compose(a, b), v), rotate(a, rotate(b, v)))
  })

  test('tiny turns are those of the infinitesimal rotation', () => {
    close(turnBy([2e-10, 0, -4e-10]), [1e-10, 0, -2e-10, 1])
    expect(turnBy([0, 0, 0])).toEqual([0, 0, 0, 1])
  })

  test('normalized has length 1 and keeps the turn', () => {
    const q = turnBy([0.3, 0.2, 0.1])
    close(normalized([q[0] * 3, q[1] * 3, q[2] * 3, q[3] * 3]), q)
  })
})
