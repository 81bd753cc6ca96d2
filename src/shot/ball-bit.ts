import type { BallId } from '../table/index.ts'

const ZERO = 48
const LETTER_C = 99

/**
 * One bit for each ball, bit 0 for the cue ball, bit n for ball n: sets of balls are whole numbers where every event of
 * a shot passes. Read from the characters, because ids that look like indices are slow keys of an object.
 */
export function ballBit(ball: BallId): number {
  const first = ball.charCodeAt(0)
  if (first === LETTER_C) return 1
  const n = ball.length === 1 ? first - ZERO : 10 * (first - ZERO) + ball.charCodeAt(1) - ZERO
  return 1 << n
}
