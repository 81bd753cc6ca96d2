import GUI from 'lil-gui'
import './tuning-panel.css'
import type { MessageKey, Translator } from '../i18n/index.ts'
import { DEFAULT_PARAMETERS, dampingFor, type PhysicsParameters } from '../physics/index.ts'
import { CAMERA_NAMES, type CameraName, NARROW_QUERY } from '../ui/index.ts'
import type { ViewOptions } from '../view/index.ts'
import { CLOTH_THEMES, QUALITIES, WOOD_THEMES } from './picture.ts'
import { addPresets, type PresetHost } from './tuning-preset-rows.ts'

type NumberName = {
  [K in keyof PhysicsParameters]-?: PhysicsParameters[K] extends number ? K : never
}[keyof PhysicsParameters]

/** Parameters that have a label with their unit in the catalogues. */
type RowName = Extract<NumberName, LabelOf<MessageKey>>
type LabelOf<Key> = Key extends `tuning.row.${infer Name}` ? Name : never

/** Name of the parameter; least, most and step of what can still be called a pool table. */
type Row = readonly [name: RowName, least: number, most: number, step: number]

const CLOTH: readonly Row[] = [
  ['slidingFriction', 0.05, 0.5, 0.005],
  ['rollingFriction', 0.002, 0.03, 0.0005],
  ['spinDeceleration', 2, 30, 0.5],
  ['gravity', 1, 25, 0.01],
]
const BALLS: readonly Row[] = [
  ['ballMass', 0.1, 0.3, 0.001],
  ['ballRestitution', 0.7, 0.99, 0.005],
  ['slateRestitution', 0.1, 0.8, 0.01],
]
const CUSHIONS: readonly Row[] = [
  ['cushionFriction', 0.05, 0.5, 0.005],
  ['cushionClothFriction', 0.05, 0.5, 0.005],
  ['jawRestitutionFactor', 0.4, 1, 0.01],
  ['jawFriction', 0.05, 0.8, 0.01],
]
const CUE: readonly Row[] = [
  ['cueMass', 0.35, 0.75, 0.001],
  ['tipRestitution', 0.5, 0.9, 0.005],
  ['tipFriction', 0.2, 1, 0.01],
  ['tipRadius', 0.005, 0.012, 0.0005],
]

/** What the panel reads and changes. */
export interface TuningHost extends PresetHost {
  /** The page that the panel lies over. */
  readonly container: HTMLElement
  readonly t: Translator
  camera(): CameraName
  setCamera(camera: CameraName): void
  look(): ViewOptions
  setLook(look: ViewOptions): void
  closed(): void
}

export { presetsOf } from './tuning-preset-rows.ts'

/** The open panel: close it from outside with `close`. */
export interface TuningPanel {
  close(): void
}

/** Sliders for the physics of the table and for the picture; a change holds from the next stroke on. */
export function openTuningPanel(host: TuningHost): TuningPanel {
  let gui = buildPanel(host)
  const close = () => {
    gui.destroy()
    host.closed()
  }
  // Sliders show what they were built with: another table is another panel in the same place.
  const again = () => {
    gui.destroy()
    gui = finishPanel(buildPanel(host), host, again, close)
  }
  finishPanel(gui, host, again, close)
  return { close }
}

function buildPanel(host: TuningHost): GUI {
  const gui = new GUI({ title: host.t.text('tuning.title'), width: 340, container: host.container })
  dressPanel(gui, host)
  addPhysics(gui, host)
  return gui
}

function finishPanel(gui: GUI, host: TuningHost, again: () => void, close: () => void): GUI {
  const { t } = host
  addPresets(gui, host, again)
  addPicture(gui, host)
  const buttons = {
    reset: () => {
      host.setParameters(DEFAULT_PARAMETERS)
      again()
    },
    close,
  }
  gui.add(buttons, 'reset').name(t.text('tuning.reset'))
  gui.add(buttons, 'close').name(t.text('tuning.close'))
  for (const part of gui.folders.slice(1)) part.close()
  gui.domElement.addEventListener('keydown', (event) => {
    const typing = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox'
    if (event.key === 'Escape' || (!typing && event.key.toLowerCase() === 't')) {
      event.preventDefault()
      close()
    }
  })
  gui.domElement.querySelector<HTMLElement>('button')?.focus()
  return gui
}

