import type { Point } from '../../table/index.ts'
import { MeshBuilder, type MeshData } from './mesh-data.ts'
import { type CushionPlan, edgeLine, type TablePlan } from './table-plan.ts'

/** Rounding of the nose in section, m. */
const NOSE_RADIUS = 0.0042
/** The face recedes by this much from the nose down to the bed, m. */
const UNDERCUT = 0.013
/** The cloth over the rubber meets the wood this far under the top of the rail, m. */
const BELOW_WOOD = 0.0022
const NOSE_STEPS = 5

/** One station of the section: into the rubber by s, at height z, with the outward normal (out, up). */
interface Station {
  readonly s: number
  readonly z: number
  readonly out: number
  readonly up: number
}

/** All six cushions: face, rounded nose, top up to the wood, jaws with their facings. */
export function meshCushions(plan: TablePlan): MeshData {
  const mesh = new MeshBuilder()
  for (const cushion of plan.cushions) meshCushion(mesh, plan, cushion)
  return mesh.build()
}

function meshCushion(mesh: MeshBuilder, plan: TablePlan, cushion: CushionPlan): void {
  const stations = sectionOf(plan)
  const rows = stations.map((station) =>
    edgeLine(cushion, station.s).map((p) =>
      mesh.vertex(
        [p.at[0], p.at[1], station.z],
        [-p.inward[0] * station.out, -p.inward[1] * station.out, station.up],
      ),
    ),
  )
  mesh.loft(rows)
  meshTop(mesh, plan, cushion, stations[stations.length - 1]!)
}

/** From the line where the nose's rounding ends straight back to the wood. */
function meshTop(mesh: MeshBuilder, plan: TablePlan, cushion: CushionPlan, edge: Station): void {
  const depth = plan.table.spec.cushionDepth
  const wood = plan.railTop - BELOW_WOOD
  const slope = (wood - edge.z) / (depth - edge.s)
  const normal = [-cushion.inward[0] * slope, -cushion.inward[1] * slope, 1] as const
  const front: number[] = []
  const back: number[] = []
  for (const { at } of edgeLine(cushion, edge.s)) {
    const shift = Math.max(0, depth - behindNose(cushion, at))
    front.push(mesh.vertex([at[0], at[1], edge.z], normal))
    back.push(
      mesh.vertex([at[0] + cushion.inward[0] * shift, at[1] + cushion.inward[1] * shift, wood], normal),
    )
  }
  mesh.loft([front, back])
}

function behindNose(cushion: CushionPlan, at: Point): number {
  return (at[0] - cushion.origin[0]) * cushion.inward[0] + (at[1] - cushion.origin[1]) * cushion.inward[1]
}

/** From the bed up the face and round the nose; the nose itself is at s = 0, z = the nose height. */
function sectionOf(plan: TablePlan): Station[] {
  const h = plan.table.noseHeight
  const slant = Math.atan2(UNDERCUT - NOSE_RADIUS, h)
  const wood = plan.railTop - BELOW_WOOD
  const rise = Math.max(0, Math.atan2(wood - h - NOSE_RADIUS, plan.table.spec.cushionDepth))
  const high = Math.PI / 2 - rise
  const stations: Station[] = [{ s: UNDERCUT, z: -0.001, out: Math.cos(slant), up: -Math.sin(slant) }]
  for (let i = 0; i <= 2 * NOSE_STEPS; i++) {
    const angle = i < NOSE_STEPS ? -slant * (1 - i / NOSE_STEPS) : (high * (i - NOSE_STEPS)) / NOSE_STEPS
    stations.push({
      s: NOSE_RADIUS * (1 - Math.cos(angle)),
      z: h + NOSE_RADIUS * Math.sin(angle),
      out: Math.cos(angle),
      up: Math.sin(angle),
    })
  }
  return stations
}
