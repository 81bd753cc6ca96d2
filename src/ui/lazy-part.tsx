import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** A part of the page that is fetched when it is asked for: most strokes need none. `load` stays the same function. */
export function LazyPart<P extends object>(props: {
  readonly load: () => Promise<ComponentType<P>>
  readonly part: P
}) {
  const { load, part } = props
  const [found, setFound] = useState<{ readonly Part: ComponentType<P> } | null>(null)
  useEffect(() => {
    let wanted = true
    void load().then((Part) => {
      if (wanted) setFound({ Part })
    })
    return () => {
      wanted = false
    }
  }, [load])
  return found ? <found.Part {...part} /> : null
}
