import { ok, type Result } from '../../math/index.ts'
import {
  type GameError,
  type MatchPosition,
  type MatchSetup,
  openingPosition,
  protestIn,
  type RecordEntry,
  takeStep,
} from '../../record/index.ts'
import { type ScoreSheet, scoreSheet } from './score-sheet.ts'
import { logStep, type SheetLog, startLog } from './sheet-log.ts'

/** A match that is played again for its score sheet, so far. */
export interface SheetReading {
  readonly setup: MatchSetup
  /** Entries that were read. */
  readonly read: number
  readonly position: MatchPosition
  readonly log: SheetLog
}

export function startReading(setup: MatchSetup): SheetReading {
  const position = openingPosition(setup)
  return { setup, read: 0, position, log: startLog(position.match) }
}

/**
 * Reads the next entry of a match: who pocketed what, and on which shot of the rack, follows from playing it again.
 * A thousand shots take about a second, so a page reads them a few at a time. Errors: of `takeStep`.
 */
export function readEntry(reading: SheetReading, { command }: RecordEntry): Result<SheetReading, GameError> {
  const step = takeStep(reading.setup, reading.position, command, { paths: false })
  if (!step.ok) return step
  const { position, ruling } = step.value
  const log = logStep(reading.log, {
    kind: command.kind,
    after: position.match,
    ruling,
    protest: protestIn(command, position.match.shots),
  })
  return ok({ ...reading, read: reading.read + 1, position, log })
}

/** The score sheet of a whole match, one entry at a time; yields how many are read. Faults: as of `readEntry`. */
export function* sheetInSteps(
  setup: MatchSetup,
  entries: readonly RecordEntry[],
): Generator<number, Result<ScoreSheet, GameError>> {
  let reading = startReading(setup)
  for (const entry of entries) {
    const next = readEntry(reading, entry)
    if (!next.ok) return next
    reading = next.value
    yield reading.read
  }
  return ok(scoreSheet(reading.log))
}
