/**
 * Compares a document with a partial one: an object must hold at least the named keys, an array must match item by
 * item, a number within 1e-6. An object with one key that starts with `$` is a special form, see `FORMS`.
 * Gives the first difference as text, or null.
 */
export function mismatch(actual: unknown, expected: unknown, path = ''): string | null {
  if (Array.isArray(expected)) return mismatchList(actual, expected, path)
  if (isObject(expected)) {
    const [key, ...others] = Object.keys(expected)
    if (key?.startsWith('$') && others.length === 0) return mismatchForm(actual, key, expected[key], path)
    return mismatchObject(actual, expected, path)
  }
  if (typeof expected === 'number')
    return within(actual, expected, 1e-6) ? null : differs(actual, expected, path)
  return actual === expected ? null : differs(actual, expected, path)
}

type Json = Readonly<Record<string, unknown>>
type Form = (actual: unknown, argument: never, path: string) => string | null

const FORMS: Readonly<Record<string, Form>> = {
  /** [value, tolerance] */
  $about: (actual, [value, tolerance]: [number, number], path) =>
    within(actual, value, tolerance) ? null : differs(actual, `${value} within ${tolerance}`, path),
  $atLeast: (actual, least: number, path) =>
    typeof actual === 'number' && actual >= least ? null : differs(actual, `>= ${least}`, path),
  $atMost: (actual, most: number, path) =>
    typeof actual === 'number' && actual <= most ? null : differs(actual, `<= ${most}`, path),
  $any: (actual, _: true, path) => (actual === undefined ? differs(actual, 'anything', path) : null),
  /** These items in any order. */
  $set: (actual, items: unknown[], path) => {
    const left = listOf(actual)
    if (left === null || left.length !== items.length) return differs(actual, { $set: items }, path)
    for (const item of items) {
      const found = left.findIndex((candidate) => mismatch(candidate, item) === null)
      if (found < 0) return differs(actual, { $set: items }, path)
      left.splice(found, 1)
    }
    return null
  },
  /** An item for each of these. */
  $has: (actual, items: unknown[], path) => {
    const missing = items.find((item) => matching(actual, item).length === 0)
    return missing === undefined ? null : differs(actual, { $has: missing }, path)
  },
  /** No item for any of these. */
  $lacks: (actual, items: unknown[], path) => {
    const present = items.find((item) => matching(actual, item).length > 0)
    if (listOf(actual) === null) return differs(actual, 'a list', path)
    return present === undefined ? null : differs(actual, { $lacks: present }, path)
  },
  /** The first item that matches `where` also matches `is`. */
  $first: (actual, { where, is }: { where: unknown; is: unknown }, path) => {
    const [first] = matching(actual, where)
    return first === undefined
      ? differs(undefined, { $first: where }, path)
      : mismatch(first, is, `${path}[first]`)
  },
  /** `is` items match `where`. */
  $count: (actual, { where, is }: { where: unknown; is: unknown }, path) =>
    mismatch(matching(actual, where).length, is, `${path}.count`),
}

function mismatchForm(actual: unknown, key: string, argument: unknown, path: string): string | null {
  const form = FORMS[key]
  return form === undefined ? `${path}: unknown form ${key}` : form(actual, argument as never, path)
}

function mismatchList(actual: unknown, expected: readonly unknown[], path: string): string | null {
  const list = listOf(actual)
  if (list === null || list.length !== expected.length) return differs(actual, expected, path)
  return firstOf(expected.map((item, i) => () => mismatch(list[i], item, `${path}[${i}]`)))
}

function mismatchObject(actual: unknown, expected: Json, path: string): string | null {
  if (!isObject(actual)) return differs(actual, expected, path)
  return firstOf(
    Object.keys(expected).map((key) => () => mismatch(actual[key], expected[key], `${path}.${key}`)),
  )
}

function firstOf(checks: readonly (() => string | null)[]): string | null {
  for (const check of checks) {
    const found = check()
    if (found !== null) return found
  }
  return null
}

function matching(actual: unknown, item: unknown): unknown[] {
  return (listOf(actual) ?? []).filter((candidate) => mismatch(candidate, item) === null)
}

function listOf(value: unknown): unknown[] | null {
  return Array.isArray(value) ? [...(value as unknown[])] : null
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function within(actual: unknown, value: number, tolerance: number): boolean {
  return typeof actual === 'number' && Math.abs(actual - value) <= tolerance
}

function differs(actual: unknown, expected: unknown, path: string): string {
  const text = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing'))
  return `${path || '(document)'}: expected ${text(expected)}, found ${text(actual).slice(0, 300)}`
}
