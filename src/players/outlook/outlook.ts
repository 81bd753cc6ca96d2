import type { MatchCommon, MatchState, PerSeat } from '../../rules/index.ts'
import { otherSeat, type Seat } from '../../shot/index.ts'
import type { ShotReady } from '../imagine/index.ts'
import type { TableSense } from '../sense/index.ts'
import type { Level, Skill } from '../skill/index.ts'
import { touchOf } from './ball-ease.ts'
import { winChance } from './estimate.ts'
import { Prospector, type Prospects } from './prospects.ts'

/** How likely a seat is to win the rack, seen at a glance from where the balls lie and from how well both play. */
export class Outlook {
  readonly #prospector: Prospector
  readonly #skills: PerSeat<Skill>

  constructor(sense: TableSense, skills: PerSeat<Skill>) {
    const touch = { A: touchOf(skills.A, sense.R), B: touchOf(skills.B, sense.R) }
    this.#prospector = new Prospector(sense, touch)
    this.#skills = skills
  }

  /** Chance, 0..1, that `seat` wins the rack (in 14.1: gets the better of it) from this state on. */
  chanceOf(seat: Seat, state: MatchState): number {
    switch (state.phase) {
      case 'rack-over':
      case 'match-over':
        return state.winner === seat ? 1 : 0
      case 'break':
        return this.#asSeenBy(seat, state.shooter, this.#racked(state, state.shooter))
      case 'aiming':
        return this.#asSeenBy(seat, state.shooter, this.atTable(state))
      case 'racking':
        return this.#asSeenBy(seat, state.next.shooter, this.#racked(state, state.next.shooter))
      default:
        // Nothing that a glance at the table could tell.
        return 0.5
    }
  }

  #racked(common: MatchCommon, shooter: Seat): number {
    if (common.terms.ruleset !== 'straight-pool') return breakerChance(this.#skills, shooter)
    return this.#prospector.raceWithNewRack(common, shooter).now.mineGoing
  }

  /** Chance of the player at the table. */
  atTable(state: ShotReady): number {
    return winChance(this.#prospector.prospectsOf(state))
  }

  /** The prospects themselves, for a player who wants more than one number. */
  prospectsOf(state: ShotReady): Prospects {
    return this.#prospector.prospectsOf(state)
  }

  #asSeenBy(seat: Seat, at: Seat, chance: number): number {
    return seat === at ? chance : 1 - chance
  }
}

/** Racks that the breaker wins against an equal of his level. */
const BREAKER_WINS: Readonly<Record<Level, number>> = {
  beginner: 0.49,
  club: 0.5,
  league: 0.51,
  'semi-pro': 0.53,
  pro: 0.56,
  perfect: 0.62,
}

function breakerChance(skills: PerSeat<Skill>, breaker: Seat): number {
  return (BREAKER_WINS[skills[breaker].level] + 1 - BREAKER_WINS[skills[otherSeat(breaker)].level]) / 2
}
