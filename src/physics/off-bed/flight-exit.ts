import { type ArcEdge, type LineEdge, POCKET_IDS, type PocketId, type Table } from '../../table/index.ts'

/** Where a flying ball leaves the bed: into a hole, or over a cushion (pocket null). */
export interface FlightExit {
  t: number
  pocket: PocketId | null
}

/**
 * Finds when a flying ball, whose centre moves over the bed at a steady level velocity, passes the edge of the bed in
 * plan: the start of the rounded edge of a hole, or the line of a nose, tip or facing (which it can only pass above).
 */
export class ExitSearch {
  readonly #table: Table
  readonly #lines: readonly LineEdge[]
  readonly #arcs: readonly ArcEdge[]
  /** A centre within these passes no edge. */
  readonly #freeX: number
  readonly #freeY: number

  constructor(table: Table) {
    this.#table = table
    this.#lines = table.edges.filter((edge) => edge.shape === 'line')
    this.#arcs = table.edges.filter((edge) => edge.shape === 'arc')
    const corner = table.pockets.FL
    const side = table.pockets.SL
    this.#freeX = Math.min(table.spec.length / 2, corner.centre[0] - corner.supportRadius)
    this.#freeY = Math.min(
      table.spec.width / 2,
      corner.centre[1] - corner.supportRadius,
      side.centre[1] - side.supportRadius,
    )
  }

  /**
   * First exit of a centre at (x, y), over the bed, with velocity (vx, vy) within `most` seconds; false if there is
   * none. Writes it to `out`, with t counted from the start.
   */
  find(x: number, y: number, vx: number, vy: number, most: number, out: FlightExit): boolean {
    const endX = Math.max(Math.abs(x), Math.abs(x + most * vx))
    const endY = Math.max(Math.abs(y), Math.abs(y + most * vy))
    if (endX <= this.#freeX && endY <= this.#freeY) return false
    out.t = most
    out.pocket = null
    let found = false
    for (const id of POCKET_IDS) {
      const { centre, supportRadius } = this.#table.pockets[id]
      const t = circleTime(x - centre[0], y - centre[1], vx, vy, supportRadius)
      if (t > out.t || (t === out.t && found)) continue
      out.t = t
      out.pocket = id
      found = true
    }
    for (const line of this.#lines) found = this.#take(lineTime(line, x, y, vx, vy), out) || found
    for (const arc of this.#arcs) found = this.#take(arcTime(arc, x, y, vx, vy), out) || found
    return found
  }

  #take(t: number, out: FlightExit): boolean {
    if (t >= out.t) return false
    out.t = t
    out.pocket = null
    return true
  }
}

/** When a point at (x, y) from its centre enters a circle; infinite if not, 0 if it is inside and goes on inwards. */
function circleTime(x: number, y: number, vx: number, vy: number, radius: number): number {
  const speed = vx * vx + vy * vy
  const inward = -(x * vx + y * vy)
  const c = x * x + y * y - radius * radius
  const d = inward * inward - speed * c
  if (inward <= 0 || d <= 0) return Number.POSITIVE_INFINITY
  return c <= 0 ? 0 : c / (inward + Math.sqrt(d))
}

function lineTime(line: LineEdge, x: number, y: number, vx: number, vy: number): number {
  const { from, to, normal } = line
  const dx = x - from[0]
  const dy = y - from[1]
  const closing = -(vx * normal[0] + vy * normal[1])
  const gap = dx * normal[0] + dy * normal[1]
  if (closing <= 0 || gap < 0) return Number.POSITIVE_INFINITY
  const t = gap / closing
  const ex = to[0] - from[0]
  const ey = to[1] - from[1]
  const along = (dx + t * vx) * ex + (dy + t * vy) * ey
  return along >= 0 && along <= ex * ex + ey * ey ? t : Number.POSITIVE_INFINITY
}

function arcTime(arc: ArcEdge, x: number, y: number, vx: number, vy: number): number {
  const dx = x - arc.centre[0]
  const dy = y - arc.centre[1]
  const t = circleTime(dx, dy, vx, vy, arc.radius)
  if (t === Number.POSITIVE_INFINITY) return t
  const px = dx + t * vx
  const py = dy + t * vy
  const fx = arc.from[0] - arc.centre[0]
  const fy = arc.from[1] - arc.centre[1]
  const ex = arc.to[0] - arc.centre[0]
  const ey = arc.to[1] - arc.centre[1]
  const turn = fx * ey - fy * ex
  const within = turn * (fx * py - fy * px) >= 0 && turn * (px * ey - py * ex) >= 0
  return within ? t : Number.POSITIVE_INFINITY
}
