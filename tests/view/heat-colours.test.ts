import { describe, expect, it } from 'vitest'
import { heatColour } from '../../src/view/index.ts'

/** Lightness of a colour on the screen (CIE L*). */
function lightness(colour: readonly [number, number, number]): number {
  const linear = colour.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  const y = 0.2126 * linear[0]! + 0.7152 * linear[1]! + 0.0722 * linear[2]!
  return y > 0.008856 ? 116 * Math.cbrt(y) - 16 : 903.3 * y
}

describe('colours of values', () => {
  const steps = Array.from({ length: 21 }, (_, k) => heatColour(k / 20, 0, 1))

  it('are lighter the higher the value, so that they are read without colour as well', () => {
    for (let k = 1; k < steps.length; k++)
      expect(lightness(steps[k]!)).toBeGreaterThan(lightness(steps[k - 1]!))
    expect(lightness(steps[20]!) - lightness(steps[0]!)).toBeGreaterThan(35)
  })

  it('blue at the low end, amber at the high one, and no further', () => {
    const [low, high] = [steps[0]!, steps[20]!]
    expect(low[2]).toBeGreaterThan(3 * low[0])
    expect(high[0]).toBeGreaterThan(3 * high[2])
    expect(heatColour(-1, 0, 1)).toEqual(low)
    expect(heatColour(9, 0, 1)).toEqual(high)
  })
})
