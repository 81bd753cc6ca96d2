/**
 * Compares an answer with a partial expectation: an object must hold at least the named keys, an array must match
 * item by item, a number within 1e-6; `$about` and the like are the special forms of the case files.
 * Returns what differs, or null.
 */
export function mismatch(actual: unknown, expected: unknown, path = ''): string | null {
  if (isRecord(expected)) {
    const keys = Object.keys(expected)
    if (keys.length === 1 && keys[0]!.startsWith('$'))
      return special(actual, keys[0]!, expected[keys[0]!], path)
    if (!isRecord(actual)) return differs(actual, expected, path)
    for (const key of keys) {
      const found = mismatch(actual[key], expected[key], `${path}.${key}`)
      if (found !== null) return found
    }
    return null
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return differs(actual, expected, path)
    for (const [i, item] of expected.entries()) {
      const found = mismatch(actual[i], item, `${path}[${i}]`)
      if (found !== null) return found
    }
    return null
  }
  if (typeof expected === 'number') {
    const near = typeof actual === 'number' && Math.abs(actual - expected) <= 1e-6
    return near ? null : differs(actual, expected, path)
  }
  return actual === expected ? null : differs(actual, expected, path)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

function matches(actual: unknown, expected: unknown): boolean {
  return mismatch(actual, expected) === null
}

function special(actual: unknown, form: string, arg: unknown, path: string): string | null {
  const list: unknown[] = Array.isArray(actual) ? actual : []
  const wrong = differs(actual, { [form]: arg }, path)
  switch (form) {
    case '$about': {
      const [value, tolerance] = arg as [number, number]
      return typeof actual === 'number' && Math.abs(actual - value) <= tolerance ? null : wrong
    }
    case '$set':
      return Array.isArray(actual) && sameSet(list, arg as unknown[]) ? null : wrong
    case '$has':
      return (arg as unknown[]).every((item) => list.some((found) => matches(found, item))) ? null : wrong
    case '$lacks':
      return Array.isArray(actual) && !(arg as unknown[]).some((item) => list.some((f) => matches(f, item)))
        ? null
        : wrong
    case '$any':
      return actual === undefined ? wrong : null
    default:
      return `${path}: unknown form ${form}`
  }
}

function sameSet(actual: readonly unknown[], expected: readonly unknown[]): boolean {
  const left = [...actual]
  for (const item of expected) {
    const i = left.findIndex((candidate) => matches(candidate, item))
    if (i < 0) return false
    left.splice(i, 1)
  }
  return left.length === 0
}

function differs(actual: unknown, expected: unknown, path: string): string {
  return `${path || '(document)'}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(actual)}`
}
