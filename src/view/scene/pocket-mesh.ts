import type { Pocket, Point } from '../../table/index.ts'
import { MeshBuilder, type MeshData } from './mesh-data.ts'
import type { TablePlan } from './table-plan.ts'

const STEPS = 40
/** Share of the liner's sweep in which it widens from the jaw's end to the circle. */
const FLARE = 0.16
/** Depth of a pocket below the cloth, m. */
const DEPTH = 0.15
/** Thickness of the liner on the rail, m; the side pockets leave less wood behind them. */
const RIM = { corner: 0.013, side: 0.0095 } as const

/** Section of the liner: share of the way from the inner to the outer edge, height over the rail top (m), normal. */
const LIP = [
  { across: 0, z: -0.012, out: 1, up: 0 },
  { across: 0, z: -0.004, out: 1, up: 0.1 },
  { across: 0.08, z: -0.0006, out: 0.85, up: 0.5 },
  { across: 0.25, z: 0.0017, out: 0.5, up: 0.87 },
  { across: 0.5, z: 0.0024, out: 0, up: 1 },
  { across: 0.8, z: 0.0018, out: -0.2, up: 0.98 },
  { across: 1, z: -0.0004, out: -0.35, up: 0.94 },
] as const

/** Where the wood is cut out for the liner. */
export function linerOuterRadius(pocket: Pocket): number {
  return pocket.holeRadius + RIM[pocket.kind]
}

/** Liners with their rolled lip, the dark walls below and the bottoms. */
export function meshPockets(plan: TablePlan): MeshData {
  const mesh = new MeshBuilder()
  for (const pocket of plan.pockets) {
    meshLiner(mesh, plan, pocket)
    meshCup(mesh, pocket)
  }
  return mesh.build()
}

function meshLiner(mesh: MeshBuilder, plan: TablePlan, pocket: Pocket): void {
  const { inner, outer } = linerCurves(plan, pocket)
  const rows: number[][] = []
  const row = (across: number, z: number, out: number, up: number) => {
    rows.push(
      inner.map((a, i) => {
        const b = outer[i]!
        const to: Point = [pocket.centre[0] - a[0], pocket.centre[1] - a[1]]
        const length = Math.hypot(to[0], to[1])
        return mesh.vertex(
          [a[0] + (b[0] - a[0]) * across, a[1] + (b[1] - a[1]) * across, z],
          [(to[0] / length) * out, (to[1] / length) * out, up],
        )
      }),
    )
  }
  row(0, -DEPTH, 1, 0)
  row(0, -0.02, 1, 0)
  for (const s of LIP) row(s.across, plan.railTop + s.z, s.out, s.up)
  // Seen from the middle of the pocket a growing angle runs to the left.
  mesh.loft(rows.map((ids) => ids.slice().reverse()))
}

/** Inner and outer edge of the liner in plan, counter-clockwise from one jaw round the back to the other. */
export function linerCurves(
  plan: TablePlan,
  pocket: Pocket,
): { readonly inner: Point[]; readonly outer: Point[] } {
  const { centre, axis } = pocket
  const bearing = (p: Point) => {
    const d: Point = [p[0] - centre[0], p[1] - centre[1]]
    return Math.atan2(axis[0] * d[1] - axis[1] * d[0], axis[0] * d[0] + axis[1] * d[1])
  }
  const ends = pocket.jaws.map((jaw) => jaw.end.at).sort((a, b) => bearing(a) - bearing(b))
  const reach = ends.map((p) => Math.hypot(p[0] - centre[0], p[1] - centre[1]))
  const outerRadius = linerOuterRadius(pocket)
  const outerEnds = woodCrossings(plan, pocket, outerRadius)
    .map(bearing)
    .sort((a, b) => a - b)
  const base = Math.atan2(axis[1], axis[0])
  const at = (angle: number, radius: number): Point => [
    centre[0] + radius * Math.cos(base + angle),
    centre[1] + radius * Math.sin(base + angle),
  ]
  const [first, last] = [bearing(ends[0]!), bearing(ends[1]!)]
  const inner: Point[] = []
  const outer: Point[] = []
  for (let i = 0; i <= STEPS; i++) {
    const t = i / STEPS
    const near = t < 0.5 ? reach[0]! : reach[1]!
    const open = smooth(Math.min(1, Math.min(t, 1 - t) / FLARE))
    inner.push(at(first + (last - first) * t, near + (pocket.holeRadius - near) * open))
    outer.push(at(outerEnds[0]! + (outerEnds[1]! - outerEnds[0]!) * t, outerRadius))
  }
  return { inner, outer }
}

/** Where the circle of the cut-out leaves the line between cushion and wood. */
function woodCrossings(plan: TablePlan, pocket: Pocket, radius: number): Point[] {
  const { spec } = plan.table
  const { centre, axis } = pocket
  const x = Math.sign(axis[0]) * (spec.length / 2 + spec.cushionDepth)
  const y = Math.sign(axis[1]) * (spec.width / 2 + spec.cushionDepth)
  const dy = y - centre[1]
  const alongX = Math.sqrt(radius * radius - dy * dy)
  if (pocket.kind === 'side') {
    return [
      [centre[0] - alongX, y],
      [centre[0] + alongX, y],
    ]
  }
  const dx = x - centre[0]
  const alongY = Math.sqrt(radius * radius - dx * dx)
  return [
    [centre[0] - Math.sign(axis[0]) * alongX, y],
    [x, centre[1] - Math.sign(axis[1]) * alongY],
  ]
}

/** The hole in the slate and its floor. */
function meshCup(mesh: MeshBuilder, pocket: Pocket): void {
  const radius = pocket.holeRadius + 0.001
  const rows: number[][] = [[], [], []]
  for (let i = 0; i <= STEPS; i++) {
    const angle = (-2 * Math.PI * i) / STEPS
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const at = (r: number, z: number) => [pocket.centre[0] + r * c, pocket.centre[1] + r * s, z] as const
    rows[0]!.push(mesh.vertex(at(radius * 0.85, -DEPTH), [-c, -s, 0.6]))
    rows[1]!.push(mesh.vertex(at(radius, -DEPTH * 0.8), [-c, -s, 0.2]))
    rows[2]!.push(mesh.vertex(at(radius, -0.005), [-c, -s, 0]))
  }
  mesh.loft(rows)
  const middle = mesh.vertex([pocket.centre[0], pocket.centre[1], -DEPTH], [0, 0, 1])
  const rim = rows[0]!
  for (let i = 0; i + 1 < rim.length; i++) mesh.triangle(middle, rim[i + 1]!, rim[i]!)
}

function smooth(t: number): number {
  return t * t * (3 - 2 * t)
}
