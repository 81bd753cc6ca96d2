import type { Point } from '../../table/index.ts'
import { distance, isClear, moved, type Obstacle, type Pot, type TableSense } from '../sense/index.ts'

/** How the cue ball turns when it meets the object ball: back spin, none, rolling (as a share of its speed). */
const SPINS = [-0.55, 0, 1] as const
/** Speed at the meeting as a multiple of what just brings the object ball to its pocket. */
const SPEEDS = [1.15, 1.6, 2.3, 3.2] as const
/** Share of its energy that a rolling ball keeps at a cushion. */
const CUSHION_KEEPS = 0.42
/** No cushion here: a ball that comes this near to a pocket's middle may go in, m. */
const POCKET_ROOM = 0.075
const MOST_CUSHIONS = 4
/** The last bit of the way is left out when a ball would be touched there. */
const SHORTEST = 0.02

/** Where the cue ball may be sent to by a pot, roughly: without side spin, without touching another ball. */
export function cueBallPlaces(sense: TableSense, cue: Point, pot: Pot, others: readonly Obstacle[]): Point[] {
  const { rollingFriction, gravity } = sense.parameters
  const drag = 2 * rollingFriction * gravity
  const least = leastSpeed(pot, drag)
  const way: Point =
    pot.reach < 1e-4
      ? pot.direction
      : [(pot.ghost[0] - cue[0]) / pot.reach, (pot.ghost[1] - cue[1]) / pot.reach]
  const places: Point[] = []
  for (const speed of SPEEDS) {
    for (const spin of SPINS) {
      const [vx, vy] = rolledVelocity(pot, way, least * speed, spin)
      const place = rollOut(sense, pot.ghost, vx, vy, drag, others)
      if (place !== null) places.push(place)
    }
  }
  return places
}

function leastSpeed(pot: Pot, drag: number): number {
  return (1.4 * Math.sqrt(0.0625 + drag * pot.run)) / pot.cutCos
}

/** Velocity when the cue ball rolls again: 5/7 of what the hit leaves it, 2/7 of what its spin carries. */
function rolledVelocity(pot: Pot, way: Point, speed: number, spin: number): Point {
  const along = pot.cutCos
  const tx = way[0] - pot.direction[0] * along * RESTITUTION_SHARE
  const ty = way[1] - pot.direction[1] * along * RESTITUTION_SHARE
  return [speed * ((5 / 7) * tx + (2 / 7) * spin * way[0]), speed * ((5 / 7) * ty + (2 / 7) * spin * way[1])]
}

/** The cue ball gives this share of its speed along the line of centres away. */
const RESTITUTION_SHARE = 0.975

/** Rolls a ball out over the cushions; null when it meets a ball or a pocket on its way. */
function rollOut(
  sense: TableSense,
  from: Point,
  vx: number,
  vy: number,
  drag: number,
  others: readonly Obstacle[],
): Point | null {
  const { mostX, mostY, R } = sense
  let left = (vx * vx + vy * vy) / drag
  const size = Math.sqrt(vx * vx + vy * vy)
  if (size < 1e-6) return from
  let way: Point = [vx / size, vy / size]
  let at = from
  for (let cushions = 0; cushions <= MOST_CUSHIONS; cushions++) {
    const toX =
      way[0] > 0
        ? (mostX - at[0]) / way[0]
        : way[0] < 0
          ? (-mostX - at[0]) / way[0]
          : Number.POSITIVE_INFINITY
    const toY =
      way[1] > 0
        ? (mostY - at[1]) / way[1]
        : way[1] < 0
          ? (-mostY - at[1]) / way[1]
          : Number.POSITIVE_INFINITY
    const reach = Math.max(0, Math.min(toX, toY))
    const step = Math.min(left, reach)
    const end = moved(at, way, step)
    if (step > SHORTEST && !isClear(at, end, others, 2 * R)) return null
    if (left <= reach) return end
    if (sense.pockets.some(({ mouth }) => distance(mouth, end) < POCKET_ROOM)) return null
    left = (left - reach) * CUSHION_KEEPS
    way = toX < toY ? [-way[0], way[1]] : [way[0], -way[1]]
    at = end
  }
  return null
}
