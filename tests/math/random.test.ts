import { describe, expect, test } from 'vitest'
import { Random } from '../../src/math/index.ts'

describe('seeded random numbers', () => {
  test('the algorithm is xoshiro128**: first outputs from state 1, 2, 3, 4', () => {
    const random = Random.fromState([1, 2, 3, 4])
    expect([random.bits(), random.bits(), random.bits(), random.bits()]).toEqual([
      11520, 0, 5927040, 70819200,
    ])
  })

  test('the same seed repeats, another seed or stream differs', () => {
    const draw = (seed: number, stream?: number) => {
      const random = Random.fromSeed(seed, stream)
      return [random.next(), random.next(), random.next()]
    }
    expect(draw(5)).toEqual(draw(5))
    expect(draw(5)).not.toEqual(draw(6))
    expect(draw(5, 1)).not.toEqual(draw(5, 2))
    expect(draw(2 ** 40)).not.toEqual(draw(2 ** 41))
    expect(draw(-1)).not.toEqual(draw(1))
  })

  test('a state takes a sequence up again', () => {
    const random = Random.fromSeed(9)
    random.next()
    const again = Random.fromState(random.state)
    expect(again.next()).toBe(random.next())
  })

  test('next is uniform in [0, 1) with bits below 2^-32', () => {
    const random = Random.fromSeed(1)
    const bins = Array.from({ length: 10 }, () => 0)
    let fine = 0
    let outside = 0
    for (let i = 0; i < 100_000; i++) {
      const x = random.next()
      if (!(x >= 0 && x < 1)) outside++
      bins[Math.floor(x * 10)]! += 1
      if ((x * 2 ** 32) % 1 !== 0) fine++
    }
    expect(outside).toBe(0)
    // 5 standard deviations of a bin are 474.
    for (const n of bins) expect(Math.abs(n - 10_000)).toBeLessThan(475)
    expect(fine).toBeGreaterThan(99_000)
  })

  test('gaussian has mean 0, variance 1 and the right share beyond 2', () => {
    const random = Random.fromSeed(2)
    const n = 100_000
    let sum = 0
    let squares = 0
    let beyond = 0
    for (let i = 0; i < n; i++) {
      const x = random.gaussian()
      sum += x
      squares += x * x
      if (Math.abs(x) > 2) beyond++
    }
    expect(Math.abs(sum / n)).toBeLessThan(0.016)
    expect(Math.abs(squares / n - 1)).toBeLessThan(0.023)
    expect(Math.abs(beyond / n - 0.0455)).toBeLessThan(0.0033)
  })

  test('int and shuffle reach every outcome', () => {
    const random = Random.fromSeed(3)
    const seen = new Map<string, number>()
    for (let i = 0; i < 6000; i++) {
      const order = random.shuffle(['a', 'b', 'c']).join('')
      seen.set(order, (seen.get(order) ?? 0) + 1)
    }
    expect(seen.size).toBe(6)
    for (const n of seen.values()) expect(Math.abs(n - 1000)).toBeLessThan(145)
    expect(random.int(1)).toBe(0)
    expect(() => random.int(0)).toThrow()
  })
})
