import { ballsOf, type Layout } from '../shot/index.ts'
import { type BallId, ballNumber, type ObjectBallId, type Point } from '../table/index.ts'
import { distance, type PlayingArea } from './playing-area.ts'

export interface Spotted {
  readonly ball: BallId
  readonly at: Point
}

/** Positions written with six decimals must not push a ball away from a place that it exactly fits, m. */
const FIT = 1e-6

/**
 * Spots balls on the long string [1.4, 8.13, 8.14]: on the foot spot; else behind it as near as possible, touching an
 * object ball but leaving `spotGap` to the cue ball; else in front of it. Several: ascending. Nothing moves.
 */
export function spotBalls(
  balls: readonly ObjectBallId[],
  layout: Layout,
  area: PlayingArea,
  spotGap: number,
): Spotted[] {
  const placed: Partial<Record<BallId, Point>> = { ...layout }
  const spotted: Spotted[] = []
  for (const ball of [...balls].sort((a, b) => ballNumber(a) - ballNumber(b))) {
    delete placed[ball]
    const at: Point = [spotPlace(placed, area, spotGap), 0]
    placed[ball] = at
    spotted.push({ ball, at })
  }
  return spotted
}

/** A ball seen from a line of places: how far along it lies, how far beside it, how far a centre must keep away. */
interface Obstacle {
  readonly along: number
  readonly beside: number
  readonly reach: number
}

function spotPlace(layout: Layout, area: PlayingArea, spotGap: number): number {
  const obstacles = ballsOf(layout).map((ball): Obstacle => {
    const [along, beside] = layout[ball]!
    return { along, beside, reach: 2 * area.R + (ball === 'cue' ? spotGap : 0) }
  })
  const behind = firstFree(area.footX, 1, obstacles)
  if (behind <= area.endX + FIT) return behind
  return firstFree(area.footX, -1, obstacles)
}

/** Nearest free place from `from` in this direction. */
function firstFree(from: number, direction: 1 | -1, obstacles: readonly Obstacle[]): number {
  let place = from
  for (let moved = true; moved; ) {
    moved = false
    for (const { along, beside, reach } of obstacles) {
      const d = along - place
      if (d * d + beside * beside >= (reach - FIT) * (reach - FIT)) continue
      const next = along + direction * Math.sqrt(reach * reach - beside * beside)
      if ((next - place) * direction <= 0) continue
      place = next
      moved = true
    }
  }
  return place
}

/**
 * Siberian return of balls that do not count: frozen to the middle of a short rail; if that is occupied, along the
 * rail as near as possible, alternately to the left and to the right.
 */
export function returnToRail(
  balls: readonly ObjectBallId[],
  layout: Layout,
  area: PlayingArea,
  end: 'head' | 'foot',
): Spotted[] {
  const x = end === 'foot' ? area.endX : -area.endX
  const placed: Partial<Record<BallId, Point>> = { ...layout }
  const spotted: Spotted[] = []
  for (const ball of [...balls].sort((a, b) => ballNumber(a) - ballNumber(b))) {
    delete placed[ball]
    const obstacles = ballsOf(placed).map((other): Obstacle => {
      const [bx, by] = placed[other]!
      return { along: by, beside: bx - x, reach: 2 * area.R }
    })
    const left = firstFree(0, 1, obstacles)
    const right = firstFree(0, -1, obstacles)
    // Nearest to the middle; to the left where both sides are equally near, so that they take turns.
    const y = left <= -right + FIT ? left : right
    placed[ball] = [x, y]
    spotted.push({ ball, at: [x, y] })
  }
  return spotted
}

/** True when a ball lies free with its centre here. */
export function isFree(at: Point, layout: Layout, area: PlayingArea, except?: BallId): boolean {
  for (const ball of ballsOf(layout)) {
    if (ball !== except && distance(at, layout[ball]!) < 2 * area.R - 1e-9) return false
  }
  return true
}

/** True when a ball fits exactly on the foot spot. */
export function spotPlaceIsFree(layout: Layout, area: PlayingArea): boolean {
  return ballsOf(layout).every((ball) => distance(layout[ball]!, area.footSpot) >= 2 * area.R - FIT)
}
