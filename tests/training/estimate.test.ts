import { describe, expect, test } from 'vitest'
import { Random } from '../../src/math/index.ts'
import {
  addContenders,
  estimateOf,
  NO_TRIALS,
  pushOf,
  type Trial,
  withTrial,
} from '../../src/training/push-out/contender-sums.ts'
import { addSums, errorSquaredOf, meanOf, NO_SUMS, withValue } from '../../src/training/push-out/estimate.ts'

function shots(count: number, seed: number): Trial[] {
  const random = Random.fromSeed(seed)
  return Array.from({ length: count }, (_, k) => {
    const glance = random.next()
    // A closer look sees a tenth more, with some scatter of its own.
    const look = k % 12 === 0 ? glance + 0.1 + 0.05 * random.gaussian() : null
    return { glance, look, push: null }
  })
}

function pushes(count: number, seed: number): Trial[] {
  const random = Random.fromSeed(seed)
  return Array.from({ length: count }, () => {
    const taken = 0.4 + 0.1 * random.gaussian()
    const back = 0.5 + 0.1 * random.gaussian()
    const push = { cue: [random.next(), -random.next()] as const, glance: { taken, back }, look: null }
    return { glance: Math.min(taken, back), look: null, push }
  })
}

const summed = (trials: readonly Trial[]) => trials.reduce(withTrial, NO_TRIALS)

describe('sums of trials', () => {
  test.each([
    ['shots', shots],
    ['push-outs', pushes],
  ] as const)('%s: parts add up to exactly the whole, in any order', (_, draw) => {
    const all = draw(500, 3)
    const parts = [all.slice(0, 123), all.slice(123, 300), all.slice(300)].map(summed)
    expect(parts.reduce(addContenders)).toEqual(summed(all))
    expect([...parts].reverse().reduce(addContenders)).toEqual(summed(all))
  })

  test('mean and error are those of the values', () => {
    const values = shots(400, 5).map(({ glance }) => glance)
    const sums = values.reduce(withValue, NO_SUMS)
    const mean = values.reduce((a, b) => a + b, 0) / values.length
    const spread = values.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (values.length - 1) / values.length
    expect(meanOf(sums)).toBeCloseTo(mean, 5)
    expect(errorSquaredOf(sums)).toBeCloseTo(spread, 8)
    expect(addSums(sums, NO_SUMS)).toEqual(sums)
  })

  test('closer looks at some of the trials correct all of them', () => {
    const { value, se } = estimateOf(summed(shots(2400, 7)))
    expect(Math.abs(value - 0.6)).toBeLessThan(3 * se)
    expect(se).toBeLessThan(0.012)
  })

  test('the error falls with the root of the number of trials', () => {
    const error = (count: number) => estimateOf(summed(shots(count, 9))).se
    expect(error(400) / error(6400)).toBeGreaterThan(3.4)
    expect(error(400) / error(6400)).toBeLessThan(4.6)
  })

  test('a push-out is worth what the other leaves of it', () => {
    const sums = summed(pushes(600, 2))
    const { ifTaken, ifHandedBack, cue } = pushOf(sums)
    expect(ifTaken).toBeCloseTo(0.4, 1)
    expect(ifHandedBack).toBeCloseTo(0.5, 1)
    expect(cue[0]).toBeCloseTo(0.5, 1)
    expect(cue[1]).toBeCloseTo(-0.5, 1)
    // The other sees where the cue ball has stopped: less than either answer on the average.
    expect(estimateOf(sums).value).toBeLessThan(ifTaken)
  })
})
