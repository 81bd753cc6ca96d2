import { describe, expect, test } from 'vitest'
import { BALL_IDS } from '../../src/table/index.ts'
import { FrameMemory } from '../../src/view/frame-memory.ts'
import { qualityOf } from '../../src/view/quality.ts'
import { ballPaint } from '../../src/view/scene/ball-paint.ts'
import { ATLAS_CELLS, numeralCell } from '../../src/view/scene/numeral-atlas.ts'
import { restingTurns } from '../../src/view/scene/resting-turn.ts'
import type { Frame } from '../../src/view/table-view.ts'
import { themeOf } from '../../src/view/theme.ts'

describe('numerals', () => {
  test('every ball has a cell of its own inside the atlas', () => {
    const seen = new Set<string>()
    for (let number = 0; number < BALL_IDS.length; number++) {
      const [u, v] = numeralCell(number)
      expect(u).toBeGreaterThanOrEqual(0)
      expect(v).toBeGreaterThanOrEqual(0)
      expect(u + 1 / ATLAS_CELLS).toBeLessThanOrEqual(1)
      expect(v + 1 / ATLAS_CELLS).toBeLessThanOrEqual(1)
      seen.add(`${u} ${v}`)
    }
    expect(seen.size).toBe(BALL_IDS.length)
  })

  test('a resting disc looks to the head and up, but off the line of sight where the lamps are mirrored', () => {
    for (const [x, y, z, w] of restingTurns()) {
      expect(Math.hypot(x, y, z, w)).toBeCloseTo(1, 12)
      const disc = [1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)] as const
      expect(disc[0]).toBeLessThan(-0.3)
      expect(disc[2]).toBeGreaterThan(0.3)
      // Half way between the head camera's 35 degrees and the lamps overhead.
      const half = [-Math.cos(1.09), 0, Math.sin(1.09)] as const
      const off = Math.acos(disc[0] * half[0] + disc[2] * half[2])
      expect((off * 180) / Math.PI).toBeGreaterThan(25)
    }
  })
})

describe('colours', () => {
  test('stripes wear the colours of 1 to 7, all nine paints differ', () => {
    for (let n = 1; n <= 7; n++) {
      expect(ballPaint(BALL_IDS[n + 8]!, 'pool')).toEqual(ballPaint(BALL_IDS[n]!, 'pool'))
    }
    const paints = new Set(BALL_IDS.slice(0, 9).map((id) => ballPaint(id, 'pool').join()))
    expect(paints.size).toBe(9)
  })

  test.each([
    ['1', (r: number, g: number, b: number) => r > g && g > 4 * b],
    ['2', (r: number, g: number, b: number) => b > 3 * r && b > 3 * g],
    ['3', (r: number, g: number, b: number) => r > 5 * g && r > 5 * b],
    ['4', (r: number, g: number, b: number) => b > r && r > 2 * g],
    ['5', (r: number, g: number, b: number) => r > 3 * g && g > 5 * b],
    ['6', (r: number, g: number, b: number) => g > 2 * b && g > 5 * r],
    ['7', (r: number, g: number, b: number) => r > 5 * b && r < 0.4 && g < 0.1],
    ['8', (r: number, g: number, b: number) => Math.max(r, g, b) < 0.03],
    ['cue', (r: number, g: number, b: number) => Math.min(r, g, b) > 0.5],
  ] as const)('the %s has the standard colour', (id, is) => {
    expect(is(...ballPaint(id, 'pool'))).toBe(true)
  })

  test('Siberian Ten: ivory balls, a dark red cue ball', () => {
    expect(ballPaint('3', 'siberian')).toEqual(ballPaint('10', 'siberian'))
    const [r, g, b] = ballPaint('cue', 'siberian')
    expect(r > 5 * Math.max(g, b)).toBe(true)
  })

  test('each theme has cloth and wood of its own', () => {
    const cloths = (['blue', 'green', 'camel'] as const).map(
      (cloth) => themeOf({ cloth, wood: 'walnut' }).cloth,
    )
    expect(new Set(cloths.map(String)).size).toBe(3)
    const [walnut, maple] = (['walnut', 'maple'] as const).map(
      (wood) => themeOf({ cloth: 'blue', wood }).wood,
    )
    expect(walnut!.light[1]).toBeLessThan(maple!.dark[1])
  })
})

test('quality falls from high to software', () => {
  const levels = (['high', 'medium', 'low', 'software'] as const).map(qualityOf)
  for (let i = 1; i < levels.length; i++) {
    expect(levels[i]!.mostPixelRatio).toBeLessThanOrEqual(levels[i - 1]!.mostPixelRatio)
    expect(levels[i]!.travelScale).toBeLessThanOrEqual(levels[i - 1]!.travelScale)
  }
})

describe('a frame like the last one', () => {
  const q = [0, 0, 0, 1]
  const frame: Frame = {
    balls: [
      { id: 'cue', r: [0, 0, 0.03], q },
      { id: '9', r: [0.5, 0, 0.03], q },
    ],
    cue: { contact: [0, 0, 0.03], directionDeg: 3, elevationDeg: 2, pull: 0.1 },
    guide: null,
    placing: null,
    marked: ['9'],
  }

  test('is known, also when it was built anew', () => {
    const memory = new FrameMemory()
    expect(memory.same(frame)).toBe(false)
    expect(memory.same(structuredClone(frame))).toBe(true)
    memory.forget()
    expect(memory.same(frame)).toBe(false)
  })

  test.each([
    ['a ball moved', { balls: [{ id: 'cue', r: [0, 1e-9, 0.03], q }, frame.balls[1]!] }],
    ['a ball turned', { balls: [{ id: 'cue', r: [0, 0, 0.03], q: [0, 0, 1, 0] }, frame.balls[1]!] }],
    ['another ball', { balls: [frame.balls[0]!, { id: '8', r: [0.5, 0, 0.03], q }] }],
    ['the stick drawn back', { cue: { ...frame.cue!, pull: 0.2 } }],
    ['no stick', { cue: null }],
    ['another mark', { marked: ['cue'] }],
    ['ball in hand', { placing: { at: [0, 0], free: true, area: 'anywhere' } }],
    ['traces', { traces: [] }],
  ] as const)('is not taken for one with %s', (_, change) => {
    const memory = new FrameMemory()
    memory.same(frame)
    expect(memory.same({ ...frame, ...(change as Partial<Frame>) })).toBe(false)
  })
})
