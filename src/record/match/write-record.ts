import { checksumOf } from './checksum.ts'
import type { MatchRecord } from './match-record.ts'

/** A record as a file holds it: with the checksum of everything else. */
export type RecordDocument = MatchRecord & { readonly checksum: string }

export function recordDocument(record: MatchRecord): RecordDocument {
  return { ...record, checksum: checksumOf(record) }
}

/** One line of compact JSON. */
export function writeRecord(record: MatchRecord): string {
  return JSON.stringify(recordDocument(record))
}
