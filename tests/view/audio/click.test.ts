import { describe, expect, it } from 'vitest'
import { loudness, SoundBank } from '../../../src/view/audio/sound-bank.ts'
import { clickWave } from '../../../src/view/audio/waveforms.ts'

const RATE = 48_000

/** Power of a wave at f Hz. */
function powerAt(wave: Float32Array, f: number): number {
  let [re, im] = [0, 0]
  for (const [i, x] of wave.entries()) {
    re += x * Math.cos((2 * Math.PI * f * i) / RATE)
    im += x * Math.sin((2 * Math.PI * f * i) / RATE)
  }
  return re * re + im * im
}

function centroid(wave: Float32Array): number {
  let [sum, weight] = [0, 0]
  for (let f = 20; f < 16_000; f += 20) {
    const power = powerAt(wave, f)
    sum += f * power
    weight += power
  }
  return sum / weight
}

function peak(wave: Float32Array): number {
  return wave.reduce((most, x) => Math.max(most, Math.abs(x)), 0)
}

describe('the click of two balls', () => {
  // Measured clicks: centroid 1.9 kHz at 0.25 m/s, 2.6 kHz at 12 m/s, most of it within 0.5 ms.
  it.each([
    [0.25, 1900],
    [12, 2600],
  ])('at %f m/s lies around %i Hz', (speed, hz) => {
    expect(Math.abs(centroid(clickWave(speed, 1, RATE)) / hz - 1)).toBeLessThan(0.08)
  })

  it('does not ring: nine tenths of its energy within 0.7 ms', () => {
    for (const speed of [0.25, 2, 12]) {
      const wave = clickWave(speed, 1, RATE)
      const energy = wave.map((x) => x * x)
      const whole = energy.reduce((a, b) => a + b, 0)
      const early = energy.slice(0, Math.round(0.0007 * RATE)).reduce((a, b) => a + b, 0)
      expect(early / whole).toBeGreaterThan(0.9)
    }
  })

  it('is weaker from the side of the line of centres', () => {
    expect(peak(clickWave(2, 0.5, RATE))).toBeLessThan(0.8 * peak(clickWave(2, 1, RATE)))
    expect(peak(clickWave(2, 0, RATE))).toBeLessThan(0.3 * peak(clickWave(2, 1, RATE)))
  })

  it('grows by 24 dB a decade; a cushion is 18 dB below it', () => {
    const dB = (ratio: number) => 20 * Math.log10(ratio)
    const click = (speed: number) => loudness({ kind: 'click', speed })
    expect(dB(click(5) / click(0.5))).toBeCloseTo(24, 6)
    expect(dB(click(2) / loudness({ kind: 'cushion', speed: 2 }))).toBeCloseTo(18, 1)
  })
})

describe('the cushion', () => {
  it('is a thud between 330 and 530 Hz that is gone after 30 ms', () => {
    const wave = new SoundBank(RATE).waveOf({ kind: 'cushion', speed: 2 }, 1)
    const powers = Array.from({ length: 200 }, (_, i) => [100 + 10 * i, powerAt(wave, 100 + 10 * i)] as const)
    const [loudest] = powers.reduce((best, each) => (each[1] > best[1] ? each : best))
    expect(loudest).toBeGreaterThan(330)
    expect(loudest).toBeLessThan(530)
    expect(peak(wave.slice(Math.round(0.03 * RATE)))).toBeLessThan(0.04)
  })
})
