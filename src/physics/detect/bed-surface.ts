import type { CushionEdge, CushionId, Pocket, PocketId, RailId, Table } from '../../table/index.ts'

/** An edge as the path of a ball's centre meets it: moved towards the table by the reach of the ball. */
export interface SurfaceEdge {
  readonly edge: CushionEdge
  readonly rail: RailId
  readonly cushion: CushionId
  readonly part: 'nose' | 'jaw'
  /** 0 = straight, 1 = round (rounded tip, or back end with radius 0). */
  readonly shape: 0 | 1
  /** Straight: start of the edge. Round: its centre. */
  readonly px: number
  readonly py: number
  /** Straight only: unit vector into the rubber, unit vector along the edge, its length. */
  readonly nx: number
  readonly ny: number
  readonly tx: number
  readonly ty: number
  readonly length: number
  /** Straight only: its middle. The same bits from whichever end the edge is drawn, as a mirror turns it round. */
  readonly midX: number
  readonly midY: number
  /** Round only: radius of the rubber. */
  readonly radius: number
}

/** The line of one rail's noses, which is square to an axis of the bed. */
export interface Wall {
  /** 0 = square to x, 1 = square to y. */
  readonly axis: 0 | 1
  /** On which side of the bed: 1 or -1. */
  readonly sign: 1 | -1
  /** Distance from the middle of the bed at which a centre touches it. */
  readonly limit: number
  /** Its noses: numbers in `edges`, and their ends along the other axis. */
  readonly noses: readonly { readonly edge: number; readonly from: number; readonly to: number }[]
}

/** The mouth of a pocket: what a ball can meet only there. */
export interface PocketMouth {
  readonly id: PocketId
  /** Centre and radii of the drop circle. */
  readonly cx: number
  readonly cy: number
  readonly holeRadius: number
  readonly supportRadius: number
  /** A path that stays out of this box meets neither jaws nor hole. */
  readonly minX: number
  readonly maxX: number
  readonly minY: number
  readonly maxY: number
  /** Numbers of its edges in `edges`. */
  readonly edges: readonly number[]
}

/** A table compiled for the search of contacts. Mirror-symmetric to the last bit, as its table is. */
export interface BedSurface {
  readonly table: Table
  /** Plan distance of centre and edge at a touch, for a ball on the cloth. */
  readonly reach: number
  readonly noseHeight: number
  /** A centre within |x| <= freeX, |y| <= freeY touches nothing. */
  readonly freeX: number
  readonly freeY: number
  readonly edges: readonly SurfaceEdge[]
  /** Foot, head, left, right. */
  readonly walls: readonly [Wall, Wall, Wall, Wall]
  readonly mouths: readonly PocketMouth[]
}

export function makeBedSurface(table: Table): BedSurface {
  const sorted = [...table.edges].sort((a, b) => Number(a.part === 'jaw') - Number(b.part === 'jaw'))
  const edges = sorted.map(surfaceEdge)
  const reach = table.contactDistance
  const mouths = Object.values(table.pockets).map((pocket) => pocketMouth(pocket, sorted, table))
  const { freeX, freeY } = freeArea(table, reach)
  return {
    table,
    reach,
    noseHeight: table.noseHeight,
    freeX,
    freeY,
    edges,
    walls: [
      makeWall(edges, 0, 1, table),
      makeWall(edges, 0, -1, table),
      makeWall(edges, 1, 1, table),
      makeWall(edges, 1, -1, table),
    ],
    mouths,
  }
}

function surfaceEdge(edge: CushionEdge): SurfaceEdge {
  const { rail, cushion, part } = edge
  const owner = { edge, rail, cushion, part }
  if (edge.shape === 'line') {
    const dx = edge.to[0] - edge.from[0]
    const dy = edge.to[1] - edge.from[1]
    const length = Math.sqrt(dx * dx + dy * dy)
    const [px, py] = edge.from
    const nx = 0 - edge.normal[0]
    const ny = 0 - edge.normal[1]
    const midX = (edge.from[0] + edge.to[0]) / 2
    const midY = (edge.from[1] + edge.to[1]) / 2
    const [tx, ty] = [dx / length, dy / length]
    return { ...owner, shape: 0, px, py, nx, ny, tx, ty, length, midX, midY, radius: 0 }
  }
  const [px, py] = edge.shape === 'arc' ? edge.centre : edge.at
  const radius = edge.shape === 'arc' ? edge.radius : 0
  const none = { nx: 0, ny: 0, tx: 0, ty: 0, length: 0, midX: px, midY: py }
  return { ...owner, shape: 1, px, py, ...none, radius }
}

function makeWall(edges: readonly SurfaceEdge[], axis: 0 | 1, sign: 1 | -1, table: Table): Wall {
  const half = (axis === 0 ? table.spec.length : table.spec.width) / 2
  const noses = edges.flatMap(({ edge, part, nx, ny }, number) => {
    if (part !== 'nose' || edge.shape !== 'line' || (axis === 0 ? nx : ny) !== sign) return []
    const ends = [edge.from[1 - axis]!, edge.to[1 - axis]!]
    return [{ edge: number, from: Math.min(...ends), to: Math.max(...ends) }]
  })
  return { axis, sign, limit: half - table.contactDistance, noses }
}

/** Box of a mouth: from the start of its rounded tips outwards, and all of its drop circle. */
function pocketMouth(pocket: Pocket, sorted: readonly CushionEdge[], table: Table): PocketMouth {
  const [cx, cy] = pocket.centre
  const r = pocket.supportRadius
  const far = table.spec.length
  const tips = pocket.jaws.map((jaw) => jaw.tip.from)
  const xs = tips.map((tip) => tip[0])
  const ys = tips.map((tip) => tip[1])
  const corner = pocket.kind === 'corner'
  return {
    id: pocket.id,
    cx,
    cy,
    holeRadius: pocket.holeRadius,
    supportRadius: r,
    minX: corner && cx < 0 ? -far : Math.min(...xs, cx - r),
    maxX: corner && cx > 0 ? far : Math.max(...xs, cx + r),
    minY: cy < 0 ? -far : Math.min(...ys.map((y) => y - table.contactDistance), cy - r),
    maxY: cy > 0 ? far : Math.max(...ys.map((y) => y + table.contactDistance), cy + r),
    edges: sorted.flatMap((edge, i) => (edge.pocket === pocket.id ? [i] : [])),
  }
}

/** The rectangle inside the noses, drawn in where a drop circle would reach into it. */
function freeArea(table: Table, reach: number): { freeX: number; freeY: number } {
  let freeX = table.spec.length / 2 - reach
  let freeY = table.spec.width / 2 - reach
  for (const pocket of Object.values(table.pockets)) {
    const dx = Math.abs(pocket.centre[0]) - freeX
    const dy = Math.abs(pocket.centre[1]) - freeY
    const over =
      pocket.kind === 'side' ? pocket.supportRadius - dy : pocket.supportRadius - Math.sqrt(dx * dx + dy * dy)
    if (over > 0) {
      if (pocket.kind === 'corner') freeX -= 2 * over
      freeY -= 2 * over
    }
  }
  return { freeX, freeY }
}
