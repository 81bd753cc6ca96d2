import type { Call } from '../../shot/index.ts'
import type { BallId, PocketId } from '../../table/index.ts'

/** What is made known before a stroke in the games where balls are called [1.6]. */
export interface CallModel {
  /** So many balls may be called: two in Siberian Ten. */
  readonly most: number
  readonly declared: readonly Call[]
  /** The ball on the line of aim into the pocket that it heads for; one press makes it the call. */
  readonly offered: Call | null
  /** The ball that the next pocket is for: picked, or the one on the line of aim. */
  readonly ball: BallId | null
  /** Balls that may be called. */
  readonly balls: readonly BallId[]
  readonly maySafety: boolean
  readonly safety: boolean
  /** The player has said that he calls nothing. */
  readonly nothing: boolean
  /** The stroke waits for a call, for a safety or for the word that nothing is called. */
  readonly missing: boolean
}

/** The ways to make a call; each may be taken back until the stroke. */
export interface CallActions {
  pickBall(ball: BallId): void
  pickNextBall(): void
  /** Calls the picked ball, or the one on the line of aim, into this pocket. */
  callPocket(pocket: PocketId): void
  /** Goes through the pockets; -1 = backwards. */
  callNextPocket(step: 1 | -1): void
  /** Makes the offered call. */
  confirm(): void
  clear(): void
  setSafety(declared: boolean): void
  setNothing(said: boolean): void
}
