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
  'unknown-value',
  'unknown-ball',
  'unknown-declaration',
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
  return result.success ? ok(result.output) : fail(faultOf(result.issues[0]))
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
  let path = ''
  for (const item of issue.path ?? []) {
    if (typeof item.key === 'number') path += `[${item.key}]`
    else path += path === '' ? String(item.key) : `.${String(item.key)}`
  }
  return path
}
