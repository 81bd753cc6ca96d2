import { describe, expect, test } from 'vitest'
import { hangLamps, LAMP_RADIANCE, lampLight } from '../../src/view/scene/lamps.ts'
import { makeNoiseTile, TILE_SIZE } from '../../src/view/scene/noise-tile.ts'
import { SQUARE, STICK_BIT, shadowGrid } from '../../src/view/scene/shadow-grid.ts'
import { stickOf } from '../../src/view/scene/stick.ts'
import { rampColour } from '../../src/view/scene/tone-ramp.ts'
import { toneLight } from '../../src/view/shaders/tone.ts'

const R = 0.028575
const lamps = hangLamps(2.54)

describe('light of the lamps', () => {
  test('agrees with the sum over small pieces of the lamp', () => {
    const at = [0.4, 0.3, 0] as const
    const n = 60
    let sum = 0
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < n; j++) {
        const x = lamps.pitch + lamps.halfLength * ((2 * i + 1) / n - 1)
        const y = lamps.halfWidth * ((2 * j + 1) / n - 1)
        const d2 = (x - at[0]) ** 2 + (y - at[1]) ** 2 + lamps.height ** 2
        sum += lamps.height ** 2 / (d2 * d2)
      }
    }
    const area = 4 * lamps.halfLength * lamps.halfWidth
    const slant = lamps.height / Math.hypot(lamps.pitch - at[0], at[1], lamps.height)
    const exact = ((sum / (n * n)) * area * LAMP_RADIANCE * (0.22 + 0.78 * slant)) / Math.PI
    // The clipped-sphere fit departs from Lambert's formula by a few per cent above the horizon.
    expect(lampLight(lamps, at, [0, 0, 1])[2] / exact).toBeCloseTo(1, 1)
  })

  test('is the same on both sides of the table and falls off outwards', () => {
    const [head, middle, foot] = lampLight(lamps, [0, 0, 0], [0, 0, 1])
    expect(head).toBeCloseTo(foot, 12)
    expect(middle).toBeGreaterThan(head)
    expect(lampLight(lamps, [0, 0.6, 0], [0, 0, 1])[1]).toBeLessThan(middle)
    expect(lampLight(lamps, [0, 0, 0], [0, 0, -1])[1]).toBeLessThan(0.01)
    expect(lampLight(lamps, [0, 0, 2], [0, 0, 1])).toEqual([0, 0, 0])
  })
})

describe('tone', () => {
  test('black stays black, white stays within the screen, more light is never darker', () => {
    expect(Math.max(...toneLight([0, 0, 0]))).toBeLessThan(0.01)
    let last = 0
    for (const light of [0.01, 0.05, 0.18, 0.5, 1, 3, 10]) {
      const [r, g, b] = toneLight([light, light, light])
      expect(g).toBeGreaterThan(last)
      expect(Math.max(r, g, b)).toBeLessThanOrEqual(1)
      last = g
    }
  })

  test('blue cloth under the lamps is the blue of the mock-up, and its ramp rises', () => {
    const cloth = [0.031, 0.128, 0.3] as const
    const [r, g, b] = rampColour(cloth, 1.47).map((v) => v * 255)
    expect(Math.abs(r! - 60)).toBeLessThan(14)
    expect(Math.abs(g! - 128)).toBeLessThan(14)
    expect(Math.abs(b! - 163)).toBeLessThan(14)
    expect(rampColour(cloth, 0.5)[2]).toBeLessThan(rampColour(cloth, 0.6)[2])
  })
})

