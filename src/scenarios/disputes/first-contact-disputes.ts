import type { Layout } from '../../shot/index.ts'
import type { Dispute } from './dispute.ts'
import { FROZEN_Y, playedAt, R, ruledBy } from './set-up.ts'

/** Between two balls: how far the line of the cue ball passes beside either centre, beyond R, m. */
function between(one: number, two: number) {
  const balls: Layout = { cue: [-0.5, 0], '1': [0.5, R + one], '2': [0.5, -R - two] }
  return playedAt(balls, { at: [1, 0], speed: 1.4 })
}

const wrongFirst = between(0.0014, 0.001)
const rightFirst = between(0.001, 0.0014)
const together = between(0.001, 0.001)
const kick = playedAt(
  { cue: [-0.6, -0.2], '1': [0.79, -0.06], '2': [-0.1, -0.2], '3': [0.4651, 0.31] },
  { at: [0.1, FROZEN_Y], speed: 1.8 },
)
const overEdge = playedAt(
  { cue: [-0.5, 0], '1': [0.5, 0], '2': [-0.15, 0.04] },
  { at: [0.5, 0], speed: 4, elevationDeg: 40 },
)
const touchedOnTheWay = playedAt(
  { cue: [-0.5, 0], '1': [0.5, 0], '2': [-0.15, 0.02] },
  { at: [0.5, 0], speed: 4, elevationDeg: 12 },
)
const pushOut = playedAt(
  { cue: [0.1, 0.05], '1': [0.7, -0.4], '3': [0.5, 0.12], '9': [-0.3, 0.3] },
  { at: [0.5, 0.12], speed: 0.5 },
)

const cueMeets = (b: string) => ({ kind: 'ball-ball', a: 'cue', b }) as const

/** Which ball was hit first. */
export const FIRST_CONTACT_DISPUTES: readonly Dispute[] = [
  {
    id: 'split-hit-wrong-ball-first',
    shot: wrongFirst,
    rule: ruledBy(wrongFirst, 'nine-ball'),
    expected: {
      kind: 'foul',
      fouls: ['6.2'],
      facts: [
        {
          rule: '6.2',
          verdict: 'wrong-ball-first',
          events: [cueMeets('2'), cueMeets('1')],
          margin: { seconds: 0.0003584, metres: 0.0002294 },
        },
      ],
      shows: [],
    },
  },
  {
    id: 'split-hit-right-ball-first',
    shot: rightFirst,
    rule: ruledBy(rightFirst, 'nine-ball'),
    expected: {
      kind: 'legal',
      fouls: [],
      facts: [
        {
          rule: '6.2',
          verdict: 'lawful-ball-first',
          events: [cueMeets('1'), cueMeets('2')],
          margin: { seconds: 0.0003584, metres: 0.0002294 },
        },
      ],
      shows: [],
    },
  },
  {
    id: 'split-hit-both-at-once',
    shot: together,
    rule: ruledBy(together, 'nine-ball'),
    expected: {
      kind: 'legal',
      fouls: [],
      facts: [
        {
          rule: '6.2',
          verdict: 'lawful-ball-first',
          events: [cueMeets('1'), cueMeets('2')],
          margin: { seconds: 0 },
        },
      ],
      shows: [],
    },
  },
  {
    id: 'split-hit-2025',
    shot: wrongFirst,
    rule: ruledBy(wrongFirst, 'nine-ball', {}, {}, { edition: 2025 }),
    expected: {
      kind: 'legal',
      fouls: [],
      facts: [
        {
          rule: '6.2',
          verdict: 'too-close-lawful-ball-first',
          events: [cueMeets('2'), cueMeets('1')],
          margin: { seconds: 0.0003584 },
        },
      ],
      shows: [],
    },
  },
  {
    id: 'kick-grazes-another-ball',
    shot: kick,
    rule: ruledBy(kick, 'nine-ball'),
    expected: {
      kind: 'foul',
      fouls: ['6.2'],
      facts: [{ rule: '6.2', verdict: 'wrong-ball-first', events: [cueMeets('3'), cueMeets('1')] }],
      shows: [{ kind: 'ball-rail', ball: 'cue', rail: 'left' }, cueMeets('3'), cueMeets('1')],
    },
  },
  {
    id: 'jump-over-the-edge',
    shot: overEdge,
    rule: ruledBy(overEdge, 'nine-ball'),
    expected: {
      kind: 'legal',
      fouls: [],
      facts: [],
      shows: [{ kind: 'motion', ball: 'cue', to: 'airborne' }, cueMeets('1')],
    },
  },
  {
    id: 'jump-touches-the-edge',
    shot: touchedOnTheWay,
    rule: ruledBy(touchedOnTheWay, 'nine-ball'),
    expected: {
      kind: 'foul',
      fouls: ['6.2'],
      facts: [{ rule: '6.2', verdict: 'wrong-ball-first', events: [cueMeets('2')] }],
      shows: [{ kind: 'motion', ball: 'cue', to: 'airborne' }, cueMeets('2')],
    },
  },
  {
    id: 'push-out-at-any-ball',
    shot: pushOut,
    rule: ruledBy(pushOut, 'nine-ball', { shot: 'after-break' }, { pushOut: true }),
    expected: {
      kind: 'legal',
      fouls: [],
      facts: [{ rule: '2.4', verdict: 'push-out', events: [] }],
      shows: [cueMeets('3')],
    },
  },
]
