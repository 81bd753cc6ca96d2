import { assert } from '../math/index.ts'
import type { Point, TableSpec } from '../table/index.ts'

/** Lines and spots that the rules name, metres, for one table and ball [8.1]. */
export interface PlayingArea {
  readonly length: number
  readonly width: number
  /** Radius of a ball. */
  readonly R: number
  readonly headX: number
  readonly footX: number
  readonly headSpot: Point
  readonly centreSpot: Point
  readonly footSpot: Point
  /** |x| of a centre that is frozen to the head or foot rail as rule books mean it: R from the nose line. */
  readonly endX: number
}

/** Height of the nose is 1.27 R: a ball touches it with its centre this part of R from the nose line. */
export const NOSE_REACH = Math.sqrt(1 - 0.27 * 0.27)

export function playingArea(table: TableSpec, ballRadius: number): PlayingArea {
  assert(ballRadius > 0 && table.length > 8 * ballRadius, 'a table is longer than four balls')
  const headX = -table.length / 4
  const footX = table.length / 4
  return {
    length: table.length,
    width: table.width,
    R: ballRadius,
    headX,
    footX,
    headSpot: [headX, 0],
    centreSpot: [0, 0],
    footSpot: [footX, 0],
    endX: table.length / 2 - ballRadius,
  }
}

/** Strictly behind the head string, the line itself excluded [8.1]. */
export function inKitchen(area: PlayingArea, [x]: Point, epsLine: number): boolean {
  return x < area.headX - epsLine
}

export function distance(a: Point, b: Point): number {
  const dx = a[0] - b[0]
  const dy = a[1] - b[1]
  return Math.sqrt(dx * dx + dy * dy)
}
