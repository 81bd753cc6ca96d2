import type { HeldBall, PhysicsParameters, ShotResult } from '../physics/index.ts'
import type { MatchPosition, MatchSetup, RecordEntry } from '../record/index.ts'
import type { LagRuling, Ruling } from '../rules/index.ts'
import type { CueStroke, Declaration, Layout, Seat } from '../shot/index.ts'
import type { Point } from '../table/index.ts'

/** A shot that was played in this game, with all that is needed to show and to explain it. */
export interface GameShot {
  /** 1 for the first shot of the match. */
  readonly number: number
  readonly shooter: Seat
  readonly stroke: CueStroke
  readonly declaration: Declaration
  readonly before: Layout
  /** What drop pockets held, where they held anything. */
  readonly held?: readonly HeldBall[]
  /** It was played with these. */
  readonly parameters: PhysicsParameters
  /** With paths and facts. */
  readonly result: ShotResult
  /** With everything that people have called since. */
  readonly ruling: Ruling
}

/** A lag stroke, played with a ball of the player's own on an empty table: `cue` in `result`. */
export interface GameLag {
  readonly seat: Seat
  readonly at: Point
  readonly stroke: CueStroke
  /** With paths and facts. */
  readonly result: ShotResult
  /** Null until the other has lagged too. */
  readonly ruling: LagRuling | null
}

/**
 * The headless game: rules over physics. A value; `play` gives the next one. `match` is the state of the match,
 * `parameters` are those of the next stroke, `lag` holds the lag stroke that waits for the other player's.
 */
export interface Game extends MatchPosition {
  readonly setup: MatchSetup
  /** The last shot played, null before the first. Its ruling is already in `match`. */
  readonly lastShot: GameShot | null
  /** The last lag stroke, as long as nothing else was played and the match was not taken up again from a file. */
  readonly lastLag: GameLag | null
  /** Every accepted command since the start and what came of it: with `setup` they rebuild the game. */
  readonly entries: readonly RecordEntry[]
}
