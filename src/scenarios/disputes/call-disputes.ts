import type { BallId, Point } from '../../table/index.ts'
import { ghostBall } from '../aim.ts'
import type { Dispute } from './dispute.ts'
import { HEAD_STRING, playedAt, R, ruledBy, TABLE } from './set-up.ts'

const FOOT_LEFT = TABLE.pockets.FL.mouth
const TARGET: Point = [1.05, 0.44]

/** A ball played into another that lies before the foot left corner, all in one line. */
function combination(first: BallId, second: BallId, others: Partial<Record<BallId, Point>>) {
  const ghost = ghostBall(TARGET, FOOT_LEFT, R)
  const [x, y] = [(TARGET[0] - ghost[0]) / (2 * R), (TARGET[1] - ghost[1]) / (2 * R)]
  const behind = (distance: number): Point => [ghost[0] - x * distance, ghost[1] - y * distance]
  const balls = { cue: behind(0.6), [first]: behind(0.15), [second]: TARGET, ...others }
  return playedAt(balls, { at: TARGET, speed: 2.2, height: -0.2 })
}

const tenEarly = combination('1', '10', { '4': [-0.5, -0.3] })
const ownBalls = combination('3', '5', { '8': [-0.2, 0.3], '12': [-0.5, -0.3] })
const theirBallFirst = combination('12', '5', { '8': [-0.2, 0.3] })
const wrongPocket = playedAt(
  { cue: [0.45, 0.05], '1': [0.9, 0.33], '4': [-0.5, -0.3] },
  { at: ghostBall([0.9, 0.33], FOOT_LEFT, R), speed: 1.8 },
)
/** The cue ball in hand, this far in front of the head string. */
const placed = (x: number) =>
  playedAt({ cue: [HEAD_STRING + x, 0.1], '3': [0.5, 0.1], '8': [0.9, -0.2] }, { at: [0.5, 0.1], speed: 1.5 })
const baseOnString = placed(0)
const edgeOverString = placed(-0.004)
const ballBehind = playedAt(
  { cue: [HEAD_STRING - 0.3, 0.1], '3': [HEAD_STRING - 0.003, 0.1], '8': [0.9, -0.2] },
  { at: [0.5, 0.12], speed: 1.5 },
)

const IN_HAND = { cueBall: 'in-hand-kitchen' } as const
const GROUPS = { groups: { A: 'lows', B: 'highs' } } as const
const TEN_CALLED = { call: [{ ball: '10', pocket: 'FL' }] } as const
const FIVE_CALLED = { call: [{ ball: '5', pocket: 'FL' }] } as const

/** What was called, and where the cue ball was played from. */
export const CALL_DISPUTES: readonly Dispute[] = [
  {
    id: 'ten-early-wpa',
    shot: tenEarly,
    rule: ruledBy(tenEarly, 'ten-ball-wpa', {}, TEN_CALLED),
    expected: {
      kind: 'legal',
      fouls: [],
      facts: [],
      shows: [{ kind: 'pocketed', ball: '10', pocket: 'FL' }],
    },
  },
  {
    id: 'ten-early-polish',
    shot: tenEarly,
    rule: ruledBy(tenEarly, 'ten-ball-pl', {}, TEN_CALLED),
    expected: {
      kind: 'legal',
      fouls: [],
      facts: [],
      shows: [{ kind: 'pocketed', ball: '10', pocket: 'FL' }],
    },
  },
  {
    id: 'called-ball-wrong-pocket',
    shot: wrongPocket,
    rule: ruledBy(wrongPocket, 'ten-ball-wpa', {}, { call: [{ ball: '1', pocket: 'FR' }] }),
    expected: {
      kind: 'legal',
      fouls: [],
      facts: [
        { rule: '9.7', verdict: 'wrongly-pocketed', events: [{ kind: 'pocketed', ball: '1', pocket: 'FL' }] },
      ],
      shows: [],
    },
  },
  {
    id: 'combination-called',
    shot: ownBalls,
    rule: ruledBy(ownBalls, 'eight-ball', GROUPS, FIVE_CALLED),
    expected: {
      kind: 'legal',
      fouls: [],
      facts: [],
      shows: [
        { kind: 'ball-ball', a: 'cue', b: '3' },
        { kind: 'ball-ball', a: '3', b: '5' },
        { kind: 'pocketed', ball: '5', pocket: 'FL' },
      ],
    },
  },
  {
    id: 'combination-off-their-ball',
    shot: theirBallFirst,
    rule: ruledBy(theirBallFirst, 'eight-ball', GROUPS, FIVE_CALLED),
    expected: {
      kind: 'foul',
      fouls: ['6.2'],
      facts: [
        { rule: '6.2', verdict: 'wrong-ball-first', events: [{ kind: 'ball-ball', a: 'cue', b: '12' }] },
      ],
      shows: [{ kind: 'pocketed', ball: '5' }],
    },
  },
  {
    id: 'base-on-the-head-string',
    shot: baseOnString,
    rule: ruledBy(baseOnString, 'eight-ball', IN_HAND),
    expected: {
      kind: 'foul',
      fouls: ['6.10'],
      facts: [{ rule: '6.10', verdict: 'not-behind-head-string', events: [], margin: { metres: 0 } }],
      shows: [],
    },
  },
  {
    id: 'edge-over-the-head-string',
    shot: edgeOverString,
    rule: ruledBy(edgeOverString, 'eight-ball', IN_HAND),
    expected: { kind: 'legal', fouls: [], facts: [], shows: [{ kind: 'line', ball: 'cue', line: 'head' }] },
  },
  {
    id: 'object-ball-behind-the-head-string',
    shot: ballBehind,
    rule: ruledBy(ballBehind, 'eight-ball', IN_HAND),
    expected: {
      kind: 'foul',
      fouls: ['6.11'],
      facts: [
        {
          rule: '6.11',
          verdict: 'ball-behind-head-string-first',
          events: [{ kind: 'ball-ball', a: 'cue', b: '3' }],
          margin: { metres: 0.003 },
        },
      ],
      shows: [],
    },
  },
]
