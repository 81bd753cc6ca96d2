import { describe, expect, it } from 'vitest'
import { applyCommand, type Command, type MatchState } from '../../src/rules/index.ts'
import type { Seat } from '../../src/shot/index.ts'
import { STROKE } from './played-match.ts'
import { applyAll, GAMES, startOf } from './plies.ts'
import { deepFreeze, walk } from './walk.ts'

const SEATS: readonly Seat[] = ['A', 'B']
type Of<Kind extends Command['kind']> = (seat: Seat, state: MatchState) => Extract<Command, { kind: Kind }>[]

const LAG_STROKE = { events: [], final: [0, 0] } as const
const RULES = [
  '6.1',
  '6.2',
  '6.4',
  '6.6',
  '6.13',
  '6.15',
  '6.17',
  '1.7',
  '1.9',
  '7.2',
  'RU-a',
  'RU-e',
  'none',
]

/** Commands of every kind, each as it is mostly refused; the type asks for a new kind as soon as there is one. */
const EVERY: { readonly [Kind in Command['kind']]: Of<Kind> } = {
  'place-cue-ball': (seat) => [
    { kind: 'place-cue-ball', seat, at: [Number.NaN, 0] },
    { kind: 'place-cue-ball', seat, at: [9, 0] },
    { kind: 'place-cue-ball', seat, at: [0.635, 0] },
  ],
  declare: (seat) => [
    { kind: 'declare', seat, declaration: { pushOut: true, safety: true } },
    { kind: 'declare', seat, declaration: { safety: true, call: [{ ball: '1', pocket: 'FL' }] } },
    { kind: 'declare', seat, declaration: { declareGame: true } },
    { kind: 'declare', seat, declaration: { spotNearest: '15' } },
  ],
  'declare-frozen': (seat) => [
    { kind: 'declare-frozen', seat, frozen: { frozenRails: [['1', 'foot']], frozenBalls: [] } },
  ],
  stroke: (seat) => [
    { kind: 'stroke', seat, stroke: { ...STROKE, speed: Number.NaN } },
    { kind: 'stroke', seat, stroke: { ...STROKE, speed: 99 } },
  ],
  'shot-played': () => [{ kind: 'shot-played', shot: { events: [], after: {} } }],
  choose: (seat) => [
    { kind: 'choose', seat, option: 'spot-eight-and-play' },
    { kind: 'choose', seat, option: 'yield-to-offender' },
  ],
  'pick-ball': (seat) => [{ kind: 'pick-ball', seat, ball: '15' }],
  'next-rack': () => [
    { kind: 'next-rack', order: ['1'], positions: { '1': [0, 0] } },
    { kind: 'next-rack', order: [], positions: {} },
  ],
  concede: () => [],
  claim: (seat) =>
    RULES.flatMap((rule) =>
      [undefined, 'shot' as const, 'between' as const].flatMap((about) => [
        { kind: 'claim', by: seat, claim: { rule, against: seat }, ...(about && { about }) } as const,
        { kind: 'claim', by: 'referee', claim: { rule, against: seat }, ...(about && { about }) } as const,
      ]),
    ),
  referee: () =>
    (['replay', 'restore', 'stalemate'] as const).map((kind) => ({ kind: 'referee', ruling: { kind } })),
  'warn-two-fouls': (seat) => [{ kind: 'warn-two-fouls', seat }],
  'agree-stalemate': (seat) => [{ kind: 'agree-stalemate', seat }],
  'clock-expired': (seat) => [{ kind: 'clock-expired', seat }],
  'extend-clock': (seat) => [{ kind: 'extend-clock', seat }],
  'keep-position': (seat) => [{ kind: 'keep-position', seat }],
  'request-replace': (seat) => [{ kind: 'request-replace', seat }],
  'declare-game': (seat) => [{ kind: 'declare-game', seat }],
  'lag-played': (_seat, { terms: { table, ballRadius } }) => [
    { kind: 'lag-played', lag: { table, ballRadius, A: LAG_STROKE, B: LAG_STROKE } },
  ],
  'choose-breaker': (seat) => [{ kind: 'choose-breaker', seat, breaker: seat }],
}

/** One state of each phase that a match comes by, and one in which the balls roll. */
function statesOf(game: (typeof GAMES)[number]): MatchState[] {
  const states = new Map<string, MatchState>()
  const see = (state: MatchState): void => {
    const key = 'shot' in state ? `${state.phase} ${state.shot}` : state.phase
    if (!states.has(key)) states.set(key, state)
  }
  for (const seed of [1, 2, 3, 4]) {
    const start = startOf(game, game === 'straight-pool' ? 20 : 2)
    walk(start, seed, 4000, ({ after }) => see(after))
  }
  see(startOf(game, 2))
  see({ ...startOf(game, 2), phase: 'lag' } as MatchState)
  see({ ...startOf(game, 2), phase: 'breaker-choice', by: 'A' } as MatchState)
  return [...states.values()].map(deepFreeze)
}

describe('a command that is refused changes nothing, whatever it is and whenever it comes', () => {
  for (const game of GAMES) {
    it(game, () => {
      const states = statesOf(game)
      expect(new Set(states.map(({ phase }) => phase)).size).toBeGreaterThan(6)
      const refused = new Set<string>()
      for (const state of states) {
        const text = JSON.stringify(state)
        for (const [kind, commands] of Object.entries(EVERY)) {
          for (const command of SEATS.flatMap((seat): Command[] => commands(seat, state as never))) {
            const answer = applyCommand(state, deepFreeze(command))
            if (!answer.ok) {
              refused.add(kind)
              expect(answer.error.code).toMatch(/^[a-z0-9-]+$/)
            }
            // An accepted one gives a new state: the old one stays what it was, too.
            expect(JSON.stringify(state)).toBe(text)
          }
        }
      }
      expect(Object.keys(EVERY).filter((kind) => !refused.has(kind))).toEqual(['concede'])
    })
  }

  it('giving up is refused only when the match is over', () => {
    const over = applyAll(startOf('nine-ball', 2), [{ kind: 'concede', seat: 'A' }]).state
    for (const seat of SEATS) expect(applyCommand(over, { kind: 'concede', seat }).ok).toBe(false)
  })
})
