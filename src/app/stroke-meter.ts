/** The speed of a stroke is that of the last moment before the contact, ms. */
const WINDOW_MS = 30
/** Samples are forgotten after this long, ms. */
const MEMORY_MS = 120

interface Sample {
  /** How far the tip is from the ball along the stick, m. */
  readonly away: number
  readonly ms: number
}

/**
 * Feels the hand on the stick: where the tip is from moment to moment, and how fast it comes when it meets the ball.
 * Practice strokes that end short of the ball mean nothing.
 */
export class StrokeMeter {
  #samples: readonly Sample[] = []

  /** The hand takes the stick anew. */
  clear(): void {
    this.#samples = []
  }

  /**
   * The tip is so far from the ball at this time. Speed of the stick in m/s when it has just met the ball, by the line
   * through the last 30 ms; null while it has not.
   */
  sample(away: number, ms: number): number | null {
    const before = this.#samples.at(-1)
    // Two reports of one instant are one report.
    const kept = this.#samples.filter((each) => ms - each.ms < MEMORY_MS && each.ms < ms)
    this.#samples = [...kept, { away, ms }]
    if (!before || before.away <= 0 || away > 0) return null
    const recent = this.#samples.filter((each) => ms - each.ms <= WINDOW_MS)
    return approach(recent.length > 1 ? recent : this.#samples.slice(-2))
  }
}

/** Slope of the straight line that fits best, m/s towards the ball. */
function approach(samples: readonly Sample[]): number | null {
  if (samples.length < 2) return null
  const mean = (of: (each: Sample) => number) =>
    samples.reduce((sum, each) => sum + of(each), 0) / samples.length
  const [ms, away] = [mean((each) => each.ms), mean((each) => each.away)]
  const spread = samples.reduce((sum, each) => sum + (each.ms - ms) ** 2, 0)
  const together = samples.reduce((sum, each) => sum + (each.ms - ms) * (each.away - away), 0)
  return (-1000 * together) / spread
}
