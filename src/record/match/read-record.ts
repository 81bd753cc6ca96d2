import { type Fault, fail, fault, ok, type Result } from '../../math/index.ts'
import { readJson, readShape } from '../document.ts'
import { recordChecksum } from './checksum.ts'
import { asCommand } from './command-shape.ts'
import { type MatchRecord, RECORD_FORMAT, type RecordEntry } from './match-record.ts'
import { recordDocumentShape } from './record-shape.ts'
import { setupFault } from './setup-shape.ts'

type Fields = Readonly<Record<string, unknown>>

/** Turns a document of one format, without its checksum, into one of the next. */
export type Migration = (older: Fields) => Fields

/** By the format that they start from. Format 1 is the first. */
const MIGRATIONS: ReadonlyMap<number, Migration> = new Map()

/** Reads the text of a match record; faults as of `readRecord`, and `json-syntax`. */
export function readRecordText(text: string): Result<MatchRecord> {
  const json = readJson(text)
  return json.ok ? readRecord(json.value) : json
}

/**
 * Reads a match record. Nothing is passed over: the first key, value or form that is not as it must be is a fault
 * with its path, and whatever is well formed but not what was written is a `checksum`. Whether the shots were played
 * so is for `verifyRecord`. An older format is brought up to this one.
 */
export function readRecord(
  value: unknown,
  migrations: ReadonlyMap<number, Migration> = MIGRATIONS,
): Result<MatchRecord> {
  const current = migrated(value, migrations)
  if (!current.ok) return current
  const shape = readShape(recordDocumentShape, current.value)
  if (!shape.ok) return shape
  const { checksum, ...written } = shape.value
  if (recordChecksum(written) !== checksum) return notAsWritten()
  const { entries, ...header } = written
  const record: MatchRecord = {
    ...header,
    entries: entries.map(({ command, ...marks }) => ({ command: asCommand(command), ...marks })),
  }
  const wrong = setupFault(record.setup) ?? entriesFault(record.entries)
  return wrong === null ? ok(record) : fail(wrong)
}

function notAsWritten(): Result<never> {
  return fault('checksum', 'checksum', 'the record was cut or changed after it was written')
}

/** An older document is checked as it was written and then migrated step by step. */
function migrated(value: unknown, migrations: ReadonlyMap<number, Migration>): Result<unknown> {
  if (!isFields(value) || !isOlder(value.format)) return ok(value)
  const { checksum, ...written } = value
  let format = value.format
  if (!migrations.has(format)) return ok(value)
  if (recordChecksum(written) !== checksum) return notAsWritten()
  let document: Fields = written
  for (let step = migrations.get(format); step !== undefined; step = migrations.get(format)) {
    document = step(document)
    format += 1
  }
  return ok({ ...document, checksum: recordChecksum(document) })
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isOlder(format: unknown): format is number {
  return typeof format === 'number' && format < RECORD_FORMAT
}

/** Every stroke has what it came to, and nothing else has. */
function entriesFault(entries: readonly RecordEntry[]): Fault | null {
  for (const [i, { command, shot, ruling }] of entries.entries()) {
    const struck = command.kind === 'stroke'
    const wanted = struck || command.kind === 'lag'
    if (wanted !== (shot !== undefined)) return misplaced(wanted, `entries[${i}].shot`)
    if (struck && ruling === undefined) return misplaced(true, `entries[${i}].ruling`)
    if (command.kind === 'lag' && ruling !== undefined) return misplaced(false, `entries[${i}].ruling`)
  }
  return null
}

function misplaced(missing: boolean, path: string): Fault {
  return missing
    ? { code: 'missing-key', path, message: 'a stroke has what it came to' }
    : { code: 'unknown-key', path, message: 'only a stroke comes to something' }
}
