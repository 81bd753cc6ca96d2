import type { Point } from '../../../src/table/index.ts'
import { FOOT_X, HEAD_X, R, type RuleRow, strewn } from '../rule-row.ts'

const game = 'straight-pool'
const BREAK = { shot: 'break' } as const
const REQUIRED = 'tip c>1 1>2 2~foot 3~left c~right'
const KITCHEN = { cueBall: 'in-hand-kitchen' } as const

/** Where the break ball can lie, by the rows of the re-rack table. */
const BREAK_BALL: Readonly<Record<string, Point | null>> = {
  'in the rack': [0.74, 0.03],
  pocketed: null,
  'in the kitchen': [-0.95, 0.3],
  elsewhere: [0.2, 0.4],
  'on the head spot': [HEAD_X - 0.01, 0.02],
}

/** Where the cue ball can lie, by the columns. */
const CUE_BALL: Readonly<Record<string, Point>> = {
  'in the rack': [0.8, -0.05],
  elsewhere: [0.1, -0.3],
  'on the head spot': [HEAD_X + 0.02, -0.02],
}

const FIFTEEN_IN_HAND = { rerack: 15, cueBall: 'in-hand-kitchen', spotted: [] }
const FIFTEEN_AS_LIES = { rerack: 15, cueBall: 'as-lies', spotted: [] }
const BOTH_LIE = { rerack: 14, cueBall: 'as-lies', spotted: [] }
const BLOCKING = { 'on the head spot': [HEAD_X - 0.01, 0.045] as Point }

/** The table of section 11.4, cell by cell: break ball / cue ball. */
const CELLS: readonly (readonly [string, string, Record<string, unknown>])[] = [
  ['in the rack', 'in the rack', FIFTEEN_IN_HAND],
  [
    'in the rack',
    'elsewhere',
    { rerack: 14, cueBall: 'as-lies', spotted: [{ ball: '15', at: [HEAD_X, 0] }] },
  ],
  [
    'in the rack',
    'on the head spot',
    { rerack: 14, cueBall: 'as-lies', spotted: [{ ball: '15', at: [0, 0] }] },
  ],
  ['pocketed', 'in the rack', FIFTEEN_IN_HAND],
  ['pocketed', 'elsewhere', FIFTEEN_AS_LIES],
  ['pocketed', 'on the head spot', FIFTEEN_AS_LIES],
  ['in the kitchen', 'in the rack', { rerack: 14, cueBall: 'head-spot', spotted: [] }],
  ['in the kitchen', 'elsewhere', BOTH_LIE],
  ['in the kitchen', 'on the head spot', BOTH_LIE],
  ['elsewhere', 'in the rack', { rerack: 14, cueBall: 'in-hand-kitchen', spotted: [] }],
  ['elsewhere', 'elsewhere', BOTH_LIE],
  ['elsewhere', 'on the head spot', BOTH_LIE],
  ['on the head spot', 'in the rack', { rerack: 14, cueBall: 'centre-spot', spotted: [] }],
  ['on the head spot', 'elsewhere', BOTH_LIE],
  ['on the head spot', 'on the head spot', BOTH_LIE],
]

function rerackRow(breakBall: string, cueBall: string, expect: Record<string, unknown>): RuleRow {
  const down = BREAK_BALL[breakBall] === null
  const both = breakBall === 'on the head spot' && cueBall === 'on the head spot'
  const at = both ? BLOCKING['on the head spot'] : BREAK_BALL[breakBall]
  return {
    id: '11.4',
    name: `break ball ${breakBall}, cue ball ${cueBall}`,
    rules: '4.4 4.8 Q-31',
    game,
    state: { balls: { cue: [0.3, 0.1], '6': [1.05, 0.5], '15': [0.9, -0.45] } },
    say: '6:FL',
    events: `tip c>6 6@FL ${down ? 'c>15 15@FR' : ''} rest`,
    after: { cue: CUE_BALL[cueBall]!, ...(at === null || at === undefined ? {} : { '15': at }) },
    expect: { next: 'A', nextShot: 'ordinary', ...expect },
  }
}

