import { Random } from '../../math/index.ts'
import { keepsTable, tryOnce, worthAfter } from './assess.ts'
import { addTrial, type Candidate, meanWorth } from './candidate.ts'
import type { Mind } from './mind.ts'
import type { Turn } from './turn.ts'

/** Trials of each candidate in the first round; every round halves the candidates and doubles their trials. */
const FIRST_ROUND = 6

/**
 * Tries candidates with the player's own errors, the promising ones more often (successive halving), within a number
 * of trials. All candidates suffer the same errors, so that it is they that differ and not their luck. Sorted, best
 * first, after every yield.
 */
export function* weigh(
  mind: Mind,
  turn: Turn,
  candidates: Candidate[],
  trials: number,
  seed: number,
): Generator<void, void> {
  let left = trials
  let each = FIRST_ROUND
  let field = Math.max(1, Math.min(candidates.length, Math.floor(trials / 3 / FIRST_ROUND)))
  let first = 0
  while (left > 0) {
    const round = candidates.slice(0, field)
    for (const candidate of round) {
      for (let k = first; k < first + each && left > 0; k++) {
        tryCandidate(mind, turn, candidate, Random.fromSeed(seed, k))
        left -= 1
      }
      yield
    }
    round.sort((a, b) => meanWorth(b) - meanWorth(a))
    candidates.splice(0, field, ...round)
    first += each
    if (field === 1) each = left
    else {
      field = Math.max(1, Math.floor(field / 2))
      each = Math.max(1, Math.min(each * 2, Math.floor(left / field)))
    }
  }
}

export function tryCandidate(mind: Mind, turn: Turn, candidate: Candidate, random: Random): void {
  const imagined = tryOnce(mind, turn, candidate.idea, random)
  const kept = imagined !== null && keepsTable(turn.seat, imagined)
  addTrial(candidate, worthAfter(mind, turn.seat, imagined), kept)
}
