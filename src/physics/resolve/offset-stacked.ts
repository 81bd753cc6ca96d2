import type { BallStates } from '../ball-states.ts'

/** Less than a ball is out of round; the two come nearer by 1e-11 m, m. */
const NUDGE = 1e-6

/**
 * A ball exactly above another, to the last bit, would bounce on it for ever, which no ball does: the upper one is
 * moved by a micrometre towards the middle of the bed, which is the same thing in every mirror. Right above the middle
 * there is no such direction; there it is moved along the bed, to the foot.
 */
export function offsetStacked(balls: BallStates, i: number, j: number): void {
  const { x, y, z } = balls
  if (x[i] !== x[j] || y[i] !== y[j]) return
  const upper = z[i]! > z[j]! ? i : j
  const distance = Math.sqrt(x[upper]! * x[upper]! + y[upper]! * y[upper]!)
  if (distance === 0) x[upper] = NUDGE
  else {
    x[upper] = x[upper]! - (NUDGE * x[upper]!) / distance
    y[upper] = y[upper]! - (NUDGE * y[upper]!) / distance
  }
}
