import { describe, expect, it } from 'vitest'
import {
  applyCommand,
  drawFirstBreaker,
  drawRack,
  legalCueBallPlace,
  makeRuleOptions,
  type RuleOptions,
} from '../../src/rules/index.ts'
import { Played } from './played-match.ts'
import { startOf } from './plies.ts'
import { HEAD_X, type RuleRow, rule, strewn, TABLE } from './rule-row.ts'

type Options = Partial<RuleOptions>

/** What comes of one shot under these options. */
function ruled(row: Omit<RuleRow, 'id' | 'name' | 'rules' | 'expect'>): (options: Options) => unknown {
  return (options) => {
    const answer = rule({
      id: '',
      name: '',
      rules: '',
      expect: {},
      ...row,
      options: { ...row.options, ...options },
    })
    return typeof answer === 'string'
      ? answer
      : { ...answer, evidence: answer.evidence.map((e) => e.verdict) }
  }
}

/** An option, two of its values, and something that must not be the same under both. */
interface Acts<Key extends keyof RuleOptions> {
  readonly values: readonly [RuleOptions[Key], RuleOptions[Key]]
  readonly see: (options: Options) => unknown
}

const siberian = 'siberian-ten'
const straight = 'straight-pool'
const KITCHEN = { cueBall: 'in-hand-kitchen' } as const
const FAIR = 'tip c>1 1~foot 1~left rest'
const FOUR = 'tip c>1 2~foot 3~left 4~right 5~head rest'
const OPEN = { balls: strewn(1, 3, 8), groups: null } as const
/** The last of fourteen goes down: the break ball blocks the head spot, the cue ball lies in the rack. */
const LAST = {
  state: { balls: { cue: [0.7, 0], '1': [0.9, 0.5], '2': [HEAD_X + 0.02, 0] } },
  after: { cue: [0.7, 0] },
} as const

/** A ball 1 mm in front of the cue ball is hit after `t` s, while the tip is still on [6.7]. */
function heldFor(t: number, options: Options): unknown {
  const balls = { cue: [0, 0], '1': [0.05815, 0], '9': [0.8, 0.1] } as const
  const match = new Played('nine-ball', options).shot(FOUR)
  return match.shot(`tip*0.0012 ${t}:c>1 1~foot rest`, {}, balls).state.lastRuling?.fouls
}

