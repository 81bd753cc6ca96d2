import { assert, Random } from '../math/index.ts'
import type { ObjectBallId } from './ball-set.ts'
import { type RackKind, rackBalls } from './rack-order.ts'
import type { Point } from './table-ids.ts'
import type { TableSpec } from './table-spec.ts'

/**
 * How close a rack is. `tight`: every neighbour touches. The others draw each gap: a template 5 +- 5 um, a wooden
 * triangle 20 +- 20 um, a careless one 80 +- 80 um, each with one gap in twenty up to 0.5 mm; `plain`: 0 to 0.1 mm.
 */
export const RACK_GAPS = ['tight', 'template', 'wooden', 'sloppy', 'plain'] as const
export type RackGaps = (typeof RACK_GAPS)[number]

const USUAL_GAP = { template: 5e-6, wooden: 20e-6, sloppy: 80e-6 } as const
const WIDE_GAP = { share: 0.05, most: 5e-4 } as const
const PLAIN_GAP = 1e-4

export interface RackRequest {
  readonly kind: RackKind
  /** Numbers in rack order (`rackOrder`). */
  readonly order: readonly ObjectBallId[]
  readonly spec: TableSpec
  /** R, m. */
  readonly ballRadius: number
  readonly gaps: RackGaps
  /** Seeds the gaps. */
  readonly seed: number
}

/** Where the balls of a rack lie: apex on the foot spot, rows towards the foot rail; `fourteen` leaves the apex vacant. */
export function rackLayout(request: RackRequest): Readonly<Partial<Record<ObjectBallId, Point>>> {
  const { kind, order, spec } = request
  assert(order.length === rackBalls(kind).length, 'one number for each place of the rack')
  const places = request.gaps === 'tight' ? tightPlaces(request) : loosePlaces(request)
  const layout: Partial<Record<ObjectBallId, Point>> = {}
  for (let i = kind === 'fourteen' ? 1 : 0; i < order.length; i++) {
    layout[order[i]!] = [places[i]![0] + spec.length / 4, places[i]![1]]
  }
  return layout
}

/** Row and place in the row (0 = left) in rack order. */
function rows(
  kind: RackKind,
): readonly { readonly row: number; readonly place: number; readonly size: number }[] {
  const sizes =
    kind === 'nine-ball'
      ? [1, 2, 3, 2, 1]
      : kind === 'ten-ball' || kind === 'siberian'
        ? [1, 2, 3, 4]
        : [1, 2, 3, 4, 5]
  return sizes.flatMap((size, row) => Array.from({ length: size }, (_, place) => ({ row, place, size })))
}

/** Row pitch sqrt(3) R, in-row pitch 2R, relative to the apex; symmetric about the long string to the bit. */
function tightPlaces({ kind, ballRadius }: RackRequest): Point[] {
  const pitch = Math.sqrt(3) * ballRadius
  return rows(kind).map(({ row, place, size }) => [row * pitch, (size - 1 - 2 * place) * ballRadius + 0])
}

function drawGap(gaps: Exclude<RackGaps, 'tight'>, random: Random): number {
  if (gaps === 'plain') return random.between(0, PLAIN_GAP)
  if (random.next() < WIDE_GAP.share) return random.between(0, WIDE_GAP.most)
  const usual = USUAL_GAP[gaps]
  return Math.max(0, usual + usual * random.gaussian())
}

/** A ball already in place and how near the next one may come to it. */
interface Neighbour {
  readonly at: Point
  readonly reach: number
}

/** Of the two points at given distances from two neighbours the one farther from the apex; null when they do not meet. */
function restingOn(a: Neighbour, b: Neighbour): Point | null {
  const dx = b.at[0] - a.at[0]
  const dy = b.at[1] - a.at[1]
  const apart = dx * dx + dy * dy
  const share = 0.5 + (a.reach * a.reach - b.reach * b.reach) / (2 * apart)
  const heightSquared = a.reach * a.reach - share * share * apart
  if (heightSquared < 0) return null
  const h = Math.sqrt(heightSquared / apart)
  const x = a.at[0] + share * dx
  const y = a.at[1] + share * dy
  return h * dy < 0 ? [x - h * dy, y + h * dx] : [x + h * dy, y - h * dx]
}

function clearOf(neighbours: readonly Neighbour[], point: Point): boolean {
  return neighbours.every(({ at, reach }) => {
    const x = point[0] - at[0]
    const y = point[1] - at[1]
    return Math.sqrt(x * x + y * y) >= reach - 1e-12
  })
}

/**
 * Pushes each ball towards the apex until it is stopped by two neighbours, as fingers in a triangle do: the place
 * nearest to its tight one that keeps all drawn gaps. Gaps are thus at least the drawn ones and balls never overlap.
 */
function loosePlaces(request: RackRequest): Point[] {
  const gaps = request.gaps as Exclude<RackGaps, 'tight'>
  const random = Random.fromSeed(request.seed, 2)
  const tight = tightPlaces(request)
  const placed: Point[] = []
  const near = 2.2 * request.ballRadius
  for (const ideal of tight) {
    const neighbours: Neighbour[] = []
    for (let i = 0; i < placed.length; i++) {
      const x = tight[i]![0] - ideal[0]
      const y = tight[i]![1] - ideal[1]
      if (x * x + y * y > near * near) continue
      neighbours.push({ at: placed[i]!, reach: 2 * request.ballRadius + drawGap(gaps, random) })
    }
    placed.push(pushedPlace(ideal, neighbours))
  }
  return placed
}

function pushedPlace(ideal: Point, neighbours: readonly Neighbour[]): Point {
  if (neighbours.length === 0) return ideal
  if (neighbours.length === 1) return behindOne(ideal, neighbours[0]!)
  let best: Point | null = null
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < neighbours.length; i++) {
    for (let j = i + 1; j < neighbours.length; j++) {
      const place = restingOn(neighbours[i]!, neighbours[j]!)
      if (place === null || !clearOf(neighbours, place)) continue
      const x = place[0] - ideal[0]
      const y = place[1] - ideal[1]
      if (x * x + y * y >= least) continue
      best = place
      least = x * x + y * y
    }
  }
  assert(best !== null, 'a place in the rack behind two neighbours')
  return best
}

/** Straight behind its only neighbour, in the direction of the tight rack. */
function behindOne(ideal: Point, { at, reach }: Neighbour): Point {
  const x = ideal[0] - at[0]
  const y = ideal[1] - at[1]
  const size = Math.sqrt(x * x + y * y)
  return [at[0] + (x / size) * reach, at[1] + (y / size) * reach]
}
