import { cosDeg, sinDeg } from '../../math/index.ts'
import type { BallStart } from '../../physics/index.ts'
import { bedFault, type Point, RAIL_IDS, type RailId, railGap, type Table } from '../../table/index.ts'

/** Balls that lie frozen to each other and move as one; mostly a single ball. Rows are indices into the list of balls. */
export interface FrozenBody {
  readonly rows: readonly number[]
  /** Rails to which some ball of it is frozen: it cannot move towards or away from them. */
  readonly rails: readonly RailId[]
}

/** The bodies of a layout: balls within `epsFrozen` of each other belong to one. A ball that is in motion stands alone. */
export function bodiesOf(balls: readonly BallStart[], table: Table, epsFrozen: number): FrozenBody[] {
  const body = balls.map((_, row) => row)
  for (let i = 0; i < balls.length; i++) {
    for (let j = 0; j < i; j++) {
      if (gapOf(balls[i]!, balls[j]!, table.ballRadius) > epsFrozen || body[i] === body[j]) continue
      const [keep, drop] = [body[j]!, body[i]!]
      for (let k = 0; k < balls.length; k++) if (body[k] === drop) body[k] = keep
    }
  }
  return [...new Set(body)].map((id) => {
    const rows = balls.map((_, row) => row).filter((row) => body[row] === id)
    const rails = RAIL_IDS.filter((rail) =>
      rows.some((row) => Math.abs(railGap(table, placeOf(balls[row]!), rail)) <= epsFrozen),
    )
    return { rows, rails }
  })
}

/**
 * Moves a body in `balls` by the offsets of its balls (x, y of each row): the rigid motion that fits them best, mean
 * offset and turn about the centre of the body. At a rail it only slides along.
 */
export function moveBody(balls: BallStart[], { rows, rails }: FrozenBody, offsets: readonly number[]): void {
  const n = rows.length
  let [meanX, meanY, dx, dy] = [0, 0, 0, 0]
  for (const row of rows) {
    meanX += balls[row]!.x / n
    meanY += balls[row]!.y / n
    dx += offsets[2 * row]! / n
    dy += offsets[2 * row + 1]! / n
  }
  if (rails.includes('left') || rails.includes('right')) dy = 0
  if (rails.includes('head') || rails.includes('foot')) dx = 0
  const turn = rails.length > 0 || n === 1 ? null : turnOf(balls, rows, offsets, [meanX, meanY])
  for (const row of rows) {
    const ball = balls[row]!
    if (turn === null) balls[row] = { ...ball, x: ball.x + dx, y: ball.y + dy }
    else {
      const [x, y] = [ball.x - meanX, ball.y - meanY]
      balls[row] = {
        ...ball,
        x: meanX + dx + x * turn.cos - y * turn.sin,
        y: meanY + dy + x * turn.sin + y * turn.cos,
      }
    }
  }
}

/** Least squares for a small turn: sum of r x offset over sum of r^2. */
function turnOf(
  balls: readonly BallStart[],
  rows: readonly number[],
  offsets: readonly number[],
  [meanX, meanY]: Point,
): { readonly sin: number; readonly cos: number } {
  let [moment, inertia] = [0, 0]
  for (const row of rows) {
    const [x, y] = [balls[row]!.x - meanX, balls[row]!.y - meanY]
    moment += x * offsets[2 * row + 1]! - y * offsets[2 * row]!
    inertia += x * x + y * y
  }
  const degrees = ((moment / inertia) * 180) / Math.PI
  return { sin: sinDeg(degrees), cos: cosDeg(degrees) }
}

/** Can the balls lie like this, bodies apart from each other and from the rails they were not frozen to? */
export function isPossible(
  balls: readonly BallStart[],
  bodies: readonly FrozenBody[],
  table: Table,
  epsFrozen: number,
): boolean {
  for (const [k, { rows, rails }] of bodies.entries()) {
    for (const row of rows) {
      if (!isClear(placeOf(balls[row]!), rails, table, epsFrozen)) return false
      for (const other of bodies.slice(0, k))
        for (const j of other.rows)
          if (gapOf(balls[row]!, balls[j]!, table.ballRadius) <= epsFrozen) return false
    }
  }
  return true
}

/** On the bed, and no nearer to a rail than it was seen to be. */
function isClear(at: Point, frozenTo: readonly RailId[], table: Table, epsFrozen: number): boolean {
  if (bedFault(table, at) !== null) return false
  const { spec, contactDistance } = table
  const reach = contactDistance + epsFrozen
  // Far from every cushion there is nothing to measure.
  if (Math.abs(at[0]) < spec.length / 2 - reach && Math.abs(at[1]) < spec.width / 2 - reach) return true
  return RAIL_IDS.every((rail) => frozenTo.includes(rail) || railGap(table, at, rail) > epsFrozen)
}

function placeOf({ x, y }: BallStart): Point {
  return [x, y]
}

/** Between the surfaces of two balls, m; a ball in the air is as far as it is. */
function gapOf(a: BallStart, b: BallStart, radius: number): number {
  const x = a.x - b.x
  const y = a.y - b.y
  const z = (a.z ?? radius) - (b.z ?? radius)
  return Math.sqrt(x * x + y * y + z * z) - 2 * radius
}
