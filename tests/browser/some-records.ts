import { type Game, play, recordOf, startGame } from '../../src/game/index.ts'
import { Random } from '../../src/math/index.ts'
import { writeRecord } from '../../src/record/index.ts'
import type { RulesetId } from '../../src/rules/index.ts'
import { setupOf } from '../game/a-setup.ts'
import { nextCommands } from '../game/walk.ts'

const made = new Map<string, Game>()

/** A match of strokes at random, up to so many shots or to its end; the same arguments give the same match. */
function strolled(ruleset: RulesetId, seed: number, shots: number, raceTo: number): Game {
  const key = [ruleset, seed, shots, raceTo].join()
  const known = made.get(key)
  if (known) return known
  const random = Random.fromSeed(seed, 9)
  let game = startGame(setupOf(ruleset, seed, {}, { raceTo }))
  for (let tries = 0; tries < 40 * shots && game.match.phase !== 'match-over'; tries++) {
    if (game.match.shots >= shots) break
    const { phase } = game.match
    for (const command of nextCommands(game, random)) {
      if (game.match.phase !== phase) break
      const step = play(game, command)
      // A stroke that no stick can play is simply not played.
      if (step.ok) game = step.value
    }
  }
  made.set(key, game)
  return game
}

/** A match of one rack to its end, as a file. */
export function shortRecord(ruleset: RulesetId): string {
  return writeRecord(recordOf(strolled(ruleset, 6, 400, 1)))
}

export function unfinished(ruleset: RulesetId, shots: number): Game {
  return strolled(ruleset, 8, shots, 7)
}

/** A match of a thousand shots. */
export function longRecord(): { readonly text: string; readonly shots: number } {
  const game = strolled('nine-ball', 4, 1000, 200)
  return { text: writeRecord(recordOf(game)), shots: game.match.shots }
}
