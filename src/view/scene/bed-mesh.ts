import { ShapeUtils, Vector2 } from 'three'
import type { Point } from '../../table/index.ts'
import { MeshBuilder, type MeshData } from './mesh-data.ts'
import { rectangleWithCircles } from './plan-curve.ts'
import type { TablePlan } from './table-plan.ts'

const ARC_STEPS = 28
const LIP_STEPS = 5
/** The cloth hangs over the slate's edge down to here, m. */
const SLATE = -0.03

/** The slate under its cloth as far as the wood, with the drops cut out and their edges rounded. */
export function meshBed(plan: TablePlan): MeshData {
  const { spec } = plan.table
  const mesh = new MeshBuilder()
  const bites = plan.pockets.map((p) => ({ centre: p.centre, radius: p.supportRadius }))
  const outline = rectangleWithCircles(
    spec.length / 2 + spec.cushionDepth,
    spec.width / 2 + spec.cushionDepth,
    bites,
    ARC_STEPS,
    'cut',
  )
  fillPlan(mesh, outline, [], 0)
  for (const pocket of plan.pockets) meshLip(mesh, pocket, spec.lipRadius)
  return mesh.build()
}

/** A flat piece at height z, seen from above; the contour counter-clockwise, the holes clockwise. */
export function fillPlan(
  mesh: MeshBuilder,
  contour: readonly Point[],
  holes: readonly (readonly Point[])[],
  z: number,
): void {
  const vectors = (points: readonly Point[]) => points.map((p) => new Vector2(p[0], p[1]))
  const faces = ShapeUtils.triangulateShape(vectors(contour), holes.map(vectors))
  const ids = [contour, ...holes].flat().map((p) => mesh.vertex([p[0], p[1], z], [0, 0, 1]))
  for (const face of faces) mesh.triangle(ids[face[0]!]!, ids[face[1]!]!, ids[face[2]!]!)
}

/** A quarter round of the slate's edge, then straight down; the whole circle, the rest lies under the wood. */
function meshLip(mesh: MeshBuilder, pocket: TablePlan['pockets'][number], lip: number): void {
  const rows: number[][] = []
  const row = (radius: number, z: number, out: number, up: number) => {
    const ids: number[] = []
    const facing = Math.atan2(-pocket.axis[1], -pocket.axis[0])
    for (let i = 0; i <= 2 * ARC_STEPS; i++) {
      const angle = facing + ((i / ARC_STEPS - 1) * Math.PI * 2) / 3
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      ids.push(
        mesh.vertex(
          [pocket.centre[0] + radius * c, pocket.centre[1] + radius * s, z],
          [-out * c, -out * s, up],
        ),
      )
    }
    rows.push(ids)
  }
  row(pocket.holeRadius, SLATE, 1, 0)
  for (let i = 0; i <= LIP_STEPS; i++) {
    const angle = (Math.PI / 2) * (i / LIP_STEPS)
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    row(pocket.supportRadius - lip * c, lip * s - lip, c, s)
  }
  mesh.loft(rows.map((ids) => ids.reverse()))
}
