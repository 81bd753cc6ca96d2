import type { Fault } from '../math/index.ts'
import type { PhysicsParameters, ShotResult } from '../physics/index.ts'
import type { Command, CommandError, MatchState, MatchTerms, PerSeat, Ruling } from '../rules/index.ts'
import type { CueStroke, Declaration, Layout, Seat } from '../shot/index.ts'

/** Everything a match is started from: with the commands it rebuilds the match to the last bit. */
export interface MatchSetup {
  readonly terms: MatchTerms
  readonly players: PerSeat<{ readonly name: string }>
  readonly parameters: PhysicsParameters
  /** Seeds the order and the gaps of every rack: a whole number from 0 to 2^32 - 1. */
  readonly seed: number
}

/**
 * What a person (or the page for him) may send. What the solver and the rack bring along is the game's own:
 * `shot-played` follows a `stroke` at once, the balls of `next-rack` come from the seed.
 */
export type GameCommand =
  | Exclude<Command, { readonly kind: 'shot-played' | 'next-rack' }>
  | { readonly kind: 'next-rack' }
  /** From the tuning panel; holds from the next stroke on. */
  | { readonly kind: 'set-parameters'; readonly parameters: PhysicsParameters }

/** A refused command changes nothing: by the rules, or by the solver for a stroke that it cannot play. */
export type GameError = CommandError | Fault

/** A shot that was played in this game, with all that is needed to show and to explain it. */
export interface GameShot {
  /** 1 for the first shot of the match. */
  readonly number: number
  readonly shooter: Seat
  readonly stroke: CueStroke
  readonly declaration: Declaration
  readonly before: Layout
  /** With paths and facts. */
  readonly result: ShotResult
  readonly ruling: Ruling
}

/** The headless game: rules over physics. A value; `play` gives the next one. */
export interface Game {
  readonly setup: MatchSetup
  readonly match: MatchState
  /** Of the next shot: the tuning panel may have changed them. */
  readonly parameters: PhysicsParameters
  /** The last shot played, null before the first. Its ruling is already in `match`. */
  readonly lastShot: GameShot | null
  /** Every accepted command since the start: `setup` and these rebuild the game. */
  readonly commands: readonly GameCommand[]
}
