import type { ShotState } from '../../../src/rules/index.ts'
import type { Layout } from '../../../src/shot/index.ts'
import { type RuleRow, strewn } from '../rule-row.ts'

const game = 'siberian-ten'
const BREAK = { shot: 'break' } as const
const YIELD = { by: 'B', options: ['accept', 'yield-to-offender'] }
const PENALTY = [{ by: 'B', creditTo: 'B' }]
const HOUSE = { cueBall: 'in-hand-kitchen', restricted: true } as const

/** A row of the two-rail rule on an ordinary stroke: what happened after `tip`, met or not. */
function twoRail(
  id: 'T1' | 'T2' | 'T3',
  name: string,
  happened: string,
  met: boolean,
  state: Partial<ShotState> = {},
): RuleRow {
  return {
    id,
    name: `${name}: ${met ? 'met' : 'just missed'}`,
    rules: '12.5 12.6 Q-44',
    game,
    state: { balls: { ...strewn(1, 3, 5, 8, 10), cue: [0.1, -0.1] }, ...state },
    events: `tip ${happened} rest`,
    expect: met
      ? {
          kind: 'legal',
          next: 'B',
          picks: [],
          evidence: { $has: [{ verdict: 'two-rail-met', params: { alternative: id } }] },
        }
      : { kind: 'foul', fouls: ['RU-zh'], choice: YIELD, picks: PENALTY, ...HOUSE },
  }
}

const FROZEN_FOOT = { frozenRails: [['5', 'foot']] } as const
/** 5 lies beyond the centre string, 8 exactly on it. */
const AROUND_CENTRE: Layout = { ...strewn(1, 3), '5': [-0.3, 0.3], '8': [0, 0.3], cue: [0.4, -0.1] }

/** 12.5, 12.6: each alternative with its sub-cases, met and just missed. */
export const SIBERIAN_TWO_RAIL_ROWS: readonly RuleRow[] = [
  twoRail('T1', 'the object ball touches two rails', 'c>1 1~foot 1~left', true),
  twoRail('T1', 'the same rail twice', 'c>1 1~foot 1~foot', false),
  twoRail('T1', 'one rail each', 'c>1 1~foot c~left', false),
  twoRail('T1', 'before the hit does not count', 'c~left c>1 c~foot', false),
  twoRail('T1', '(i) drives another ball to another rail', 'c>1 c~left c>3 3~foot', true),
  twoRail('T1', '(i) by a chain of balls', 'c>1 c~left c>3 3>5 5~foot', true),
  twoRail('T1', '(i) drives it to the same rail', 'c>1 c~left c>3 3~left', false),
  twoRail('T1', '(i) the other ball was not driven by it', 'c>1 c~left 3~foot', false),
  twoRail('T1', '(ii) touches a ball frozen to another rail', 'c>1 c~left c>5', true, FROZEN_FOOT),
  twoRail('T1', '(ii) that ball is frozen to the same rail', 'c>1 c~foot c>5', false, FROZEN_FOOT),
  twoRail('T1', '(ii) that ball had already been moved', 'c>1 1>5 c~left c>5', false, FROZEN_FOOT),
  twoRail('T1', 'a ball frozen at the start must leave its rail', 'c>1 1~foot 1~left', false, {
    frozenRails: [['1', 'foot']],
  }),
  twoRail('T2', '(i) crosses the centre string, then a rail', 'c>1 c/ctr+ c~foot', true),
  twoRail('T2', '(i) the rail of the other playing ball', 'c>1 c/ctr+ 1~foot', false),
  twoRail('T2', '(ii) drives another ball to a rail', 'c>1 c/ctr+ c>3 3~foot', true),
  twoRail('T2', '(ii) drove it before the crossing', 'c>1 c>3 c/ctr+ 3~foot', false),
  twoRail('T2', '(iii) touches a ball frozen to a rail', 'c>1 c/ctr+ c>5', true, FROZEN_FOOT),
  twoRail('T2', '(iii) that ball is not frozen', 'c>1 c/ctr+ c>5', false),
  twoRail('T2', 'starting on the line is no crossing', 'c>1 1/ctr+ 1~foot', false, {
    balls: { ...strewn(3, 5), '1': [0, 0.2] },
  }),
  twoRail('T3', '(i) a rail, then across the centre string', 'c>1 1~foot 1/ctr-', true),
  twoRail('T3', '(i) another string does not help', 'c>1 1~foot 1/head-', false),
  twoRail('T3', '(ii) rolls another ball across it', 'c>1 1~foot 1>3 3/ctr-', true),
  twoRail('T3', '(ii) the other ball was not driven by it', 'c>1 1~foot 3/ctr-', false),
  twoRail('T3', '(iii) touches a ball beyond the string', 'c>1 c~foot c>5', true, { balls: AROUND_CENTRE }),
  twoRail('T3', '(iii) touches a ball exactly on it', 'c>1 c~foot c>8', true, { balls: AROUND_CENTRE }),
  twoRail('T3', '(iii) touches a ball on its own side', 'c>1 c~foot c>3', false, { balls: AROUND_CENTRE }),
  {
    id: 'T1',
    name: 'on the break: simultaneous first contacts may both serve',
    rules: '12.5',
    game,
    state: BREAK,
    events: 'tip c>1|3 3~foot 3~left rest',
    expect: { kind: 'legal', next: 'B' },
  },
  {
    id: '12.6',
    name: 'together, before or after the hit, a crossing as one rail: the aggregate reading',
    rules: 'Q-42',
    game,
    options: { twoRail: 'aggregate' },
    events: 'tip c~left c>1 1/ctr- rest',
    expect: { kind: 'legal', evidence: { $has: [{ params: { alternative: 'aggregate' } }] } },
  },
  {
    id: '12.6',
    name: 'one rail and nothing else misses the aggregate reading too',
    rules: 'Q-42',
    game,
    options: { twoRail: 'aggregate' },
    events: 'tip c>1 1~foot rest',
    expect: { fouls: ['RU-zh'] },
  },
  {
    id: '12.6',
    name: 'a fluke suspends the rule',
    rules: 'Q-43',
    game,
    say: '1:FL',
    events: 'tip c>1 3@FR rest',
    expect: { kind: 'legal', score: { A: 0, B: 1 }, next: 'B' },
  },
  {
    id: '12.6',
    name: 'the break is always read formally',
    rules: 'Q-42',
    game,
    options: { twoRail: 'aggregate' },
    state: BREAK,
    events: 'tip c>1 1~foot c~left rest',
    expect: { kind: 'illegal-break', fouls: ['RU-break'] },
  },
]
