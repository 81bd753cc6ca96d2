/** A mean and its standard error. */
export interface Estimate {
  readonly value: number
  readonly se: number
}

/** Adds numbers up for a mean and its error. */
export class Sample {
  #count = 0
  #mean = 0
  #spread = 0

  add(x: number): void {
    // Welford: no loss of digits.
    this.#count += 1
    const off = x - this.#mean
    this.#mean += off / this.#count
    this.#spread += off * (x - this.#mean)
  }

  get count(): number {
    return this.#count
  }

  get mean(): number {
    return this.#mean
  }

  /** Variance of the mean; with fewer than two numbers as large as that of a chance can be. */
  get errorSquared(): number {
    if (this.#count < 2) return 0.25
    return this.#spread / (this.#count - 1) / this.#count
  }

  get estimate(): Estimate {
    return { value: this.#mean, se: Math.sqrt(this.errorSquared) }
  }
}

/**
 * Many cheap looks and few thorough ones at the same things: the mean of the cheap ones, corrected by how much the
 * thorough ones differ from them (a control variate).
 */
export class TwoLevelSample {
  readonly cheap = new Sample()
  readonly correction = new Sample()

  get estimate(): Estimate {
    if (this.correction.count < LEAST_CORRECTIONS) return clipped(this.cheap.estimate)
    const value = this.cheap.mean + this.correction.mean
    return clipped({ value, se: Math.sqrt(this.cheap.errorSquared + this.correction.errorSquared) })
  }
}

const LEAST_CORRECTIONS = 3

/** A chance lies within 0..1. */
function clipped({ value, se }: Estimate): Estimate {
  return { value: Math.max(0, Math.min(1, value)), se }
}
