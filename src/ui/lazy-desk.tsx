import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { TableActions, TableModel } from './model/table-model.ts'

interface DeskProps {
  readonly model: TableModel
  readonly actions: TableActions
  readonly onClose: () => void
}

/** The referee's desk is fetched when it is asked for: most shots need none. */
export function LazyDesk(props: DeskProps) {
  const [found, setFound] = useState<{ readonly Desk: ComponentType<DeskProps> } | null>(null)
  useEffect(() => {
    let wanted = true
    void import('./desk-sheet.tsx').then(({ DeskSheet }) => {
      if (wanted) setFound({ Desk: DeskSheet })
    })
    return () => {
      wanted = false
    }
  }, [])
  return found ? <found.Desk {...props} /> : null
}
