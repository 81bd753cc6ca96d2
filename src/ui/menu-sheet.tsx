import { CameraButtons } from './bottom-bar.tsx'
import { LanguageButtons } from './language-buttons.tsx'
import type { TableActions, TableModel } from './model/table-model.ts'
import { Sheet } from './sheet.tsx'

/** What is needed once a match, not once a shot. */
export function MenuSheet(props: {
  model: TableModel
  actions: TableActions
  narrow: boolean
  onClose: () => void
  onHelp: () => void
}) {
  const { model, actions, onClose } = props
  const t = model.t.value
  const over = model.task.value.kind === 'match-over'
  const then = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <Sheet t={t} title={t.text('menu.title')} onClose={onClose}>
      {props.narrow ? (
        <>
          <CameraButtons {...props} />
          <LanguageButtons t={t} onLocale={(locale) => actions.setLocale(locale)} />
        </>
      ) : null}
      <div class="menu-list">
        <button type="button" class="row-button" onClick={then(props.onHelp)}>
          {t.text('help.title')}
        </button>
        <button type="button" class="row-button" onClick={then(() => actions.toggleTuning())}>
          {t.text('tuning.title')}
        </button>
        {over ? null : (
          <button type="button" class="row-button" onClick={then(() => actions.ask('concede'))}>
            {t.text('concede.open')}
          </button>
        )}
        <button
          type="button"
          class="row-button"
          onClick={then(() => (over ? actions.newMatch() : actions.ask('leave-match')))}
        >
          {t.text('match.new')}
        </button>
      </div>
    </Sheet>
  )
}
