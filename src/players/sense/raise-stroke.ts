import type { CueStroke } from '../../shot/index.ts'
import type { Point } from '../../table/index.ts'
import type { Obstacle } from './clear-line.ts'
import type { TableSense } from './table-sense.ts'

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
