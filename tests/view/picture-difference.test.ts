import { describe, expect, test } from 'vitest'
import { ciede2000, labOf, pictureDifference } from './picture-difference.ts'

describe('CIEDE2000', () => {
  // From the table of test data of Sharma, Wu and Dalal (2005): small differences, hues on both sides of 0, greys.
  test.each([
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1.0],
    [[50, 0, 0], [50, -1, 2], 2.3669],
    [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  ] as const)('%j and %j differ by %d', (a, b, apart) => {
    expect(ciede2000(a, b)).toBeCloseTo(apart, 4)
    expect(ciede2000(b, a)).toBeCloseTo(apart, 4)
  })

  test('white is 100, 0, 0', () => {
    const [l, a, b] = labOf([255, 255, 255])
    expect(l).toBeCloseTo(100, 3)
    expect(Math.hypot(a, b)).toBeLessThan(0.02)
  })
})

describe('pictures', () => {
  const plain = (level: number) => new Uint8Array(40 * 20 * 4).fill(level)
  const picture = (data: Uint8Array) => ({ width: 40, height: 20, data })

  test('the same ones do not differ; one square that does is found', () => {
    expect(pictureDifference(picture(plain(90)), picture(plain(90)))).toMatchObject({ mean: 0, worst: 0 })
    const marked = plain(90)
    for (let y = 8; y < 16; y++) for (let x = 24; x < 32; x++) marked[4 * (y * 40 + x)] = 200
    const found = pictureDifference(picture(plain(90)), picture(marked))
    expect(found.at).toEqual([28, 12])
    expect(found.worst).toBeGreaterThan(20)
    expect(found.mean).toBeCloseTo(found.worst / 15, 6)
  })

  test('a chequered edge that only shifts by a pixel hardly does, a light that is a tenth weaker does all over', () => {
    const chequered = (shift: number) => plain(0).map((_, i) => ((Math.floor(i / 4) + shift) % 2 ? 80 : 100))
    expect(pictureDifference(picture(chequered(0)), picture(chequered(1))).worst).toBeLessThan(0.1)
    expect(pictureDifference(picture(plain(100)), picture(plain(90))).mean).toBeGreaterThan(3)
  })
})
