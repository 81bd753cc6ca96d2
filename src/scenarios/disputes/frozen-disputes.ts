import { cosDeg, sinDeg } from '../../math/index.ts'
import type { Point } from '../../table/index.ts'
import { strokeAt } from '../aim.ts'
import type { Dispute } from './dispute.ts'
import { FROZEN_Y, played, playedAt, R, ruledBy } from './set-up.ts'

/** Far from everything that happens. */
const ASIDE: Point = [-0.6, 0.3]
const CUE: Point = [0.3, 0.1]

function besides(degrees: number, distance: number, from: Point): Point {
  return [from[0] + distance * cosDeg(degrees), from[1] + distance * sinDeg(degrees)]
}

const away = playedAt({ cue: CUE, '1': [0.3, 0.1 - 2 * R], '2': ASIDE }, { at: [1, 0.2], speed: 1.2 })
const into = playedAt({ cue: CUE, '1': [0.3 + 2 * R, 0.1], '2': ASIDE }, { at: [1, 0.1], speed: 2 })
const intoWrong = playedAt({ cue: CUE, '1': [0.9, 0.1], '2': [0.3 + 2 * R, 0.1] }, { at: [1, 0.1], speed: 2 })
/** The width of a cube of chalk: 22 mm. */
const CHALK = 0.022
const chalkBalls = { cue: [0, 0.1], '1': [2 * R + CHALK, 0.1], '2': ASIDE } as const
/** A full stroke: the tip follows by 150 mm unless it is stopped. */
const FULL_STROKE = { followThrough: 0.15 }
const chalk = playedAt(chalkBalls, { at: [1, 0.1], speed: 3 }, FULL_STROKE)
const chalkCut = playedAt(chalkBalls, { at: [2 * R + CHALK, 0.1 + 1.2 * R], speed: 3 }, FULL_STROKE)
const hair = playedAt({ cue: [0, 0.1], '1': [2 * R + 0.001, 0.1], '2': ASIDE }, { at: [1, 0.1], speed: 2 })
const grazed = played(
  { cue: [-0.3, -0.1], '1': besides(-78, 2 * R + 0.0003, [-0.3, -0.1]), '2': ASIDE },
  strokeAt(0, 1.6),
)
const railFrozen = playedAt(
  { cue: [0.2, 0.2], '1': [0.5, FROZEN_Y], '5': [-0.4, -0.3] },
  { at: [0.5, FROZEN_Y], speed: 0.75 },
)
const alongRail = playedAt(
  { cue: [0.2, 0.45], '1': [0.9, FROZEN_Y], '5': [-0.4, -0.3] },
  { at: [0.885, FROZEN_Y - 0.03], speed: 1.2 },
)

const miscued = playedAt(
  { cue: [0, 0.1], '1': [0.5, 0.12], '2': [0.9, -0.2] },
  { at: [0.5, 0.12], speed: 2.5, height: 0.6 },
)

const LEGAL = { kind: 'legal', fouls: [] } as const
const cueMeets = (b: string) => ({ kind: 'ball-ball', a: 'cue', b }) as const

/** Balls that touch, or all but touch, before the stroke: each other, a rail, the tip; and what the tip does. */
export const FROZEN_DISPUTES: readonly Dispute[] = [
  {
    id: 'frozen-played-away',
    shot: away,
    rule: ruledBy(away, 'nine-ball'),
    expected: {
      kind: 'foul',
      fouls: ['6.3'],
      facts: [{ rule: '6.3', verdict: 'no-contact', events: [] }],
      shows: [
        { kind: 'tip', contact: 1 },
        { kind: 'ball-rail', ball: 'cue', rail: 'foot' },
      ],
    },
  },
  {
    id: 'frozen-played-into',
    shot: into,
    rule: ruledBy(into, 'nine-ball'),
    expected: {
      ...LEGAL,
      facts: [],
      shows: [
        { kind: 'tip', contact: 1 },
        { ...cueMeets('1'), t: 0 },
        { kind: 'ball-rail', ball: '1' },
      ],
    },
  },
  {
    id: 'frozen-to-the-wrong-ball',
    shot: intoWrong,
    rule: ruledBy(intoWrong, 'nine-ball'),
    expected: {
      kind: 'foul',
      fouls: ['6.2'],
      facts: [{ rule: '6.2', verdict: 'wrong-ball-first', events: [{ ...cueMeets('2'), t: 0 }] }],
      shows: [{ kind: 'ball-ball', a: '1', b: '2' }],
    },
  },
  {
    id: 'chalk-width-gap',
    shot: chalk,
    rule: ruledBy(chalk, 'nine-ball'),
    expected: {
      kind: 'foul',
      fouls: ['6.7'],
      facts: [
        {
          rule: '6.7',
          verdict: 'double-hit',
          events: [{ kind: 'tip', contact: 2 }],
          margin: { seconds: 0.01347 },
        },
      ],
      shows: [{ kind: 'tip', contact: 1 }, cueMeets('1'), { kind: 'tip', contact: 2 }],
    },
  },
  {
    id: 'chalk-width-gap-cut',
    shot: chalkCut,
    rule: ruledBy(chalkCut, 'nine-ball'),
    expected: { ...LEGAL, facts: [], shows: [{ kind: 'tip', contact: 1 }, cueMeets('1')] },
  },
  {
    id: 'hair-gap-full',
    shot: hair,
    rule: ruledBy(hair, 'nine-ball'),
    expected: {
      kind: 'foul',
      fouls: ['6.7'],
      facts: [
        {
          rule: '6.7',
          verdict: 'tip-still-on',
          events: [{ kind: 'tip', contact: 1 }, cueMeets('1')],
          margin: { seconds: 0.002022 },
        },
      ],
      shows: [],
    },
  },
  {
    id: 'hair-gap-grazed',
    shot: grazed,
    rule: ruledBy(grazed, 'nine-ball'),
    expected: {
      ...LEGAL,
      facts: [
        {
          rule: '6.7',
          verdict: 'graze',
          events: [{ kind: 'tip', contact: 1 }, cueMeets('1')],
          margin: { seconds: 0.0004687 },
        },
      ],
      shows: [],
    },
  },
  {
    id: 'frozen-to-the-rail',
    shot: railFrozen,
    rule: ruledBy(railFrozen, 'nine-ball'),
    expected: {
      kind: 'foul',
      fouls: ['6.3'],
      facts: [{ rule: '6.3', verdict: 'no-rail', events: [cueMeets('1')] }],
      shows: [
        { kind: 'ball-rail', ball: '1', rail: 'left' },
        { kind: 'left-rail', ball: '1', rail: 'left' },
      ],
    },
  },
  {
    id: 'frozen-to-the-rail-to-another',
    shot: alongRail,
    rule: ruledBy(alongRail, 'nine-ball'),
    expected: {
      ...LEGAL,
      facts: [],
      shows: [
        cueMeets('1'),
        { kind: 'left-rail', ball: '1' },
        { kind: 'ball-rail', ball: '1', rail: 'foot' },
      ],
    },
  },
  {
    id: 'miscue-that-hits',
    shot: miscued,
    rule: ruledBy(miscued, 'nine-ball'),
    expected: {
      ...LEGAL,
      facts: [],
      shows: [{ kind: 'tip', miscue: true }, cueMeets('1'), { kind: 'ball-rail', ball: '1', rail: 'foot' }],
    },
  },
]
