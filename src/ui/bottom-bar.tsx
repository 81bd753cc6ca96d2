import { Icon } from './icon.tsx'
import { LanguageButtons } from './language-buttons.tsx'
import { CAMERA_NAMES, type TableActions, type TableModel } from './model/table-model.ts'

/** Cameras, help, the table's own settings, language. */
export function BottomBar(props: { model: TableModel; actions: TableActions; onHelp: () => void }) {
  const t = props.model.t.value
  return (
    <footer class="bar" data-inset="bottom">
      <CameraButtons {...props} />
      <div class="bar-end">
        <button type="button" class="bar-button" onClick={props.onHelp}>
          <Icon name="help" />
          {t.text('help.open')}
        </button>
        <button type="button" class="bar-button" onClick={() => props.actions.toggleTuning()}>
          <Icon name="tune" />
          {t.text('tuning.open')}
        </button>
        <LanguageButtons t={t} onLocale={(locale) => props.actions.setLocale(locale)} />
      </div>
    </footer>
  )
}

export function CameraButtons(props: { model: TableModel; actions: TableActions }) {
  const t = props.model.t.value
  const current = props.model.camera.value
  return (
    <fieldset class="cameras" aria-label={t.text('camera.label')}>
      {CAMERA_NAMES.map((name) => (
        <button
          key={name}
          type="button"
          class={`bar-button ${name === current ? 'on' : ''}`}
          aria-pressed={name === current}
          onClick={() => props.actions.setCamera(name)}
        >
          <Icon name={name} />
          {t.text(`camera.${name}`)}
        </button>
      ))}
    </fieldset>
  )
}
