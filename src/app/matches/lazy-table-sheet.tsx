import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { AppState } from '../app-state.ts'
import type { TableSession } from '../table-session.ts'

type SheetProps = { readonly state: AppState; readonly session: TableSession }

/** Fetches the score sheet over the table when it is asked for the first time. */
export function LazyTableSheet(props: SheetProps) {
  const [loaded, setLoaded] = useState<{ readonly Sheet: ComponentType<SheetProps> } | null>(null)
  useEffect(() => {
    import('./table-sheet.tsx').then(
      ({ TableSheet }) => setLoaded({ Sheet: TableSheet }),
      (error: unknown) => props.state.fail('page-not-loaded', String(error)),
    )
  }, [])
  return loaded ? <loaded.Sheet {...props} /> : null
}
