import type { ShotEvent } from '../../../shot/index.ts'
import { BALL_IDS, type BallId, RAIL_IDS, type RailId, railGap, type Table } from '../../../table/index.ts'
import { type BallPlace, type Paths, placeOf } from './ball-places.ts'

/** Between two balls, or a ball and a rail. */
export type Pair =
  | { readonly kind: 'balls'; readonly a: BallId; readonly b: BallId }
  | { readonly kind: 'rail'; readonly ball: BallId; readonly rail: RailId }

/** A gap at an instant, m: 0 = touching. */
export interface Gap {
  readonly pair: Pair
  readonly metres: number
}

/** Nearer than this counts as touching when a gap is looked for that is not one, m. */
const TOUCHING = 5e-6

/** What an event brings together; null for one that is about a single ball. */
export function pairOf(event: ShotEvent): Pair | null {
  switch (event.kind) {
    case 'ball-ball':
      return { kind: 'balls', a: event.a, b: event.b }
    case 'ball-rail':
    case 'left-rail':
      return { kind: 'rail', ball: event.ball, rail: event.rail }
    default:
      return null
  }
}

export function samePair(one: Pair, other: Pair): boolean {
  if (one.kind === 'balls' && other.kind === 'balls') return one.a === other.a && one.b === other.b
  return one.kind === 'rail' && other.kind === 'rail' && one.ball === other.ball && one.rail === other.rail
}

/** What can be measured: a ball, or a rail from a ball. */
export type GapEnd = BallId | RailId

/** The pair of two ends, the cue ball and lower numbers first; null for two rails, or twice the same. */
export function pairBetween(one: GapEnd, other: GapEnd): Pair | null {
  const balls = BALL_IDS.filter((id) => id === one || id === other)
  const rail = RAIL_IDS.find((id) => id === one || id === other)
  const [a, b] = balls
  if (a !== undefined && b !== undefined) return { kind: 'balls', a, b }
  return a !== undefined && rail !== undefined ? { kind: 'rail', ball: a, rail } : null
}

/** A gap that a person has chosen to see, as it is at an instant. */
export interface ChosenGap {
  readonly pair: Pair
  /** m; null when a ball is no longer on the table. */
  readonly metres: number | null
  /** `frozen` = lying against each other, as an inspection would find [8.4]; `touching` = in motion. */
  readonly contact: 'frozen' | 'touching' | null
}

/** Measures a chosen pair; `epsFrozen` = how near still counts as frozen when both lie still, m. */
export function chosenGap(pair: Pair, paths: Paths, table: Table, t: number, epsFrozen: number): ChosenGap {
  const places = (pair.kind === 'balls' ? [pair.a, pair.b] : [pair.ball]).flatMap((id) =>
    paths.balls.includes(id) ? [placeOf(paths, id, t)] : [],
  )
  const wanted = pair.kind === 'balls' ? 2 : 1
  if (places.length < wanted || places.some(({ phase }) => phase === 'pocketed' || phase === 'off-table'))
    return { pair, metres: null, contact: null }
  const { metres } = gapOf(pair, paths, table, t)
  // Before the stroke all balls lie still, also the one that the tip is about to move.
  const still = t <= 0 || places.every(({ phase }) => phase === 'resting')
  if (still && metres <= epsFrozen) return { pair, metres, contact: 'frozen' }
  return { pair, metres, contact: metres <= TOUCHING ? 'touching' : null }
}

export function gapOf(pair: Pair, paths: Paths, table: Table, t: number): Gap {
  const first = placeOf(paths, pair.kind === 'balls' ? pair.a : pair.ball, t)
  if (pair.kind === 'rail') return { pair, metres: railGap(table, first.at, pair.rail) }
  return { pair, metres: apart(first, placeOf(paths, pair.b, t), table) }
}

function apart(a: BallPlace, b: BallPlace, table: Table): number {
  return Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1], a.z - b.z) - 2 * table.ballRadius
}

/** Every gap of one ball that is narrower than `within` (m), narrowest first. */
export function gapsOf(
  ball: BallId,
  places: readonly BallPlace[],
  table: Table,
  within: number,
): readonly Gap[] {
  const own = places.find(({ id }) => id === ball)
  if (own === undefined) return []
  const balls = places
    .filter(({ id }) => id !== ball)
    .map((other): Gap => ({ pair: ballPair(places, ball, other.id), metres: apart(own, other, table) }))
  const rails = RAIL_IDS.map(
    (rail): Gap => ({ pair: { kind: 'rail', ball, rail }, metres: railGap(table, own.at, rail) }),
  )
  return [...balls, ...rails].filter(({ metres }) => metres <= within).toSorted((a, b) => a.metres - b.metres)
}

/** What lies close before a ball that is struck: nearer than a ball is wide; null when nothing does. */
export function closeTo(ball: BallId, places: readonly BallPlace[], table: Table): Gap | null {
  return gapsOf(ball, places, table, 2 * table.ballRadius)[0] ?? null
}

/** In the order of the ids, the cue ball first. */
function ballPair(places: readonly BallPlace[], one: BallId, other: BallId): Pair {
  const first = places.find(({ id }) => id === one || id === other)!.id
  return { kind: 'balls', a: first, b: first === one ? other : one }
}

/** The gap that an event leaves open: of its balls to what is nearest without being touched. */
export function openGap(
  event: ShotEvent,
  places: readonly BallPlace[],
  table: Table,
  within: number,
): Gap | null {
  const pair = pairOf(event)
  if (pair === null) return null
  const ball = pair.kind === 'balls' ? pair.a : pair.ball
  const open = gapsOf(ball, places, table, within).filter(({ metres }) => metres > TOUCHING)
  return open.find((gap) => !samePair(gap.pair, pair)) ?? null
}
