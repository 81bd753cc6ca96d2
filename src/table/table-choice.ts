import { POCKET_PRESETS, type PocketPreset, type PocketPresetId } from './pocket-presets.ts'
import {
  POCKET_SYSTEMS,
  type PocketSystem,
  TABLE_NAMES,
  TABLE_SPECS,
  type TableName,
  type TableSpec,
} from './table-spec.ts'

/** A table as people order it: size, cut of the pockets, what becomes of pocketed balls. */
export interface TableChoice {
  readonly size: TableName
  readonly pockets: PocketPresetId
  readonly system: PocketSystem
}

/** Sizes by id, with the source of the playing surface; the other measures are those of the WPA. */
export const TABLE_PRESETS: readonly { readonly id: TableName; readonly source: string }[] = [
  { id: '9ft', source: 'WPA: 100 x 50 in' },
  { id: '8ft', source: 'WPA: 92 x 46 in (oversize eight-foot)' },
  { id: '7ft', source: 'trade size of coin-operated tables: 78 x 39 in' },
]

/** The spec of a choice; plain data that a record keeps in full. */
export function tableOf({ size, pockets, system }: TableChoice): TableSpec {
  const { measures }: PocketPreset = POCKET_PRESETS.find(({ id }) => id === pockets)!
  const spec = { ...TABLE_SPECS[size], ...measures }
  return system === 'drop' ? { ...spec, pocketSystem: 'drop' } : spec
}

/** The choice that gives exactly this spec; null for a table with measures of its own. */
export function tableChoiceOf(spec: TableSpec): TableChoice | null {
  for (const size of TABLE_NAMES) {
    for (const { id: pockets } of POCKET_PRESETS) {
      for (const system of POCKET_SYSTEMS) {
        const choice = { size, pockets, system }
        if (sameSpec(tableOf(choice), spec)) return choice
      }
    }
  }
  return null
}

function sameSpec(a: TableSpec, b: TableSpec): boolean {
  const fields = Object.keys(a) as (keyof TableSpec)[]
  return fields.every((field) => a[field] === b[field]) && isDrop(a) === isDrop(b)
}

function isDrop({ pocketSystem }: TableSpec): boolean {
  return pocketSystem === 'drop'
}