/** A break ball that just touches the outline of the rack, or just does not. */
function outlineRow(gap: number, touching: boolean, margin = 0): RuleRow {
  const base = FOOT_X + 4 * Math.sqrt(3) * R + R
  return {
    id: '11.4',
    name: `outline ${touching ? 'touched' : 'missed'}, ${gap * 1000} mm, margin ${margin * 1000} mm`,
    rules: '4.8 Q-32',
    game,
    options: { rackOutlineMargin: margin },
    state: { balls: { cue: [0.3, 0.1], '6': [1.05, 0.5], '15': [0.9, -0.45] } },
    say: '6:FL',
    events: 'tip c>6 6@FL rest',
    after: { '15': [base + R + gap, 0] },
    expect: touching ? { spotted: [{ ball: '15', at: [HEAD_X, 0] }] } : { spotted: [] },
  }
}

/** Section 11: 14.1 continuous. */
export const STRAIGHT_POOL_ROWS: readonly RuleRow[] = [
  {
    id: '14B1',
    name: 'called ball made on the opening break',
    rules: '4.3 4.7',
    game,
    state: BREAK,
    say: '5:FL',
    events: 'tip c>1 5@FL 7@FR rest',
    expect: { kind: 'legal', next: 'A', score: { A: 2, B: 0 }, pocketed: ['5', '7'], nextShot: 'ordinary' },
  },
  {
    id: '14B2',
    name: 'requirement met on a safety; a ball down comes back',
    rules: '4.3 4.5 4.6',
    game,
    state: { ...BREAK, foulCount: { A: 1, B: 0 } },
    say: 'safety',
    events: `${REQUIRED} 5@FL rest`,
    expect: {
      kind: 'legal',
      next: 'B',
      score: { A: 0, B: 0 },
      spotted: [{ ball: '5' }],
      foulCount: { A: 0, B: 0 },
      evidence: { $has: [{ rule: '4.3', verdict: 'break-requirement-met' }] },
    },
  },
  {
    id: '14B2',
    name: 'rails count from the first contact: the cue ball had its rail before it',
    rules: '4.3 Q-36b',
    game,
    state: BREAK,
    say: 'safety',
    events: 'tip c~left c>1 2~foot 3~left rest',
    expect: { kind: 'break-foul', fouls: ['4.3'] },
  },
  {
    id: '14B3',
    name: 'requirement met and a scratch: an ordinary foul of one point',
    rules: '4.10 6.1',
    game,
    state: BREAK,
    say: 'safety',
    events: 'tip c>1 2~foot 3~left c@SR rest',
    expect: {
      kind: 'foul',
      fouls: ['6.1'],
      score: { A: -1, B: 0 },
      foulCount: { A: 1, B: 0 },
      choice: null,
      next: 'B',
      cueBall: 'in-hand-kitchen',
      nextShot: 'ordinary',
    },
  },
  {
    id: '14B3',
    name: 'the called ball in its pocket and a double hit',
    rules: '4.10 6.7',
    game,
    state: BREAK,
    say: '5:FL',
    events: 'tip c>1 5@FL tip rest',
    expect: {
      kind: 'foul',
      fouls: ['6.7'],
      score: { A: -1, B: 0 },
      spotted: [{ ball: '5' }],
      cueBall: 'as-lies',
    },
  },
  {
    id: '14B4',
    name: 'one ball and the cue ball to rails: two points, neither counted nor reset',
    rules: '4.10 Q-11',
    game,
    state: { ...BREAK, foulCount: { A: 2, B: 0 }, warned: { A: true, B: false } },
    say: 'safety',
    events: 'tip c>1 2~foot c~left rest',
    expect: {
      kind: 'break-foul',
      fouls: ['4.3'],
      score: { A: -2, B: 0 },
      foulCount: { A: 2, B: 0 },
      choice: { by: 'B', options: ['accept', 'rebreak-other'] },
      cueBall: 'as-lies',
    },
  },
  {
    id: '14B4',
    name: 'with a scratch the break foul alone is penalised; accepting means in hand',
    rules: '4.10 Q-36',
    game,
    state: BREAK,
    say: '5:FL',
    events: 'tip c>1 c@SR 7@FL rest',
    expect: {
      kind: 'break-foul',
      fouls: ['4.3', '6.1'],
      score: { A: -2, B: 0 },
      cueBall: 'in-hand-kitchen',
      spotted: [{ ball: '7' }],
    },
  },
  {
    id: '14N1',
    name: 'no rail: one point, as lies, every ball comes back',
    rules: '4.9 6.3',
    game,
    say: '3:FL',
    events: 'tip c>3 rest',
    expect: {
      fouls: ['6.3'],
      score: { A: -1, B: 0 },
      cueBall: 'as-lies',
      next: 'B',
      foulCount: { A: 1, B: 0 },
    },
  },
  {
    id: '14N1',
    name: 'both limbs of 6.11: the second gives ball in hand',
    rules: '6.11 4.9 Q-35',
    game,
    state: { ...KITCHEN, balls: { cue: [-0.9, 0.1], '2': [-0.8, -0.2], '5': [0.2, 0.2] } },
    say: 'safety',
    events: 'tip c>2 2~head rest',
    expect: { fouls: ['6.11'], cueBall: 'in-hand-kitchen', score: { A: -1, B: 0 } },
  },
  {
    id: '14N1',
    name: 'a ball off the table comes back too',
    rules: '4.6 6.5',
    game,
    say: '3:FL',
    events: 'tip c>3 3^ 5@FL rest',
    expect: { fouls: ['6.5'], spotted: [{ ball: '3' }, { ball: '5' }], pocketed: [] },
  },
  {
    id: '14N2',
    name: 'a safety: the ball down comes back, no point',
    rules: '4.5 4.6',
    game,
    state: { foulCount: { A: 2, B: 0 }, warned: { A: true, B: false } },
    say: 'safety',
    events: 'tip c>3 3@FL rest',
    expect: {
      kind: 'legal',
      next: 'B',
      score: { A: 0, B: 0 },
      spotted: [{ ball: '3' }],
      foulCount: { A: 0, B: 0 },
    },
  },
  {
    id: '14N3',
    name: 'called ball and another: two points; the target wins the match',
    rules: '4.7',
    game,
    state: { score: { A: 98, B: 70 }, raceTo: 100 },
    say: '3:FL',
    events: 'tip c>3 3@FL 5@FR rest',
    expect: { score: { A: 100, B: 70 }, result: { match: 'A', by: 'points' }, next: null, rerack: null },
  },
  {
    id: '14N4',
    name: 'another ball than the called one: it comes back',
    rules: '4.6',
    game,
    say: '3:FL',
    events: 'tip c>3 5@FR rest',
    expect: { kind: 'legal', next: 'B', score: { A: 0, B: 0 }, spotted: [{ ball: '5' }] },
  },
  {
    id: '14N4',
    name: 'the last but one ball drops uncalled: spotted, no re-rack',
    rules: '4.6 4.8',
    game,
    state: { balls: strewn(3, 5) },
    say: '3:FL',
    events: 'tip c>3 5@FR rest',
    expect: { spotted: [{ ball: '5' }], rerack: null },
  },
  {
    id: '14T',
    name: 'third foul in a row, across racks: sixteen points, the offender breaks fifteen',
    rules: '6.14 4.11',
    game,
    state: { foulCount: { A: 2, B: 1 }, warned: { A: true, B: false }, score: { A: 20, B: 3 } },
    say: '3:FL',
    events: 'tip rest',
    expect: {
      kind: 'serious-foul',
      fouls: ['6.3'],
      score: { A: 4, B: 3 },
      foulCount: { A: 0, B: 1 },
      rerack: 15,
      next: 'A',
      nextShot: 'break',
      cueBall: 'in-hand-kitchen',
      result: null,
    },
  },
  {
    id: '14N1',
    name: 'the fifteenth ball is spotted exactly on the vacant apex between its neighbours',
    rules: '4.6 1.4',
    game,
    state: {
      balls: {
        cue: [0.1, 0.2],
        '15': [1, 0.4],
        '1': [FOOT_X + Math.sqrt(3) * R, R],
        '2': [FOOT_X + Math.sqrt(3) * R, -R],
      },
    },
    say: '15:FL',
    events: 'tip c>15 15@FL c@SL rest',
    expect: { spotted: [{ ball: '15', at: [FOOT_X, 0] }] },
  },
  ...CELLS.map(([breakBall, cueBall, expect]) => rerackRow(breakBall, cueBall, expect)),
  outlineRow(0, true),
  outlineRow(0.0002, false),
  outlineRow(0.0002, true, 0.0002),
  {
    id: '11.4',
    name: 'by the text a break ball that blocks the spot from in front gives the kitchen',
    rules: '4.8(d) Q-31',
    game,
    options: { rerackHeadSpot: 'text' },
    state: { balls: { cue: [0.3, 0.1], '6': [1.05, 0.5], '15': [0.9, -0.45] } },
    say: '6:FL',
    events: 'tip c>6 6@FL rest',
    after: { cue: [0.8, 0.02], '15': [-0.6, 0.02] },
    expect: { rerack: 14, cueBall: 'in-hand-kitchen' },
  },
]
