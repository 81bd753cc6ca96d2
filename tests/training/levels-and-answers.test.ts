import { describe, expect, test } from 'vitest'
import { DEFAULT_PARAMETERS } from '../../src/physics/index.ts'
import { type Level, makeWorkbench } from '../../src/players/index.ts'
import { TABLE_SPECS } from '../../src/table/index.ts'
import { type AnswerValue, evaluateAnswer } from '../../src/training/index.ts'
import { position } from './positions.ts'

const bench = makeWorkbench({ table: TABLE_SPECS['9ft'] }, DEFAULT_PARAMETERS)

/** A long shot on the 1 over the whole table, and an easy 9 after it: made by professionals, sold by beginners. */
const LONG = { cue: [-1, -0.155], '1': [0.9, 0.5], '9': [-0.19, -0.142] } as const

/** What taking is worth more than handing back, for who answers; A has pushed out, B answers. */
function gain(a: Level, b: Level, rounds: number): { readonly value: number; readonly se: number } {
  const evaluation = evaluateAnswer(bench, position(LONG, a, b), { seed: 600, rounds })
  let last: AnswerValue | null = null
  for (const answer of evaluation) last = answer
  const { take, handBack } = last!
  return { value: take.value - handBack.value, se: Math.hypot(take.se, handBack.se) }
}

describe('levels and the answer to a push-out', () => {
  test('a shot that professionals take is handed back by beginners, both by more than luck', () => {
    const pro = gain('pro', 'pro', 16)
    expect(pro.value).toBeGreaterThan(0.4)
    expect(pro.value).toBeGreaterThan(8 * pro.se)
    const beginner = gain('beginner', 'beginner', 16)
    expect(beginner.value).toBeLessThan(-3 * beginner.se)
  })

  test('who of the two is the better one changes what the rack is worth, never the answer', () => {
    // Taking pays when both together would rather shoot than wait: V(B) > 1 - V(A), which names nobody.
    for (const [a, b] of [
      ['pro', 'beginner'],
      ['semi-pro', 'club'],
    ] as const)
      expect(gain(a, b, 2).value).toBeCloseTo(gain(b, a, 2).value, 12)
  })
})