describe('squares of shadow', () => {
  const plane = { z: 0, halfLength: 1.32, halfWidth: 0.69, hole: null }
  const grid = shadowGrid(plane, lamps)
  const q = [0, 0, 0, 1]
  const squareOf = (x: number, y: number) =>
    Array.from({ length: grid.count }, (_, i) => i).find((i) => {
      const [left, low] = grid.corner(i)
      return x >= left && x < left + SQUARE && y >= low && y < low + SQUARE
    })!

  test('cover the place under a ball and the place where each lamp throws its shadow', () => {
    const ball = { id: '3', r: [0.5, 0.3, R], q } as const
    const masks = grid.cast([{ id: '1', r: [-1, -0.5, R], q }, ball], R, null).slice()
    expect(masks[squareOf(0.5, 0.3)]! & 2).toBe(2)
    for (let k = -1; k <= 1; k++) {
      const scale = R / (lamps.height - R)
      const x = 0.5 + (0.5 - k * lamps.pitch) * scale
      const y = 0.3 + 0.3 * scale
      expect(masks[squareOf(x, y)]! & 2).toBe(2)
    }
    expect(masks[squareOf(-0.21, 0.01)]).toBe(0)
    expect(masks.filter((m) => (m & 2) !== 0).length).toBeLessThan(30)
  })

  test('follow a jumped ball and the stick, and leave out pocketed balls', () => {
    const high = grid.cast([{ id: 'cue', r: [0.5, 0.2, 0.4], q }], R, null).slice()
    const scale = 0.4 / (lamps.height - 0.4)
    expect(high[squareOf(0.5 + 0.5 * scale, 0.2 + 0.2 * scale)]! & 1).toBe(1)
    expect(grid.cast([{ id: '1', r: [1.3, 0.66, -0.06], q }], R, null).every((m) => m === 0)).toBe(true)
    const stick = stickOf({ contact: [-0.3, 0, R], directionDeg: 0, elevationDeg: 3, pull: 0.1 })
    const masks = grid.cast([], R, stick)
    expect(masks[squareOf(-0.61, 0.01)]! & STICK_BIT).toBe(STICK_BIT)
    expect(masks[squareOf(0.31, 0.01)]! & STICK_BIT).toBe(0)
  })

  test('over the rails there are none inside the noses', () => {
    const rails = shadowGrid({ z: 0.04, halfLength: 1.44, halfWidth: 0.8, hole: [1.27, 0.635] }, lamps)
    const stick = stickOf({ contact: [-0.3, 0, R], directionDeg: 0, elevationDeg: 5, pull: 0 })
    const masks = rails.cast([], R, stick)
    let marked = 0
    masks.forEach((mask, i) => {
      if (mask === 0) return
      marked++
      const [x] = rails.corner(i)
      expect(x).toBeLessThan(-1.18)
    })
    expect(marked).toBeGreaterThan(0)
  })
})

test('the stick touches its contact point when it is not drawn back, and rises towards the butt', () => {
  const pose = { contact: [0.1, 0.2, 0.03], directionDeg: 90, elevationDeg: 10, pull: 0 } as const
  const { tip, butt } = stickOf(pose)
  expect(tip.slice(0, 3)).toEqual([0.1, 0.2, 0.03])
  expect(butt[1]).toBeLessThan(-1)
  expect(butt[2]).toBeGreaterThan(0.25)
  expect(stickOf({ ...pose, pull: 0.2 }).tip[1]).toBeLessThan(0.01)
})

describe('noise tile', () => {
  test('is the same for the same seed, grey on average and seamless', () => {
    const tile = makeNoiseTile(7)
    expect(makeNoiseTile(7)).toEqual(tile)
    expect(makeNoiseTile(8)).not.toEqual(tile)
    const at = (x: number, y: number, c: number) =>
      tile[4 * (((y + TILE_SIZE) % TILE_SIZE) * TILE_SIZE + ((x + TILE_SIZE) % TILE_SIZE)) + c]!
    for (let c = 0; c < 4; c++) {
      let sum = 0
      for (let i = c; i < tile.length; i += 4) sum += tile[i]!
      expect(Math.abs(sum / (TILE_SIZE * TILE_SIZE) - 127.5)).toBeLessThan(12)
    }
    let [seam, inside] = [0, 0]
    for (let y = 0; y < TILE_SIZE; y++) {
      seam += Math.abs(at(0, y, 0) - at(-1, y, 0))
      inside += Math.abs(at(100, y, 0) - at(99, y, 0))
    }
    expect(seam).toBeLessThan(2 * inside + TILE_SIZE)
  })
})
