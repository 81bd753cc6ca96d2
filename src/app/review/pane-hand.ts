import type { BallId, Point, RailId } from '../../table/index.ts'
import { ballPlaces, type EditorActions, type GapEnd, type PaneName } from '../../ui/index.ts'
import type { TableView } from '../../view/index.ts'
import type { ReviewSession } from './review-session.ts'

/** A movement shorter than this is a click, px. */
const STILL = 4
const ZOOM_PER_PIXEL = 0.0015
/** A key turns the table as a drag by so much does, px, and comes nearer by this factor. */
const TURNS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-24, 0],
  ArrowRight: [24, 0],
  ArrowUp: [0, -24],
  ArrowDown: [0, 24],
}
const NEARER: Readonly<Record<string, number>> = { '+': 1.15, '-': 1 / 1.15 }
/** A finger that comes so near to the middle of a ball means it, px. */
const FINGER = 22

interface HandOn {
  readonly session: ReviewSession
  readonly pane: PaneName
  readonly editor: EditorActions
}

/** The mouse or a finger on a picture: dragging turns the table, or moves a ball that is being set up. */
export function handOnPane(canvas: HTMLCanvasElement, view: TableView, on: HandOn): () => void {
  const hand = new PaneHand(canvas, view, on)
  const listeners = {
    pointerdown: (event: PointerEvent) => hand.down(event),
    pointermove: (event: PointerEvent) => hand.move(event),
    pointerup: (event: PointerEvent) => hand.up(event),
    pointercancel: () => hand.letGo(),
  } as const
  const wheel = (event: WheelEvent) => hand.wheel(event)
  for (const [kind, listener] of Object.entries(listeners))
    canvas.addEventListener(kind as 'pointerdown', listener)
  const key = (event: KeyboardEvent) => hand.key(event)
  canvas.addEventListener('wheel', wheel, { passive: false })
  canvas.addEventListener('keydown', key)
  canvas.tabIndex = 0
  return () => {
    canvas.removeEventListener('keydown', key)
    for (const [kind, listener] of Object.entries(listeners))
      canvas.removeEventListener(kind as 'pointerdown', listener)
    canvas.removeEventListener('wheel', wheel)
  }
}

class PaneHand {
  readonly #canvas: HTMLCanvasElement
  readonly #view: TableView
  readonly #on: HandOn
  #last: readonly [number, number] | null = null
  #far = 0
  #ball: BallId | null = null

  constructor(canvas: HTMLCanvasElement, view: TableView, on: HandOn) {
    this.#canvas = canvas
    this.#view = view
    this.#on = on
  }

  down(event: PointerEvent): void {
    this.#last = [event.clientX, event.clientY]
    this.#far = 0
    this.#ball = this.#editing ? this.#under(event).ball : null
    if (this.#ball !== null) this.#on.editor.chooseBall(this.#ball)
    this.#canvas.setPointerCapture(event.pointerId)
  }

  move(event: PointerEvent): void {
    if (this.#last === null) return
    const [dx, dy] = [event.clientX - this.#last[0], event.clientY - this.#last[1]]
    this.#far += Math.abs(dx) + Math.abs(dy)
    this.#last = [event.clientX, event.clientY]
    if (this.#far < STILL) return
    const { session, pane, editor } = this.#on
    if (this.#ball !== null) {
      const { bed } = this.#under(event)
      if (bed !== null) editor.placeBall(this.#ball, bed)
    } else if (session.cameras.value[pane] !== 'free') session.setCamera(pane, 'free')
    else this.#view.orbit(dx, dy)
  }

  /** A click, or a tap, points at an end of a gap. */
  up(event: PointerEvent): void {
    const { session } = this.#on
    const clicked = this.#last !== null && this.#far < STILL && !this.#editing
    this.letGo()
    if (clicked && session.overlays.value.has('gaps')) session.pointForGap(this.#endUnder(event))
  }

  letGo(): void {
    // Who came by the mouse steps through the events by the arrows, as before.
    this.#canvas.blur()
    this.#last = null
    this.#ball = null
  }

  /** On a picture that has the focus the arrows turn the table, plus and minus come nearer and go away. */
  key(event: KeyboardEvent): void {
    const { session, pane } = this.#on
    const turn = TURNS[event.key]
    const nearer = NEARER[event.key]
    if (turn === undefined && nearer === undefined) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    if (nearer !== undefined) this.#view.zoom(nearer)
    else if (session.cameras.value[pane] !== 'free') session.setCamera(pane, 'free')
    else this.#view.orbit(...turn!)
  }

  wheel(event: WheelEvent): void {
    const { session, pane } = this.#on
    if (session.cameras.value[pane] === 'contact') return
    event.preventDefault()
    this.#view.focus(this.#under(event).bed)
    this.#view.zoom(Math.exp(-event.deltaY * ZOOM_PER_PIXEL))
  }

  /** Balls are moved where they lie before the stroke. */
  get #editing(): boolean {
    const { session, pane } = this.#on
    return pane === 'main' && session.tab.value === 'editor' && session.head.value.time === 0
  }

  /** The ball that is meant, else the rail, else nothing. */
  #endUnder(event: MouseEvent): GapEnd | null {
    const { ball, bed } = this.#under(event)
    return ball ?? this.#nearestBall(event) ?? (bed && this.#railAt(bed))
  }

  #nearestBall(event: MouseEvent): BallId | null {
    const { reviewed, head } = this.#on.session
    const box = this.#canvas.getBoundingClientRect()
    const near = ballPlaces(reviewed.value.review.result.paths, head.value.time)
      .map(({ id, at, z }) => {
        const [x, y] = this.#view.project(at, z)
        return { id, far: Math.hypot(x + box.left - event.clientX, y + box.top - event.clientY) }
      })
      .filter(({ far }) => far <= FINGER)
    return near.toSorted((a, b) => a.far - b.far)[0]?.id ?? null
  }

  /** On the cushion or the wood behind it. */
  #railAt([x, y]: Point): RailId | null {
    const { table } = this.#on.session.reviewed.value
    const beyond: readonly (readonly [RailId, number])[] = [
      ['foot', x - table.spec.length / 2],
      ['head', -x - table.spec.length / 2],
      ['left', y - table.spec.width / 2],
      ['right', -y - table.spec.width / 2],
    ]
    const [rail, far] = beyond.reduce((best, next) => (next[1] > best[1] ? next : best))
    return far > -table.ballRadius / 2 ? rail : null
  }

  #under(event: MouseEvent) {
    const box = this.#canvas.getBoundingClientRect()
    return this.#view.pick(event.clientX - box.left, event.clientY - box.top)
  }
}
