import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { AppState } from '../app-state.ts'
import type { TableSession } from '../table-session.ts'

export type PartProps = { readonly state: AppState; readonly session: TableSession }
type LoadPart = () => Promise<{ readonly Part: ComponentType<PartProps> }>

/** What lies over the table and is rarely wanted: fetched when it is asked for the first time. */
export const TABLE_SHEET: LoadPart = () => import('./table-sheet.tsx')
export const KEEPING: LoadPart = () => import('./keeping.tsx')

export function LazyPart(props: PartProps & { load: LoadPart }) {
  const { load, state, session } = props
  const [loaded, setLoaded] = useState<{ readonly Part: ComponentType<PartProps> } | null>(null)
  useEffect(() => {
    Promise.all([load(), state.wholeLanguage()]).then(
      ([found]) => setLoaded(found),
      (error: unknown) => state.fail('page-not-loaded', String(error)),
    )
  }, [load, state])
  return loaded ? <loaded.Part state={state} session={session} /> : null
}
