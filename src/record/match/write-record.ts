import { type EntrySums, recordChecksum } from './checksum.ts'
import type { MatchRecord } from './match-record.ts'

/** A record as a file holds it: with the checksum of everything else. */
export type RecordDocument = MatchRecord & { readonly checksum: string }

/** `sums`: what is known of entries that were written before. */
export function recordDocument(record: MatchRecord, sums?: EntrySums): RecordDocument {
  return { ...record, checksum: recordChecksum(record, sums) }
}

/** One line of compact JSON. */
export function writeRecord(record: MatchRecord): string {
  return JSON.stringify(recordDocument(record))
}
