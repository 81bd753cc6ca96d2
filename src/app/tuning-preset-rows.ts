import type GUI from 'lil-gui'
import type { Translator } from '../i18n/index.ts'
import type { PhysicsParameters } from '../physics/index.ts'
import type { KeyValueStore } from '../storage/index.ts'
import { saveFile } from './matches/save-file.ts'
import {
  forgetPreset,
  keepPreset,
  keptPresets,
  presetText,
  readPreset,
  type TuningPreset,
} from './tuning-presets.ts'

/** Tables that were named, kept between visits. */
export interface Presets {
  list: readonly TuningPreset[]
  keep(preset: TuningPreset): Promise<void>
  forget(name: string): Promise<void>
}

/** What the rows of the presets read and change. */
export interface PresetHost {
  readonly t: Translator
  readonly presets: Presets
  parameters(): PhysicsParameters
  setParameters(parameters: PhysicsParameters): void
}

export async function presetsOf(store: KeyValueStore): Promise<Presets> {
  const presets: Presets = {
    list: await keptPresets(store),
    async keep(preset) {
      presets.list = await keepPreset(store, preset)
    },
    async forget(name) {
      presets.list = await forgetPreset(store, name)
    },
  }
  return presets
}

/** Choose, keep under a name, forget, pass on as a file. `again` builds the panel anew with what it then shows. */
export function addPresets(gui: GUI, host: PresetHost, again: () => void): void {
  const { t, presets } = host
  const part = gui.addFolder(t.text('tuning.folder.presets'))
  const names = presets.list.map(({ name }) => name)
  const now = JSON.stringify(host.parameters())
  const chosen = presets.list.find(({ parameters }) => JSON.stringify(parameters) === now)
  const view = { preset: chosen?.name ?? '', name: chosen?.name ?? t.text('tuning.preset.mine') }
  const take = (preset: TuningPreset | undefined) => {
    if (preset) host.setParameters(preset.parameters)
    again()
  }
  if (names.length > 0) {
    part
      .add(view, 'preset', ['', ...names])
      .name(t.text('tuning.preset'))
      .onChange(() => take(presets.list.find(({ name }) => name === view.preset)))
  }
  const named = () => ({ name: view.name.trim(), parameters: host.parameters() })
  const acts = {
    keep: () => (named().name === '' ? undefined : void presets.keep(named()).then(again)),
    forget: () => void presets.forget(view.preset).then(again),
    save: () => saveFile(`${view.name.trim() || 'table'}.json`, 'application/json', presetText(named())),
    open: () => openFile((text) => void takeFile(host, text, take)),
  }
  part.add(view, 'name').name(t.text('tuning.preset.name'))
  part.add(acts, 'keep').name(t.text('tuning.preset.keep'))
  if (view.preset !== '') part.add(acts, 'forget').name(t.text('tuning.preset.forget'))
  part.add(acts, 'save').name(t.text('tuning.preset.save'))
  part.add(acts, 'open').name(t.text('tuning.preset.open'))
}

async function takeFile(
  { t, presets }: PresetHost,
  text: string,
  take: (preset: TuningPreset) => void,
): Promise<void> {
  const preset = readPreset(text)
  if (preset === null) return window.alert(t.text('tuning.preset.bad'))
  await presets.keep(preset)
  take(preset)
}

/** Asks the person for a file. */
function openFile(read: (text: string) => void): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = '.json,application/json'
  input.addEventListener('change', () => void input.files?.[0]?.text().then(read))
  input.click()
}
