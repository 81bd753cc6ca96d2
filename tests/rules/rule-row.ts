import {
  type Claim,
  makeRuleOptions,
  type PlayedShot,
  type RefereeRuling,
  type RuleOptions,
  type RulesetId,
  type Ruling,
  ruleShot,
  type ShotState,
  type ShotToRule,
} from '../../src/rules/index.ts'
import type { Call, Declaration, Layout, ShotEvent } from '../../src/shot/index.ts'
import {
  type BallId,
  type ObjectBallId,
  type PocketId,
  type Point,
  TABLE_SPECS,
} from '../../src/table/index.ts'
import { events } from './notation.ts'

/** One row of a rule table: facts in, ruling out. */
export interface RuleRow {
  /** Row of the decision table, or the rule. Rows of one id are told apart by `name`. */
  readonly id: string
  readonly name: string
  /** Rule numbers and Q-numbers that this row tests. */
  readonly rules: string
  readonly game?: RulesetId
  readonly options?: Partial<RuleOptions>
  readonly state?: Partial<ShotState>
  /** Declaration: `4:FL`, `4:FL c:SR`, `safety`, `push-out`; nothing when absent. */
  readonly say?: string | Declaration
  readonly events: string
  /** Where balls lie at the end, where that matters; the others lie where they lay. */
  readonly after?: Layout
  readonly leastX?: PlayedShot['leastX']
  readonly claims?: readonly Claim[]
  readonly rulings?: readonly RefereeRuling[]
  /** Partial ruling; or the code of a refused declaration. */
  readonly expect: Record<string, unknown> | string
}

export const R = 0.028575
export const TABLE = TABLE_SPECS['9ft']
export const HEAD_X = -0.635
export const FOOT_X = 0.635

/** Rows of a triangle in rack order, tight, apex on the foot spot. */
function triangle(rows: readonly number[], order: readonly number[]): Layout {
  const layout: Partial<Record<BallId, Point>> = {}
  let i = 0
  rows.forEach((size, row) => {
    for (let place = 0; place < size; place++) {
      const at: Point = [FOOT_X + row * 0.0496, (size - 1 - 2 * place) * 0.0287]
      layout[String(order[i++]) as BallId] = at
    }
  })
  return layout
}

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1)

/** Racks by game, cue ball in the kitchen. */
export const RACKS: Readonly<Record<RulesetId, Layout>> = {
  'nine-ball': { cue: [-0.9, 0.1], ...triangle([1, 2, 3, 2, 1], [1, 2, 3, 4, 9, 5, 6, 7, 8]) },
  'ten-ball-wpa': { cue: [-0.9, 0.1], ...triangle([1, 2, 3, 4], [1, 2, 3, 4, 10, 5, 6, 7, 8, 9]) },
  'ten-ball-pl': { cue: [-0.9, 0.1], ...triangle([1, 2, 3, 4], [1, 2, 3, 4, 10, 5, 6, 7, 8, 9]) },
  'eight-ball': {
    cue: [-0.9, 0.1],
    ...triangle([1, 2, 3, 4, 5], [1, 2, 9, 3, 8, 10, 4, 11, 12, 13, 15, 5, 14, 6, 7]),
  },
  'straight-pool': { cue: [-0.9, 0.1], ...triangle([1, 2, 3, 4, 5], upTo(15)) },
  'siberian-ten': { cue: [-0.9, 0.1], ...triangle([1, 2, 3, 4], upTo(10)) },
}

/** Numbered balls strewn over the foot half, none of them near a rail or another ball. */
export function strewn(...balls: readonly (number | string)[]): Layout {
  const layout: Partial<Record<BallId, Point>> = { cue: [-0.2, -0.1] }
  for (const ball of balls) {
    const n = Number(ball)
    layout[String(ball) as ObjectBallId] = [0.08 + 0.2 * (n % 5), -0.4 + 0.27 * Math.floor(n / 5)]
  }
  return layout
}

export function stateOf(row: RuleRow): ShotState {
  const game = row.game ?? 'nine-ball'
  const shot = row.state?.shot ?? 'ordinary'
  const isBreak = shot === 'break'
  return {
    shooter: 'A',
    shot,
    balls: isBreak ? RACKS[game] : strewn(1, 3, 5, 8, game === 'nine-ball' ? 9 : 10),
    cueBall: isBreak ? 'in-hand-kitchen' : 'as-lies',
    foulCount: { A: 0, B: 0 },
    warned: { A: false, B: false },
    score: { A: 0, B: 0 },
    groups: null,
    frozenRails: [],
    frozenBalls: [],
    restricted: false,
    raceTo: 0,
    ...row.state,
  }
}

export function declarationOf(say: RuleRow['say']): Declaration {
  if (say === undefined) return {}
  if (typeof say !== 'string') return say
  if (say === 'safety') return { safety: true }
  if (say === 'push-out') return { pushOut: true }
  const call = say.split(' ').map((part): Call => {
    const [ball, pocket] = part.split(':')
    return { ball: (ball === 'c' ? 'cue' : ball) as BallId, pocket: pocket as PocketId }
  })
  return { call }
}

/** Balls that are gone at the end, by the events. */
function gone(list: readonly ShotEvent[]): Set<BallId> {
  const out = new Set<BallId>()
  for (const e of list) {
    if (e.kind === 'pocketed' || e.kind === 'off-table' || e.kind === 'touch-pocketed') out.add(e.ball)
    if (e.kind === 'drop' && e.stood < 5) out.add(e.ball)
    if (e.kind === 'pocket-return') out.delete(e.ball)
  }
  return out
}

export function shotOf(row: RuleRow): ShotToRule {
  const list = events(row.events)
  const state = stateOf(row)
  const after: Partial<Record<BallId, Point>> = { ...state.balls, ...row.after }
  for (const ball of gone(list)) delete after[ball]
  return {
    ruleset: row.game ?? 'nine-ball',
    options: makeRuleOptions(row.options),
    table: TABLE,
    ballRadius: R,
    state,
    declaration: declarationOf(row.say),
    events: list,
    after,
    leastX: row.leastX ?? {},
    claims: row.claims ?? [],
    rulings: row.rulings ?? [],
  }
}

/** The ruling of a row, or the code of the error. */
export function rule(row: RuleRow): Ruling | string {
  const ruled = ruleShot(shotOf(row))
  return ruled.ok ? ruled.value : ruled.error.code
}
