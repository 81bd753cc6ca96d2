import { type Game, openRecord, recordOf } from '../game/index.ts'
import type { Result } from '../math/index.ts'
import { readRecordText, writeRecord } from '../record/index.ts'

/** A match as a file to be saved. */
export interface MatchFile {
  readonly name: string
  readonly text: string
}

export function writeMatchFile(game: Game): MatchFile {
  const { terms, players, started } = game.setup
  const parts = [terms.ruleset, players.A.name, players.B.name, started?.slice(0, 10) ?? '']
  const words = parts.map(fileWord).filter((word) => word !== '')
  return { name: `${words.join('-')}.headstring.json`, text: writeRecord(recordOf(game)) }
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
