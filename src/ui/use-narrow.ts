import { useEffect, useState } from 'preact/hooks'

/** Here the table stands upright and the panels become chips: phones, and tablets held upright. */
export const NARROW_QUERY = '(max-width: 1024px) and (orientation: portrait)'

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
