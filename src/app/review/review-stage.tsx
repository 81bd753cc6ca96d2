import { computed, effect } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { stickMotion } from '../../review/index.ts'
import {
  type EditorActions,
  gapMeasure,
  type OverlayName,
  PANES,
  PaneControls,
  type PaneName,
  samePair,
  strikeContacts,
} from '../../ui/index.ts'
import {
  createTableView,
  type Frame,
  type Insets,
  type Sight,
  type TableView,
  type ViewFault,
} from '../../view/index.ts'
import { BallOrientations } from '../ball-orientations.ts'
import type { Picture } from '../picture.ts'
import { RestingView } from '../resting-view.ts'
import { modeOf, sightOf } from './camera-sight.ts'
import { composeReviewFrame } from './compose-review-frame.ts'
import { drawInk, type InkScene } from './ink-layer.ts'
import { handOnPane } from './pane-hand.ts'
import type { ReviewSession } from './review-session.ts'

interface StageProps {
  readonly session: ReviewSession
  /** Moves the balls that a hand drags while the shot is set up. */
  readonly editor: EditorActions
  readonly picture: Picture
  readonly onFault: (fault: ViewFault) => void
  readonly onPane: (pane: PaneName, drawn: DrawnPane | null) => void
}

/** A picture of the desk with its ink, to be read out for a still or a film. */
export interface DrawnPane {
  readonly picture: HTMLCanvasElement
  readonly ink: HTMLCanvasElement
  readonly view: TableView
  /** Draws now, whatever has changed, so that the picture may be read in the same task. */
  draw(): void
}

/** The two pictures of the desk. */
export function ReviewStage(props: StageProps) {
  return (
    <>
      {PANES.map((pane) => (
        <Pane key={pane} pane={pane} {...props} />
      ))}
    </>
  )
}

function Pane(props: StageProps & { pane: PaneName }) {
  const { session, picture, pane } = props
  const box = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const ink = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const drawn = mountPane(pane, { box: box.current!, canvas: canvas.current!, ink: ink.current! }, props)
    if (drawn === null) return undefined
    props.onPane(pane, drawn.pane)
    return () => {
      props.onPane(pane, null)
      drawn.stop()
    }
  }, [session, picture])
  const t = session.t.value
  return (
    <section ref={box} class={`review-pane review-${pane}`} aria-label={t.text(`review.pane.${pane}`)}>
      <canvas ref={canvas} role="img" aria-label={t.text(`review.pane.${pane}.label`)} />
      <canvas ref={ink} class="ink" />
      <PaneControls pane={pane} model={session} actions={session} />
    </section>
  )
}

interface PaneParts {
  readonly box: HTMLElement
  readonly canvas: HTMLCanvasElement
  readonly ink: HTMLCanvasElement
}

/** A gap wider than this is no gap but a distance, m. */
const FAR_GAP = 0.06

/** A tab that slept does not let the balls jump: one frame is at most this long, s. */
const LONGEST_FRAME = 0.25

function mountPane(
  pane: PaneName,
  { box, canvas, ink }: PaneParts,
  props: StageProps,
): { readonly pane: DrawnPane; stop(): void } | null {
  const { session, picture, onFault } = props
  const made = createTableView(canvas, picture.options.value)
  if (!made.ok) {
    onFault(made.error)
    return null
  }
  const view = new RestingView(made.value)
  const painter = new PanePainter(pane, session, view, ink)
  const stops = [
    ...followTable(view, props),
    followSize(box, () => {
      const ratio = Math.min(window.devicePixelRatio, picture.pixelRatioLimit())
      const { clientWidth: width, clientHeight: height } = box
      view.resize(width, height, ratio, insetsOf(pane, width))
      painter.resize(width, height, ratio)
    }),
    handOnPane(canvas, view, { session, pane, editor: props.editor }),
    runFrames((seconds) => {
      if (pane === 'main') session.tick(seconds)
      painter.paint(seconds)
    }),
    () => view.dispose(),
  ]
  return {
    pane: { picture: canvas, ink, view, draw: () => painter.again(made.value) },
    stop: () => {
      for (const stop of stops) stop()
    },
  }
}

