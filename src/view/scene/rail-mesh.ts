import type { Point } from '../../table/index.ts'
import { fillPlan } from './bed-mesh.ts'
import { MeshBuilder, type MeshData } from './mesh-data.ts'
import { arcPoints, rectangleWithCircles } from './plan-curve.ts'
import { linerOuterRadius } from './pocket-mesh.ts'
import { RAIL_EDGE, type TablePlan } from './table-plan.ts'
import type { Triple } from './triple.ts'

/** Rounding of the table's corners in plan, m. */
const CORNER = 0.045
const CORNER_STEPS = 8
const EDGE_STEPS = 5
const CUT_STEPS = 36
/** Straight pieces are cut this fine, since light is kept per vertex, m. */
const PIECE = 0.16

/** Section below the rounded edge: how far in from the outer face, at which height, m. */
const APRON = [
  { inset: 0, z: -0.052 },
  { inset: 0.006, z: -0.058 },
  { inset: 0.03, z: -0.064 },
  { inset: 0.036, z: -0.19 },
  { inset: 0.044, z: -0.2 },
] as const

/** The wooden frame: rail tops with the pocket cut-outs, rounded outer edge, apron and four legs. */
export function meshRails(plan: TablePlan): MeshData {
  const mesh = new MeshBuilder()
  const { spec } = plan.table
  const inner = rectangleWithCircles(
    spec.length / 2 + spec.cushionDepth,
    spec.width / 2 + spec.cushionDepth,
    plan.pockets.map((p) => ({ centre: p.centre, radius: linerOuterRadius(p) })),
    CUT_STEPS,
    'join',
  )
  const top = roundedRectangle(plan, RAIL_EDGE).map((p) => p.at)
  fillPlan(mesh, top, [inner.slice().reverse()], plan.railTop)
  meshInnerWall(mesh, plan, inner)
  meshOutside(mesh, plan)
  meshLegs(mesh, plan)
  return mesh.build()
}

interface OutlinePoint {
  readonly at: Point
  readonly out: Point
}

/** The table's outer edge moved inwards by `inset`, counter-clockwise. */
function roundedRectangle(plan: TablePlan, inset: number): OutlinePoint[] {
  const { spec } = plan.table
  const x = spec.length / 2 + spec.railWidth - CORNER
  const y = spec.width / 2 + spec.railWidth - CORNER
  const signs = [
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ] as const
  const points: OutlinePoint[] = []
  signs.forEach(([sx, sy], k) => {
    const centre: Point = [sx * x, sy * y]
    const from = ((k - 1) * Math.PI) / 2
    for (const at of arcPoints(centre, CORNER - inset, from, from + Math.PI / 2, CORNER_STEPS)) {
      const out = Math.hypot(at[0] - centre[0], at[1] - centre[1]) || 1
      points.push({ at, out: [(at[0] - centre[0]) / out, (at[1] - centre[1]) / out] })
    }
    const next = signs[(k + 1) % 4]!
    const length = Math.hypot(next[0] * x - centre[0], next[1] * y - centre[1])
    points.push(...straight(points[points.length - 1]!, length))
  })
  return points
}

/** Between the end of one corner and the start of the next. */
function straight(start: OutlinePoint, length: number): OutlinePoint[] {
  const pieces = Math.round(length / PIECE)
  const way: Point = [-start.out[1], start.out[0]]
  return Array.from({ length: pieces - 1 }, (_, i) => {
    const s = (length * (i + 1)) / pieces
    return { at: [start.at[0] + way[0] * s, start.at[1] + way[1] * s] as const, out: start.out }
  })
}

/** The rounded edge and everything below it, swept once round the table. */
function meshOutside(mesh: MeshBuilder, plan: TablePlan): void {
  const rows: number[][] = []
  const row = (inset: number, z: number, out: number, up: number) => {
    const outline = roundedRectangle(plan, inset)
    const ids = outline.map((p) => mesh.vertex([p.at[0], p.at[1], z], [p.out[0] * out, p.out[1] * out, up]))
    rows.push([...ids, ids[0]!])
  }
  for (let i = APRON.length - 1; i > 0; i--) {
    const [low, high] = [APRON[i]!, APRON[i - 1]!]
    const [out, up] = [high.z - low.z, low.inset - high.inset]
    row(low.inset, low.z, out, -up)
    row(high.inset, high.z, out, -up)
  }
  row(APRON[0].inset, APRON[0].z, 1, 0)
  for (let i = 0; i <= EDGE_STEPS; i++) {
    const angle = (Math.PI / 2) * (i / EDGE_STEPS)
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    row(RAIL_EDGE * (1 - c), plan.railTop - RAIL_EDGE * (1 - s), c, s)
  }
  mesh.loft(rows)
}

/** The step from the rail top down to the cushion; the cut-outs of the pockets are behind their liners. */
function meshInnerWall(mesh: MeshBuilder, plan: TablePlan, inner: readonly Point[]): void {
  const top = plan.railTop
  const lined = ([x, y]: Point) =>
    plan.pockets.some((pocket) => {
      const away = Math.hypot(x - pocket.centre[0], y - pocket.centre[1])
      return Math.abs(away - linerOuterRadius(pocket)) < 1e-6
    })
  for (let i = 0; i < inner.length; i++) {
    const [a, b] = [inner[i]!, inner[(i + 1) % inner.length]!]
    if (lined(a) && lined(b)) continue
    const normal: Triple = [a[1] - b[1], b[0] - a[0], 0]
    mesh.quad(
      mesh.vertex([b[0], b[1], 0], normal),
      mesh.vertex([a[0], a[1], 0], normal),
      mesh.vertex([a[0], a[1], top], normal),
      mesh.vertex([b[0], b[1], top], normal),
    )
  }
}

function meshLegs(mesh: MeshBuilder, plan: TablePlan): void {
  const { spec } = plan.table
  const x = spec.length / 2 - 0.12
  const y = spec.width / 2 - 0.06
  for (const sx of [-1, 1]) {
    for (const sy of [-1, 1]) meshBox(mesh, [sx * x, sy * y], 0.085, 0.06, -0.19, -spec.bedHeight)
  }
}

/** A square post, `half` wide above and `foot` below. */
function meshBox(mesh: MeshBuilder, at: Point, half: number, foot: number, top: number, low: number): void {
  for (const [nx, ny] of [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ] as const) {
    const corner = (size: number, side: number, z: number) =>
      mesh.vertex([at[0] + size * (nx - side * ny), at[1] + size * (ny + side * nx), z], [nx, ny, 0.1])
    mesh.quad(corner(foot, -1, low), corner(foot, 1, low), corner(half, 1, top), corner(half, -1, top))
  }
}
