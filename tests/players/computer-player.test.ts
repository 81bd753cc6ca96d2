import { describe, expect, test } from 'vitest'
import { en } from '../../src/i18n/locales/en/index.ts'
import { Random } from '../../src/math/index.ts'
import { DEFAULT_PARAMETERS } from '../../src/physics/index.ts'
import {
  ComputerPlayer,
  type Decision,
  LEVELS,
  type Reason,
  sentencesOf,
  thinkingSeconds,
  withinBudget,
} from '../../src/players/index.ts'
import { IDEA_KINDS } from '../../src/players/search/index.ts'
import { applyCommand, CHOICE_OPTIONS, drawRack, type MatchState, startMatch } from '../../src/rules/index.ts'
import type { Layout } from '../../src/shot/index.ts'
import { aiming, NINE_FOOT } from './bench.ts'

const TERMS = { table: NINE_FOOT, parameters: DEFAULT_PARAMETERS, seed: 5 }
const player = new ComputerPlayer({ ...TERMS, seat: 'A', level: 'league' })
const OPEN: Layout = { cue: [0.3, 0.1], '2': [0.9, 0.3], '5': [0.2, -0.4], '9': [-0.7, 0.3] }

function decided(state: MatchState, simulations = 60, who = player): Decision {
  const thinking = who.think(state, simulations)
  for (;;) {
    const step = thinking.next()
    if (step.done !== true) continue
    if (step.value === null) throw new Error('nothing was decided')
    return step.value
  }
}

/** A clock of which every look takes a millisecond. */
function clock(stepMs = 1): () => number {
  let now = 0
  return () => {
    now += stepMs
    return now
  }
}

/** Plays the commands up to the stroke: none is refused. */
function accepted(state: MatchState, { commands }: Decision): MatchState {
  return commands.reduce<MatchState>((at, command) => {
    if (command.kind === 'lag') throw new Error('a lag is no command of the rules')
    const step = applyCommand(at, command)
    if (!step.ok) throw new Error(step.error.code)
    return step.value.state
  }, state)
}

describe('a computer player', () => {
  test('pots an open ball; the same state gives the same decision', () => {
    const state = aiming(OPEN)
    const decision = decided(state)
    expect(decision.reason.kind).toBe('pot')
    expect(decision.reason.target?.ball).toBe('2')
    expect(accepted(state, decision).phase).toBe('shot-running')
    expect(decided(state)).toEqual(decision)
  })

  test('somebody else of the same level errs otherwise', () => {
    const other = new ComputerPlayer({ ...TERMS, seed: 6, seat: 'A', level: 'league' })
    const stroke = (decision: Decision) => decision.commands.at(-1)
    expect(stroke(decided(aiming(OPEN), 60, other))).not.toEqual(stroke(decided(aiming(OPEN))))
  })

  test('breaks from where it may', () => {
    const empty = aiming(OPEN, 'eight-ball').terms
    const rack = drawRack(empty, 3)
    const start = startMatch(empty, rack.positions)
    const decision = decided(start)
    expect(decision.reason.kind).toBe('break')
    expect(accepted(start, decision).phase).toBe('shot-running')
  })

  test('lags from its own half, and not out of turn', () => {
    const start = startMatch({ ...aiming(OPEN).terms, opening: 'lag' }, {})
    const [command] = decided(start).commands
    expect(command?.kind === 'lag' && command.at[1] > 0).toBe(true)
    // A tie is lagged again, and not with the same stroke.
    expect(decided(start).commands).not.toEqual([command])
    expect(player.think(aiming(OPEN, 'nine-ball', { shooter: 'B' }), 20).next().value).toBe(null)
  })

  test('two who never err do not lag alike, so that one of them wins it', () => {
    const start = startMatch({ ...aiming(OPEN).terms, opening: 'lag' }, {})
    const speeds = (['A', 'B'] as const).map((seat) => {
      const perfect = new ComputerPlayer({ ...TERMS, seat, level: 'perfect' })
      const [command] = decided(start, 20, perfect).commands
      return command?.kind === 'lag' ? command.stroke.speed : null
    })
    expect(speeds[0]).not.toBe(speeds[1])
    expect(Math.abs(speeds[0]! - speeds[1]!)).toBeLessThan(0.02)
  })

  test.each(['nine-ball', 'ten-ball-wpa', 'eight-ball', 'straight-pool', 'siberian-ten'] as const)(
    '%s: with the cue ball in hand it is set down and played',
    (ruleset) => {
      const { cue: _cue, ...balls } = OPEN
      const state = aiming(balls, ruleset, { cueBall: 'in-hand' })
      const decision = decided(state)
      expect(decision.commands.map(({ kind }) => kind)).toEqual(['place-cue-ball', 'declare', 'stroke'])
      expect(accepted(state, decision).phase).toBe('shot-running')
    },
  )

  test('after a push-out it takes an open shot, and hands back a hidden one', () => {
    const pushed = (balls: Layout): MatchState => ({
      ...aiming(balls),
      phase: 'push-out-decision',
      by: 'A',
      about: 'B',
      options: ['accept', 'hand-back'],
    })
    expect(decided(pushed(OPEN)).reason.option).toBe('accept')
    const hidden: Layout = {
      cue: [-1, -0.5],
      '2': [1, 0.4],
      '5': [-0.94, -0.47],
      '6': [0, -0.06],
      '9': [1.1, 0.55],
    }
    expect(decided(pushed(hidden)).reason.option).toBe('hand-back')
  })
})

