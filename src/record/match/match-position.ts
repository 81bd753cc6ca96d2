import { Random } from '../../math/index.ts'
import type { HeldBall, PhysicsParameters } from '../../physics/index.ts'
import {
  drawFirstBreaker,
  drawRack,
  type LagStroke,
  type MatchState,
  type PerSeat,
  startMatch,
} from '../../rules/index.ts'
import type { ObjectBallId } from '../../table/index.ts'
import type { MatchSetup } from './match-setup.ts'

/** Where a match stands between two commands: with the set-up all that the next one depends on. Plain data. */
export interface MatchPosition {
  readonly match: MatchState
  /** Of the next stroke. */
  readonly parameters: PhysicsParameters
  /** Racks drawn from the seed so far. */
  readonly racksDrawn: number
  /** Lag strokes that wait for the other player's. */
  readonly lag: PerSeat<LagStroke | null>
  /** What drop pockets hold of this rack, first in first; absent = nothing. */
  readonly held?: readonly HeldBall[]
}

/** The first rack lies on the table, nothing has been done. The same set-up always gives the same position. */
export function openingPosition(setup: MatchSetup): MatchPosition {
  return {
    match: startMatch(drawFirstBreaker(setup.terms, setup.seed), nextRackOf(setup, 0).positions),
    parameters: setup.parameters,
    racksDrawn: 1,
    lag: { A: null, B: null },
  }
}

/** The rack that follows on `drawn` others: every rack, broken again or not, is a draw of its own. */
export function nextRackOf(setup: MatchSetup, drawn: number, wanted?: readonly ObjectBallId[]) {
  return drawRack(setup.terms, Random.fromSeed(setup.seed, drawn + 1).bits(), wanted)
}
