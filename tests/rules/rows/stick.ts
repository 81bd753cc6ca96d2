import { R, type RuleRow, strewn } from '../rule-row.ts'

/** 6.7, 6.8 and 8.18: what the cue may not do. */
export const STICK_ROWS: readonly RuleRow[] = [
  {
    id: '6.7',
    name: 'the tip still on the cue ball when a close ball is hit',
    rules: '6.7 (ii)',
    state: { balls: { ...strewn(3, 9), '1': [-0.2 + 2 * R + 0.0005, -0.1] } },
    events: 'tip 0.0005:c>1 1~foot rest',
    expect: {
      fouls: ['6.7'],
      evidence: { $has: [{ verdict: 'tip-still-on', margin: { seconds: 0.0007 } }] },
    },
  },
  {
    id: '6.7',
    name: 'a very close ball only grazed is presumed fair',
    rules: '6.7 (ii)',
    // The cue ball at 5 m/s passes at an angle at which it closes in with 1 m/s.
    state: { balls: { ...strewn(3, 9), '1': [-0.2 + 0.01393, -0.1 + 0.055995] } },
    events: 'tip 0.0005:c>1 1~foot rest',
    expect: { fouls: [], evidence: { $has: [{ rule: '6.7', verdict: 'graze' }] } },
  },
  {
    id: '6.7',
    name: 'frozen to the ball: played through it',
    rules: '6.7 (iii) 6.8',
    state: { frozenBalls: [['cue', '1']] },
    events: 'tip*0.0045 0:c>1 0.003:tip 1~foot rest',
    expect: { fouls: [] },
  },
  {
    id: '6.8',
    name: 'frozen to the ball, the tip on it for more than 5 mm',
    rules: '6.8 6.7',
    state: { frozenBalls: [['cue', '1']] },
    events: 'tip*0.006 0:c>1 1~foot rest',
    expect: { fouls: ['6.8'] },
  },
  {
    id: '6.7',
    name: 'frozen to the ball, a third ball hit before the second contact',
    rules: '6.7 (iii)',
    state: { frozenBalls: [['cue', '1']] },
    events: 'tip 0:c>1 0.002:c>3 0.003:tip 1~foot rest',
    expect: { fouls: ['6.7'] },
  },
  {
    id: '6.7',
    name: 'frozen to the ball, the second contact after more than 5 mm',
    rules: '6.7 (iii)',
    state: { frozenBalls: [['cue', '1']] },
    events: 'tip 0:c>1 0.006:tip 1~foot rest',
    expect: { fouls: ['6.7'] },
  },
  {
    id: '4.11',
    name: 'the shaft meets the cue ball after the tip',
    rules: '8.18 6.7',
    events: 'tip shaft c>1 1~foot rest',
    expect: { fouls: ['6.7'], evidence: { $has: [{ verdict: 'stick-contact' }] } },
  },
]
