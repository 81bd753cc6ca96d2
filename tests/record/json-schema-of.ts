import type * as v from 'valibot'

type JsonSchema = { [key: string]: unknown }
/** What is read of a schema or an action of the schema library. */
interface Part {
  readonly type: string
  readonly pipe?: readonly Part[]
  readonly entries?: Readonly<Record<string, Part>>
  readonly items?: readonly Part[]
  readonly item?: Part
  readonly key?: Part
  readonly value?: Part
  readonly wrapped?: Part
  readonly options?: readonly unknown[]
  readonly literal?: unknown
  readonly requirement?: unknown
  readonly getter?: (input: unknown) => Part
}

/** Samples that a schema which depends on its input is asked with: it is one of the answers. */
const SAMPLES = ['', 0, {}]

/**
 * The JSON Schema (2020-12) of a schema of the reader. Shapes with a name go under `$defs`, so that a person can find
 * his way.
 */
export function jsonSchemaOf(
  schema: v.GenericSchema,
  named: Readonly<Record<string, v.GenericSchema>>,
): JsonSchema {
  const names = new Map(Object.entries(named).map(([name, shape]) => [shape as unknown as Part, name]))
  const write = (part: Part): JsonSchema => {
    const name = names.get(part)
    return name === undefined ? written(part, write) : { $ref: `#/$defs/${name}` }
  }
  const defs = [...names].map(([part, name]) => [name, written(part, write)] as const)
  return { ...written(schema as unknown as Part, write), $defs: Object.fromEntries(defs) }
}

type Write = (part: Part) => JsonSchema

function written(part: Part, write: Write): JsonSchema {
  if (part.pipe === undefined) return bare(part, write)
  const [first, ...actions] = part.pipe
  return Object.assign({}, write(first!), ...actions.map(restriction)) as JsonSchema
}

function restriction({ type, requirement }: Part): JsonSchema {
  switch (type) {
    case 'finite':
      return {}
    case 'integer':
      return { type: 'integer' }
    case 'min_value':
      return { minimum: requirement }
    case 'max_value':
      return { maximum: requirement }
    case 'max_length':
      return { maxLength: requirement }
    case 'regex':
      return { pattern: (requirement as RegExp).source }
    default:
      throw new Error(`no JSON Schema for the action ${type}`)
  }
}

function bare(part: Part, write: Write): JsonSchema {
  switch (part.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return { type: part.type }
    case 'literal':
      return { const: part.literal }
    case 'picklist':
      return { enum: part.options }
    case 'array':
      return { type: 'array', items: write(part.item!) }
    case 'strict_tuple':
      return {
        type: 'array',
        prefixItems: part.items!.map(write),
        items: false,
        minItems: part.items!.length,
      }
    case 'strict_object':
      return strictObject(part.entries!, write)
    case 'record':
      return { type: 'object', propertyNames: write(part.key!), additionalProperties: write(part.value!) }
    case 'nullable':
      return { anyOf: [write(part.wrapped!), { type: 'null' }] }
    case 'union':
    case 'variant':
      return { anyOf: (part.options as Part[]).map(write) }
    case 'lazy':
      return { anyOf: distinct(SAMPLES.map((sample) => write(part.getter!(sample)))) }
    default:
      throw new Error(`no JSON Schema for ${part.type}`)
  }
}

function strictObject(entries: Readonly<Record<string, Part>>, write: Write): JsonSchema {
  const all = Object.entries(entries)
  return {
    type: 'object',
    properties: Object.fromEntries(
      all.map(([key, entry]) => [key, write(entry.wrapped && isOptional(entry) ? entry.wrapped : entry)]),
    ),
    required: all.filter(([, entry]) => !isOptional(entry)).map(([key]) => key),
    additionalProperties: false,
  }
}

function isOptional({ type }: Part): boolean {
  return type === 'exact_optional'
}

function distinct(schemas: readonly JsonSchema[]): JsonSchema[] {
  const texts = new Map(schemas.map((schema) => [JSON.stringify(schema), schema]))
  return [...texts.values()]
}