function dressPanel(gui: GUI, host: TuningHost): void {
  gui.domElement.classList.add('tuning')
  gui.domElement.setAttribute('role', 'dialog')
  gui.domElement.setAttribute('aria-label', host.t.text('tuning.title'))
  if (!window.matchMedia(NARROW_QUERY).matches) gui.domElement.dataset.inset = 'left'
}

function addPhysics(gui: GUI, host: TuningHost): void {
  const { t } = host
  const now: Tunable = { ...host.parameters() }
  // Two pairs go together: restitution of the balls and their damping in a cluster, friction of cloth and slate.
  const send = () =>
    host.setParameters({
      ...now,
      hertzDamping: dampingFor(now.ballRestitution),
      slateFriction: now.slidingFriction,
    })
  const folder = (name: 'cloth' | 'balls' | 'cushions' | 'cue', rows: readonly Row[]) => {
    const part = gui.addFolder(t.text(`tuning.folder.${name}`))
    for (const [key, least, most, step] of rows) {
      part
        .add(now, key, least, most, step)
        .name(t.text(`tuning.row.${key}`))
        .onFinishChange(send)
    }
    return part
  }
  folder('cloth', CLOTH)
  addBallFriction(folder('balls', BALLS), t, now, send)
  addCushionRestitution(folder('cushions', CUSHIONS), t, now, send)
  addEndMass(folder('cue', CUE), t, now, send)
}

type Tunable = { -readonly [K in keyof PhysicsParameters]: PhysicsParameters[K] }

/** mu_b is a law in three numbers; the panel turns all of it up or down. */
function addBallFriction(part: GUI, t: Translator, now: Tunable, send: () => void): void {
  const law = DEFAULT_PARAMETERS.ballFriction
  if (typeof law === 'number') return
  const current = now.ballFriction
  const view = { throw: typeof current === 'number' ? 1 : current.b / law.b }
  part
    .add(view, 'throw', 0, 3, 0.05)
    .name(t.text('tuning.row.throw'))
    .onFinishChange(() => {
      now.ballFriction = { a: law.a * view.throw, b: law.b * view.throw, c: law.c }
      send()
    })
}

function addCushionRestitution(part: GUI, t: Translator, now: Tunable, send: () => void): void {
  const law = DEFAULT_PARAMETERS.cushionRestitution
  if (typeof law === 'number') return
  const current = now.cushionRestitution
  const view = { atRest: typeof current === 'number' ? current : current.atRest }
  part
    .add(view, 'atRest', 0.5, 0.95, 0.005)
    .name(t.text('tuning.row.atRest'))
    .onFinishChange(() => {
      now.cushionRestitution = { ...law, atRest: view.atRest, least: Math.min(law.least, view.atRest) }
      send()
    })
}

/** m / m_e: heavier end mass, more squirt. */
function addEndMass(part: GUI, t: Translator, now: Tunable, send: () => void): void {
  const view = { ratio: now.endMassRatio ?? 60 }
  part
    .add(view, 'ratio', 8, 60, 1)
    .name(t.text('tuning.row.endMass'))
    .onFinishChange(() => {
      now.endMassRatio = view.ratio
      send()
    })
}

function addPicture(gui: GUI, host: TuningHost): void {
  const part = gui.addFolder(host.t.text('tuning.folder.picture'))
  const look = { ...host.look(), camera: host.camera() }
  const change = () => {
    const { camera: _, ...options } = look
    host.setLook(options)
  }
  const { t } = host
  const choice = <T extends string>(words: readonly T[], label: (word: T) => string) =>
    Object.fromEntries(words.map((word) => [label(word), word]))
  const cameras = choice(CAMERA_NAMES, (name) => t.text(`camera.${name}`))
  const qualities = choice(QUALITIES, (name) => t.text(`tuning.quality.${name}`))
  const cloths = choice(CLOTH_THEMES, (name) => t.text(`tuning.cloth.${name}`))
  const woods = choice(WOOD_THEMES, (name) => t.text(`tuning.wood.${name}`))
  part
    .add(look, 'camera', cameras)
    .name(t.text('camera.label'))
    .onChange(() => host.setCamera(look.camera))
  part.add(look, 'quality', qualities).name(t.text('tuning.quality')).onChange(change)
  part.add(look, 'cloth', cloths).name(t.text('tuning.cloth')).onChange(change)
  part.add(look, 'wood', woods).name(t.text('tuning.wood')).onChange(change)
}
