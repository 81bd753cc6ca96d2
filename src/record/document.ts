import * as v from 'valibot'
import { type Fault, fail, ok, type Result } from '../math/index.ts'

/**
 * Codes of a document that is no valid input. Further codes come from the meaning of the values: `simulateShot`, `ruleShot`.
 */
export const DOCUMENT_FAULTS = [
  'json-syntax',
  'unknown-format',
  'missing-key',
  'unknown-key',
  'wrong-type',
  'not-finite',
  'out-of-range',
  'parameter-range',
  'unknown-value',
  'unknown-ball',
  'unknown-declaration',
  'reason-text',
] as const
export type DocumentFault = (typeof DOCUMENT_FAULTS)[number]

const OWN_CODES: ReadonlySet<string> = new Set(DOCUMENT_FAULTS)

/** A bare NaN or Infinity is no JSON; read as an infinite number it is refused later, with its path. */
const STRING_OR_NOT_FINITE = /"(?:[^"\\]|\\.)*"|-?\b(?:NaN|Infinity)\b/g

/** Reads JSON text; `json-syntax` when it is none. */
export function readJson(text: string): Result<unknown> {
  const plain = parsed(text)
  if (plain.ok) return plain
  const marked = text.replace(STRING_OR_NOT_FINITE, (part) => (part.startsWith('"') ? part : '1e999'))
  if (marked === text) return plain
  const again = parsed(marked)
  return again.ok ? again : plain
}

function parsed(text: string): Result<unknown> {
  try {
    return ok(JSON.parse(text) as unknown)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return fail({ code: 'json-syntax', path: '', message })
  }
}

/** A value in the shape of a schema, or the first thing that is wrong with it. */
export function readShape<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): Result<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, value, { abortEarly: true })
  if (!result.success) return fail(faultOf(result.issues[0]))
  const missed = missedFault(value, result.output, '')
  return missed === null ? ok(result.output) : fail(missed)
}

/** As `readShape` for a schema without defaults, but gives the value itself: its keys stay in their order. */
export function readAsIs<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): Result<v.InferOutput<Schema>> {
  const read = readShape(schema, value)
  return read.ok ? ok(value as v.InferOutput<Schema>) : read
}

/**
 * What the schema library lets pass: a key that every object inherits (`constructor`, `__proto__`), and a list where an
 * object is wanted.
 */
function missedFault(value: unknown, read: unknown, path: string): Fault | null {
  if (typeof value !== 'object' || value === null) return null
  if (Array.isArray(value) !== Array.isArray(read))
    return { code: 'wrong-type', path, message: 'expected Object, received Array' }
  for (const [key, item] of Object.entries(value)) {
    const at = joined(path, Array.isArray(value) ? Number(key) : key)
    if (key in Object.prototype) return { code: 'unknown-key', path: at, message: 'no document has this key' }
    const missed = missedFault(item, (read as Readonly<Record<string, unknown>>)[key], at)
    if (missed !== null) return missed
  }
  return null
}

function faultOf(issue: v.BaseIssue<unknown>): Fault {
  const path = pathOf(issue)
  if (OWN_CODES.has(issue.message)) {
    return {
      code: issue.message,
      path,
      message: `expected ${issue.expected ?? 'another value'}, received ${issue.received}`,
    }
  }
  return { code: codeOf(issue), path, message: issue.message }
}

function codeOf(issue: v.BaseIssue<unknown>): DocumentFault {
  if (issue.type === 'finite' || issue.received === 'NaN' || issue.received.endsWith('Infinity'))
    return 'not-finite'
  if (issue.expected === 'never') return 'unknown-key'
  if (issue.received === 'undefined') return 'missing-key'
  if (issue.type === 'picklist' || issue.type === 'literal' || issue.type === 'variant')
    return 'unknown-value'
  return issue.kind === 'validation' ? 'out-of-range' : 'wrong-type'
}

/** `balls[3].x`; '' for the whole document. */
function pathOf(issue: v.BaseIssue<unknown>): string {
  return (issue.path ?? []).reduce((path, { key }) => joined(path, key), '')
}

function joined(path: string, key: unknown): string {
  if (typeof key === 'number') return `${path}[${key}]`
  return path === '' ? String(key) : `${path}.${String(key)}`
}
