type Schema = Readonly<Record<string, unknown>>

/**
 * Where a value is not as a JSON Schema wants it; null when it is. Knows the words that our schemas use and no others:
 * an unknown word throws.
 */
export function schemaFault(root: Schema, value: unknown, schema: Schema = root, path = ''): string | null {
  for (const [word, wanted] of Object.entries(schema)) {
    const check = WORDS[word]
    if (check === undefined) throw new Error(`unknown word ${word}`)
    const fault = check({ root, schema, value, path, inside: (...at) => schemaFault(root, ...at) }, wanted)
    if (fault !== null) return fault
  }
  return null
}

interface Place {
  readonly root: Schema
  readonly schema: Schema
  readonly value: unknown
  readonly path: string
  readonly inside: (value: unknown, schema: Schema, path: string) => string | null
}

type Check = (place: Place, wanted: unknown) => string | null

const nothing: Check = () => null

function first(faults: Iterable<() => string | null>): string | null {
  for (const fault of faults) {
    const found = fault()
    if (found !== null) return found
  }
  return null
}

function isObject(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const WORDS: Readonly<Record<string, Check>> = {
  $schema: nothing,
  $id: nothing,
  $defs: nothing,
  title: nothing,
  description: nothing,
  $ref: ({ root, value, path, inside }, wanted) => {
    const name = String(wanted).replace('#/$defs/', '')
    return inside(value, (root.$defs as Readonly<Record<string, Schema>>)[name]!, path)
  },
  type: ({ value, path }, wanted) => (typeOf(value, String(wanted)) ? null : path),
  const: ({ value, path }, wanted) => (value === wanted ? null : path),
  enum: ({ value, path }, wanted) => ((wanted as unknown[]).includes(value) ? null : path),
  anyOf: ({ value, path, inside }, wanted) =>
    (wanted as Schema[]).some((schema) => inside(value, schema, path) === null) ? null : path,
  minimum: ({ value, path }, wanted) => (typeof value !== 'number' || value >= Number(wanted) ? null : path),
  maximum: ({ value, path }, wanted) => (typeof value !== 'number' || value <= Number(wanted) ? null : path),
  maxLength: ({ value, path }, wanted) =>
    typeof value !== 'string' || value.length <= Number(wanted) ? null : path,
  pattern: ({ value, path }, wanted) =>
    typeof value !== 'string' || new RegExp(String(wanted), 'u').test(value) ? null : path,
  minItems: ({ value, path }, wanted) =>
    !Array.isArray(value) || value.length >= Number(wanted) ? null : path,
  prefixItems: ({ value, path, inside }, wanted) =>
    Array.isArray(value)
      ? first(
          (wanted as Schema[]).map(
            (schema, i) => () => (i < value.length ? inside(value[i], schema, `${path}/${i}`) : null),
          ),
        )
      : null,
  items: ({ schema, value, path, inside }, wanted) => {
    if (!Array.isArray(value)) return null
    const from = (schema.prefixItems as unknown[] | undefined)?.length ?? 0
    if (wanted === false) return value.length > from ? path : null
    return first(
      value.slice(from).map((item, i) => () => inside(item, wanted as Schema, `${path}/${from + i}`)),
    )
  },
  required: ({ value, path }, wanted) =>
    isObject(value)
      ? first((wanted as string[]).map((key) => () => (Object.hasOwn(value, key) ? null : `${path}/${key}`)))
      : null,
  properties: ({ value, path, inside }, wanted) =>
    isObject(value)
      ? first(
          Object.entries(wanted as Readonly<Record<string, Schema>>).map(
            ([key, schema]) =>
              () =>
                Object.hasOwn(value, key) ? inside(value[key], schema, `${path}/${key}`) : null,
          ),
        )
      : null,
  propertyNames: ({ value, path, inside }, wanted) =>
    isObject(value)
      ? first(Object.keys(value).map((key) => () => inside(key, wanted as Schema, `${path}/${key}`)))
      : null,
  additionalProperties: ({ schema, value, path, inside }, wanted) => {
    if (!isObject(value)) return null
    const known = Object.keys((schema.properties as object | undefined) ?? {})
    const others = Object.keys(value).filter((key) => !known.includes(key))
    if (wanted === false) return others.length > 0 ? `${path}/${others[0]}` : null
    return first(others.map((key) => () => inside(value[key], wanted as Schema, `${path}/${key}`)))
  },
}

function typeOf(value: unknown, type: string): boolean {
  switch (type) {
    case 'object':
      return isObject(value)
    case 'array':
      return Array.isArray(value)
    case 'null':
      return value === null
    case 'integer':
      return Number.isInteger(value)
    default:
      return typeof value === type
  }
}
