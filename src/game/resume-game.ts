import { fail, fault, ok, type Result } from '../math/index.ts'
import { type ShotResult, simulateShot } from '../physics/index.ts'
import { type KeptShot, physicsFault, readKeptMatch, shotRequest } from '../record/index.ts'
import type { Game } from './game.ts'

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
