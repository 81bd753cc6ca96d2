import { pullOfSpeed } from '../ui/index.ts'

/** The tip rests this far behind the ball while the player aims, m. */
const ADDRESS = 0.012
/** Further back for the hardest stroke, m. */
const LONGEST_PULL = 0.34

/** How far the stick is drawn back for a stroke of this speed, m. */
export function pullDistance(speed: number): number {
  return ADDRESS + LONGEST_PULL * pullOfSpeed(speed)
}

/** How far it is drawn back while a hand holds it at `fraction`, or rests behind the ball. */
export function pullAt(fraction: number | null): number {
  return ADDRESS + LONGEST_PULL * (fraction ?? 0)
}

/** The inverse of `pullAt`: 0 m, the tip at the ball, is a little below 0. */
export function fractionOfPull(pull: number): number {
  return (pull - ADDRESS) / LONGEST_PULL
}
