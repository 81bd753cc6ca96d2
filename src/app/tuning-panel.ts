import GUI from 'lil-gui'
import type { Translator } from '../i18n/index.ts'
import { DEFAULT_PARAMETERS, type PhysicsParameters } from '../physics/index.ts'
import { CAMERA_NAMES, type CameraName } from '../ui/index.ts'
import type { ViewOptions } from '../view/index.ts'
import { QUALITIES } from './picture.ts'

type NumberName = {
  [K in keyof PhysicsParameters]-?: PhysicsParameters[K] extends number ? K : never
}[keyof PhysicsParameters]

/** Name in the panel with its unit; least, most and step of what can still be called a pool table. */
type Row = readonly [name: NumberName, label: string, least: number, most: number, step: number]

const CLOTH: readonly Row[] = [
  ['slidingFriction', 'sliding friction', 0.05, 0.5, 0.005],
  ['rollingFriction', 'rolling friction', 0.002, 0.03, 0.0005],
  ['spinDeceleration', 'spin decay, rad/s²', 2, 30, 0.5],
  ['gravity', 'gravity, m/s²', 1, 25, 0.01],
]
const BALLS: readonly Row[] = [
  ['ballMass', 'mass, kg', 0.1, 0.3, 0.001],
  ['ballRestitution', 'restitution', 0.7, 0.99, 0.005],
  ['slateRestitution', 'restitution on slate', 0.1, 0.8, 0.01],
  ['slateFriction', 'friction on slate', 0.05, 0.5, 0.01],
]
const CUSHIONS: readonly Row[] = [
  ['cushionFriction', 'friction', 0.05, 0.5, 0.005],
  ['cushionClothFriction', 'friction of the cloth', 0.05, 0.5, 0.005],
  ['jawRestitutionFactor', 'jaws: part of the restitution', 0.4, 1, 0.01],
  ['jawFriction', 'jaws: friction', 0.05, 0.8, 0.01],
]
const CUE: readonly Row[] = [
  ['cueMass', 'mass, kg', 0.35, 0.75, 0.001],
  ['tipRestitution', 'tip restitution', 0.5, 0.9, 0.005],
  ['tipFriction', 'tip friction (chalk)', 0.2, 1, 0.01],
  ['tipRadius', 'tip radius, m', 0.005, 0.012, 0.0005],
]

/** What the panel reads and changes. */
export interface TuningHost {
  readonly t: Translator
  parameters(): PhysicsParameters
  setParameters(parameters: PhysicsParameters): void
  camera(): CameraName
  setCamera(camera: CameraName): void
  look(): ViewOptions
  setLook(look: ViewOptions): void
  closed(): void
}

/** The open panel: close it from outside with `close`. */
export interface TuningPanel {
  close(): void
}

/** Sliders for the physics of the table and for the picture; a change holds from the next stroke on. */
export function openTuningPanel(host: TuningHost): TuningPanel {
  const gui = new GUI({ title: host.t.text('tuning.title'), width: 320 })
  gui.domElement.setAttribute('role', 'dialog')
  gui.domElement.setAttribute('aria-label', host.t.text('tuning.title'))
  const close = () => {
    gui.destroy()
    host.closed()
  }
  const now: { -readonly [K in keyof PhysicsParameters]: PhysicsParameters[K] } = { ...host.parameters() }
  const send = () => host.setParameters({ ...now })
  const folder = (name: string, rows: readonly Row[]) => {
    const part = gui.addFolder(name)
    for (const [key, label, least, most, step] of rows) {
      part.add(now, key, least, most, step).name(label).onFinishChange(send)
    }
    return part
  }
  folder('Cloth', CLOTH)
  addBallFriction(folder('Balls', BALLS), now, send)
  addCushionRestitution(folder('Cushions', CUSHIONS), now, send)
  addEndMass(folder('Cue', CUE), now, send)
  addPicture(gui, host)
  const buttons = {
    reset: () => {
      host.setParameters(DEFAULT_PARAMETERS)
      close()
    },
    close,
  }
  gui.add(buttons, 'reset').name('back to the default table')
  gui.add(buttons, 'close').name('close (T)')
  for (const part of gui.folders.slice(1)) part.close()
  gui.domElement.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close()
  })
  gui.domElement.querySelector<HTMLElement>('button')?.focus()
  return { close }
}

type Tunable = { -readonly [K in keyof PhysicsParameters]: PhysicsParameters[K] }

/** mu_b is a law in three numbers; the panel turns all of it up or down. */
function addBallFriction(part: GUI, now: Tunable, send: () => void): void {
  const law = DEFAULT_PARAMETERS.ballFriction
  if (typeof law === 'number') return
  const current = now.ballFriction
  const view = { throw: typeof current === 'number' ? 1 : current.b / law.b }
  part
    .add(view, 'throw', 0, 3, 0.05)
    .name('friction (throw), × default')
    .onFinishChange(() => {
      now.ballFriction = { a: law.a * view.throw, b: law.b * view.throw, c: law.c }
      send()
    })
}

function addCushionRestitution(part: GUI, now: Tunable, send: () => void): void {
  const law = DEFAULT_PARAMETERS.cushionRestitution
  if (typeof law === 'number') return
  const current = now.cushionRestitution
  const view = { atRest: typeof current === 'number' ? current : current.atRest }
  part
    .add(view, 'atRest', 0.5, 0.95, 0.005)
    .name('restitution at slow speed')
    .onFinishChange(() => {
      now.cushionRestitution = { ...law, atRest: view.atRest, least: Math.min(law.least, view.atRest) }
      send()
    })
}

/** m / m_e: heavier end mass, more squirt. */
function addEndMass(part: GUI, now: Tunable, send: () => void): void {
  const view = { ratio: now.endMassRatio ?? 60 }
  part
    .add(view, 'ratio', 8, 60, 1)
    .name('ball mass / end mass (squirt)')
    .onFinishChange(() => {
      now.endMassRatio = view.ratio
      send()
    })
}

function addPicture(gui: GUI, host: TuningHost): void {
  const part = gui.addFolder('Picture')
  const look = { ...host.look(), camera: host.camera() }
  const change = () => {
    const { camera: _, ...options } = look
    host.setLook(options)
  }
  part.add(look, 'camera', [...CAMERA_NAMES]).onChange(() => host.setCamera(look.camera))
  part.add(look, 'quality', [...QUALITIES]).onChange(change)
  part.add(look, 'cloth', ['blue', 'green', 'camel']).onChange(change)
  part.add(look, 'wood', ['walnut', 'maple']).onChange(change)
}
