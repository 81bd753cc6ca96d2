import { CueClearance, type PhysicsParameters } from '../physics/index.ts'
import { ballsOf, type Layout } from '../shot/index.ts'
import { makeTable, type Point, type TableSpec } from '../table/index.ts'
import type { Aim } from '../ui/index.ts'

const MOST_DEG = 80
/** The hand sets tenths of a degree. */
const GRAIN = 10

/**
 * The least elevation, degrees, at which the stick clears the rails behind the cue ball and the balls under it, to the
 * next tenth: by the same geometry that refuses a stroke for which there is no room.
 */
export function leastElevation(request: {
  readonly aim: Aim
  readonly cueBall: Point
  readonly layout: Layout
  readonly table: TableSpec
  readonly parameters: PhysicsParameters
}): number {
  const { aim, cueBall, layout, table, parameters } = request
  const { ballRadius, noseHeightRatio } = parameters
  const clearance = new CueClearance(makeTable(table, ballRadius, noseHeightRatio), parameters)
  const { directionDeg, side, height } = aim
  const balls = ballsOf(layout).map((id) => ({ id, x: layout[id]![0], y: layout[id]![1] }))
  const cue = { id: 'cue', x: cueBall[0], y: cueBall[1] } as const
  const least = clearance.leastElevation({ directionDeg, tip: { side, height } }, cue, balls)
  return Math.min(MOST_DEG, Math.ceil(least * GRAIN) / GRAIN)
}
