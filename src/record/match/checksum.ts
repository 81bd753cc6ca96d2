import { Hash64 } from '../../math/index.ts'

/**
 * Checksum of a JSON value: of its text with all keys in order, so that neither white space nor the order of keys
 * counts, and everything else does. It finds what was cut or changed by mistake; who changes a record on purpose can
 * write a new one, and `verifyRecord` finds that.
 */
export function checksumOf(value: unknown): string {
  return new Hash64().text(canonicalText(value)).digest()
}

function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).filter(([, item]) => item !== undefined)
  fields.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([key, item]) => `${JSON.stringify(key)}:${canonicalText(item)}`).join(',')}}`
}
