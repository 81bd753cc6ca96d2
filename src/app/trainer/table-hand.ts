import type { Point } from '../../table/index.ts'
import type { TableView } from '../../view/index.ts'
import { alongTable } from '../along-table.ts'
import type { TrainerSession } from './trainer-session.ts'

/** A press this near to a ball takes it, in ball radii; a finger is thicker. */
const REACH = { mouse: 1.6, touch: 3 } as const
/** A movement shorter than this is a press, px. */
const STILL = 4
/** An arrow key moves a ball by this, m; with shift finely. */
const NUDGE = { coarse: 0.01, fine: 0.001 } as const

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * Hands on the trainer's table before the hands that aim get to see the press: the cue ball is dragged to where a
 * push-out should stop, and every ball while a position is set up.
 */
export function handOnTable(
  box: HTMLElement,
  trainer: TrainerSession,
  view: () => TableView | null,
): () => void {
  const hand = new TableHand(box, trainer, view)
  const off = new AbortController()
  const on = <K extends 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel' | 'keydown'>(
    kind: K,
    act: (event: HTMLElementEventMap[K]) => boolean,
  ) =>
    box.addEventListener(
      kind,
      (event) => {
        if (!act(event)) return
        event.stopPropagation()
        event.preventDefault()
      },
      { signal: off.signal, capture: true },
    )
  on('pointerdown', (event) => hand.down(event))
  on('pointermove', (event) => hand.move(event))
  on('pointerup', () => hand.up(true))
  on('pointercancel', () => hand.up(false))
  on('keydown', (event) => hand.key(event))
  return () => off.abort()
}

class TableHand {
  readonly #box: HTMLElement
  readonly #trainer: TrainerSession
  readonly #view: () => TableView | null
  /** What is held: a ball that is set up, or the cue ball of a push-out; how far it has been dragged. */
  #held: { readonly what: 'ball' | 'cue'; last: readonly [number, number]; far: number } | null = null

  constructor(box: HTMLElement, trainer: TrainerSession, view: () => TableView | null) {
    this.#box = box
    this.#trainer = trainer
    this.#view = view
  }

  /** True = the press is ours. */
  down(event: PointerEvent): boolean {
    const at = this.#bed(event)
    const { state } = this.#trainer
    const { value: stage } = state.stage
    const takes = at && this.#nearest(at, event.pointerType === 'mouse' ? REACH.mouse : REACH.touch)
    const what = stage === 'editing' ? 'ball' : 'cue'
    if (stage === 'editing' && takes) this.#trainer.editor.chooseBall(takes)
    if (stage === 'deciding' && (takes !== 'cue' || !this.#mayPush)) return false
    if (stage !== 'editing' && stage !== 'deciding') return false
    this.#held = takes ? { what, last: [event.clientX, event.clientY], far: 0 } : null
    this.#box.setPointerCapture(event.pointerId)
    return true
  }

  move(event: PointerEvent): boolean {
    const held = this.#held
    if (!held) return this.#trainer.state.stage.value === 'editing'
    held.far += Math.hypot(event.clientX - held.last[0], event.clientY - held.last[1])
    held.last = [event.clientX, event.clientY]
    const at = this.#bed(event)
    if (held.far < STILL || !at) return true
    if (held.what === 'ball') this.#trainer.editor.placeBall(this.#trainer.editor.ball.value, at)
    else this.#trainer.state.held.value = at
    return true
  }

  up(dropped: boolean): boolean {
    const { state } = this.#trainer
    if (!this.#held) return state.stage.value === 'editing'
    const at = state.held.value
    this.#held = null
    state.held.value = null
    if (at && dropped) this.#trainer.placeAt(at)
    return true
  }

  /** Arrow keys nudge the ball that is set up. */
  key(event: KeyboardEvent): boolean {
    const arrow = ARROWS[event.key]
    const { state, editor } = this.#trainer
    const view = this.#view()
    const from = editor.draft.value?.balls[editor.ball.value]
    if (state.stage.value !== 'editing' || !arrow || !view || !from) return false
    const [x, y] = alongTable(view, from, arrow)
    const step = event.shiftKey ? NUDGE.fine : NUDGE.coarse
    editor.nudge(x * step, y * step)
    return true
  }

  /** Push-outs belong to seat one, before the stroke. */
  get #mayPush(): boolean {
    const { terms, choice } = this.#trainer.state
    return terms.value.seat === 'one' && choice.value === 'push-out'
  }

  #nearest(at: Point, reach: number) {
    const { editor, position } = this.#trainer.state
    const on = editor.draft.value ?? position.value
    if (!on) return null
    const lying = Object.entries(on.balls).map(([ball, place]) => ({
      ball: ball as keyof typeof on.balls,
      far: Math.hypot(place[0] - at[0], place[1] - at[1]),
    }))
    const nearest = lying.toSorted((a, b) => a.far - b.far)[0]
    return nearest && nearest.far < reach * on.parameters.ballRadius ? nearest.ball : null
  }

  #bed(event: PointerEvent): Point | null {
    const box = this.#box.getBoundingClientRect()
    return this.#view()?.pick(event.clientX - box.left, event.clientY - box.top).bed ?? null
  }
}
