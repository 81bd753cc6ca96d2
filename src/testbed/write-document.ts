import { DEFAULT_PARAMETERS, type PhysicsParameters, type ShotRequest } from '../physics/index.ts'
import { TABLE_NAMES, TABLE_SPECS, type TableName, type TableSpec } from '../table/index.ts'

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function differing<T extends object>(value: T, base: object): Partial<T> {
  const known: Record<string, unknown> = { ...base }
  const rest = Object.entries(value).filter(([key, own]) => own !== undefined && !same(own, known[key]))
  return Object.fromEntries(rest) as Partial<T>
}

function tableDocument(table: TableSpec): TableName | object {
  const named = TABLE_NAMES.find((name) => same(TABLE_SPECS[name], table))
  return named ?? { base: '9ft', ...differing(table, TABLE_SPECS['9ft']) }
}

/** Of these the reader takes the one that is absent from the other: they are written together. */
const PAIRS = [
  ['ballRestitution', 'hertzDamping'],
  ['slidingFriction', 'slateFriction'],
] as const

function parametersDocument(parameters: PhysicsParameters): Partial<PhysicsParameters> {
  let changed = differing(parameters, DEFAULT_PARAMETERS)
  for (const [one, other] of PAIRS) {
    if (one in changed || other in changed) {
      changed = { ...changed, [one]: parameters[one], [other]: parameters[other] }
    }
  }
  return changed
}

/** A request as a document of the command `simulate`, with what differs from the defaults; one ball on a line. */
export function writeDocument(request: ShotRequest): string {
  const { table, parameters, balls, stroke, held, fidelity, stepHz, unbounded } = request
  const changed = parametersDocument(parameters)
  const document = {
    format: 1,
    table: tableDocument(table),
    ...(Object.keys(changed).length > 0 && { parameters: changed }),
    balls,
    ...(stroke && { stroke }),
    ...(held && { held }),
    fidelity,
    ...(stepHz && { stepHz }),
    ...(unbounded && { unbounded }),
  }
  const lines = Object.entries(document).map(([key, value]) => {
    if (key !== 'balls') return `${JSON.stringify(key)}: ${JSON.stringify(value)}`
    return `"balls": [\n    ${balls.map((ball) => JSON.stringify(ball)).join(',\n    ')}\n  ]`
  })
  return `{\n  ${lines.join(',\n  ')}\n}\n`
}
