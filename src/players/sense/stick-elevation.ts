import { atan2 } from '../../math/index.ts'
import type { CueStroke } from '../../shot/index.ts'
import type { Point } from '../../table/index.ts'
import type { Obstacle } from './clear-line.ts'
import type { TableSense } from './table-sense.ts'

const STEP_DEG = 0.5
const MOST_DEG = 70
const DEGREES = 180 / Math.PI

/**
 * The least elevation, degrees, at which a stick with this heading and tip clears the rail behind the cue ball and the
 * balls under it, to the next half degree. `heading`: unit vector.
 */
export function stickElevation(
  sense: Pick<TableSense, 'clearance'>,
  cue: Point,
  heading: Point,
  tipHeight: CueStroke['tip']['height'],
  balls: readonly Obstacle[],
): number {
  const directionDeg = atan2(heading[1], heading[0]) * DEGREES
  const tip = { side: 0, height: tipHeight }
  const least = leastAt(sense, cue, { directionDeg, tip }, balls)
  return Math.min(MOST_DEG, Math.ceil(least / STEP_DEG) * STEP_DEG)
}

/** A stroke for which there is no room, with the butt raised until there is; any other as it is. */
export function raiseStroke(
  sense: Pick<TableSense, 'clearance'>,
  cue: Point,
  stroke: CueStroke,
  balls: readonly Obstacle[],
): CueStroke {
  const least = leastAt(sense, cue, stroke, balls)
  return stroke.elevationDeg >= least ? stroke : { ...stroke, elevationDeg: Math.min(89, least) }
}

function leastAt(
  { clearance }: Pick<TableSense, 'clearance'>,
  [x, y]: Point,
  aim: Pick<CueStroke, 'directionDeg' | 'tip'>,
  balls: readonly Obstacle[],
): number {
  const others = balls.map(({ ball, at }) => ({ id: ball, x: at[0], y: at[1] }))
  return clearance.leastElevation(aim, { id: 'cue', x, y }, others)
}
