import { fail, fault, ok, type Result } from '../math/index.ts'
import { type MatchRecord, physicsFault, sameEntry } from '../record/index.ts'
import type { Game } from './game.ts'
import { play, startGame } from './play.ts'

/**
 * The game that a record leads to, every shot played and every ruling made again. Faults: `physics-version`, and
 * `not-as-recorded` with the entry that comes out otherwise, as its path.
 */
export function openRecord(record: MatchRecord): Result<Game> {
  const opening = openInSteps(record)
  for (;;) {
    const step = opening.next()
    if (step.done) return step.value
  }
}

/** The same, one entry at a time, so that a page can show how far it has come: yields how many are played. */
export function* openInSteps(record: MatchRecord): Generator<number, Result<Game>> {
  const wrong = physicsFault(record)
  if (wrong !== null) return fail(wrong)
  let game = startGame(record.setup)
  for (const [i, entry] of record.entries.entries()) {
    const step = play(game, entry.command)
    if (!step.ok) return fault('not-as-recorded', `entries[${i}]`, step.error.code)
    game = step.value
    if (!sameEntry(entry, game.entries[i]!))
      return fault('not-as-recorded', `entries[${i}]`, `${entry.command.kind} came out otherwise`)
    yield i + 1
  }
  return ok(game)
}
