import { Icon } from './icon.tsx'
import { LanguageButtons } from './language-buttons.tsx'
import type { SoundModel } from './model/sound-model.ts'
import { CAMERA_NAMES, type TableActions, type TableModel } from './model/table-model.ts'
import { SoundButton } from './sound-control.tsx'

/** Cameras, help, the table's own settings, sound, language. */
export function BottomBar(props: {
  model: TableModel
  actions: TableActions
  sound: SoundModel
  onHelp: () => void
  onDesk: () => void
}) {
  const t = props.model.t.value
  return (
    <footer class="bar" data-inset="bottom">
      <CameraButtons {...props} />
      <div class="bar-end">
        <button type="button" class="bar-button" onClick={props.onHelp}>
          <Icon name="help" />
          {t.text('help.open')}
        </button>
        <a class="bar-button" href="#/table/sheet">
          <Icon name="sheet" />
          {t.text('sheet.open')}
        </a>
        <DeskButtons {...props} />
        <button type="button" class="bar-button" onClick={() => props.actions.toggleTuning()}>
          <Icon name="tune" />
          {t.text('tuning.open')}
        </button>
        <SoundButton t={t} sound={props.sound} />
        <LanguageButtons t={t} onLocale={(locale) => props.actions.setLocale(locale)} />
      </div>
    </footer>
  )
}

/** The referee's desk, and in practice the way back to the shot before. Neither while the balls roll. */
function DeskButtons(props: { model: TableModel; actions: TableActions; onDesk: () => void }) {
  const t = props.model.t.value
  const desk = props.model.desk.value
  if (!desk) return null
  const last = desk.earlier[0]
  return (
    <>
      {last ? (
        <button type="button" class="bar-button" onClick={() => props.actions.desk.backTo(last.number)}>
          <Icon name="undo" />
          {t.text('referee.practice.undo')}
        </button>
      ) : null}
      <button type="button" class="bar-button desk" onClick={props.onDesk}>
        <Icon name="flag" />
        {t.text('referee.open')}
      </button>
    </>
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
