import { computed, effect } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { RulesetId } from '../rules/index.ts'
import type { Point } from '../table/index.ts'
import {
  type BallLook,
  createTableView,
  type Frame,
  type TableView,
  type ViewFault,
  type ViewOptions,
} from '../view/index.ts'
import { AimCloseUp, fineAimOf } from './aim-close-up.ts'
import { alongTable } from './along-table.ts'
import type { BallOrientations } from './ball-orientations.ts'
import type { Director } from './director/index.ts'
import { runFrameLoop } from './frame-loop.ts'
import type { HandPreferences } from './hand-preferences.ts'
import { KeyInput } from './key-input.ts'
import { measureInsets } from './measure-insets.ts'
import type { Picture } from './picture.ts'
import { PointerInput } from './pointer-input.ts'
import { firstQuality, QualityWatch } from './quality-watch.ts'
import { RestingView } from './resting-view.ts'
import { earOf, type SoundPlayer } from './sound/sound-player.ts'
import type { TableSession } from './table-session.ts'

interface StageProps {
  session: TableSession
  orientations: BallOrientations
  picture: Picture
  sound: SoundPlayer
  /** Absent = the camera does nothing of its own accord. */
  hand?: HandPreferences
  /** What a page of its own draws over the table; the same frame must give the same frame. */
  dress?: (frame: Frame) => Frame
  onFault: (fault: ViewFault) => void
  /** Tells the outside how to reach the view, for as long as there is one. */
  onView: (view: TableView | null) => void
}

/** The canvas with the picture of the table, and the hands on it. */
export function TableStage(props: StageProps) {
  const stage = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { session, picture } = props
  useEffect(() => mountStage(stage.current!, canvas.current!, props), [session, picture])
  const t = session.model.t.value
  return (
    <section ref={stage} class="stage" aria-label={t.text('stage.name')}>
      <canvas ref={canvas} tabIndex={0} role="img" aria-label={t.text('stage.label')} />
    </section>
  )
}

type Stop = () => void

/** Makes the picture and puts hands on it; without a picture the fault is told and nothing is left behind. */
function mountStage(stage: HTMLElement, canvas: HTMLCanvasElement, props: StageProps): Stop | undefined {
  const { session, picture } = props
  const made = createTableView(canvas, picture.options.value)
  if (!made.ok) {
    props.onFault(made.error)
    return undefined
  }
  const view = new RestingView(made.value)
  props.onView(view)
  const pointer = new PointerInput(canvas, view, session)
  const keys = new KeyInput(session, {
    cancelPointer: () => pointer.cancel(),
    alongTable: (screen) => alongTable(view, session.hand.cueBall ?? [0, 0], screen),
  })
  const stops = [
    followSession(view, session, picture),
    followSize(stage, view, picture),
    followContext(view, session, props.onFault),
    giveFocusBack(canvas),
    awaitGamepads(session, view),
    runFrameLoop(
      view,
      session,
      props.orientations,
      hearing(view, session, props.sound),
      filming(view, session, props),
      props.dress ?? ((frame) => frame),
      levelling(view, picture),
    ),
    wakeSound(props.sound),
    () => props.sound.silence(),
    () => pointer.dispose(),
    () => keys.dispose(),
    () => view.dispose(),
  ]
  canvas.focus({ preventScroll: true })
  return () => {
    props.onView(null)
    for (const stop of stops) stop()
  }
}

function ballLook(ruleset: RulesetId): BallLook {
  return ruleset === 'siberian-ten' ? 'siberian' : 'pool'
}

/** What the frame loop does for the ears. */
function hearing(view: TableView, session: TableSession, sound: SoundPlayer): () => void {
  const ear = earOf((at) => view.project(at), session.model.setup.terms.table.length)
  return () => sound.follow(session.playback.value, ear)
}

/** What the frame loop does for the camera: near to the contact while the aim is fine, then what the director wants. */
function filming(view: TableView, session: TableSession, props: StageProps): (seconds: number) => void {
  const direct = directing(view, session, props)
  const closeUp = new AimCloseUp(view)
  return (seconds) => {
    closeUp.frame(fineAimOf(session), seconds)
    direct()
  }
}

/** What the frame loop does for the filming: the director is fetched with the first shot that is to be filmed. */
function directing(view: TableView, session: TableSession, { hand, picture }: StageProps): () => void {
  let director: Director | 'called' | null = null
  return () => {
    const running = session.playback.value
    const film = hand?.film.value ?? 'off'
    const wanted = film !== 'off' && !picture.options.value.reducedMotion
    if (director === null && running && wanted) {
      director = 'called'
      void import('./director/index.ts').then(({ Director }) => {
        director = new Director(view)
      })
    }
    if (director === null || director === 'called') return
    const { innerWidth, innerHeight } = window
    director.direct(wanted ? running : null, {
      style: film === 'full' ? 'full' : 'calm',
      table: session.model.setup.terms.table,
      parameters: session.shown.value.parameters,
      upright: innerHeight > innerWidth,
    })
  }
}

