import {
  applyCommand,
  type Command,
  demandFor,
  type MatchState,
  type MatchStep,
  type MatchTerms,
  makeRuleOptions,
  type RuleOptions,
  type RulesetId,
  startMatch,
} from '../../src/rules/index.ts'
import { ballsOf, type Declaration, type Layout } from '../../src/shot/index.ts'
import type { BallId, ObjectBallId, Point } from '../../src/table/index.ts'
import { events } from './notation.ts'
import { R, RACKS, TABLE } from './rule-row.ts'

export const GAMES: readonly RulesetId[] = [
  'nine-ball',
  'ten-ball-wpa',
  'ten-ball-pl',
  'eight-ball',
  'straight-pool',
  'siberian-ten',
]

const STROKE = { speed: 3, directionDeg: 0, elevationDeg: 0, tip: { side: 0, height: 0 } }

/** Order of the racks in `RACKS`. */
const ORDERS: Readonly<Record<RulesetId, readonly number[]>> = {
  'nine-ball': [1, 2, 3, 4, 9, 5, 6, 7, 8],
  'ten-ball-wpa': [1, 2, 3, 4, 10, 5, 6, 7, 8, 9],
  'ten-ball-pl': [1, 2, 3, 4, 10, 5, 6, 7, 8, 9],
  'eight-ball': [1, 2, 9, 3, 8, 10, 4, 11, 12, 13, 15, 5, 14, 6, 7],
  'straight-pool': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  'siberian-ten': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
}

export function rackOf(game: RulesetId): Layout {
  const { cue: _kitchen, ...rack } = RACKS[game]
  return rack
}

export function startOf(game: RulesetId, raceTo: number, options: Partial<RuleOptions> = {}): MatchState {
  const terms: MatchTerms = {
    ruleset: game,
    options: makeRuleOptions(options),
    raceTo,
    table: TABLE,
    ballRadius: R,
    firstBreaker: 'A',
  }
  return startMatch(terms, rackOf(game))
}

/** A class of shots: what is declared, and what then happens. */
export interface ShotClass {
  readonly name: string
  readonly declaration: Declaration
  readonly events: string
}

const ALPHABET_RAILS = ['foot', 'left', 'right', 'head']

/** The fixed alphabet of fact classes, for the position at hand. */
export function shotClasses(state: MatchState): ShotClass[] {
  const objectBalls = ballsOf(state.balls).filter((ball): ball is ObjectBallId => ball !== 'cue')
  const demand = demandFor(state)
  const lawful = demand.legalFirst?.[0] ?? objectBalls[0]
  if (lawful === undefined) return [{ name: 'miss', declaration: {}, events: 'tip rest' }]
  const other = objectBalls.find((ball) => ball !== lawful && ball !== '8') ?? lawful
  const money = (['9', '8', '10'] as const).find(
    (ball) => moneyOf(state) === ball && objectBalls.includes(ball),
  )
  const rails = objectBalls.slice(0, 4).map((ball, i) => `${ball}~${ALPHABET_RAILS[i]}`)
  const call = (ball: BallId): Declaration => (demand.mostCalls > 0 ? { call: [{ ball, pocket: 'FL' }] } : {})
  const dry = `${rails.join(' ')} ${lawful}~left ${lawful}~right c~foot`
  return [
    { name: 'miss', declaration: {}, events: 'tip rest' },
    { name: 'dry', declaration: call(lawful), events: `tip c>${lawful} ${dry} rest` },
    { name: 'no rail', declaration: call(lawful), events: `tip c>${lawful} rest` },
    { name: 'wrong first', declaration: call(lawful), events: `tip c>${other} ${dry} rest` },
    { name: 'made', declaration: call(lawful), events: `tip c>${lawful} ${lawful}@FL rest` },
    { name: 'other down', declaration: call(lawful), events: `tip c>${lawful} ${other}@FR rest` },
    { name: 'scratch', declaration: call(lawful), events: `tip c>${lawful} ${dry} c@SL rest` },
    { name: 'off', declaration: call(lawful), events: `tip c>${lawful} ${dry} ${other}^ rest` },
    ...(money === undefined
      ? []
      : [{ name: 'money', declaration: call(money), events: `tip c>${lawful} ${money}@FL rest` }]),
    ...(demand.pushOutRefusal === null
      ? [{ name: 'push-out', declaration: { pushOut: true } as const, events: 'tip rest' }]
      : []),
    ...(demand.maySafety
      ? [
          {
            name: 'safety',
            declaration: { safety: true } as const,
            events: `tip c>${lawful} ${lawful}@FL rest`,
          },
        ]
      : []),
  ]
}