/** The scene is built anew for another table only: a shot leafed to, or changed by hand, lies on the same one. */
function followTable(view: RestingView, { session, picture }: StageProps): readonly (() => void)[] {
  const measures = computed(() => {
    const { table, task } = session.reviewed.value
    return JSON.stringify([table.spec, table.ballRadius, task.shot.parameters.noseHeightRatio])
  })
  const balls = computed(() =>
    session.reviewed.value.task.rule.ruleset === 'siberian-ten' ? 'siberian' : 'pool',
  )
  return [
    measures.subscribe(() => {
      const { table, task } = session.reviewed.peek()
      view.setTable(table.spec, table.ballRadius, task.shot.parameters.noseHeightRatio)
    }),
    effect(() => view.setOptions({ ...picture.options.value, balls: balls.value })),
  ]
}

/** The bar of a picture lies at its upper edge; beside the small one stand the lens and the reading. */
function insetsOf(pane: PaneName, width: number): Insets {
  if (pane === 'main') return { top: 8, right: 0, bottom: 0, left: 0 }
  return { top: 40, right: Math.min(160, 0.36 * width), bottom: 24, left: 0 }
}

function runFrames(frame: (seconds: number) => void): () => void {
  let last = performance.now()
  let request = 0
  const turn = (now: number) => {
    request = requestAnimationFrame(turn)
    const seconds = Math.min(LONGEST_FRAME, Math.max(0, (now - last) / 1000))
    last = now
    frame(seconds)
  }
  request = requestAnimationFrame(turn)
  return () => cancelAnimationFrame(request)
}

function followSize(box: HTMLElement, measure: () => void): () => void {
  const sizes = new ResizeObserver(measure)
  sizes.observe(box)
  measure()
  return () => sizes.disconnect()
}

/** Draws a pane again only when something under it has changed. */
class PanePainter {
  readonly #pane: PaneName
  readonly #session: ReviewSession
  readonly #view: RestingView
  readonly #ink: HTMLCanvasElement
  readonly #orientations = new BallOrientations()
  #size = { width: 1, height: 1, ratio: 1 }
  #seen: readonly unknown[] = []
  #frame: Frame | null = null
  #sight: Sight | null = null
  #inked = ''

  constructor(pane: PaneName, session: ReviewSession, view: RestingView, ink: HTMLCanvasElement) {
    this.#pane = pane
    this.#session = session
    this.#view = view
    this.#ink = ink
  }

  resize(width: number, height: number, ratio: number): void {
    this.#size = { width, height, ratio }
    this.#ink.width = Math.max(1, Math.round(width * ratio))
    this.#ink.height = Math.max(1, Math.round(height * ratio))
    this.#inked = ''
  }

