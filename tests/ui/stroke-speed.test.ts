import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadLanguage, makeTranslator } from '../../src/i18n/index.ts'
import { POWER_RANGE, pullOfSpeed, speedOfPull } from '../../src/ui/index.ts'
import { spinText } from '../../src/ui/model/spin-text.ts'
import { speedWord } from '../../src/ui/model/stroke-speed.ts'

describe('power', () => {
  it('goes from the softest to the hardest stroke and back', () => {
    expect(speedOfPull(0)).toBe(POWER_RANGE.least)
    expect(speedOfPull(1)).toBe(POWER_RANGE.most)
    expect(speedOfPull(7)).toBe(POWER_RANGE.most)
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (fraction) => {
        expect(pullOfSpeed(speedOfPull(fraction))).toBeCloseTo(fraction, 9)
      }),
    )
  })

  it('gives the soft half of the game half of the travel', () => {
    expect(speedOfPull(0.5)).toBeLessThan(3)
  })

  it.each([
    [0.2, 'touch'],
    [0.9, 'slow'],
    [1.75, 'medium'],
    [3, 'medium-fast'],
    [5, 'fast'],
    [9, 'power'],
  ])('%f m/s is %s', (speed, word) => {
    expect(speedWord(speed)).toBe(word)
  })
})

describe('where the tip is', async () => {
  const t = makeTranslator(await loadLanguage('en'))
  it.each([
    [0, 0, 'centre'],
    [0.12, 0.18, '0.12 R right, 0.18 R high'],
    [-0.3, 0, '0.30 R left'],
    [0, -0.5, '0.50 R low'],
  ])('%f, %f is "%s"', (side, height, text) => {
    expect(spinText(t, side, height)).toBe(text)
  })
})
