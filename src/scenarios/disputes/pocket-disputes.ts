import type { Point } from '../../table/index.ts'
import { ghostBall, strokeAt } from '../aim.ts'
import type { Dispute } from './dispute.ts'
import { played, playedAt, R, ruledBy, TABLE } from './set-up.ts'

const FOOT_LEFT = TABLE.pockets.FL.mouth
const ASIDE: Point = [-0.5, -0.3]

/** The 1 stops on the brink of the foot left corner. */
const hanging = playedAt(
  { cue: [0.45, 0.05], '1': [0.9, 0.32], '4': ASIDE },
  { at: ghostBall([0.9, 0.32], [1.24, 0.605], R), speed: 0.9166, height: -0.3 },
)
const rattle = playedAt(
  { cue: [0.3, 0.1], '1': [0.7, 0.3], '4': ASIDE },
  { at: ghostBall([0.7, 0.3], [1.2, 0.54], R), speed: 1.6, height: -0.25 },
)
/** The 1 and the 2 side by side before the foot left corner, the cue ball behind them on the axis of the pocket. */
function sideBySide() {
  const { mouth, axis } = TABLE.pockets.FL
  const place = (along: number, left: number): Point => [
    mouth[0] + along * axis[0] - left * axis[1],
    mouth[1] + along * axis[1] + left * axis[0],
  ]
  const balls = {
    cue: place(-0.21, 0),
    '1': place(-0.01, R + 1e-9),
    '2': place(-0.01, -R - 1e-9),
    '4': ASIDE,
  }
  return playedAt(balls, { at: mouth, speed: 0.5 })
}
const jam = sideBySide()
const inAndOut = played(
  { cue: [0.6, 0.1], '1': [1.07, 0.071], '4': [-0.9, -0.3] },
  strokeAt(0, 4.64, { elevationDeg: 0.6, height: -0.2 }),
)
const offAndBack = played(
  { cue: [0.63, 0.1], '1': [1.05, 0.056], '4': [-0.9, -0.3] },
  strokeAt(0, 4.74, { elevationDeg: 9.5, height: 0.2 }),
)
const jumped = played(
  { cue: [0.2, 0], '1': [0.6, -0.0056], '4': ASIDE },
  strokeAt(0, 5.17, { elevationDeg: 10.5 }),
)
const scratched = (money: '8' | '9', other: { readonly '12'?: Point }) =>
  playedAt(
    { cue: [0.5, 0.05], [money]: [1, 0.42], ...other },
    { at: ghostBall([1, 0.42], FOOT_LEFT, R), speed: 1.5, height: 0.3 },
  )
const scratchNine = scratched('9', {})
const scratchEight = scratched('8', { '12': [-0.4, 0.2] })
const sleeve = playedAt(
  { cue: [0.45, 0.05], '1': [0.9, 0.33], '4': ASIDE },
  { at: ghostBall([0.9, 0.33], FOOT_LEFT, R), speed: 1.8 },
)

const GROUPS = { groups: { A: 'lows', B: 'highs' } } as const
const cueMeets = (b: string) => ({ kind: 'ball-ball', a: 'cue', b }) as const

