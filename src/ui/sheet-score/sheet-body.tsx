import type { MatchSetup, ScoreSheet } from '../../game/index.ts'
import type { Translator } from '../../i18n/index.ts'
import { Counting } from './counting.tsx'
import { ScoreSheetView } from './score-sheet-view.tsx'
import { SheetActions } from './sheet-actions.tsx'

/** A score sheet, or how far it has come, or why there is none. */
export type CountedSheet =
  | { readonly kind: 'counting'; readonly done: number; readonly total: number }
  | { readonly kind: 'failed'; readonly code: string; readonly path: string }
  | { readonly kind: 'counted'; readonly setup: MatchSetup; readonly sheet: ScoreSheet }

export function SheetBody(props: {
  t: Translator
  counted: CountedSheet
  onCsv: () => void
  onPrint: () => void
}) {
  const { t, counted } = props
  switch (counted.kind) {
    case 'counting':
      return <Counting t={t} done={counted.done} total={counted.total} />
    case 'failed':
      return (
        <div role="alert">
          <p>{t.text('sheet.failed')}</p>
          <p class="small quiet detail">
            {t.text('fault.code', { code: counted.code })}
            {counted.path === '' ? '' : ` · ${counted.path}`}
          </p>
        </div>
      )
    case 'counted':
      return (
        <>
          <ScoreSheetView t={t} setup={counted.setup} sheet={counted.sheet} />
          <SheetActions t={t} onCsv={props.onCsv} onPrint={props.onPrint} />
        </>
      )
  }
}
