import { CueClearance, type PhysicsParameters } from '../../physics/index.ts'
import { makeTable, POCKET_IDS, type Pocket, type Table, type TableSpec } from '../../table/index.ts'
import { measureWindows, type WindowTable } from './pocket-windows.ts'

/** What a player knows of a table by having played on it. */
export interface TableSense {
  readonly table: Table
  readonly parameters: PhysicsParameters
  /** Radius of a ball, m. */
  readonly R: number
  /** Farthest centre of a ball along and across the table, m. */
  readonly mostX: number
  readonly mostY: number
  readonly pockets: readonly Pocket[]
  readonly windows: WindowTable
  /** Where a stick fits. */
  readonly clearance: CueClearance
}

/** Gets to know a table: about a thousand short rolls, some tens of milliseconds. Keep the result. */
export function makeTableSense(spec: TableSpec, parameters: PhysicsParameters): TableSense {
  const table = makeTable(spec, parameters.ballRadius, parameters.noseHeightRatio)
  return {
    table,
    parameters,
    R: parameters.ballRadius,
    mostX: spec.length / 2 - table.contactDistance,
    mostY: spec.width / 2 - table.contactDistance,
    pockets: POCKET_IDS.map((id) => table.pockets[id]),
    windows: measureWindows(table, parameters),
    clearance: new CueClearance(table, parameters),
  }
}
