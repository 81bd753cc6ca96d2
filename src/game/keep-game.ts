import { fail, fault, ok, type Result } from '../math/index.ts'
import { type ShotResult, simulateShot } from '../physics/index.ts'
import {
  type EntrySums,
  type KeptShot,
  physicsFault,
  readKeptMatch,
  shotRequest,
  writeKeptMatch,
} from '../record/index.ts'
import type { Game, GameShot } from './game.ts'
import { recordOf } from './record-of.ts'

/**
 * A running match as text, for a store: its record and where it stands now. Who keeps a match after every command hands
 * in the same `sums` each time, so that only what is new has to be summed up.
 */
export function keepGame(game: Game, sums?: EntrySums): string {
  const { match, parameters, racksDrawn, lag, held, lastShot } = game
  const position = { match, parameters, racksDrawn, lag, ...(held && { held }) }
  const shot = lastShot === null ? null : keptShot(lastShot)
  return writeKeptMatch({ record: recordOf(game), position, lastShot: shot }, sums)
}

function keptShot({ result: _played, ...shot }: GameShot): KeptShot {
  return shot
}

/**
 * The game that `keepGame` wrote. Only the last shot is played again, for the eye and as a test: `not-as-recorded`
 * when it has another hash. Further faults: those of reading, and `physics-version` for a match that was played under
 * another physics.
 */
export function resumeGame(text: string): Result<Game> {
  const kept = readKeptMatch(text)
  if (!kept.ok) return kept
  const { record, position, lastShot } = kept.value
  const wrong = physicsFault(record)
  if (wrong !== null) return fail(wrong)
  const { setup, entries } = record
  const game: Game = { ...position, setup, entries, lastShot: null, lastLag: null }
  if (lastShot === null) return ok(game)
  const result = playedAgain(game, lastShot)
  if (!result.ok) return result
  const mark = entries.findLast(({ shot }) => shot?.number === lastShot.number)?.shot
  if (mark?.hash !== result.value.hash)
    return fault('not-as-recorded', 'lastShot', 'the last shot cannot be played again as it was')
  return ok({ ...game, lastShot: { ...lastShot, result: result.value } })
}

function playedAgain(game: Game, { before, held = [], stroke, parameters }: KeptShot): Result<ShotResult> {
  const request = shotRequest({ match: game.match, parameters, held }, before, stroke)
  return simulateShot({ ...request, report: { paths: true, facts: true } })
}
