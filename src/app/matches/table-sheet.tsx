import { useEffect, useMemo } from 'preact/hooks'
import '../../ui/sheet-score/index.css'
import { ScoreSheetDialog } from '../../ui/index.ts'
import { TABLE } from '../route.ts'
import { countSheet, notCounted, saveCsv } from './count-sheet.ts'
import type { PartProps } from './lazy-part.tsx'

/** The score sheet over the table: of what is shown, so that a running shot is not told before it has been seen. */
export function Part(props: PartProps) {
  const { state, session } = props
  const counted = useMemo(notCounted, [session])
  const game = session.shown.value
  useEffect(() => {
    const off = new AbortController()
    void countSheet(counted, game, off.signal)
    return () => off.abort()
  }, [counted, game])
  return (
    <ScoreSheetDialog
      t={state.t.value}
      counted={counted.value}
      onCsv={() => saveCsv(counted.value)}
      onPrint={() => print()}
      onClose={() => state.goTo(TABLE)}
    />
  )
}
