import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/**
 * A part of the page that is fetched when it is asked for, with its sentences: most strokes need none. `load` stays the same
 * function.
 */
export function LazyPart<P extends object>(props: {
  readonly load: () => Promise<ComponentType<P>>
  readonly part: P
  /** Fetches the sentences that the part says. */
  readonly sentences: () => Promise<void>
}) {
  const { load, part, sentences } = props
  const [found, setFound] = useState<{ readonly Part: ComponentType<P> } | null>(null)
  useEffect(() => {
    let wanted = true
    void Promise.all([load(), sentences()]).then(([Part]) => {
      if (wanted) setFound({ Part })
    })
    return () => {
      wanted = false
    }
  }, [load])
  return found ? <found.Part {...part} /> : null
}
