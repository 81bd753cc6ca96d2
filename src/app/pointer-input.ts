import type { Point } from '../table/index.ts'
import type { TableView } from '../view/index.ts'
import { headingVector } from './cue-geometry.ts'
import type { TableSession } from './table-session.ts'

/** A quarter turn in 480 px, about 12 cm of mouse; a finger has less room. */
const MOUSE_DEG_PER_PX = 90 / 480
const TOUCH_DEG_PER_PX = 90 / 300
/** Shift is fifteen times finer. */
const FINE = 1 / 15
/** A finger that rests this long before it goes on aims finely, ms. */
const REST_MS = 380
/** A press that moves less than this is a click, px. */
const CLICK_SLOP = 5
/** The stick can be taken hold of this near to its line, px; a finger is thicker. */
const CUE_REACH = { mouse: 14, touch: 26 } as const
/** Pulling this many px draws the stick all the way back. */
const PULL_REACH = 220
/** A stick that is pulled aside this far, px, and farther than back, is let go. */
const ASIDE = 90
/** A press this near to the cue ball in hand takes it, in ball radii. */
const BALL_REACH = 2.2

type Gesture =
  | { readonly kind: 'aim'; moved: boolean; fine: boolean }
  | {
      readonly kind: 'pull'
      readonly from: readonly [number, number]
      readonly back: readonly [number, number]
    }
  | { readonly kind: 'place'; readonly grip: Point }
  | { readonly kind: 'orbit' }
  /** A press that means nothing but itself: while a shot runs no drag turns the view by accident. */
  | { readonly kind: 'none' }

interface Press {
  readonly id: number
  readonly start: readonly [number, number]
  last: readonly [number, number]
  gesture: Gesture
}

/** Hands on the picture: turns presses and drags on the canvas into what they mean at the table. */
export class PointerInput {
  readonly #canvas: HTMLCanvasElement
  readonly #view: TableView
  readonly #session: TableSession
  readonly #presses = new Map<number, Press>()
  readonly #abort = new AbortController()
  #resting: ReturnType<typeof setTimeout> | undefined