function moneyOf({ terms }: MatchState): '8' | '9' | '10' | null {
  switch (terms.ruleset) {
    case 'nine-ball':
      return '9'
    case 'eight-ball':
      return '8'
    case 'ten-ball-pl':
    case 'ten-ball-wpa':
      return '10'
    default:
      return null
  }
}

/** Applies commands that must all be accepted. */
export function applyAll(state: MatchState, commands: readonly Command[]): MatchStep {
  let step: MatchStep = { state, ruling: null }
  for (const command of commands) {
    const next = applyCommand(step.state, command)
    if (!next.ok) throw new Error(`${command.kind} refused: ${next.error.code}`)
    step = { state: next.value.state, ruling: next.value.ruling ?? step.ruling }
  }
  return step
}

/** A place in the kitchen where the cue ball lies free. */
export function freeKitchenPlace(balls: Layout): Point {
  for (let i = 0; ; i++) {
    const at: Point = [-0.7 - 0.06 * (i % 8), 0.06 * (Math.floor(i / 8) - 4)]
    const others = ballsOf(balls).filter((ball) => ball !== 'cue')
    if (others.every((ball) => Math.hypot(balls[ball]![0] - at[0], balls[ball]![1] - at[1]) > 2 * R))
      return at
  }
}

/** A whole shot of this class: place, declare, stroke, and what it did. `after` moves balls where that is wanted. */
export function shotCommands(
  state: MatchState,
  { declaration, events: text }: ShotClass,
  move: (balls: Layout) => Layout = (balls) => balls,
): Command[] {
  if (state.phase !== 'break' && state.phase !== 'aiming') throw new Error(`nobody aims in ${state.phase}`)
  const seat = state.shooter
  const place: Command[] =
    state.cueBall === 'as-lies' || state.balls.cue !== undefined
      ? []
      : [{ kind: 'place-cue-ball', seat, at: freeKitchenPlace(state.balls) }]
  const list = events(text)
  const after: Partial<Record<BallId, Point>> = {
    ...state.balls,
    cue: state.balls.cue ?? freeKitchenPlace(state.balls),
  }
  for (const e of list) if (e.kind === 'pocketed' || e.kind === 'off-table') delete after[e.ball]
  return [
    ...place,
    { kind: 'declare', seat, declaration },
    { kind: 'stroke', seat, stroke: STROKE },
    { kind: 'shot-played', shot: { events: list, after: move(after) } },
  ]
}

/** The rack that this state waits for. */
export function rackCommand(state: MatchState): Command {
  const game = state.terms.ruleset
  const wanted = state.phase === 'racking' ? state.rack : null
  const order = ORDERS[game].map((n) => String(n) as ObjectBallId)
  if (wanted === null || wanted.length === order.length)
    return { kind: 'next-rack', order, positions: rackOf(game) }
  // Fourteen: the places of a full rack but for the apex, in the order of the numbers.
  const places = order.slice(1).map((ball) => RACKS[game][ball]!)
  const positions: Partial<Record<BallId, Point>> = {}
  wanted.forEach((ball, i) => {
    positions[ball] = places[i]!
  })
  return { kind: 'next-rack', order: wanted, positions }
}
