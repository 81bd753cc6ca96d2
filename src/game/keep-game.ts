import { type EntrySums, type KeptShot, writeKeptMatch } from '../record/index.ts'
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
