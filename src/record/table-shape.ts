import * as v from 'valibot'
import { type Fault, fail, ok, type Result } from '../math/index.ts'
import {
  POCKET_SYSTEMS,
  TABLE_NAMES,
  TABLE_SPECS,
  type TableSpec,
  validateTableSpec,
} from '../table/index.ts'
import { number } from './shapes.ts'

const tableName = v.picklist(TABLE_NAMES)

export const tableFields = {
  length: v.exactOptional(number),
  width: v.exactOptional(number),
  cornerMouth: v.exactOptional(number),
  sideMouth: v.exactOptional(number),
  cornerCutDeg: v.exactOptional(number),
  sideCutDeg: v.exactOptional(number),
  cornerShelf: v.exactOptional(number),
  sideShelf: v.exactOptional(number),
  cornerHoleRadius: v.exactOptional(number),
  sideHoleRadius: v.exactOptional(number),
  lipRadius: v.exactOptional(number),
  cornerTipRadius: v.exactOptional(number),
  sideTipRadius: v.exactOptional(number),
  cushionDepth: v.exactOptional(number),
  railWidth: v.exactOptional(number),
  sightInset: v.exactOptional(number),
  bedHeight: v.exactOptional(number),
  pocketSystem: v.exactOptional(v.picklist(POCKET_SYSTEMS)),
} satisfies Record<keyof TableSpec, unknown>

const changedTable = v.strictObject({ base: tableName, ...tableFields })

/** `"9ft"`, or `{"base":"9ft", ...}` with the fields that differ. */
export const tableShape = v.lazy((input) => (typeof input === 'object' ? changedTable : tableName))
export type TableDocument = v.InferOutput<typeof tableShape>

/** The spec that a document names, checked for balls of this radius; paths begin with `table`. */
export function readTable(named: TableDocument | undefined, ballRadius: number): Result<TableSpec> {
  const spec = specOf(named ?? '9ft')
  const checked = validateTableSpec(spec, ballRadius)
  return checked.ok ? ok(spec) : fail(underTable(checked.error))
}

function specOf(named: TableDocument): TableSpec {
  if (typeof named === 'string') return TABLE_SPECS[named]
  const { base, ...differing } = named
  return { ...TABLE_SPECS[base], ...differing }
}

function underTable(fault: Fault): Fault {
  return { ...fault, path: `table.${fault.path}` }
}
