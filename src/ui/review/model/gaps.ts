import type { ShotEvent } from '../../../shot/index.ts'
import { type BallId, RAIL_IDS, type RailId, railGap, type Table } from '../../../table/index.ts'
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
