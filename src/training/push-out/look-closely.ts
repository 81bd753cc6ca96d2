import { Random } from '../../math/index.ts'
import {
  type Candidate,
  candidateOf,
  type Mind,
  meanWorth,
  type ShotReady,
  thinkOfShots,
  tryCandidate,
  turnAt,
} from '../../players/index.ts'
import { applyCommand, type MatchState } from '../../rules/index.ts'
import type { Seat } from '../../shot/index.ts'

/** How closely the player at the table thinks about his shot: shots played out, and fresh trials of the chosen one. */
export interface Closeness {
  readonly simulations: number
  readonly trials: number
}

/** The shot that somebody would play from a position, and how likely he then is to win the rack. */
export interface BestShot {
  readonly candidate: Candidate
  readonly chance: number
}

/** What the player at the table would play; tried afresh, so that its chance is not the luck of being chosen. */
export function bestShot(mind: Mind, state: ShotReady, closeness: Closeness, seed: number): BestShot {
  const turn = turnAt(mind, state)
  const random = Random.fromSeed(seed, 1)
  const thinking = thinkOfShots(mind, turn, closeness.simulations, random)
  let step = thinking.next()
  while (step.done !== true) step = thinking.next()
  const chosen = step.value[0]!
  const fresh = candidateOf(chosen.idea, meanWorth(chosen))
  for (let k = 0; k < closeness.trials; k++) tryCandidate(mind, turn, fresh, Random.fromSeed(seed, 100 + k))
  return { candidate: fresh, chance: meanWorth(fresh) }
}

/** Chance that `seat` wins from a state, by letting whoever is at the table think; null where nobody is. */
export function closeChance(
  mind: Mind,
  seat: Seat,
  state: MatchState,
  closeness: Closeness,
  seed: number,
): number | null {
  switch (state.phase) {
    case 'aiming': {
      const { chance } = bestShot(mind, state, closeness, seed)
      return state.shooter === seat ? chance : 1 - chance
    }
    case 'push-out-decision':
    case 'choice': {
      let best: number | null = null
      for (const option of state.options) {
        const chosen = applyCommand(state, { kind: 'choose', seat: state.by, option })
        if (!chosen.ok) continue
        const chance = closeChance(mind, seat, chosen.value.state, closeness, seed)
        if (chance === null) continue
        if (best === null || (state.by === seat ? chance > best : chance < best)) best = chance
      }
      return best
    }
    default:
      return null
  }
}
