import type { Translator } from '../../i18n/index.ts'

/** On the table page: the match could not be kept, or nothing here is; stays until it can be, or is put away. */
export function KeepingNote(props: {
  t: Translator
  why: 'failed' | 'nothing'
  onSave: () => void
  onAgain: (() => void) | null
  onClose: () => void
}) {
  const { t, onAgain } = props
  return (
    <div class="panel keeping-note" role="alert">
      <p class="small">{t.text(`matches.keeping.${props.why}`)}</p>
      <div class="match-more">
        <button type="button" class="bar-button" onClick={props.onSave}>
          {t.text('matches.save')}
        </button>
        {onAgain ? (
          <button type="button" class="bar-button" onClick={onAgain}>
            {t.text('matches.keeping.again')}
          </button>
        ) : null}
        <button type="button" class="bar-button" onClick={props.onClose}>
          {t.text('sheet.close')}
        </button>
      </div>
    </div>
  )
}
