import { Hash64 } from '../../math/index.ts'

/** Checksums of entries that are known already: an entry never changes, and a match has many. */
export type EntrySums = WeakMap<object, string>

/**
 * Checksum of a JSON value: of its text with all keys in order, so that neither white space nor the order of keys
 * counts, and everything else does. It finds what was cut or changed by mistake; who changes a record on purpose can
 * write a new one, and `verifyRecord` finds that.
 */
export function checksumOf(value: unknown): string {
  return new Hash64().text(canonicalText(value)).digest()
}

/** Checksum of a record: that of the record in which each entry is replaced by its own. */
export function recordChecksum(record: object, sums: EntrySums = new WeakMap()): string {
  const entries = 'entries' in record ? record.entries : null
  if (!Array.isArray(entries)) return checksumOf(record)
  return checksumOf({ ...record, entries: entries.map((entry) => entrySum(entry, sums)) })
}

function entrySum(entry: unknown, sums: EntrySums): string {
  if (typeof entry !== 'object' || entry === null) return checksumOf(entry)
  const known = sums.get(entry)
  if (known !== undefined) return known
  const sum = checksumOf(entry)
  sums.set(entry, sum)
  return sum
}

function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).filter(([, item]) => item !== undefined)
  fields.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([key, item]) => `${JSON.stringify(key)}:${canonicalText(item)}`).join(',')}}`
}
