import { demandFor, type ShotDemand } from '../../rules/index.ts'
import type { Seat } from '../../shot/index.ts'
import { objectBallsAt, type ShotReady } from '../imagine/index.ts'
import type { Obstacle } from '../sense/index.ts'
import type { Skill } from '../skill/index.ts'
import type { Mind } from './mind.ts'

/** A player's turn at the table: everything that his thinking starts from. */
export interface Turn {
  readonly state: ShotReady
  readonly seat: Seat
  /** How well he plays, as far as he knows: without the bias that he does not know of. */
  readonly skill: Skill
  readonly demand: ShotDemand
  readonly balls: readonly Obstacle[]
  /** Balls that may lawfully be hit first. */
  readonly lawful: readonly Obstacle[]
}

export function turnAt(mind: Mind, state: ShotReady): Turn {
  const demand = demandFor(state)
  const balls = objectBallsAt(state.balls)
  const { legalFirst } = demand
  return {
    state,
    seat: state.shooter,
    skill: mind.skills[state.shooter],
    demand,
    balls,
    lawful: legalFirst === null ? balls : balls.filter(({ ball }) => legalFirst.some((one) => one === ball)),
  }
}
