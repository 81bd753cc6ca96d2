import type { Pocket, Point } from '../../table/index.ts'
import { MeshBuilder, type MeshData } from './mesh-data.ts'
import type { TablePlan } from './table-plan.ts'

const STEPS = 40
/** Share of the liner's sweep in which it widens from the jaw's end to the circle. */
const FLARE = 0.16
/** Depth of a pocket below the cloth: the floor on which balls come to rest in a drop pocket, m. */
const DEPTH = 0.14
/** The wall lies this far behind the cut of the slate, so that the two are never drawn in one place, m. */
const BEHIND_CUT = 0.0002
/** Thickness of the liner on the rail, m; the side pockets leave less wood behind them. */
const RIM = { corner: 0.013, side: 0.0095 } as const

/**
 * The liner where a ball meets it (as in physics/off-bed/table-shape.ts; a test compares the two by rays): at the
 * level of the slate so far behind its cut that a ball on the cloth touches it after SETBACK, from there leaning in.
 */
const SETBACK = 0.005
/** Tangent of 15 degrees. */
const LEAN = 0.2679491924311227
/** Cosines of the angle from the pocket's axis between which the wall narrows from the liner to the cut of the slate. */
const NARROWS = { from: -0.17364817766693033, to: -0.5 } as const

/** Rolled lip of the liner: share of the way from the inner to the outer edge, height over the rail top (m), normal. */
const LIP = [
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
    meshCup(mesh, plan, pocket)
  }
  return mesh.build()
}

function meshLiner(mesh: MeshBuilder, plan: TablePlan, pocket: Pocket): void {
  const { table, railTop } = plan
  const foot = footRadius(plan, pocket)
  const rim = foot - LEAN * table.noseHeight
  const outer = outerCurve(plan, pocket)
  const rows: number[][] = []
  const row = (radius: number, across: number, z: number, out: number, up: number) => {
    const ids = innerCurve(pocket, radius).map((a, i) => {
      const b = outer[i]!
      const to: Point = [pocket.centre[0] - a[0], pocket.centre[1] - a[1]]
      const length = Math.hypot(to[0], to[1])
      const at = [a[0] + (b[0] - a[0]) * across, a[1] + (b[1] - a[1]) * across, z] as const
      return mesh.vertex(at, [(to[0] / length) * out, (to[1] / length) * out, up])
    })
    // Seen from the middle of the pocket a growing angle runs to the left.
    rows.push(ids.reverse())
  }
  row(foot, 0, 0, 1, -LEAN)
  row(rim, 0, table.noseHeight, 1, -LEAN)
  for (const s of LIP) row(rim, s.across, railTop + s.z, s.out, s.up)
  mesh.loft(rows)
}

/** Radius of the liner at the level of the slate, m. */
function footRadius({ table }: TablePlan, pocket: Pocket): number {
  return pocket.holeRadius + SETBACK + LEAN * table.ballRadius
}

/** Radius of the wall below the slate in the direction at `cosine` from the pocket's axis, m. */
function wallRadius(plan: TablePlan, pocket: Pocket, cosine: number): number {
  const share = Math.min(1, Math.max(0, (cosine - NARROWS.to) / (NARROWS.from - NARROWS.to)))
  return pocket.holeRadius + (footRadius(plan, pocket) - pocket.holeRadius) * smooth(share)
}

function bearing({ centre, axis }: Pocket, p: Point): number {
  const d: Point = [p[0] - centre[0], p[1] - centre[1]]
  return Math.atan2(axis[0] * d[1] - axis[1] * d[0], axis[0] * d[0] + axis[1] * d[1])
}

/** The place at an angle from the pocket's axis. */
function placeAt({ centre, axis }: Pocket, angle: number, radius: number): Point {
  const turned = Math.atan2(axis[1], axis[0]) + angle
  return [centre[0] + radius * Math.cos(turned), centre[1] + radius * Math.sin(turned)]
}

/** Inner edge of the liner in plan, counter-clockwise from the end of one facing round the back to the other's. */
function innerCurve(pocket: Pocket, radius: number): Point[] {
  const ends = pocket.jaws.map((jaw) => jaw.end.at).sort((a, b) => bearing(pocket, a) - bearing(pocket, b))
  const [first, last] = [bearing(pocket, ends[0]!), bearing(pocket, ends[1]!)]
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS
    const end = ends[t < 0.5 ? 0 : 1]!
    const near = Math.hypot(end[0] - pocket.centre[0], end[1] - pocket.centre[1])
    const open = smooth(Math.min(1, Math.min(t, 1 - t) / FLARE))
    return placeAt(pocket, first + (last - first) * t, near + (radius - near) * open)
  })
}

/** Outer edge of the liner, where the wood begins. */
function outerCurve(plan: TablePlan, pocket: Pocket): Point[] {
  const radius = linerOuterRadius(pocket)
  const [first, last] = woodCrossings(plan, pocket, radius)
    .map((p) => bearing(pocket, p))
    .sort((a, b) => a - b)
  return Array.from({ length: STEPS + 1 }, (_, i) =>
    placeAt(pocket, first! + (last! - first!) * (i / STEPS), radius),
  )
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

/** The hole in the slate with its wall, and its floor. */
function meshCup(mesh: MeshBuilder, plan: TablePlan, pocket: Pocket): void {
  const rows: number[][] = [[], [], []]
  for (let i = 0; i <= STEPS; i++) {
    // The seam lies under the edge of the slate.
    const angle = Math.PI * (1 - (2 * i) / STEPS)
    const radius = wallRadius(plan, pocket, Math.cos(angle)) + BEHIND_CUT
    const put = (row: number, r: number, z: number, up: number) => {
      const [x, y] = placeAt(pocket, angle, r)
      rows[row]!.push(mesh.vertex([x, y, z], [pocket.centre[0] - x, pocket.centre[1] - y, up * r]))
    }
    put(0, radius * 0.85, -DEPTH, 0.6)
    put(1, radius, -DEPTH * 0.8, 0.2)
    put(2, radius, Math.cos(angle) < NARROWS.to ? -0.005 : 0, 0)
  }
  mesh.loft(rows)
  const middle = mesh.vertex([pocket.centre[0], pocket.centre[1], -DEPTH], [0, 0, 1])
  const rim = rows[0]!
  for (let i = 0; i + 1 < rim.length; i++) mesh.triangle(middle, rim[i + 1]!, rim[i]!)
}

function smooth(t: number): number {
  return t * t * (3 - 2 * t)
}
