import { useEffect, useMemo } from 'preact/hooks'
import '../../ui/sheet-score/index.css'
import { physicsFault } from '../../record/index.ts'
import { ScoreSheetPage } from '../../ui/index.ts'
import type { AppState } from '../app-state.ts'
import { countSheet, notCounted, saveCsv } from './count-sheet.ts'

/** The score sheet of a kept match. */
export function KeptSheet(props: { state: AppState; id: string }) {
  const { state, id } = props
  const counted = useMemo(notCounted, [id])
  useEffect(() => {
    const off = new AbortController()
    void state.keeper.read(id).then(async (kept) => {
      const wrong = kept.ok ? physicsFault(kept.value.record) : kept.error
      if (wrong !== null) counted.value = { kind: 'failed', code: wrong.code, path: wrong.path }
      else if (kept.ok) await countSheet(counted, kept.value.record, off.signal)
    })
    return () => off.abort()
  }, [state, id, counted])
  return (
    <ScoreSheetPage
      t={state.t.value}
      counted={counted.value}
      onCsv={() => saveCsv(counted.value)}
      onPrint={() => print()}
      onBack={() => state.goTo({ page: 'matches', rest: '' })}
    />
  )
}
