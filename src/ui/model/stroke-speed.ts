/** Speeds that the power control offers, m/s of the stick; the solver itself allows a little more. */
export const POWER_RANGE = { least: 0.1, most: 11 } as const

/** Exponent of the control: half the travel is a medium stroke, so that soft shots have room. */
const CURVE = 2

/** Words of pool instruction for the speed of a shot; each reaches up to its m/s (Alciatore, speed scale). */
const WORDS = [
  ['touch', 0.5],
  ['slow', 1],
  ['medium-soft', 1.5],
  ['medium', 2.2],
  ['medium-fast', 3.6],
  ['fast', 6],
  ['power', Number.POSITIVE_INFINITY],
] as const

export type SpeedWord = (typeof WORDS)[number][0]

/** Speed of the stick for a pull or a slider at `fraction` (0..1). */
export function speedOfPull(fraction: number): number {
  const f = Math.min(1, Math.max(0, fraction))
  return POWER_RANGE.least + (POWER_RANGE.most - POWER_RANGE.least) * f ** CURVE
}

/** The inverse of `speedOfPull`. */
export function pullOfSpeed(speed: number): number {
  const f = (speed - POWER_RANGE.least) / (POWER_RANGE.most - POWER_RANGE.least)
  return Math.min(1, Math.max(0, f)) ** (1 / CURVE)
}

export function speedWord(speed: number): SpeedWord {
  return WORDS.find(([, upTo]) => speed < upTo)![0]
}
