import type { PhysicsParameters } from '../physics/index.ts'
import type { Layout } from '../shot/index.ts'
import {
  type BallId,
  makeTable,
  type Point,
  RAIL_IDS,
  type RailId,
  railGap,
  type TableSpec,
} from '../table/index.ts'

/** Balls on a bed, as somebody sets them up. */
export interface SetUpBalls {
  readonly table: TableSpec
  readonly parameters: PhysicsParameters
  readonly balls: Layout
}

/** Where a ball lies frozen to the nearest other ball or the nearest rail; null when there is no such place. */
export function frozenPlace(on: SetUpBalls, ball: BallId, to: 'ball' | 'rail'): Point | null {
  const at = on.balls[ball]
  if (at === undefined) return null
  if (to === 'rail') return atRail(on, at)
  const others = Object.entries(on.balls).flatMap(([id, place]) => (id === ball ? [] : [place]))
  return besideNearest(at, others, 2 * on.parameters.ballRadius)
}

/** Against the rail that is nearest, square to it. */
function atRail({ table: spec, parameters }: SetUpBalls, at: Point): Point {
  const table = makeTable(spec, parameters.ballRadius, parameters.noseHeightRatio)
  const gap = (rail: RailId) => railGap(table, at, rail)
  const rail = RAIL_IDS.reduce((best, next) => (gap(next) < gap(best) ? next : best))
  const [x, y] = [spec.length / 2 - table.contactDistance, spec.width / 2 - table.contactDistance]
  const places: Readonly<Record<RailId, Point>> = {
    head: [-x, at[1]],
    foot: [x, at[1]],
    left: [at[0], y],
    right: [at[0], -y],
  }
  return places[rail]
}

/** On the line to the nearest of them, just touching it; null when there is none. */
function besideNearest(at: Point, others: readonly Point[], apart: number): Point | null {
  const far = (other: Point) => Math.hypot(other[0] - at[0], other[1] - at[1])
  const nearest = others.reduce<Point | null>(
    (best, next) => (best === null || far(next) < far(best) ? next : best),
    null,
  )
  if (nearest === null || far(nearest) === 0) return null
  const share = apart / far(nearest)
  return [nearest[0] + (at[0] - nearest[0]) * share, nearest[1] + (at[1] - nearest[1]) * share]
}