  paint(seconds: number): void {
    this.#compose()
    if (this.#frame !== null) this.#view.render(this.#frame, seconds)
    this.#write()
  }

  /** Draws on the view itself, which does not rest. */
  again(view: TableView): void {
    this.#compose()
    if (this.#frame !== null) {
      // A copy is another frame: nothing is taken for drawn already.
      view.render({ ...this.#frame, traces: [...(this.#frame.traces ?? [])] }, 0)
    }
    this.#inked = ''
    this.#write()
  }

  #compose(): void {
    const { reviewed, other, head, overlays, cameras, chosen, contactFrom, gaps, gapFrom } = this.#session
    const camera = cameras.value[this.#pane]
    const seen = [
      reviewed.value,
      head.value.time,
      overlays.value,
      camera,
      chosen.value,
      contactFrom.value,
      other.value,
      gaps.value,
      gapFrom.value,
    ]
    if (seen.every((value, i) => value === this.#seen[i]) && this.#frame !== null) return
    const moved = [0, 3, 4, 5].some((i) => seen[i] !== this.#seen[i])
    this.#seen = seen
    const shown = camera === 'contact' ? this.#closeOverlays() : overlays.value
    this.#frame = composeReviewFrame(
      { reviewed: reviewed.value, other: other.value, time: head.value.time, overlays: shown },
      this.#orientations,
    )
    if (moved) this.#aim(camera)
    this.#inked = ''
  }

  /** So near no paths are drawn; at a strike the cue is, asked for or not. */
  #closeOverlays(): ReadonlySet<OverlayName> {
    const { overlays } = this.#session
    const shown = new Set(overlays.value)
    shown.delete('paths')
    shown.delete('other')
    if (strikeContacts(this.#session).length > 0) shown.add('tip')
    return shown
  }

  /** Where the tip was on the cue ball at each of its contacts, numbered as all contacts of the cue are. */
  #strike(): InkScene['strike'] {
    const { shot, review, task } = this.#session.reviewed.value
    const contacts = strikeContacts(this.#session)
    if (contacts.length === 0) return []
    const { events } = shot.result
    const motion = stickMotion(events, shot.stroke, review.result.paths, task.shot.parameters)
    return (motion?.contacts ?? []).map(({ event, at }) => ({
      number: contacts.findIndex((each) => each.event === event) + 1,
      at,
      t: events[event]!.t,
    }))
  }

  #aim(camera: ReturnType<ReviewSession['cameras']['peek']>[PaneName]): void {
    const { reviewed, chosen, contactFrom } = this.#session
    this.#sight = sightOf(camera, reviewed.value, chosen.value, contactFrom.value)
    this.#view.look(this.#sight)
    const mode = modeOf(camera)
    if (mode !== null) this.#view.setCamera(mode)
  }

  /** Ink follows the camera: it is written again while the picture under it moves. */
  #write(): void {
    const pen = this.#ink.getContext('2d')
    if (pen === null) return
    const { width, height, ratio } = this.#size
    const probes = [this.#view.project([-1, -0.5]), this.#view.project([1, 0.5])].join()
    const now = `${probes} ${width} ${height} ${this.#session.t.value.locale}`
    if (now === this.#inked) return
    this.#inked = now
    pen.setTransform(ratio, 0, 0, ratio, 0, 0)
    drawInk(pen, this.#scene(), { width, height, project: (at, z) => this.#view.project(at, z) })
  }

  #scene(): InkScene {
    const { reviewed, head, overlays, chosen, reading, t, gapFrom } = this.#session
    const { gap, open } = reading.value
    const close = this.#session.cameras.value[this.#pane] === 'contact'
    const shown = new Set(overlays.value)
    if (close) {
      // So near only what is between the two matters.
      shown.clear()
      shown.add('gaps')
    }
    const chosenGaps = this.#session.gaps.value.flatMap((one) =>
      one.metres === null
        ? []
        : [{ gap: { pair: one.pair, metres: one.metres }, label: gapMeasure(this.#session, one) }],
    )
    const gaps = [gap, open].filter((one) => one !== null && one.metres < FAR_GAP).map((one) => one!)
    return {
      reviewed: reviewed.value,
      time: head.value.time,
      chosen: chosen.value,
      overlays: shown,
      pane: close ? 'second' : 'main',
      chosenGaps,
      other: overlays.value.has('other') ? this.#session.other.value : null,
      strike: close ? this.#strike() : [],
      gapFrom: gapFrom.value,
      gaps: gaps.filter(
        (one, i) =>
          (i === 0 || !samePair(one.pair, gaps[0]!.pair)) &&
          !chosenGaps.some(({ gap: { pair } }) => samePair(pair, one.pair)),
      ),
      length: (metres) => t.value.text('review.millimetres', { value: t.value.number(metres * 1000, 2) }),
      frozenWord: t.value.text('review.overlay.frozen.mark'),
    }
  }
}
