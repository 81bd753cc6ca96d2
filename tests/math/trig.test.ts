import { describe, expect, test } from 'vitest'
import {
  acos,
  asin,
  atan,
  atan2,
  cos,
  cosDeg,
  exp,
  log,
  Random,
  sin,
  sinDeg,
  tan,
} from '../../src/math/index.ts'

const bits = new DataView(new ArrayBuffer(8))

/** Size of the last place of a double. */
function ulp(x: number): number {
  const size = Math.abs(x)
  if (size < 2 ** -1021) return 2 ** -1074
  bits.setFloat64(0, size)
  bits.setBigInt64(0, bits.getBigInt64(0) + 1n)
  return bits.getFloat64(0) - size
}

function worst(samples: number, draw: (random: Random) => { ours: number; engine: number }): number {
  const random = Random.fromSeed(7)
  let most = 0
  for (let i = 0; i < samples; i++) {
    const { ours, engine } = draw(random)
    most = Math.max(most, Math.abs(ours - engine) / ulp(engine))
  }
  return most
}

const SAMPLES = 50_000

/** A number of either sign over many orders of magnitude. */
function wide(random: Random, least: number, most: number): number {
  const size = Math.exp(random.between(Math.log(least), Math.log(most)))
  return random.bits() % 2 === 0 ? size : -size
}

describe('against the engine, in units of the last place', () => {
  const rows: [string, number, (r: Random) => { ours: number; engine: number }][] = [
    ['sin of a small angle', 1, (r) => pair(sin, Math.sin, wide(r, 1e-10, 7))],
    ['cos of a small angle', 1, (r) => pair(cos, Math.cos, wide(r, 1e-10, 7))],
    ['sin to 1e5', 1, (r) => pair(sin, Math.sin, r.between(-1e5, 1e5))],
    ['cos to 1e5', 1, (r) => pair(cos, Math.cos, r.between(-1e5, 1e5))],
    [
      'sin near multiples of pi',
      1,
      (r) => pair(sin, Math.sin, r.int(30_000) * Math.PI + wide(r, 1e-12, 1e-3)),
    ],
    ['cos near odd multiples of pi/2', 1, (r) => pair(cos, Math.cos, (r.int(30_000) + 0.5) * Math.PI)],
    ['tan', 2, (r) => pair(tan, Math.tan, r.between(-7, 7))],
    ['atan', 1, (r) => pair(atan, Math.atan, wide(r, 1e-10, 1e6))],
    ['asin', 2, (r) => pair(asin, Math.asin, r.between(-1, 1))],
    ['acos', 1, (r) => pair(acos, Math.acos, r.between(-1, 1))],
    ['exp', 1, (r) => pair(exp, Math.exp, wide(r, 1e-10, 700))],
    ['log', 1, (r) => pair(log, Math.log, Math.abs(wide(r, 1e-290, 1e290)))],
    ['log near 1', 1, (r) => pair(log, Math.log, r.between(0.5, 2))],
  ]
  function pair(ours: (x: number) => number, engine: (x: number) => number, x: number) {
    return { ours: ours(x), engine: engine(x) }
  }
  test.each(rows)('%s within %d', (_name, most, draw) => {
    expect(worst(SAMPLES, draw)).toBeLessThanOrEqual(most)
  })

  test('atan2 within 2, in every quadrant', () => {
    const draw = (r: Random) => {
      const y = wide(r, 1e-6, 1e3)
      const x = wide(r, 1e-6, 1e3)
      return { ours: atan2(y, x), engine: Math.atan2(y, x) }
    }
    expect(worst(SAMPLES, draw)).toBeLessThanOrEqual(2)
  })

  test('degrees against the engine, where the reduction to radians costs the engine more than us', () => {
    const random = Random.fromSeed(3)
    let most = 0
    for (let i = 0; i < SAMPLES; i++) {
      const d = random.between(-720, 720)
      most = Math.max(most, Math.abs(sinDeg(d) - Math.sin((d * Math.PI) / 180)))
      most = Math.max(most, Math.abs(cosDeg(d) - Math.cos((d * Math.PI) / 180)))
    }
    expect(most).toBeLessThan(4e-15)
  })
})

describe('known values', () => {
  test('multiples of 90 degrees are exact', () => {
    for (let k = -12; k <= 12; k++) {
      const quadrant = ((k % 4) + 4) % 4
      expect(sinDeg(90 * k)).toBe([0, 1, 0, -1][quadrant])
      expect(cosDeg(90 * k)).toBe([1, 0, -1, 0][quadrant])
    }
  })

  test.each([
    [30, 0.5, 0.8660254037844386],
    [45, Math.SQRT1_2, Math.SQRT1_2],
    [60, 0.8660254037844386, 0.5],
    [1e-9, 1.7453292519943295e-11, 1],
    [71.3, 0.9472102777460288, 0.3206129905856763],
  ])('%d degrees', (d, s, c) => {
    expect(sinDeg(d)).toBeCloseTo(s, 10)
    expect(cosDeg(d)).toBeCloseTo(c, 10)
  })

  test('30 and 60 degrees to the last bit', () => {
    expect(sinDeg(30)).toBe(0.5)
    expect(cosDeg(60)).toBe(0.5)
    expect(cosDeg(30)).toBe(Math.sqrt(3) / 2)
  })

  test('edges', () => {
    expect([asin(1), asin(-1), acos(1), acos(-1)]).toEqual([Math.PI / 2, -Math.PI / 2, 0, Math.PI])
    expect([atan2(0, 0), atan2(0, -1), atan2(2, 0), atan2(-2, 0)]).toEqual([
      0,
      Math.PI,
      Math.PI / 2,
      -Math.PI / 2,
    ])
    expect([exp(0), exp(1000), exp(-1000), log(1)]).toEqual([1, Number.POSITIVE_INFINITY, 0, 0])
    expect(() => sin(Number.NaN)).toThrow()
    expect(() => cosDeg(Number.POSITIVE_INFINITY)).toThrow()
    expect(() => asin(1.0000001)).toThrow()
  })
})

describe('mirror images to the bit', () => {
  test('heading d, -d, 180 - d and 180 + d', () => {
    const random = Random.fromSeed(11)
    for (let i = 0; i < 2_000; i++) {
      // A multiple of 2^-40 degrees, so that 180 - d is exact.
      const d = Math.round(random.between(0, 180) * 2 ** 40) / 2 ** 40
      expect(sinDeg(-d) + sinDeg(d)).toBe(0)
      expect(cosDeg(-d)).toBe(cosDeg(d))
      expect(cosDeg(180 - d) + cosDeg(d)).toBe(0)
      expect(sinDeg(180 - d)).toBe(sinDeg(d))
      expect(sinDeg(d + 180) + sinDeg(d)).toBe(0)
      expect(sinDeg(90 - d)).toBe(cosDeg(d))
    }
  })
})
