import { describe, expect, it } from 'vitest'
import { type Claim, ruleLag } from '../../src/rules/index.ts'
import type { Point } from '../../src/table/index.ts'
import { events } from './notation.ts'
import { R, TABLE } from './rule-row.ts'

interface LagRow {
  readonly name: string
  readonly A: readonly [string, Point | null]
  readonly B: readonly [string, Point | null]
  readonly claims?: readonly Claim[]
  readonly result: 'A' | 'B' | 'again'
  readonly bad?: { readonly A?: readonly string[]; readonly B?: readonly string[] }
}

const GOOD = 'tip c/head+ c~foot c/head- rest'
const NEAR: Point = [-1.2, 0.3]
const FAR: Point = [-1.0, -0.3]

/** Section 6.1: each condition a-f, and the table of results. */
const ROWS: readonly LagRow[] = [
  { name: 'both good, the nearer wins', A: [GOOD, FAR], B: [GOOD, NEAR], result: 'B' },
  {
    name: 'within the tolerance nobody can tell',
    A: [GOOD, [-1.1, 0.3]],
    B: [GOOD, [-1.1009, -0.3]],
    result: 'again',
  },
  { name: 'just beyond the tolerance', A: [GOOD, [-1.1, 0.3]], B: [GOOD, [-1.1011, -0.3]], result: 'B' },
  {
    name: 'the head rail may be touched as often as one likes',
    A: ['tip c~foot c~head c~head rest', FAR],
    B: [GOOD, NEAR],
    result: 'B',
  },
  {
    name: 'a: crosses the long string',
    A: ['tip c/long+ c~foot rest', NEAR],
    B: [GOOD, FAR],
    result: 'B',
    bad: { A: ['a'] },
  },
  {
    name: 'b: foot rail twice',
    A: ['tip c~foot c~head c~foot rest', NEAR],
    B: [GOOD, FAR],
    result: 'B',
    bad: { A: ['b'] },
  },
  { name: 'b: foot rail never (Q-1)', A: ['tip rest', NEAR], B: [GOOD, FAR], result: 'B', bad: { A: ['b'] } },
  { name: 'c: pocketed', A: ['tip c~foot c@HL rest', null], B: [GOOD, FAR], result: 'B', bad: { A: ['c'] } },
  {
    name: 'c: off the table',
    A: ['tip c~foot c^ rest', null],
    B: [GOOD, FAR],
    result: 'B',
    bad: { A: ['c'] },
  },
  {
    name: 'd: a side rail',
    A: ['tip c~foot c~left rest', NEAR],
    B: [GOOD, FAR],
    result: 'B',
    bad: { A: ['d'] },
  },
  {
    name: 'e: stopped in the corner opening',
    A: [GOOD, [-1.272, 0.6]],
    B: [GOOD, FAR],
    result: 'B',
    bad: { A: ['e'] },
  },
  {
    name: 'f: a double hit',
    A: ['tip tip c~foot rest', NEAR],
    B: [GOOD, FAR],
    result: 'B',
    bad: { A: ['f'] },
  },
  { name: 'f: a push', A: ['tip*0.006 c~foot rest', NEAR], B: [GOOD, FAR], result: 'B', bad: { A: ['f'] } },
  {
    name: 'f: a touch',
    A: ['tip c~foot touch(A,c) rest', NEAR],
    B: [GOOD, FAR],
    result: 'B',
    bad: { A: ['f'] },
  },
  {
    name: 'f: no foot on the floor, called (Q-2)',
    A: [GOOD, NEAR],
    B: [GOOD, FAR],
    claims: [{ rule: '6.4', against: 'A' }],
    result: 'B',
    bad: { A: ['f'] },
  },
  {
    name: 'f: balls still moving is excepted, and so are object-ball fouls (Q-2)',
    A: [GOOD, NEAR],
    B: [GOOD, FAR],
    claims: [
      { rule: '6.9', against: 'A' },
      { rule: '6.2', against: 'A' },
    ],
    result: 'A',
  },
  {
    name: 'both bad',
    A: ['tip rest', NEAR],
    B: ['tip rest', FAR],
    result: 'again',
    bad: { A: ['b'], B: ['b'] },
  },
  {
    name: 'struck after the other ball had touched the foot rail: again, whatever else',
    A: ['tip c~foot rest', NEAR],
    B: ['0.2:tip c~foot c~left rest', FAR],
    result: 'again',
    bad: { B: ['d'] },
  },
]

describe('the lag [1.2] [Q-1] [Q-2]', () => {
  for (const { name, A, B, claims = [], result, bad } of ROWS) {
    it(name, () => {
      const stroke = ([text, final]: LagRow['A']) => ({ events: events(text), final })
      const ruling = ruleLag({ table: TABLE, ballRadius: R, A: stroke(A), B: stroke(B), claims })
      expect(ruling).toEqual({ result, bad: { A: bad?.A ?? [], B: bad?.B ?? [] } })
    })
  }
})