/** What went down, or off, and what did not. */
export const POCKET_DISPUTES: readonly Dispute[] = [
  {
    id: 'hanging-ball-falls-in-time',
    shot: hanging,
    rule: ruledBy(hanging, 'nine-ball'),
    acts: [{ t: 6.5, kind: 'drop', ball: '1', pocket: 'FL', stood: 3 }],
    expected: { kind: 'legal', fouls: [], facts: [], shows: [{ kind: 'drop', ball: '1' }] },
  },
  {
    id: 'hanging-ball-falls-too-late',
    shot: hanging,
    rule: ruledBy(hanging, 'nine-ball'),
    acts: [{ t: 10.5, kind: 'drop', ball: '1', pocket: 'FL', stood: 7 }],
    expected: {
      kind: 'foul',
      fouls: ['6.3'],
      facts: [{ rule: '6.3', verdict: 'no-rail', events: [cueMeets('1')] }],
      shows: [{ kind: 'rest' }, { kind: 'drop', ball: '1' }],
    },
  },
  {
    id: 'rattle-in-the-jaws',
    shot: rattle,
    rule: ruledBy(rattle, 'nine-ball'),
    expected: {
      kind: 'legal',
      fouls: [],
      facts: [],
      shows: [
        { kind: 'ball-rail', ball: '1', rail: 'foot', part: 'jaw' },
        { kind: 'ball-rail', ball: '1', rail: 'left', part: 'jaw' },
      ],
    },
  },
  {
    id: 'jam-in-the-jaws',
    shot: jam,
    rule: ruledBy(jam, 'nine-ball'),
    expected: {
      kind: 'legal',
      fouls: [],
      facts: [],
      shows: [
        { kind: 'ball-rail', ball: '1', part: 'jaw' },
        { kind: 'ball-rail', ball: '2', part: 'jaw' },
      ],
    },
  },
  {
    id: 'in-and-out-of-the-pocket',
    shot: inAndOut,
    rule: ruledBy(inAndOut, 'nine-ball'),
    expected: {
      kind: 'legal',
      fouls: [],
      facts: [],
      shows: [
        { kind: 'pocket-lip', ball: '1' },
        { kind: 'pocket-return', ball: '1' },
      ],
    },
  },
  {
    id: 'off-the-bed-and-back',
    shot: offAndBack,
    rule: ruledBy(offAndBack, 'nine-ball'),
    expected: {
      kind: 'legal',
      fouls: [],
      facts: [],
      shows: [
        { kind: 'rail-top', ball: 'cue' },
        { kind: 'returned', ball: 'cue', after: 'rail-top' },
      ],
    },
  },
  {
    id: 'object-ball-off-the-table',
    shot: jumped,
    rule: ruledBy(jumped, 'nine-ball'),
    expected: {
      kind: 'foul',
      fouls: ['6.5'],
      facts: [{ rule: '6.5', verdict: 'ball-off-table', events: [{ kind: 'off-table', ball: '1' }] }],
      shows: [],
    },
  },
  {
    id: 'scratch-with-the-nine',
    shot: scratchNine,
    rule: ruledBy(scratchNine, 'nine-ball'),
    expected: {
      kind: 'foul',
      fouls: ['6.1'],
      facts: [{ rule: '6.1', verdict: 'cue-pocketed', events: [{ kind: 'pocketed', ball: 'cue' }] }],
      shows: [
        { kind: 'pocketed', ball: '9' },
        { kind: 'pocketed', ball: 'cue' },
      ],
    },
  },
  {
    id: 'scratch-with-the-eight',
    shot: scratchEight,
    rule: ruledBy(scratchEight, 'eight-ball', GROUPS, { call: [{ ball: '8', pocket: 'FL' }] }),
    expected: {
      kind: 'serious-foul',
      fouls: ['6.1'],
      facts: [
        { rule: '6.1', verdict: 'cue-pocketed', events: [{ kind: 'pocketed', ball: 'cue' }] },
        { rule: '3.8', verdict: 'eight-with-foul', events: [{ kind: 'pocketed', ball: '8' }] },
      ],
      shows: [],
    },
  },
  {
    id: 'sleeve-touches-a-ball',
    shot: sleeve,
    rule: ruledBy(sleeve, 'nine-ball'),
    acts: [{ t: 0.2, kind: 'touched', ball: '4', by: 'A' }],
    expected: {
      kind: 'foul',
      fouls: ['6.6'],
      facts: [{ rule: '6.6', verdict: 'touched-ball', events: [{ kind: 'touched', ball: '4' }] }],
      shows: [{ kind: 'pocketed', ball: '1' }],
    },
  },
]