/** Every option acts: the type asks for a new one as soon as there is one. */
const ACTS: { readonly [Key in keyof RuleOptions]: Acts<Key> } = {
  foulCalling: { values: ['autoReferee', 'players'], see: ruled({ events: 'tip c>3 3~foot rest' }) },
  frozenPolicy: {
    values: ['auto', 'declared'],
    see: (options) =>
      new Played('nine-ball', options)
        .shot(FOUR)
        .shot('tip c>1 1~left rest', {}, { cue: [0, 0], '1': [0.4, 0.635 - 0.0276], '9': [0.8, 0.1] }).state
        .lastRuling?.fouls,
  },
  placementGuard: {
    values: ['enforce', 'allowAndCall'],
    see: (options) => legalCueBallPlace(startOf('nine-ball', 2, options), [-0.5, 0]).ok,
  },
  ballFoulMode: { values: ['allBall', 'cueBallOnly'], see: ruled({ events: `${FAIR} touch(A,8)` }) },
  obviousPolicy: {
    values: ['requireCall', 'directImplied'],
    see: ruled({ game: 'ten-ball-wpa', events: 'tip c>1 1@FL rest' }),
  },
  breakOrder: {
    values: ['alternate', 'winner'],
    see: (options) => new Played('nine-ball', options).shot('tip c>1 9@FL rest').rack().at,
  },
  firstBreak: {
    values: ['lag', 'lot'],
    see: (options) => {
      const terms = { ...startOf(siberian, 2, options).terms, opening: 'lag' } as const
      return drawFirstBreaker(terms, 5).opening
    },
  },
  shotClock: {
    values: ['off', 30],
    see: (options) => applyCommand(startOf('nine-ball', 2, options), { kind: 'clock-expired', seat: 'A' }).ok,
  },
  wheelchair: {
    values: [
      { A: false, B: false },
      { A: true, B: false },
    ],
    see: ruled({ events: FAIR, claims: [{ rule: '7.2', against: 'A' }] }),
  },
  edition: { values: [2016, 2025], see: ruled({ events: FAIR, claims: [{ rule: '6.12', against: 'A' }] }) },
  threePoint: { values: ['off', 'on'], see: ruled({ state: { shot: 'break' }, events: FOUR }) },
  threePointReach: {
    values: ['edge', 'centreBeyond'],
    see: ruled({
      options: { threePoint: 'on' },
      state: { shot: 'break' },
      events: FOUR,
      leastX: { '2': -0.62, '3': -0.62, '4': -0.62 },
    }),
  },
  threePointScope: {
    values: ['combined', 'dryOnly'],
    see: ruled({
      options: { threePoint: 'on' },
      state: { shot: 'break' },
      events: 'tip c>1 2@FL 3~foot rest',
    }),
  },
  nineBallRack: {
    values: ['oneOnSpot', 'nineOnSpot'],
    see: (options) => drawRack(startOf('nine-ball', 2, options).terms, 1).positions['9'],
  },
  tenBallSafety: {
    values: ['allowed', 'none'],
    see: ruled({ game: 'ten-ball-wpa', say: 'safety', events: FAIR }),
  },
  eightBreakFoul: {
    values: ['scratchOnly', 'anyFoul'],
    see: ruled({ game: 'eight-ball', state: { shot: 'break' }, events: 'tip c>1 8@FL 3^ rest' }),
  },
  openEightException: {
    values: ['off', 'on'],
    see: ruled({ game: 'eight-ball', state: OPEN, say: '8:FL', events: 'tip c>8 8~foot rest' }),
  },
  cueOnTableFoul: {
    values: ['on', 'off'],
    see: ruled({ events: FAIR, claims: [{ rule: '6.12', against: 'A' }] }),
  },
  railTie: {
    values: ['off', 'on'],
    see: ruled({ options: { splitWindow: 0.0005 }, events: 'tip 0.25:c~left 0.2503:c>1 rest' }),
  },
  splitWindow: { values: [0, 0.0005], see: ruled({ events: 'tip 0.25:c>3 0.2504:c>1 1~foot rest' }) },
  rerackHeadSpot: {
    values: ['table', 'text'],
    see: ruled({ game: straight, say: '1:FL', events: 'tip c>1 1@FL rest', ...LAST }),
  },
  rackOutlineMargin: {
    values: [0, 0.02],
    see: ruled({
      game: straight,
      say: '1:FL',
      events: 'tip c>1 1@FL rest',
      state: LAST.state,
      after: { cue: [0.635 + 0.1986 + 0.0286 + 0.035, 0], '2': [0.2, 0.4] },
    }),
  },
  mode: { values: ['called', 'uncalled'], see: ruled({ game: siberian, events: 'tip c>1 1@FL rest' }) },
  twoRail: {
    values: ['formal', 'aggregate'],
    see: ruled({ game: siberian, events: 'tip c~left c>1 1~foot rest' }),
  },
  cueOff: {
    values: ['playing', 'penalty'],
    see: ruled({ game: siberian, say: '1:FL', events: 'tip c>1 1@FL c^ rest' }),
  },
  inHandAfterFoul: {
    values: ['violation', 'explicit'],
    see: ruled({ game: siberian, events: 'tip c>1 tip 1~foot 1~left rest' }),
  },
  uncalledCueBall: {
    values: ['creditOpponent', 'noScore'],
    see: ruled({ game: siberian, say: '1:FL', events: 'tip c>1 c@FR rest' }),
  },
  offTableExtraPenalty: { values: [false, true], see: ruled({ game: siberian, events: 'tip c>1 3^ rest' }) },
  handicap: {
    values: [null, { giver: 'B', k: 1 }],
    see: (options) => new Played(siberian, options).at,
  },
  pushMaxContact: { values: [0.004, 0.002], see: ruled({ events: 'tip*0.003 c>1 1~foot 1~left rest' }) },
  spotGap: {
    values: [0.001, 0.002],
    see: ruled({
      state: { shot: 'after-break' },
      say: 'push-out',
      events: 'tip c>1 9@FL rest',
      after: { cue: [0.635, 0] },
    }),
  },
  lagTol: {
    values: [0.001, 0.01],
    see: (options) => {
      const stroke = (x: number) => ({
        events: [
          { t: 0, kind: 'tip', ball: 'cue', contact: 1, duration: 0.001 },
          { t: 1, kind: 'ball-rail', ball: 'cue', rail: 'foot', cushion: 'foot', part: 'nose', speed: 1 },
        ] as const,
        final: [x, 0.3] as const,
      })
      const state = { ...startOf('nine-ball', 2, options), phase: 'lag' } as const
      const { table, ballRadius } = state.terms
      const lag = { table, ballRadius, A: stroke(-1.1), B: stroke(-1.105) }
      const next = applyCommand(state as never, { kind: 'lag-played', lag } as never)
      return next.ok && next.value.state.phase
    },
  },
  epsFrozen: { values: [0.0001, 0.002], see: (options) => heldFor(0.001, options) },
  epsLine: {
    values: [0.0001, 0.001],
    see: ruled({
      state: { ...KITCHEN, balls: { ...strewn(1, 9), cue: [HEAD_X - 0.0005, 0] } },
      events: FAIR,
    }),
  },
  simultTol: { values: [1e-9, 1e-3], see: ruled({ events: 'tip 0.25:c>3 0.2505:c>1 1~foot rest' }) },
  // At 1 m/s along the line of centres after half a millisecond the cue ball was fifteen times as fast.
  grazeFraction: { values: [0.25, 0], see: (options) => heldFor(0.0005, options) },
}

describe('every option', () => {
  const list = Object.entries(ACTS) as [keyof RuleOptions, Acts<never>][]

  it.each(list)('%s changes what comes of a shot or a command', (key, { values, see }) => {
    const [one, other] = values.map((value) => JSON.stringify(see({ [key]: value })))
    expect(one).toBeDefined()
    expect(one).not.toBe(other)
  })

  it('takes its default where nothing is agreed', () => {
    const agreed = makeRuleOptions()
    for (const [key, { values }] of list) expect(agreed[key]).toEqual(values[0])
    expect(TABLE.length).toBeGreaterThan(2)
  })
})
