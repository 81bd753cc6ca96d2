import type { ObjectBallId } from '../../table/index.ts'

/** What may be declared before a stroke besides ball and pocket; each may be taken back until the stroke. */
export interface DeclarationActions {
  setPushOut(declared: boolean): void
  /** "Is it frozen?" [6.7, 8.4] */
  askFrozen(): void
  /** Puts the ball nearest to the head string on the foot spot before the stroke [1.5]; null takes it back. */
  setSpotNearest(ball: ObjectBallId | null): void
  /** Siberian Ten: sudden death in the shoot-out, by the player who has just shot. */
  declareGame(): void
  /** Siberian Ten: does what is open to the shooter: places the balls of the shoot-out anew, or keeps a disturbed position. */
  arrange(): void
}

/** Siberian Ten: what the shooter may still arrange before his stroke. */
export type Arrangement = 'request-replace' | 'keep-position'
