import { Random } from '../../src/math/index.ts'
import {
  applyCommand,
  CHOICE_OPTIONS,
  type Command,
  demandFor,
  legalCueBallPlace,
  type MatchState,
  type Ruling,
} from '../../src/rules/index.ts'
import { ballsOf, type Layout, type Seat } from '../../src/shot/index.ts'
import { BALL_IDS, type BallId, type ObjectBallId, type Point } from '../../src/table/index.ts'
import { freeKitchenPlace, rackCommand, shotClasses, shotCommands } from './plies.ts'

/** One accepted step of a walk. */
export interface WalkStep {
  readonly before: MatchState
  readonly command: Command
  readonly after: MatchState
  readonly ruling: Ruling | null
}

/** Balls strewn anew over a grid, so that spotting and kitchen rules meet every kind of position. */
export function strewAnew(random: Random): (balls: Layout) => Layout {
  return (balls) => {
    const cells: Point[] = []
    for (let i = 0; i < 20; i++) for (let j = 0; j < 9; j++) cells.push([-1.14 + 0.12 * i, -0.5 + 0.125 * j])
    const places = random.shuffle(cells)
    const layout: Partial<Record<BallId, Point>> = {}
    ballsOf(balls).forEach((ball, i) => {
      layout[ball] = places[i]!
    })
    return layout
  }
}

function pick<T>(random: Random, list: readonly T[]): T {
  return list[random.int(list.length)]!
}

/** Commands that should be accepted in this state, one after the other. Never empty before the match is over. */
export function goodCommands(state: MatchState, random: Random): readonly Command[] {
  switch (state.phase) {
    case 'break':
    case 'aiming':
      return shotCommands(state, likelyShot(state, random), strewAnew(random))
    case 'push-out-decision':
    case 'choice':
      return [{ kind: 'choose', seat: state.by, option: pick(random, state.options) }]
    case 'pick-ball':
      return [{ kind: 'pick-ball', seat: state.by, ball: pick(random, objectBalls(state)) }]
    case 'racking':
    case 'rack-over':
      return [rackCommand(state)]
    case 'lag':
      return [lagCommand(state, random)]
    case 'breaker-choice':
      return [{ kind: 'choose-breaker', seat: state.by, breaker: pick(random, ['A', 'B'] as const) }]
    default:
      return []
  }
}

/** Made shots more often than not: a match of nothing but fouls need not end. */
function likelyShot(state: MatchState, random: Random) {
  const shots = shotClasses(state)
  const made = shots.filter(({ name }) => name === 'made' || name === 'money')
  return made.length > 0 && random.next() < 0.6 ? pick(random, made) : pick(random, shots)
}

function objectBalls(state: MatchState): ObjectBallId[] {
  return ballsOf(state.balls).filter((ball): ball is ObjectBallId => ball !== 'cue')
}

function lagCommand({ terms }: MatchState, random: Random): Command {
  const stroke = (x: number) => ({
    events: [
      { t: 0, kind: 'tip', ball: 'cue', contact: 1, duration: 0.001 },
      { t: 1, kind: 'ball-rail', ball: 'cue', rail: 'foot', cushion: 'foot', part: 'nose', speed: 1 },
      { t: 3, kind: 'rest' },
    ] as const,
    final: [x, 0.3] as Point,
  })
  const { table, ballRadius } = terms
  const first = -1 - 0.2 * random.next()
  return { kind: 'lag-played', lag: { table, ballRadius, A: stroke(first), B: stroke(-1.1) } }
}

/** A command that comes out of nowhere: mostly refused. */
export function wildCommand(state: MatchState, random: Random): Command {
  const seat: Seat = pick(random, ['A', 'B'] as const)
  const shotState = state.phase === 'break' || state.phase === 'aiming'
  const stroke = { speed: 20 * random.next(), directionDeg: 0, elevationDeg: 0, tip: { side: 0, height: 0 } }
  const wild: Command[] = [
    { kind: 'place-cue-ball', seat, at: [random.between(-1.4, 1.4), random.between(-0.7, 0.7)] },
    { kind: 'declare', seat, declaration: { pushOut: true } },
    { kind: 'declare', seat, declaration: { safety: true } },
    { kind: 'declare', seat, declaration: { spotNearest: true } },
    { kind: 'declare', seat, declaration: { call: [{ ball: pick(random, BALL_IDS), pocket: 'FL' }] } },
    { kind: 'choose', seat, option: pick(random, CHOICE_OPTIONS) },
    { kind: 'pick-ball', seat, ball: '7' },
    { kind: 'declare-game', seat },
    { kind: 'warn-two-fouls', seat },
    { kind: 'choose-breaker', seat, breaker: 'A' },
    { kind: 'declare-frozen', seat, frozen: { frozenRails: [], frozenBalls: [] } },
    { kind: 'next-rack', order: ['1'], positions: { '1': [0, 0] } },
    { kind: 'claim', by: 'referee', claim: { rule: pick(random, CLAIMS), against: seat } },
    { kind: 'referee', ruling: { kind: pick(random, ['replay', 'restore'] as const) } },
    { kind: 'referee', ruling: { kind: 'overrule', rule: pick(random, CLAIMS) } },
    { kind: 'referee', ruling: { kind: 'overrule', rule: pick(random, CLAIMS), by: seat, reason: 'seen' } },
    { kind: 'referee', ruling: { kind: 'uphold', rule: pick(random, CLAIMS), by: seat } },
    { kind: 'agree-stalemate', seat },
    { kind: 'clock-expired', seat },
    { kind: 'extend-clock', seat },
    { kind: 'keep-position', seat },
    { kind: 'request-replace', seat },
    { kind: 'stroke', seat: shotState && state.shooter === 'A' ? 'B' : 'A', stroke },
  ]
  return pick(random, wild)
}

const CLAIMS = [
  '6.1',
  '6.2',
  '6.3',
  '6.4',
  '6.6',
  '6.13',
  '6.15',
  '1.9',
  'RU-a',
  'RU-e',
  '7.2',
  'none',
] as const

/** Freezes a value to the bottom: whoever changes it, throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) deepFreeze(part)
  }
  return value
}

/**
 * Walks a match to its end with accepted commands, trying wild ones in between. `see` looks at each accepted step.
 * Returns the number of commands, or -1 when the match did not end within `most`.
 */
export function walk(start: MatchState, seed: number, most: number, see: (step: WalkStep) => void): number {
  const random = Random.fromSeed(seed, 1)
  let state = deepFreeze(start)
  let count = 0
  const apply = (command: Command, must: boolean): boolean => {
    const result = applyCommand(state, deepFreeze(command))
    if (!result.ok) {
      if (must) throw new Error(`${command.kind} refused in ${state.phase}: ${result.error.code}`)
      return false
    }
    const after = deepFreeze(result.value.state)
    see({ before: state, command, after, ruling: result.value.ruling })
    state = after
    count += 1
    return true
  }
  while (state.phase !== 'match-over') {
    if (count > most) return -1
    demandFor(state)
    legalCueBallPlace(state, freeKitchenPlace(state.balls))
    if (random.next() < 0.2) apply(wildCommand(state, random), false)
    const phase: string = state.phase
    if (phase === 'match-over') break
    const commands = goodCommands(state, random)
    if (commands.length === 0) throw new Error(`nothing may be done in ${state.phase}`)
    for (const command of commands) apply(command, true)
  }
  return count
}
