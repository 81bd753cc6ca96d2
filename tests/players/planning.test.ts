import { describe, expect, test } from 'vitest'
import { Random } from '../../src/math/index.ts'
import { makeMind, thinkOfShots, turnAt } from '../../src/players/index.ts'
import { type Level, typicalSkill } from '../../src/players/skill/index.ts'
import type { Layout } from '../../src/shot/index.ts'
import { aiming, nineFootBench } from './bench.ts'

const bench = nineFootBench()
const OPEN: Layout = { cue: [0.3, 0.1], '2': [0.9, 0.3], '5': [0.2, -0.4], '9': [-0.7, 0.3] }

/** Shots that come to the mind of a level, with so much time. */
function shotsThoughtOf(level: Level, simulations: number): number {
  const skills = { A: typicalSkill(level), B: typicalSkill(level) }
  const mind = makeMind(bench, skills)
  const thinking = thinkOfShots(mind, turnAt(mind, aiming(OPEN)), simulations, Random.fromSeed(4))
  for (;;) {
    const step = thinking.next()
    if (step.done === true) return step.value.length
  }
}

describe('planning', () => {
  test('however long he thinks, a player thinks of no more ways than his level does', () => {
    for (const level of ['beginner', 'club', 'league'] as const) {
      const { candidates } = typicalSkill(level).planning
      expect(shotsThoughtOf(level, 240)).toBeLessThanOrEqual(candidates)
    }
    expect(shotsThoughtOf('pro', 240)).toBeGreaterThan(1.5 * shotsThoughtOf('club', 240))
  })
})
