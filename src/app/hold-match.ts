/** How long a tab that is just being closed may take to let go of a match, ms. */
const PATIENCE_MS = 1500

/**
 * Holds a match for this tab, so that no other one plays it too and the two write over each other. `elsewhere` is called
 * when another tab has it; what is returned lets go of it. A browser without locks holds nothing.
 */
export function holdMatch(id: string, elsewhere: () => void): () => void {
  if (!('locks' in navigator)) return () => undefined
  const waiting = new AbortController()
  const timer = setTimeout(() => {
    waiting.abort()
    elsewhere()
  }, PATIENCE_MS)
  let release: () => void = () => waiting.abort()
  const held = navigator.locks.request(`headstring-${id}`, { signal: waiting.signal }, () => {
    clearTimeout(timer)
    return new Promise<void>((resolve) => {
      release = resolve
    })
  })
  // Only a wait that was given up is rejected.
  held.catch(() => undefined)
  return () => {
    clearTimeout(timer)
    release()
  }
}
