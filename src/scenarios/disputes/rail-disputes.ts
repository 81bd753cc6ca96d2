import type { BreakTerms } from '../break-shot.ts'
import { breakShot } from '../break-shot.ts'
import type { Dispute } from './dispute.ts'
import { FROZEN_Y, playedAt, ruledBy } from './set-up.ts'

const railFirst = playedAt(
  { cue: [0.2, 0.35], '1': [0.62, 0.36], '5': [-0.4, -0.3] },
  { at: [0.4, FROZEN_Y], speed: 0.62 },
)
const safety = playedAt(
  { cue: [0.1, 0.05], '3': [0.5, 0.12], '7': [0.7, -0.2] },
  { at: [0.5, 0.12], speed: 0.45 },
)

/** A full break of a tight rack from beside the long string. */
function opened(terms: Pick<BreakTerms, 'kind' | 'seed' | 'ballSpeed' | 'cueAt'>) {
  return breakShot({ ...terms, gaps: 'template', fidelity: 'full' })
}

const BREAK = { shot: 'break', cueBall: 'in-hand-kitchen' } as const
const threeBalls = opened({ kind: 'nine-ball', seed: 67, ballSpeed: 3.6, cueAt: [-0.8, 0.2] })
const fourBalls = opened({ kind: 'nine-ball', seed: 1, ballSpeed: 3.2, cueAt: [-0.8, 0.2] })
const eightDown = opened({ kind: 'eight-ball', seed: 698, ballSpeed: 8.5, cueAt: [-0.8, 0.25] })
const eightAndCueDown = opened({ kind: 'eight-ball', seed: 747, ballSpeed: 9, cueAt: [-0.8, 0.3] })
const opening = opened({ kind: 'fifteen', seed: 1, ballSpeed: 2.4, cueAt: [-0.8, 0.35] })
const twoRails = opened({ kind: 'siberian', seed: 22, ballSpeed: 3.6, cueAt: [-0.8, 0.2] })

const oneRail = playedAt(
  { cue: [0.1, -0.1], '3': [0.5, 0.1], '6': [-0.8, 0.3] },
  { at: [0.5, 0.115], speed: 1 },
)

const driven = (ball: string) => ({ kind: 'ball-rail', ball }) as const

/** Whether enough balls reached a rail. */
export const RAIL_DISPUTES: readonly Dispute[] = [
  {
    id: 'rail-first-no-rail-after',
    shot: railFirst,
    rule: ruledBy(railFirst, 'nine-ball'),
    expected: {
      kind: 'foul',
      fouls: ['6.3'],
      facts: [{ rule: '6.3', verdict: 'no-rail', events: [{ kind: 'ball-ball', a: 'cue', b: '1' }] }],
      shows: [driven('cue'), { kind: 'ball-ball', a: 'cue', b: '1' }],
    },
  },
  {
    id: 'safety-without-a-rail',
    shot: safety,
    rule: ruledBy(safety, 'straight-pool', {}, { safety: true }),
    expected: {
      kind: 'foul',
      fouls: ['6.3'],
      facts: [{ rule: '6.3', verdict: 'no-rail', events: [{ kind: 'ball-ball', a: 'cue', b: '3' }] }],
      shows: [],
    },
  },
  {
    id: 'break-three-balls-to-a-rail',
    shot: threeBalls,
    rule: ruledBy(threeBalls, 'nine-ball', BREAK),
    expected: {
      kind: 'foul',
      fouls: ['2.3'],
      facts: [
        {
          rule: '2.3',
          verdict: 'break-requirement-missed',
          events: [driven('6'), driven('7'), driven('2')],
          margin: { metres: 0.001157 },
        },
      ],
      shows: [],
    },
  },
  {
    id: 'break-four-balls-to-a-rail',
    shot: fourBalls,
    rule: ruledBy(fourBalls, 'nine-ball', BREAK),
    expected: {
      kind: 'legal',
      fouls: [],
      facts: [
        {
          rule: '2.3',
          verdict: 'break-requirement-met',
          events: [driven('6'), driven('3'), driven('5'), driven('2')],
        },
      ],
      shows: [],
    },
  },
  {
    id: 'eight-on-the-break',
    shot: eightDown,
    rule: ruledBy(eightDown, 'eight-ball', BREAK),
    expected: {
      kind: 'legal',
      fouls: [],
      facts: [],
      shows: [{ kind: 'pocketed', ball: '8' }],
    },
  },
  {
    id: 'eight-and-cue-ball-on-the-break',
    shot: eightAndCueDown,
    rule: ruledBy(eightAndCueDown, 'eight-ball', BREAK),
    expected: {
      kind: 'foul',
      fouls: ['6.1'],
      facts: [{ rule: '6.1', verdict: 'cue-pocketed', events: [{ kind: 'pocketed', ball: 'cue' }] }],
      shows: [{ kind: 'pocketed', ball: '8' }],
    },
  },
  {
    id: 'opening-break-cue-ball-no-rail',
    shot: opening,
    rule: ruledBy(opening, 'straight-pool', BREAK, { safety: true }),
    expected: {
      kind: 'break-foul',
      fouls: ['4.3'],
      facts: [{ rule: '4.3', verdict: 'break-requirement-missed', events: [driven('10'), driven('14')] }],
      shows: [],
    },
  },
  {
    id: 'siberian-two-rails-missed',
    shot: twoRails,
    rule: ruledBy(twoRails, 'siberian-ten', BREAK),
    expected: {
      kind: 'illegal-break',
      fouls: ['RU-break'],
      facts: [{ rule: 'RU-break', verdict: 'two-rail-missed', events: [] }],
      shows: [{ ...driven('8'), rail: 'right' }],
    },
  },
  {
    id: 'siberian-one-rail-only',
    shot: oneRail,
    rule: ruledBy(oneRail, 'siberian-ten', {}, { call: [{ ball: '3', pocket: 'FL' }] }),
    expected: {
      kind: 'foul',
      fouls: ['RU-zh'],
      facts: [{ rule: 'RU-zh', verdict: 'two-rail-missed', events: [] }],
      shows: [
        { kind: 'ball-ball', a: 'cue', b: '3' },
        { ...driven('3'), rail: 'foot' },
      ],
    },
  },
]
