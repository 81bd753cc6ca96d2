import { describe, expect, it } from 'vitest'
import { makeRuleOptions, ruleShot, type ShotToRule } from '../../src/rules/index.ts'
import { TABLE_SPECS } from '../../src/table/index.ts'

const none = { A: 0, B: 0 }
const PLAIN: ShotToRule = {
  ruleset: 'nine-ball',
  options: makeRuleOptions(),
  table: TABLE_SPECS['9ft'],
  ballRadius: 0.028575,
  state: {
    shooter: 'A',
    shot: 'ordinary',
    balls: { cue: [0, 0], '1': [0.5, 0], '9': [0.8, 0.2] },
    cueBall: 'as-lies',
    foulCount: none,
    warned: { A: false, B: false },
    score: none,
    groups: null,
    restricted: false,
    raceTo: 7,
  },
  declaration: {},
  events: [
    { t: 0, kind: 'tip', ball: 'cue', contact: 1, duration: 0.0012 },
    { t: 0.3, kind: 'ball-ball', a: 'cue', b: '1', speed: 1 },
    { t: 0.9, kind: 'pocketed', ball: '1', pocket: 'FL' },
    { t: 2, kind: 'rest' },
  ],
  after: { cue: [0.3, 0], '9': [0.8, 0.2] },
}
const { state, events } = PLAIN

const ROWS: readonly [string, Partial<ShotToRule>, string, string][] = [
  [
    'three fouls before the shot',
    { state: { ...state, foulCount: { A: 3, B: 0 } } },
    'foul-count',
    'state.foulCount.A',
  ],
  ['events against the clock', { events: events.toReversed() }, 'events-out-of-order', 'events[1].t'],
  [
    'a negative time',
    { events: [{ ...events[0]!, t: -1 }, ...events.slice(1)] },
    'events-out-of-order',
    'events[0].t',
  ],
  [
    'a ball that was not there',
    { events: [...events.slice(0, 2), { t: 0.9, kind: 'pocketed', ball: '5', pocket: 'FL' }] },
    'ball-not-on-table',
    'events[2]',
  ],
  [
    'no cue ball for the stroke',
    { state: { ...state, balls: { '1': [0.5, 0] } } },
    'ball-not-on-table',
    'events[0]',
  ],
  [
    'a ball that falls twice',
    { events: [...events.slice(0, 3), ...events.slice(2)] },
    'pocketed-twice',
    'events[3]',
  ],
  [
    'a contact written the wrong way round',
    { events: events.with(1, { t: 0.3, kind: 'ball-ball', a: '1', b: 'cue', speed: 1 }) },
    'pair-order',
    'events[1]',
  ],
  [
    'a ball that meets itself',
    { events: events.with(1, { t: 0.3, kind: 'ball-ball', a: '1', b: '1', speed: 1 }) },
    'pair-order',
    'events[1]',
  ],
  [
    'a shot of another game',
    { state: { ...state, shot: 'live-game' } },
    'shot-not-in-this-game',
    'state.shot',
  ],
  [
    'one group for both',
    { ruleset: 'eight-ball', state: { ...state, groups: { A: 'lows', B: 'lows' } } },
    'same-group',
    'state.groups',
  ],
]

describe('a document that cannot be so', () => {
  it('is ruled when nothing contradicts it', () => {
    expect(ruleShot(PLAIN)).toMatchObject({ ok: true, value: { kind: 'legal', pocketed: ['1'] } })
  })
  it.each(ROWS)('%s is refused with a code and a path', (_, change, code, path) => {
    expect(ruleShot({ ...PLAIN, ...change })).toMatchObject({ ok: false, error: { code, path } })
  })
})
