import { describe, expect, it } from 'vitest'
import { contourOf, heatScale, lineLevel } from '../../../src/ui/index.ts'

const BED = { length: 2.54, width: 1.27 }

describe('the line of equal value', () => {
  it('of a slope along the table is a straight line across it', () => {
    const values = Array.from({ length: 24 * 12 }, (_, k) => (k % 24) / 23)
    const pieces = contourOf({ nx: 24, ny: 12 }, values, 0.5, BED)
    expect(pieces).toHaveLength(11)
    for (const [a, b] of pieces) {
      expect(a[0]).toBeCloseTo(0, 12)
      expect(b[0]).toBeCloseTo(0, 12)
    }
  })

  it('keeps away from cells where no ball fits', () => {
    const values = Array.from({ length: 9 }, (_, k) => (k === 4 ? null : k % 3))
    expect(contourOf({ nx: 3, ny: 3 }, values, 0.5, BED)).toEqual([])
  })
})

describe('the scale of the colours', () => {
  it('holds all values between whole twentieths', () => {
    expect(heatScale([0.31, null, 0.58])).toEqual({ low: 0.30000000000000004, high: 0.6000000000000001 })
  })

  it('does not blow up small differences', () => {
    const { low, high } = heatScale([0.501, 0.503])
    expect(high - low).toBeCloseTo(0.1, 12)
  })

  it('the line is drawn at even, or near the best', () => {
    expect(lineLevel([0.2, 0.6], 'taken')).toBe(0.5)
    expect(lineLevel([0.2, null, 0.6], 'worst')).toBeCloseTo(0.57, 12)
  })
})
