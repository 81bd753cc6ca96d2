import { type CushionEdge, edgeDistance, type Point, type RailId, type Table } from '../../table/index.ts'

/** The point of a rail's edges, jaws included, that is nearest to `point`, seen from above. */
export function nearestEdgePoint(table: Table, point: Point, rail: RailId): Point {
  let nearest: CushionEdge | null = null
  let least = Number.POSITIVE_INFINITY
  for (const edge of table.edges) {
    if (edge.rail !== rail) continue
    const distance = edgeDistance(edge, point)
    if (distance < least) [nearest, least] = [edge, distance]
  }
  return nearest === null ? point : onEdge(nearest, point)
}

function onEdge(edge: CushionEdge, point: Point): Point {
  switch (edge.shape) {
    case 'point':
      return edge.at
    case 'line':
      return onLine(edge.from, edge.to, point)
    case 'arc': {
      const [x, y] = [point[0] - edge.centre[0], point[1] - edge.centre[1]]
      const distance = Math.sqrt(x * x + y * y)
      const onArc: Point = [
        edge.centre[0] + (x * edge.radius) / distance,
        edge.centre[1] + (y * edge.radius) / distance,
      ]
      // Beyond the ends of the arc an end is nearest; `edgeDistance` knows where it ends.
      const candidates = [onArc, edge.from, edge.to]
      const wanted = edgeDistance(edge, point)
      return candidates.reduce((best, candidate) =>
        Math.abs(between(candidate, point) - wanted) < Math.abs(between(best, point) - wanted)
          ? candidate
          : best,
      )
    }
  }
}

function onLine(from: Point, to: Point, point: Point): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const share = ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / (dx * dx + dy * dy)
  const held = Math.max(0, Math.min(1, share))
  return [from[0] + held * dx, from[1] + held * dy]
}

function between(a: Point, b: Point): number {
  const [x, y] = [a[0] - b[0], a[1] - b[1]]
  return Math.sqrt(x * x + y * y)
}
