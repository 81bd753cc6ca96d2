import type { Jaw, LineEdge, Pocket, Point, Table } from '../../table/index.ts'
import type { Triple } from './triple.ts'

/** The wood stands this far above the nose, m. */
const RAIL_ABOVE_NOSE = 0.006
/** The outer edge of the rails is rounded by this radius, m. */
export const RAIL_EDGE = 0.012

/** One cushion in plan. Seen from the bed its edge runs from the left jaw to the right one. */
export interface CushionPlan {
  readonly nose: LineEdge
  /** A point of the nose line, unit vectors along the edge and into the rubber. */
  readonly origin: Point
  readonly along: Point
  readonly inward: Point
  readonly jaws: readonly [left: Jaw, right: Jaw]
}

/** A place in plan on the edge of a cushion, with the unit direction from there into the rubber. */
export interface EdgePoint {
  readonly at: Point
  readonly inward: Point
}

/** All measures that the picture is made from: the solver's table, and what only the eye sees. */
export interface TablePlan {
  readonly table: Table
  /** Height of the wood above the cloth, m. */
  readonly railTop: number
  readonly cushions: readonly CushionPlan[]
  readonly pockets: readonly Pocket[]
}

export function planTable(table: Table): TablePlan {
  const pockets = Object.values(table.pockets)
  const noses = table.edges.filter((edge) => edge.shape === 'line' && edge.part === 'nose') as LineEdge[]
  return {
    table,
    railTop: table.noseHeight + RAIL_ABOVE_NOSE,
    cushions: noses.map((nose) => planCushion(nose, pockets)),
    pockets,
  }
}

function planCushion(nose: LineEdge, pockets: readonly Pocket[]): CushionPlan {
  const inward: Point = [-nose.normal[0], -nose.normal[1]]
  const along: Point = [inward[1], -inward[0]]
  const place = (jaw: Jaw) => jaw.sharpTip[0] * along[0] + jaw.sharpTip[1] * along[1]
  const jaws = pockets
    .flatMap((pocket) => pocket.jaws)
    .filter((jaw) => jaw.cushion === nose.cushion)
    .sort((a, b) => place(a) - place(b))
  return { nose, origin: nose.from, along, inward, jaws: [jaws[0]!, jaws[1]!] }
}

/** What the head camera must keep in sight: the outer edge of the rails, at their top and below. */
export function tableOutline(plan: TablePlan): readonly Triple[] {
  const { spec } = plan.table
  const x = spec.length / 2 + spec.railWidth
  const y = spec.width / 2 + spec.railWidth
  const points: Triple[] = []
  for (const z of [plan.railTop, -0.04]) {
    for (const sx of [-1, 1]) for (const sy of [-1, 1]) points.push([sx * x, sy * y, z])
  }
  return points
}

/** Steps of the tip's arc, of the straight nose (light is kept per vertex) and of a facing. */
const ARC_STEPS = 8
const NOSE_STEPS = 24
const FACING_STEPS = 5

/**
 * The edge of a cushion in plan from the left facing's end at the wood to the right one's, moved by `offset` into
 * the rubber. Where the tip's arc has run out (offset > radius) its neighbours meet in their mitre.
 */
export function edgeLine(cushion: CushionPlan, offset: number): EdgePoint[] {
  const left = halfEdge(cushion, cushion.jaws[0], offset).reverse()
  const right = halfEdge(cushion, cushion.jaws[1], offset)
  const [start, end] = [left[left.length - 1]!.at, right[0]!.at]
  const nose: EdgePoint[] = []
  for (let i = 1; i < NOSE_STEPS; i++) {
    nose.push({ at: mix(start, end, i / NOSE_STEPS), inward: cushion.inward })
  }
  return [...left, ...nose, ...right]
}

/** From the end of the nose line round the tip and along the facing to the wood. */
function halfEdge(cushion: CushionPlan, jaw: Jaw, offset: number): EdgePoint[] {
  const { tip, facing } = jaw
  const inner: Point = [-facing.normal[0], -facing.normal[1]]
  const turn = Math.atan2(
    cushion.inward[0] * inner[1] - cushion.inward[1] * inner[0],
    cushion.inward[0] * inner[0] + cushion.inward[1] * inner[1],
  )
  const points: EdgePoint[] = []
  for (let i = 0; i <= ARC_STEPS; i++) {
    const inward = i === ARC_STEPS ? inner : rotate(cushion.inward, (turn * i) / ARC_STEPS)
    points.push({ at: tipPoint(cushion, jaw, inward, turn, offset), inward })
  }
  if (offset === 0) {
    points[0] = { at: tip.from, inward: cushion.inward }
    points[ARC_STEPS] = { at: tip.to, inward: inner }
  }
  const start = points[ARC_STEPS]!.at
  const end: Point = [facing.to[0] + inner[0] * offset, facing.to[1] + inner[1] * offset]
  for (let i = 1; i <= FACING_STEPS; i++)
    points.push({ at: mix(start, end, i / FACING_STEPS), inward: inner })
  return points
}

function tipPoint(cushion: CushionPlan, jaw: Jaw, inward: Point, turn: number, offset: number): Point {
  const { centre, radius } = jaw.tip
  const left = radius - offset
  if (left > 0) return [centre[0] - inward[0] * left, centre[1] - inward[1] * left]
  const half = rotate(cushion.inward, turn / 2)
  const reach = -left / Math.cos(turn / 2)
  return [centre[0] + half[0] * reach, centre[1] + half[1] * reach]
}

function rotate(v: Point, angle: number): Point {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return [c * v[0] - s * v[1], s * v[0] + c * v[1]]
}

function mix(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}
