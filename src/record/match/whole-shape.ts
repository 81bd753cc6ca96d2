import * as v from 'valibot'
import { TABLE_SPECS } from '../../table/index.ts'
import { optionsShape } from '../options-shape.ts'
import { parametersShape } from '../parameters-shape.ts'
import { tableFields } from '../table-shape.ts'

/*
 * A record says everything in full, where the documents of the command line name what differs: defaults may change,
 * and what was played must not change with them.
 */

type Optional = v.ExactOptionalSchema<v.GenericSchema, undefined>
type Wanted<Entries extends Record<string, Optional>> = {
  [Key in keyof Entries]: Entries[Key] extends v.ExactOptionalSchema<infer Inner, undefined> ? Inner : never
}

/** The same keys, none of them optional. */
function wanted<Entries extends Record<string, Optional>>(entries: Entries): Wanted<Entries> {
  const inner = Object.entries(entries).map(([key, entry]) => [key, entry.wrapped] as const)
  return Object.fromEntries(inner) as Wanted<Entries>
}

const { pocketSystem, ...measures } = tableFields

/** `pocketSystem` is absent where pocketed balls are returned. */
export const wholeTableShape = v.strictObject({ ...wanted(measures), pocketSystem })

export const wholeOptionsShape = v.strictObject(wanted(optionsShape.entries))

const { followThrough, ...parameters } = parametersShape.entries

/** `followThrough` is absent where the stick is stopped as by a player. */
export const wholeParametersShape = v.strictObject({ ...wanted(parameters), followThrough })

/** Name of a table with exactly these measures; null for any other. */
export function tableNameOf(spec: object): keyof typeof TABLE_SPECS | null {
  const names = Object.keys(TABLE_SPECS) as (keyof typeof TABLE_SPECS)[]
  return names.find((name) => sameFields(TABLE_SPECS[name], spec)) ?? null
}

function sameFields(a: object, b: object): boolean {
  const other = b as Readonly<Record<string, unknown>>
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every((key) => (a as typeof other)[key] === other[key])
}
