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

/** The walls stand so far from the middle of the table along and across, and so high over the cloth, m. */
const ROOM = { x: 5.4, y: 4.3, top: 2.6 } as const
const WALL_PIECES = 12

/** Four walls, to be seen from inside only: a camera beyond them looks through. */
export function meshWalls(plan: TablePlan): MeshData {
  const mesh = new MeshBuilder()
  const low = -plan.table.spec.bedHeight
  for (const [nx, ny] of [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ] as const) {
    const [away, half] = nx === 0 ? [ROOM.y, ROOM.x] : [ROOM.x, ROOM.y]
    const rows = [low, 0, 0.5, 1, 1.6, ROOM.top].map((z) =>
      Array.from({ length: WALL_PIECES + 1 }, (_, i) => {
        const along = half * ((2 * i) / WALL_PIECES - 1)
        return mesh.vertex([-nx * away + along * ny, -ny * away - along * nx, z], [nx, ny, 0])
      }),
    )
    mesh.loft(rows.map((ids) => ids.reverse()))
  }
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
