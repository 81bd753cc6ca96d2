import { type Game, type MatchSetup, openRecord } from '../game/index.ts'
import type { Result } from '../math/index.ts'
import { type MatchRecord, readRecordText, writeRecord } from '../record/index.ts'

/** A match as a file to be saved. */
export interface MatchFile {
  readonly name: string
  readonly text: string
}

export function writeMatchFile(record: MatchRecord): MatchFile {
  return { name: `${fileName(record.setup)}.headstring.json`, text: writeRecord(record) }
}

/** What a file about a match is called, without its ending: game, players, day. */
export function fileName({ terms, players, started }: MatchSetup): string {
  const parts = [terms.ruleset, players.A.name, players.B.name, started?.slice(0, 10) ?? '']
  return parts
    .map(fileWord)
    .filter((word) => word !== '')
    .join('-')
}

/** Letters and digits of any alphabet, nothing that a file system minds. */
function fileWord(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}

/** The game in a file, with every shot played again; faults of `readRecordText` and `openRecord`. */
export function readMatchFile(text: string): Result<Game> {
  const record = readRecordText(text)
  return record.ok ? openRecord(record.value) : record
}
