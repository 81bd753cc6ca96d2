import type { Point } from '../table/index.ts'

/** Directions along the two sides of a table. */
const SIDES: readonly Point[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
]
/** Far enough to be told apart on the screen, m. */
const PROBE = 0.1

/** The side of the table that runs nearest to a direction on the screen (x right, y down), seen from `at`. */
export function alongTable(
  view: { project(at: Point): readonly [x: number, y: number] },
  at: Point,
  screen: Point,
): Point {
  const from = view.project(at)
  const along = (side: Point) => {
    const to = view.project([at[0] + side[0] * PROBE, at[1] + side[1] * PROBE])
    const dx = to[0] - from[0]
    const dy = to[1] - from[1]
    return (dx * screen[0] + dy * screen[1]) / (Math.hypot(dx, dy) || 1)
  }
  return SIDES.reduce((best, side) => (along(side) > along(best) ? side : best))
}
