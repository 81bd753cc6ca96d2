import type { Translator } from '../../i18n/index.ts'
import { Sheet } from '../sheet.tsx'
import { type CountedSheet, SheetBody } from './sheet-body.tsx'

/** The score sheet over the table, of the match so far. */
export function ScoreSheetDialog(props: {
  t: Translator
  counted: CountedSheet
  onCsv: () => void
  onPrint: () => void
  onClose: () => void
}) {
  return (
    <Sheet t={props.t} title={props.t.text('sheet.title')} kind="wide" onClose={props.onClose}>
      <SheetBody {...props} />
    </Sheet>
  )
}
