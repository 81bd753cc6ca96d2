/** A mean and its standard error. */
export interface Estimate {
  readonly value: number
  readonly se: number
}

/** What a mean and its error follow from. Whole numbers, so that parts of a run add up to exactly the whole. */
export interface SampleSums {
  readonly count: number
  /** Sum of the values and of their squares, in millionths (2^-20) and their squares. */
  readonly sum: number
  readonly squares: number
}

const UNIT = 1048576
export const NO_SUMS: SampleSums = { count: 0, sum: 0, squares: 0 }

export function withValue({ count, sum, squares }: SampleSums, value: number): SampleSums {
  const whole = Math.round(value * UNIT)
  return { count: count + 1, sum: sum + whole, squares: squares + whole * whole }
}

export function addSums(a: SampleSums, b: SampleSums): SampleSums {
  return { count: a.count + b.count, sum: a.sum + b.sum, squares: a.squares + b.squares }
}

export function meanOf({ count, sum }: SampleSums): number {
  return count === 0 ? 0 : sum / count / UNIT
}

/** Variance of the mean; with fewer than two values as large as that of a chance can be. */
export function errorSquaredOf({ count, sum, squares }: SampleSums): number {
  if (count < 2) return 0.25
  const spread = Math.max(0, squares - (sum / count) * sum) / (UNIT * UNIT)
  return spread / (count - 1) / count
}

/**
 * Many cheap looks, and a few thorough ones at some of the same things: the mean of the cheap ones is corrected by how
 * much the thorough ones differ from them (a control variate).
 */
export interface TwoLevelSums {
  readonly cheap: SampleSums
  readonly correction: SampleSums
}

export const NO_LEVELS: TwoLevelSums = { cheap: NO_SUMS, correction: NO_SUMS }

export function addLevels(a: TwoLevelSums, b: TwoLevelSums): TwoLevelSums {
  return { cheap: addSums(a.cheap, b.cheap), correction: addSums(a.correction, b.correction) }
}

/** Fewer corrections than this correct nothing. */
const LEAST_CORRECTIONS = 3

export function estimateOf({ cheap, correction }: TwoLevelSums): Estimate {
  const corrected = correction.count >= LEAST_CORRECTIONS
  const value = meanOf(cheap) + (corrected ? meanOf(correction) : 0)
  const squared = errorSquaredOf(cheap) + (corrected ? errorSquaredOf(correction) : 0)
  return { value: Math.max(0, Math.min(1, value)), se: Math.sqrt(squared) }
}
