import type { BallPhase } from './shot-request.ts'

/*
 * How a ball moves, as small numbers for typed arrays. The order carries meaning: up to SPINNING the centre
 * stands still, up to SLIDING the cloth carries the ball, from POCKETED on it is out of the shot.
 */
export const RESTING = 0
export const SPINNING = 1
export const ROLLING = 2
export const SLIDING = 3
export const AIRBORNE = 4
export const FALLING = 5
export const POCKETED = 6
export const OFF_TABLE = 7

export const PHASE_OF_KIND: readonly BallPhase[] = [
  'resting',
  'spinning',
  'rolling',
  'sliding',
  'airborne',
  'falling',
  'pocketed',
  'off-table',
]
