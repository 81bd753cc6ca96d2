import { DEFAULT_PARAMETERS, type PhysicsParameters, type ShotRequest } from '../physics/index.ts'
import { TABLE_SPECS, type TableSpec } from '../table/index.ts'
import { tableNameOf } from './match/whole-shape.ts'

/** The input of `simulate` that plays this request; `kinematics` and paths are left to the reader's wish. */
export function writeSimulateDocument(request: ShotRequest) {
  const { table, parameters, balls, stroke, held, fidelity } = request
  return {
    format: 1,
    table: tableDocument(table),
    parameters: parametersDocument(parameters),
    balls,
    ...(stroke === undefined ? {} : { stroke }),
    ...(held === undefined ? {} : { held }),
    fidelity,
  } as const
}

/** The name of a table, or the nine-foot one with the measures that differ. */
export function tableDocument(spec: TableSpec) {
  return tableNameOf(spec) ?? { base: '9ft' as const, ...differing(spec, TABLE_SPECS['9ft']) }
}

/** Each of these follows from the other where only one is given. */
const PAIRS = [
  ['ballRestitution', 'hertzDamping'],
  ['slidingFriction', 'slateFriction'],
] as const

function parametersDocument(parameters: PhysicsParameters): Partial<PhysicsParameters> {
  const named: Partial<Record<keyof PhysicsParameters, unknown>> = differing(parameters, DEFAULT_PARAMETERS)
  for (const pair of PAIRS) {
    if (pair.some((key) => key in named)) for (const key of pair) named[key] = parameters[key]
  }
  return named as Partial<PhysicsParameters>
}

/** The fields that are not as in the pattern. */
export function differing<T extends object>(value: T, pattern: T): Partial<T> {
  const fields = Object.entries(value).filter(
    ([key, field]) => JSON.stringify(field) !== JSON.stringify(pattern[key as keyof T]),
  )
  return Object.fromEntries(fields) as Partial<T>
}
