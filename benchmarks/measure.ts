/** Times of one piece of work, from many batches. */
export interface Measurement {
  /** Per unit of work, microseconds. */
  readonly medianMicroseconds: number
  readonly p90Microseconds: number
  /** Units a second at the median. */
  readonly perSecond: number
  readonly batches: number
}

export interface Plan {
  /** Does `units` units of work when called with the number of the batch. */
  readonly batch: (number: number) => void
  readonly units: number
  readonly seconds: number
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
}

/** Repeats batches for a while, after a second in which the engine compiles what is hot. */
export function measure({ batch, units, seconds }: Plan): Measurement {
  let number = 0
  const warmUntil = performance.now() + 1000
  do batch(number++)
  while (performance.now() < warmUntil)
  const times: number[] = []
  const until = performance.now() + seconds * 1000
  do {
    const start = performance.now()
    batch(number++)
    times.push(((performance.now() - start) * 1000) / units)
  } while (performance.now() < until || times.length < 5)
  times.sort((a, b) => a - b)
  const median = quantile(times, 0.5)
  return {
    medianMicroseconds: median,
    p90Microseconds: quantile(times, 0.9),
    perSecond: 1e6 / median,
    batches: times.length,
  }
}
