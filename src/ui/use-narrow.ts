import { useEffect, useState } from 'preact/hooks'

/** Up to this width the table stands upright and the panels become chips. Also written in styles/narrow.css. */
export const NARROW_QUERY = '(max-width: 720px)'

export function useNarrow(): boolean {
  const [query] = useState(() => window.matchMedia(NARROW_QUERY))
  const [narrow, setNarrow] = useState(query.matches)
  useEffect(() => {
    const onChange = () => setNarrow(query.matches)
    query.addEventListener('change', onChange)
    return () => query.removeEventListener('change', onChange)
  }, [query])
  return narrow
}
