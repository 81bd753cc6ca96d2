/**
 * How long something may think. Rooms below the page have no clock: whoever runs them lends his own, so that the same
 * thinking can be timed in a worker and counted in a test.
 */
export interface ThinkingBudget {
  /** Time for all of it, ms. */
  readonly ms: number
  /** Milliseconds since any fixed moment: `performance.now` of a page or a worker. */
  readonly clock: () => number
  /** Lets others run, so that a cancel can arrive: after so many milliseconds of thinking it is awaited. */
  readonly pause?: () => Promise<void>
  /** Given up at once when it is aborted: an `AbortSignal`, or anything that says so. */
  readonly signal?: { readonly aborted: boolean }
}

/** Pauses between stretches of thinking this long, ms: short of a frame. */
const STRETCH = 12

/**
 * Goes on with a generator until it is done (`done`), its time is over (`time`) or it was given up (`aborted`).
 * `seen` is told of every step; `last` is the last one, null when there was none. Finished or not, the generator is
 * closed.
 */
export async function withinBudget<Step, Outcome>(
  thinking: Generator<Step, Outcome>,
  { ms, clock, pause, signal }: ThinkingBudget,
  seen?: (step: Step, share: number) => void,
): Promise<
  | { readonly end: 'done'; readonly outcome: Outcome }
  | { readonly end: 'time' | 'aborted'; readonly last: Step | null }
> {
  const start = clock()
  let rested = start
  let last: Step | null = null
  try {
    for (;;) {
      if (signal?.aborted === true) return { end: 'aborted', last }
      const step = thinking.next()
      if (step.done === true) return { end: 'done', outcome: step.value }
      last = step.value
      const now = clock()
      seen?.(step.value, Math.min(1, (now - start) / ms))
      if (now - start >= ms) return { end: 'time', last }
      if (pause !== undefined && now - rested >= STRETCH) {
        await pause()
        rested = clock()
      }
    }
  } finally {
    thinking.return(null as Outcome)
  }
}
