/** Small questions to a value of unknown shape: nothing stored or linked is trusted before it has answered them. */
export type Shape<T> = (value: unknown) => value is T

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isFiniteNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

export function isWholeNumber(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most
}

export function isOneOf<T extends string>(value: unknown, words: readonly T[]): value is T {
  return typeof value === 'string' && (words as readonly string[]).includes(value)
}

/** The same keys as `pattern`, with values of the same type; objects inside are asked in turn. */
export function hasShapeOf<T extends object>(value: unknown, pattern: T): value is T {
  if (!isRecord(value)) return false
  return Object.entries(pattern).every(([key, wanted]) => {
    const found = value[key]
    if (typeof wanted === 'number') return isFiniteNumber(found)
    if (isRecord(wanted)) return hasShapeOf(found, wanted)
    return typeof found === typeof wanted
  })
}
