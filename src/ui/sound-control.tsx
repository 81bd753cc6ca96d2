import type { Translator } from '../i18n/index.ts'
import { Icon } from './icon.tsx'
import type { SoundModel } from './model/sound-model.ts'

/** One press between sound and silence. */
export function SoundButton(props: { t: Translator; sound: SoundModel }) {
  const { t, sound } = props
  const on = sound.on.value
  return (
    <button type="button" class="bar-button" aria-pressed={on} onClick={() => sound.setOn(!on)}>
      <Icon name={on ? 'sound' : 'mute'} />
      {t.text('sound.label')}
    </button>
  )
}

/** Sound on or off, and how loud. */
export function SoundRow(props: { t: Translator; sound: SoundModel }) {
  const { t, sound } = props
  return (
    <fieldset class="sound-row" aria-label={t.text('sound.label')}>
      <SoundButton {...props} />
      <label class="field">
        <span class="quiet small">{t.text('sound.volume')}</span>
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={Math.round(100 * sound.volume.value)}
          disabled={!sound.on.value}
          onInput={(event) => sound.setVolume(Number(event.currentTarget.value) / 100)}
        />
      </label>
    </fieldset>
  )
}