  constructor(canvas: HTMLCanvasElement, view: TableView, session: TableSession) {
    this.#canvas = canvas
    this.#view = view
    this.#session = session
    const on = <K extends keyof HTMLElementEventMap>(name: K, act: (event: HTMLElementEventMap[K]) => void) =>
      canvas.addEventListener(name, act, { signal: this.#abort.signal, passive: false })
    on('pointerdown', (event) => this.#down(event))
    on('pointermove', (event) => this.#move(event))
    on('pointerup', (event) => this.#up(event))
    on('pointercancel', (event) => this.#cancel(event))
    on('contextmenu', (event) => event.preventDefault())
    on('wheel', (event) => {
      event.preventDefault()
      this.#view.focus(this.#view.pick(...this.#place(event)).bed)
      this.#view.zoom(Math.exp(-event.deltaY * 0.0012))
    })
  }

  /** Lets go of everything that is held: the stick goes back, the ball stays where it is. */
  cancel(): void {
    this.#presses.clear()
    this.#rest(null)
    this.#session.cancelPull()
    this.#session.pointerHoldsBall.value = false
    this.#canvas.classList.remove('pulling', 'moving')
  }

  dispose(): void {
    this.#abort.abort()
    this.#rest(null)
  }

  #down(event: PointerEvent): void {
    this.#canvas.setPointerCapture(event.pointerId)
    this.#canvas.focus({ preventScroll: true })
    const at = this.#place(event)
    if (this.#presses.size >= 1) {
      // A second finger: both turn and tilt the view from now on.
      this.#session.cancelPull()
      this.#rest(null)
      for (const press of this.#presses.values()) press.gesture = { kind: 'orbit' }
    }
    const gesture: Gesture =
      this.#presses.size >= 1 || event.button === 2 || event.button === 1
        ? { kind: 'orbit' }
        : this.#gestureAt(at, event.pointerType)
    this.#presses.set(event.pointerId, { id: event.pointerId, start: at, last: at, gesture })
    this.#session.pointerHoldsBall.value = gesture.kind === 'place'
    this.#canvas.classList.toggle('pulling', gesture.kind === 'pull')
    this.#canvas.classList.toggle('moving', gesture.kind === 'place')
  }

  #gestureAt(at: readonly [number, number], pointerType: string): Gesture {
    const session = this.#session
    if (session.model.task.value.kind !== 'shoot') {
      return { kind: session.model.camera.value === 'free' ? 'orbit' : 'none' }
    }
    const { bed } = this.#view.pick(...at)
    const cueBall = session.hand.cueBall
    if (cueBall && bed && session.hand.area.value !== null) {
      const grip: Point = [cueBall[0] - bed[0], cueBall[1] - bed[1]]
      const radius = session.shown.value.parameters.ballRadius
      const near = Math.hypot(...grip) < radius * BALL_REACH
      if (near) {
        session.startPlacing()
        return { kind: 'place', grip }
      }
    }
    // Near the contact the stick is out of sight.
    if (session.fineAim.held.value) return this.#aimGesture(pointerType)
    const back = this.#cueLine()
    const reach = pointerType === 'mouse' ? CUE_REACH.mouse : CUE_REACH.touch
    if (back && this.#onCue(at, back, reach)) return { kind: 'pull', from: at, back: back.direction }
    if (session.model.camera.value === 'free' && !bed) return { kind: 'orbit' }
    return this.#aimGesture(pointerType)
  }

  /** A finger has no Shift key: it rests a moment instead. Null = no finger rests any more. */
  #rest(gesture: (Gesture & { kind: 'aim' }) | null): void {
    clearTimeout(this.#resting)
    this.#session.fineAim.hold('finger', false)
    if (!gesture) return
    this.#resting = setTimeout(() => {
      if (gesture.moved) return
      gesture.fine = true
      this.#session.fineAim.hold('finger', true)
    }, REST_MS)
  }

  #aimGesture(pointerType: string): Gesture {
    const gesture: Gesture = { kind: 'aim', moved: false, fine: false }
    if (pointerType !== 'mouse') this.#rest(gesture)
    return gesture
  }

  /** The stick on the screen: where it leaves the ball, and the unit vector backwards along it. */
  #cueLine(): {
    readonly from: readonly [number, number]
    readonly direction: readonly [number, number]
  } | null {
    const cueBall = this.#session.hand.cueBall
    if (!cueBall) return null
    const [cos, sin] = headingVector(this.#session.model.aim.value.directionDeg)
    const from = this.#view.project(cueBall)
    const behind = this.#view.project([cueBall[0] - 0.3 * cos, cueBall[1] - 0.3 * sin])
    const length = Math.hypot(behind[0] - from[0], behind[1] - from[1])
    if (length < 2) return null
    return { from, direction: [(behind[0] - from[0]) / length, (behind[1] - from[1]) / length] }
  }

  #onCue(
    at: readonly [number, number],
    cue: { readonly from: readonly [number, number]; readonly direction: readonly [number, number] },
    reach: number,
  ): boolean {
    const x = at[0] - cue.from[0]
    const y = at[1] - cue.from[1]
    const along = x * cue.direction[0] + y * cue.direction[1]
    const across = Math.abs(x * cue.direction[1] - y * cue.direction[0])
    return along > 14 && across < reach
  }

  #move(event: PointerEvent): void {
    const at = this.#place(event)
    const press = this.#presses.get(event.pointerId)
    if (!press) {
      if (event.pointerType === 'mouse') this.#hover(at)
      return
    }
    const dx = at[0] - press.last[0]
    const dy = at[1] - press.last[1]
    const spread = this.#spread()
    press.last = at
    switch (press.gesture.kind) {
      case 'none':
        return
      case 'orbit':
        this.#orbit(dx, dy, spread)
        return
      case 'place': {
        const { bed } = this.#view.pick(...at)
        const { grip } = press.gesture
        if (bed) this.#session.hand.move([bed[0] + grip[0], bed[1] + grip[1]])
        return
      }
      case 'pull': {
        this.#pull(press, event)
        return
      }
      case 'aim':
        this.#aim(press, event, dx, dy)
    }
  }

  /** Every report of the device counts, also those between two frames: a stroke is over in a few of them. */
  #pull(press: Press, event: PointerEvent): void {
    if (press.gesture.kind !== 'pull') return
    const { from, back } = press.gesture
    for (const each of reportsOf(event)) {
      const [x, y] = this.#place(each)
      const drawn = (x - from[0]) * back[0] + (y - from[1]) * back[1]
      const aside = Math.abs((x - from[0]) * back[1] - (y - from[1]) * back[0])
      if (aside > ASIDE && aside > Math.abs(drawn)) this.#session.cancelPull()
      else this.#session.pull(drawn / PULL_REACH, each.timeStamp)
      if (this.#session.model.pull.value === null) {
        // Let go or struck: what the hand does on its way means nothing more.
        press.gesture = { kind: 'none' }
        this.#canvas.classList.remove('pulling')
        return
      }
    }
  }