/** Finds the level of the picture by the first frames, where nobody has chosen one. */
function levelling(view: TableView, picture: Picture): (ms: number) => void {
  const first = firstQuality(view.stats.renderer)
  const change = (quality: ViewOptions['quality']) => {
    picture.options.value = { ...picture.options.value, quality }
  }
  if (picture.automatic.value && picture.options.value.quality === 'high') change(first)
  const watch = new QualityWatch(picture.options.value.quality)
  return (ms) => {
    const cheaper = picture.automatic.value ? watch.frame(ms) : null
    if (cheaper) change(cheaper)
  }
}

/** What a gamepad does is fetched with the first one that is connected. */
function awaitGamepads(session: TableSession, view: TableView): Stop {
  const abort = new AbortController()
  let stop: Stop = () => undefined
  const fetchHands = () => {
    abort.abort()
    const along = (screen: Point) => alongTable(view, session.hand.cueBall ?? [0, 0], screen)
    let wanted = true
    stop = () => {
      wanted = false
    }
    void Promise.all([import('./gamepad/index.ts'), session.loadSentences()]).then(([{ followGamepads }]) => {
      if (wanted) stop = followGamepads(session, { alongTable: along })
    })
  }
  window.addEventListener('gamepadconnected', fetchHands, { signal: abort.signal })
  if (navigator.getGamepads().some((pad) => pad !== null)) fetchHands()
  return () => {
    abort.abort()
    stop()
  }
}

function wakeSound(sound: SoundPlayer): Stop {
  const wake = () => sound.wake()
  const presses = ['pointerdown', 'keydown'] as const
  for (const press of presses) window.addEventListener(press, wake)
  return () => {
    for (const press of presses) window.removeEventListener(press, wake)
  }
}

/** The view follows what the session says: table, camera, look. */
function followSession(view: TableView, session: TableSession, picture: Picture): Stop {
  const { setup } = session.model
  const radius = computed(() => session.game.value.parameters.ballRadius)
  const nose = computed(() => session.game.value.parameters.noseHeightRatio)
  const stops = [
    // Building a table is dear: only when its measures change, not with every command.
    effect(() => view.setTable(setup.terms.table, radius.value, nose.value)),
    effect(() => view.setCamera(session.model.camera.value)),
    effect(() => {
      view.setOptions({ ...picture.options.value, balls: ballLook(setup.terms.ruleset) })
      // Blurring what is behind a panel costs a processor as much as a picture: styles leave it out there.
      document.documentElement.dataset.quality = picture.options.value.quality
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Keeps the picture as large as the window and the table clear of the panels at the edges. */
function followSize(stage: HTMLElement, view: TableView, picture: Picture): Stop {
  const page = stage.parentElement ?? stage
  let asked = 0
  const measure = () => {
    asked = 0
    const { clientWidth, clientHeight } = stage
    const ratio = Math.min(window.devicePixelRatio, picture.pixelRatioLimit())
    view.resize(clientWidth, clientHeight, ratio, measureInsets(page))
  }
  const ask = () => {
    asked ||= requestAnimationFrame(measure)
  }
  const sizes = new ResizeObserver(ask)
  sizes.observe(stage)
  // Sheets and panels that come and go change what is covered.
  const panels = new MutationObserver(ask)
  panels.observe(page, { childList: true, subtree: true })
  measure()
  return () => {
    cancelAnimationFrame(asked)
    sizes.disconnect()
    panels.disconnect()
  }
}

/** Seconds that a lost picture has to come back before the page gives up on it. */
const PATIENCE_MS = 15_000

function followContext(view: TableView, session: TableSession, onFault: (fault: ViewFault) => void): Stop {
  let timer: ReturnType<typeof setTimeout> | undefined
  view.onContext((state) => {
    clearTimeout(timer)
    session.pictureLost.value = state === 'lost'
    if (state === 'lost') {
      const fault: ViewFault = { code: 'webgl-lost', message: 'the context was not restored' }
      timer = setTimeout(() => onFault(fault), PATIENCE_MS)
    }
  })
  return () => clearTimeout(timer)
}

/** A button that was pressed by hand does not keep the keys: they belong to the table. */
function giveFocusBack(canvas: HTMLCanvasElement): Stop {
  const onUp = (event: PointerEvent) => {
    if (!(event.target instanceof HTMLElement)) return
    if (!event.target.closest('.table-page button, .table-page [role="slider"], .table-page input')) return
    if (event.target.closest('dialog')) return
    setTimeout(() => {
      if (!document.querySelector('dialog[open]')) canvas.focus({ preventScroll: true })
    })
  }
  window.addEventListener('pointerup', onUp)
  return () => window.removeEventListener('pointerup', onUp)
}
