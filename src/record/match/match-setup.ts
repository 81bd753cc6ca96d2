import type { PhysicsParameters } from '../../physics/index.ts'
import type { MatchTerms, PerSeat } from '../../rules/index.ts'

export const COMPUTER_LEVELS = ['beginner', 'club', 'league', 'semi-pro', 'pro', 'perfect'] as const

/** One side of a match. */
export interface MatchPlayer {
  readonly name: string
  /** `#rrggbb`; absent = the page's own for this seat. */
  readonly colour?: string
  /** Absent = a person. */
  readonly computer?: (typeof COMPUTER_LEVELS)[number]
}

/** Everything a match is started from: with the commands it rebuilds the match to the last bit. */
export interface MatchSetup {
  readonly terms: MatchTerms
  readonly players: PerSeat<MatchPlayer>
  /** Of the first shot; `ballRadius` is that of the terms. */
  readonly parameters: PhysicsParameters
  /** Seeds the order and the gaps of every rack: a whole number from 0 to 2^32 - 1. */
  readonly seed: number
  /** When it was begun, as ISO 8601; for people, nothing follows from it. */
  readonly started?: string
}