  #aim(press: Press, event: PointerEvent, dx: number, dy: number): void {
    if (press.gesture.kind !== 'aim') return
    if (!press.gesture.moved) {
      if (Math.hypot(press.last[0] - press.start[0], press.last[1] - press.start[1]) < CLICK_SLOP) return
      press.gesture.moved = true
    }
    const rate = event.pointerType === 'mouse' ? MOUSE_DEG_PER_PX : TOUCH_DEG_PER_PX
    this.#session.turn(this.#across(dx, dy) * rate * (event.shiftKey || press.gesture.fine ? FINE : 1))
  }

  /** The part of a movement that swings the line of aim, + = counter-clockwise: the line follows the hand. */
  #across(dx: number, dy: number): number {
    const cue = this.#cueLine()
    if (!cue) return -dx
    const [backX, backY] = cue.direction
    // On the screen y points down: turning the forward direction (-back) counter-clockwise goes to (-backY, backX).
    return dx * -backY + dy * backX
  }

  #orbit(dx: number, dy: number, spreadBefore: number | null): void {
    const session = this.#session
    if (spreadBefore !== null) {
      const spread = this.#spread()
      if (spread !== null && spreadBefore > 0) this.#view.zoom(spread / spreadBefore)
    }
    if (Math.abs(dx) + Math.abs(dy) === 0) return
    if (session.model.camera.value !== 'free') session.setCamera('free')
    this.#view.orbit(dx, dy)
  }

  /** Distance between two fingers, px. */
  #spread(): number | null {
    const [a, b] = [...this.#presses.values()]
    return a && b ? Math.hypot(a.last[0] - b.last[0], a.last[1] - b.last[1]) : null
  }

  #up(event: PointerEvent): void {
    this.#rest(null)
    const press = this.#presses.get(event.pointerId)
    this.#presses.delete(event.pointerId)
    this.#session.pointerHoldsBall.value = false
    this.#canvas.classList.remove('pulling', 'moving')
    if (!press) return
    switch (press.gesture.kind) {
      case 'pull':
        this.#session.releasePull()
        return
      case 'place':
        this.#session.endPlacing()
        return
      case 'aim':
        if (!press.gesture.moved && !press.gesture.fine) this.#click(press.start)
        return
      case 'none':
      case 'orbit':
        if (press.start !== press.last) return
        if (this.#session.model.task.value.kind === 'pick-ball') this.#pick(press.start)
        else this.#session.takeCue()
    }
  }

  #cancel(event: PointerEvent): void {
    this.#presses.delete(event.pointerId)
    this.cancel()
  }

  /** A click aims straight at the ball, or at the place; in games with calls it also names ball and pocket. */
  #click(at: readonly [number, number]): void {
    const session = this.#session
    const { ball, bed } = this.#view.pick(...at)
    const calling = session.model.calling.value
    if (ball && ball !== 'cue') {
      const legal = session.model.demand.value?.legalFirst
      // A ball that may not be hit first can only be meant as the called one of a combination.
      if (calling && legal && !legal.includes(ball)) session.calls.pickBall(ball)
      else session.aimAt(ball)
      return
    }
    const pocket = calling && bed ? session.calls.pocketAt(bed) : null
    if (pocket) session.calls.callPocket(pocket)
    else if (bed && !ball) session.aim.aimAtPoint(bed)
  }

  /** Siberian Ten: a press takes the ball from the table. */
  #pick(at: readonly [number, number]): void {
    const { ball } = this.#view.pick(...at)
    if (ball && ball !== 'cue') this.#session.pickBall(ball)
  }

  #hover(at: readonly [number, number]): void {
    const cue = this.#session.model.task.value.kind === 'shoot' ? this.#cueLine() : null
    this.#canvas.classList.toggle('over-cue', cue !== null && this.#onCue(at, cue, CUE_REACH.mouse))
  }

  #place(event: MouseEvent): readonly [number, number] {
    const box = this.#canvas.getBoundingClientRect()
    return [event.clientX - box.left, event.clientY - box.top]
  }
}

function reportsOf(event: PointerEvent): readonly PointerEvent[] {
  const reports = event.getCoalescedEvents?.() ?? []
  return reports.length > 0 ? reports : [event]
}
