/** How long the page may be kept from drawing, ms: half a frame, so that bars and buttons stay alive. */
const SLICE = 8

/**
 * Runs work that yields how far it is in slices, with the page drawn in between. Resolves to what it comes to, null
 * when it was called off.
 */
export async function inSlices<T>(
  work: Generator<number, T>,
  onProgress: (done: number) => void = () => {},
  signal?: AbortSignal,
): Promise<T | null> {
  for (;;) {
    const until = performance.now() + SLICE
    let done = 0
    do {
      const step = work.next()
      if (step.done) return step.value
      done = step.value
    } while (performance.now() < until)
    onProgress(done)
    await nextTask()
    if (signal?.aborted) return null
  }
}

/** A task of its own: not slowed down in a tab that is out of sight, as timers are. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
