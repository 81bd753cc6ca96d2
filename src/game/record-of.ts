import { PHYSICS_VERSION } from '../physics/index.ts'
import { type MatchRecord, PROGRAM, RECORD_FORMAT, RECORD_KIND } from '../record/index.ts'
import type { Game } from './game.ts'

/** The match so far as a record, to be saved, shared and verified. */
export function recordOf(game: Game): MatchRecord {
  return {
    kind: RECORD_KIND,
    format: RECORD_FORMAT,
    program: PROGRAM,
    physics: PHYSICS_VERSION,
    setup: game.setup,
    entries: game.entries,
  }
}
