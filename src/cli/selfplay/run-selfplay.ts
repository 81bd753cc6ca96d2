import { Random } from '../../math/index.ts'
import { DEFAULT_PARAMETERS } from '../../physics/index.ts'
import { makePlayer, makeWorkbench, playRack } from '../../players/index.ts'
import { TABLE_SPECS } from '../../table/index.ts'
import { addGames, NO_GAMES, type SelfplayCounts, type SelfplayTerms } from './selfplay-document.ts'

/** Apart from the draws of other commands with the same seed. */
const STREAM = 0x5e1f

/**
 * Plays games `from` (included) to `to` (excluded) of a run: a rack each, in 14.1 a match to some points. The seats
 * break by turns, and every game has two players of its own, each with his own constant errors.
 */
export function runSelfplay(terms: SelfplayTerms, from: number, to: number): SelfplayCounts {
  const table = TABLE_SPECS[terms.table]
  const bench = makeWorkbench({ table }, DEFAULT_PARAMETERS)
  let counts = NO_GAMES
  for (let n = from; n < to; n++) {
    const random = Random.fromSeed(terms.seed, STREAM + n)
    const [a, b] = terms.levels
    const report = playRack(bench, {
      ruleset: terms.game,
      table,
      parameters: DEFAULT_PARAMETERS,
      players: { A: makePlayer(a, random.bits()), B: makePlayer(b, random.bits()) },
      breaker: n % 2 === 0 ? 'A' : 'B',
      seed: random.bits(),
      simulations: { A: terms.simulations, B: terms.simulations },
      fidelity: terms.fidelity,
      points: terms.points,
    })
    counts = addGames(counts, {
      games: 1,
      wins: { A: report.winner === 'A' ? 1 : 0, B: report.winner === 'B' ? 1 : 0 },
      unfinished: report.winner === null ? 1 : 0,
      illegalCommands: report.illegal.length,
      shots: report.shots,
    })
  }
  return counts
}
