import type { TableActions, TableModel } from './model/table-model.ts'
import { OpenNotes } from './open-notes.tsx'

/** Small standing notes: the table is not the default one, a command was refused, the picture is lost. */
export function StatusNotes(props: { model: TableModel; actions: TableActions; onDesk: () => void }) {
  const { model } = props
  const t = model.t.value
  const refusal = model.refusal.value
  const key = `refused.${refusal}`
  return (
    <div class="notes">
      {model.tuned.value ? (
        <button
          type="button"
          class="note tuned"
          data-inset="top"
          onClick={() => props.actions.toggleTuning()}
        >
          {t.text('tuning.badge')}
        </button>
      ) : null}
      <OpenNotes {...props} />
      {refusal !== null ? (
        <p class="note refused" role="alert">
          {t.has(key) ? t.text(key) : t.text('refused.other', { code: refusal })}
        </p>
      ) : null}
      {model.pictureLost.value ? (
        <p class="note" role="alert">
          {t.text('picture.lost')}
        </p>
      ) : null}
    </div>
  )
}
