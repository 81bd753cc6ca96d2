/** How long a tab that is just being closed may take to let go of a match, ms. */
const PATIENCE_MS = 1500

/**
 * Holds a match for this tab, so that no other one plays it too and the two write over each other. `elsewhere` is called
 * when another tab has it; what is returned lets go of it. A browser without locks holds nothing.
 */
export function holdMatch(id: string, elsewhere: () => void): () => void {
  if (!('locks' in navigator)) return () => undefined
  const name = `headstring-${id}`
  const waiting = new AbortController()
  let timer = setTimeout(ask, PATIENCE_MS)
  let held = false
  let release: () => void = () => waiting.abort()

  /** A page that draws its first pictures can be busy for longer than that: only the browser knows who has it. */
  async function ask(): Promise<void> {
    const { pending } = await navigator.locks.query()
    if (held || waiting.signal.aborted) return
    if (pending?.some((each) => each.name === name)) {
      waiting.abort()
      elsewhere()
    } else timer = setTimeout(ask, PATIENCE_MS)
  }

  const asked = navigator.locks.request(name, { signal: waiting.signal }, () => {
    held = true
    clearTimeout(timer)
    return new Promise<void>((resolve) => {
      release = resolve
    })
  })
  // Only a wait that was given up is rejected.
  asked.catch(() => undefined)
  return () => {
    clearTimeout(timer)
    release()
  }
}
