import type { Lamps } from './lamps.ts'
import { lampLight } from './lamps.ts'
import { MeshBuilder, type MeshData } from './mesh-data.ts'
import type { TablePlan } from './table-plan.ts'
import type { Triple } from './triple.ts'

/** Grid lines of the floor from the middle outwards, m: fine where the table's shadow ends. */
const LINES = [
  0, 0.35, 0.6, 0.75, 0.9, 1.05, 1.2, 1.35, 1.5, 1.65, 1.8, 1.95, 2.1, 2.3, 2.55, 2.9, 3.4, 4.2, 6, 9, 14,
]

/** The floor of the room. */
export function meshFloor(plan: TablePlan): MeshData {
  const mesh = new MeshBuilder()
  const z = -plan.table.spec.bedHeight
  const lines = [
    ...LINES.slice(1)
      .map((v) => -v)
      .reverse(),
    ...LINES,
  ]
  const rows = lines.map((y) => lines.map((x) => mesh.vertex([x, y, z], [0, 0, 1])))
  mesh.loft(rows)
  return mesh.build()
}

/**
 * Light of the lamps on the floor past the table: seen from the floor the table is a rectangle before a lamp that is
 * one too, so the hidden share is the product of two overlaps of intervals.
 */
export function floorLight(plan: TablePlan, lamps: Lamps, at: Triple): Triple {
  const { spec } = plan.table
  const light = lampLight(lamps, at, [0, 0, 1])
  const scale = (lamps.height - at[2]) / -at[2]
  const x = spec.length / 2 + spec.railWidth
  const y = spec.width / 2 + spec.railWidth
  return light.map((value, i) => {
    const lamp = (i - 1) * lamps.pitch
    const across = overlap(at[0] * (1 - scale), x * scale, lamp, lamps.halfLength)
    const up = overlap(at[1] * (1 - scale), y * scale, 0, lamps.halfWidth)
    return value * (1 - across * up)
  }) as unknown as Triple
}

/** Share of the interval b +- rb that a +- ra covers. */
function overlap(a: number, ra: number, b: number, rb: number): number {
  const covered = Math.min(a + ra, b + rb) - Math.max(a - ra, b - rb)
  return Math.min(1, Math.max(0, covered / (2 * rb)))
}
