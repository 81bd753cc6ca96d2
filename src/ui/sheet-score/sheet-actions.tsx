import type { Translator } from '../../i18n/index.ts'

/** What can be done with a score sheet. */
export function SheetActions(props: { t: Translator; onCsv: () => void; onPrint: () => void }) {
  const { t } = props
  return (
    <div class="sheet-actions">
      <button type="button" class="row-button" onClick={props.onCsv}>
        {t.text('sheet.csv')}
      </button>
      <button type="button" class="row-button" onClick={props.onPrint}>
        {t.text('sheet.print')}
      </button>
    </div>
  )
}