describe('time', () => {
  test('a decision ends within its budget, and says how far it is', async () => {
    const shares: number[] = []
    const decision = await player.decide(aiming(OPEN), { ms: 40, clock: clock() }, (share) =>
      shares.push(share),
    )
    expect(decision?.commands.at(-1)?.kind).toBe('stroke')
    expect(shares.length).toBeGreaterThan(0)
    expect(shares.length).toBeLessThanOrEqual(40)
    expect(Math.max(...shares)).toBeLessThanOrEqual(1)
  })

  test('told to stop it decides nothing', async () => {
    const signal = { aborted: false }
    let pauses = 0
    const pause = async () => {
      pauses += 1
      signal.aborted = true
    }
    const state = aiming(OPEN)
    const decision = await player.decide(state, { ms: 5000, clock: clock(7), pause, signal })
    expect([decision, pauses]).toEqual([null, 1])
  })

  test('a generator that is given up is closed', async () => {
    let closed = false
    function* endless() {
      try {
        for (let i = 0; ; i++) yield i
      } finally {
        closed = true
      }
    }
    expect(await withinBudget(endless(), { ms: 5, clock: clock() })).toEqual({ end: 'time', last: 4 })
    expect(closed).toBe(true)
  })

  test('people take longer over safeties and push-outs than over plain pots', () => {
    const reason: Reason = {
      kind: 'pot',
      target: null,
      option: null,
      pick: null,
      chance: 0.6,
      comesOff: 0.9,
      instead: [],
      simulations: 0,
    }
    const mean = (more: Partial<Reason>) => {
      const random = Random.fromSeed(3)
      let sum = 0
      for (let i = 0; i < 400; i++)
        sum += thinkingSeconds({ commands: [], reason: { ...reason, ...more } }, random)
      return sum / 400
    }
    expect(mean({})).toBeGreaterThan(6)
    expect(mean({})).toBeLessThan(9)
    expect(mean({ comesOff: 0.5 })).toBeGreaterThan(12)
    expect(mean({ kind: 'push-out' })).toBeGreaterThan(25)
    expect(mean({ kind: 'push-out' })).toBeLessThan(40)
  })
})

describe('reasons', () => {
  const reason: Reason = {
    kind: 'pot',
    target: { ball: '2', pocket: 'FL' },
    option: null,
    pick: null,
    chance: 0.614,
    comesOff: 0.9,
    instead: [{ kind: 'safety', chance: 0.4 }],
    simulations: 100,
  }

  test('what, how often, how likely, and what instead', () => {
    expect(sentencesOf(reason)).toEqual([
      { key: 'players.why.pot', params: { ball: '2', pocket: 'FL' } },
      { key: 'players.why.comesOff', params: { comesOff: 90 } },
      { key: 'players.why.chance', params: { chance: 61 } },
      { key: 'players.why.instead', params: { kind: 'safety', chance: 40 } },
    ])
  })

  test('every reason and every level has its words', () => {
    const kinds = [...IDEA_KINDS, 'pick', 'breaker', 'lag'] as const
    const keys = kinds.flatMap((kind) => sentencesOf({ ...reason, kind }).map(({ key }) => key))
    for (const option of CHOICE_OPTIONS)
      keys.push(...sentencesOf({ ...reason, kind: 'choice', option }).map((s) => s.key))
    const missing = [...keys, ...LEVELS.map((level) => `players.level.${level}`)].filter(
      (key) => !(key in en),
    )
    expect(missing).toEqual([])
  })
})
