import { describe, expect, test } from 'vitest'
import { Random } from '../../src/math/index.ts'
import { DEFAULT_PARAMETERS } from '../../src/physics/index.ts'
import {
  headingSpread,
  LEVELS,
  makePlayer,
  mostOffset,
  perturb,
  typicalSkill,
} from '../../src/players/skill/index.ts'

const R = DEFAULT_PARAMETERS.ballRadius
const MEANT = { speed: 2, directionDeg: 30, elevationDeg: 3, tip: { side: 0.2, height: -0.1 } }
const MANY = 6000

function strokes(level: (typeof LEVELS)[number], seed: number) {
  const random = Random.fromSeed(seed)
  return Array.from({ length: MANY }, () => perturb(MEANT, typicalSkill(level), random, R))
}

function deviation(values: readonly number[], about: number): number {
  return Math.sqrt(values.reduce((sum, x) => sum + (x - about) ** 2, 0) / values.length)
}

describe('a hand', () => {
  test('perfect means perfect', () => {
    expect(perturb(MEANT, typicalSkill('perfect'), Random.fromSeed(1), R)).toEqual(MEANT)
  })

  test('the same seed gives the same stroke, another seed another one', () => {
    const once = perturb(MEANT, typicalSkill('club'), Random.fromSeed(4), R)
    expect(perturb(MEANT, typicalSkill('club'), Random.fromSeed(4), R)).toEqual(once)
    expect(perturb(MEANT, typicalSkill('club'), Random.fromSeed(5), R)).not.toEqual(once)
  })

  test.each(LEVELS.filter((level) => level !== 'perfect'))('%s: errors as large as said', (level) => {
    const { hand } = typicalSkill(level)
    const list = strokes(level, 7)
    // Bad strokes err three times as much: the variance grows by 8 times their share.
    const tails = Math.sqrt(1 + 8 * hand.badStrokes)
    const side = deviation(
      list.map(({ tip }) => tip.side * R),
      MEANT.tip.side * R,
    )
    expect(side / (hand.side * tails)).toBeGreaterThan(0.93)
    expect(side / (hand.side * tails)).toBeLessThan(1.07)
    const height = deviation(
      list.map(({ tip }) => tip.height * R),
      MEANT.tip.height * R,
    )
    expect(height / (hand.height * tails)).toBeGreaterThan(0.93)
    expect(height / (hand.height * tails)).toBeLessThan(1.07)
    // At 0.22 R off the middle the speed errs by (1 + 0.22 / 0.3) / 2 of its share.
    const share = (1 + Math.sqrt(0.05) / 0.3) / 2
    const speed = deviation(
      list.map((stroke) => stroke.speed / MEANT.speed),
      1,
    )
    expect(speed / (hand.speed * share * tails)).toBeGreaterThan(0.93)
    expect(speed / (hand.speed * share * tails)).toBeLessThan(1.07)
  })

  test('a tip that goes to the right turns the stick to the right: their errors hang together', () => {
    const list = strokes('league', 3)
    const turn = list.map((stroke) => stroke.directionDeg - MEANT.directionDeg)
    const side = list.map(({ tip }) => (tip.side - MEANT.tip.side) * R)
    const slope = turn.reduce((sum, x, i) => sum + x * side[i]!, 0) / side.reduce((sum, x) => sum + x * x, 0)
    // delta / bridge of 0.25 m, in degrees per metre, clockwise; within the error of the sample.
    expect(slope / (-180 / Math.PI / 0.25)).toBeCloseTo(1, 1)
  })

  test('every level is steadier than the one before', () => {
    for (let i = 1; i < LEVELS.length; i++) {
      const [worse, better] = [typicalSkill(LEVELS[i - 1]!), typicalSkill(LEVELS[i]!)]
      expect(headingSpread(better, 2, 1)).toBeLessThan(headingSpread(worse, 2, 1))
      expect(better.hand.speed).toBeLessThan(worse.hand.speed)
      expect(mostOffset(better, R)).toBeGreaterThanOrEqual(mostOffset(worse, R))
      expect(better.judgement.railDeg).toBeLessThan(worse.judgement.railDeg)
    }
  })

  test('net heading errors are those of the calibration table', () => {
    const degrees = (level: (typeof LEVELS)[number]) =>
      (headingSpread(typicalSkill(level), 0, 1) * 180) / Math.PI
    expect(degrees('beginner')).toBeCloseTo(0.3, 2)
    expect(degrees('club')).toBeCloseTo(0.15, 2)
    expect(degrees('league')).toBeCloseTo(0.115, 2)
    expect(degrees('semi-pro')).toBeCloseTo(0.085, 2)
    expect(degrees('pro')).toBeCloseTo(0.045, 2)
  })

  test('a player has a bias of his own, and keeps it', () => {
    const one = makePlayer('league', 11)
    expect(makePlayer('league', 11)).toEqual(one)
    expect(makePlayer('league', 12).bias).not.toEqual(one.bias)
    for (const part of [one.bias.side, one.bias.aim]) {
      expect(Math.abs(part)).toBeGreaterThanOrEqual(0.3)
      expect(Math.abs(part)).toBeLessThanOrEqual(0.5)
    }
    expect(typicalSkill('league').bias).toEqual({ side: 0, aim: 0 })
  })
})
