import { cosDeg, sinDeg } from '../../math/index.ts'
import type { BallId, PocketId, Point, RailId } from '../../table/index.ts'
import type { RailWall, RubberTop, StickSurroundings } from './rail-walls.ts'
import { STICK } from './stick-line.ts'
import type { FramedWall } from './wall-clearance.ts'

/** A place of a ball, for what is in a stick's way. */
export interface BallPlace {
  readonly id: BallId
  readonly x: number
  readonly y: number
  /** Height of its centre, m; R when absent. */
  readonly z?: number
}

/** What a stick would pass through. */
export type StickObstacle =
  | { readonly kind: 'rail'; readonly rail: RailId }
  | { readonly kind: 'pocket'; readonly pocket: PocketId }
  | { readonly kind: 'ball'; readonly ball: BallId }

/**
 * What can be in the way of a stick with one heading, whatever its elevation: in the frame of the cue ball, X back along
 * the heading, Y to the right, Z up.
 */
export interface StickFrame {
  readonly walls: readonly (FramedWall & { readonly wall: RailWall })[]
  readonly balls: readonly {
    readonly x: number
    readonly y: number
    readonly z: number
    readonly ball: BallId
  }[]
  /** Plan of the frame on the table: where the cue ball is, which way is back and right. */
  readonly cue: Point
  readonly back: Point
  readonly tops: readonly RubberTop[]
}

/** A ball or wall further than this from the centre of the cue ball is out of reach, m. */
const REACH = STICK.length + 0.1

/** `aside`: how far the axis passes beside the centre, to the right, m. */
export function makeStickFrame(
  around: StickSurroundings,
  directionDeg: number,
  aside: number,
  cue: BallPlace,
  others: readonly BallPlace[],
  radius: number,
): StickFrame {
  const back: Point = [0 - cosDeg(directionDeg), 0 - sinDeg(directionDeg)]
  const height = cue.z ?? radius
  const walls: (FramedWall & { wall: RailWall })[] = []
  for (const wall of around.walls) {
    const { from, to } = wall
    const y1 = rightOf(back, from[0] - cue.x, from[1] - cue.y)
    const y2 = rightOf(back, to[0] - cue.x, to[1] - cue.y)
    if (isBesides(y1 - aside, y2 - aside)) continue
    const x1 = backOf(back, from[0] - cue.x, from[1] - cue.y)
    const x2 = backOf(back, to[0] - cue.x, to[1] - cue.y)
    if ((x1 < 0 && x2 < 0) || (x1 > REACH && x2 > REACH)) continue
    walls.push({ x1, y1, z1: wall.fromHeight - height, x2, y2, z2: wall.toHeight - height, wall })
  }
  const balls: { x: number; y: number; z: number; ball: BallId }[] = []
  for (const { id, x, y, z } of others) {
    if (id === cue.id) continue
    const bx = backOf(back, x - cue.x, y - cue.y)
    const by = rightOf(back, x - cue.x, y - cue.y)
    const wide = radius + STICK.buttHalf
    if (bx < -radius || bx > REACH || by - aside > wide || by - aside < -wide) continue
    balls.push({ x: bx, y: by, z: (z ?? radius) - height, ball: id })
  }
  return { walls, balls, cue: [cue.x, cue.y], back, tops: around.tops }
}

/** Both ends are on one side of the stick, further off than it is thick. */
function isBesides(side1: number, side2: number): boolean {
  return (
    (side1 > STICK.buttHalf && side2 > STICK.buttHalf) || (side1 < -STICK.buttHalf && side2 < -STICK.buttHalf)
  )
}

function backOf(back: Point, dx: number, dy: number): number {
  return dx * back[0] + dy * back[1]
}

function rightOf(back: Point, dx: number, dy: number): number {
  return dy * back[0] - dx * back[1]
}
