import { MeshBuilder, type MeshData } from './mesh-data.ts'
import type { TablePlan } from './table-plan.ts'

/** The floor reaches this far from the middle of the table, m; its light is long gone there. */
const REACH = 14

/** The floor of the room. */
export function meshFloor(plan: TablePlan): MeshData {
  const mesh = new MeshBuilder()
  const z = -plan.table.spec.bedHeight
  const corner = (x: number, y: number) => mesh.vertex([x * REACH, y * REACH, z], [0, 0, 1])
  mesh.quad(corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1))
  return mesh.build()
}
