import type { ArcEdge, CushionEdge, LineEdge, Table } from './table.ts'
import type { Point, RailId } from './table-ids.ts'

function between(a: Point, b: Point): number {
  const x = a[0] - b[0]
  const y = a[1] - b[1]
  return Math.sqrt(x * x + y * y)
}

function lineDistance(edge: LineEdge, point: Point): number {
  const dx = edge.to[0] - edge.from[0]
  const dy = edge.to[1] - edge.from[1]
  const share = ((point[0] - edge.from[0]) * dx + (point[1] - edge.from[1]) * dy) / (dx * dx + dy * dy)
  if (share <= 0) return between(point, edge.from)
  if (share >= 1) return between(point, edge.to)
  const { normal } = edge
  return Math.abs((point[0] - edge.from[0]) * normal[0] + (point[1] - edge.from[1]) * normal[1])
}

function arcDistance(edge: ArcEdge, point: Point): number {
  const { centre, from, to } = edge
  const x = point[0] - centre[0]
  const y = point[1] - centre[1]
  const fx = from[0] - centre[0]
  const fy = from[1] - centre[1]
  const tx = to[0] - centre[0]
  const ty = to[1] - centre[1]
  // Within the arc when the direction of the point lies between those of its two ends.
  const turn = fx * ty - fy * tx
  const within = turn * (fx * y - fy * x) >= 0 && turn * (x * ty - y * tx) >= 0
  if (within) return Math.abs(Math.sqrt(x * x + y * y) - edge.radius)
  return Math.min(between(point, from), between(point, to))
}

/** Plan distance from a point to the nearest point of an edge, m. */
export function edgeDistance(edge: CushionEdge, point: Point): number {
  if (edge.shape === 'line') return lineDistance(edge, point)
  if (edge.shape === 'arc') return arcDistance(edge, point)
  return between(point, edge.at)
}

/**
 * Gap between a ball that lies on the cloth at `point` and the nearest edge of a rail (of any rail when none is
 * named), jaws included: 0 = touching, negative = overlapping, m.
 */
export function railGap(table: Table, point: Point, rail?: RailId): number {
  let least = Number.POSITIVE_INFINITY
  for (const edge of table.edges) {
    if (rail === undefined || edge.rail === rail) least = Math.min(least, edgeDistance(edge, point))
  }
  return least - table.contactDistance
}
