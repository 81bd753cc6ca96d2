import { describe, expect, test } from 'vitest'
import { Random } from '../../src/math/index.ts'
import { everyIdea, makeMind, thinkOfShots, turnAt } from '../../src/players/index.ts'
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
    for (const level of ['beginner', 'club'] as const) {
      const { candidates } = typicalSkill(level).planning
      expect(shotsThoughtOf(level, 120)).toBeLessThanOrEqual(candidates)
    }
    expect(shotsThoughtOf('pro', 120)).toBeGreaterThan(shotsThoughtOf('club', 120))
  })

  test('with the cue ball in hand it is set down for a combination as well', () => {
    const skills = { A: typicalSkill('pro'), B: typicalSkill('pro') }
    const mind = makeMind(bench, skills)
    const hanging: Layout = { '1': [1, 0.35], '9': [1.22, 0.57], '4': [-0.5, 0] }
    const turn = turnAt(mind, aiming(hanging, 'nine-ball', { cueBall: 'in-hand' }))
    const found = everyIdea(mind, turn, 24, Random.fromSeed(2)).filter(
      ({ idea }) => idea.kind === 'combination',
    )
    expect(found.length).toBeGreaterThan(0)
    for (const { idea } of found) expect(idea.place).not.toBeNull()
  })
})
