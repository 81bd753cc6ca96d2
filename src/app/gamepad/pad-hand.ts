import type { Point } from '../../table/index.ts'
import { CAMERA_NAMES, pullOfSpeed, speedOfPull } from '../../ui/index.ts'
import type { TableSession } from '../table-session.ts'
import { aroundTable, openMenu, press, walk } from './menu-walk.ts'
import type { PadButton, PadState } from './pad-state.ts'

/** At full stick, a second: degrees of aim and of elevation, fractions of R of the tip, metres of a ball in hand. */
const TURN = 75
const RAISE = 25
const TIP = 0.7
const MOVE = 0.5
/** The left trigger makes aim and hand this much finer. */
const FINE = 1 / 15
const POWER_STEP = 0.02
/** A held cross goes on after this long, then this often, s. */
const REPEAT = { first: 0.4, next: 0.09 } as const
/** A button that was still down when the task changed does not act on the new one, s. */
const SETTLE = 0.35
/** A decision has to be read before a button can take it, s. */
const READ = 0.7
/** A trigger drawn less than this does not hold the stick. */
const LEAST_TRIGGER = 0.06

const CROSS: readonly PadButton[] = ['up', 'down', 'left', 'right']

interface Hands {
  readonly alongTable: (screen: Point) => Point
}

/** A pad in two hands: turns what it says, frame by frame, into what it means at the table. */
export class PadHand {
  readonly #session: TableSession
  readonly #hands: Hands
  #held: ReadonlySet<PadButton> = new Set()
  #heldFor = 0
  #task = ''
  #since = 0
  /** The trigger or the right stick has hold of the cue. */
  #pulling: 'trigger' | 'stick' | null = null

  constructor(session: TableSession, hands: Hands) {
    this.#session = session
    this.#hands = hands
  }

  /** The pad as it is now, so long after the last frame, at `ms` on the clock of the page. */
  frame(pad: PadState, seconds: number, ms: number): void {
    this.#keepTime(pad, seconds)
    const pressed = this.#pressed(pad)
    this.#held = pad.held
    const menu = openMenu()
    this.#session.fineAim.hold('pad', !menu && pad.held.has('leftTrigger'))
    if (menu) this.#walkMenu(menu, pressed)
    else if (pad.held.has('leftShoulder')) this.#leaveStick(pad, pressed, seconds)
    else if (this.#session.model.task.value.kind === 'shoot') this.#shoot(pad, pressed, seconds, ms)
    else this.#between(pressed)
  }

  /** The pad is gone: nothing stays in its grip. */
  letGo(): void {
    if (this.#pulling) this.#session.cancelPull()
    this.#pulling = null
    this.#session.fineAim.hold('pad', false)
    this.#held = new Set()
  }

  #keepTime(pad: PadState, seconds: number): void {
    const { kind } = this.#session.model.task.value
    this.#since = kind === this.#task ? this.#since + seconds : 0
    this.#task = kind
    this.#heldFor = CROSS.some((button) => pad.held.has(button)) ? this.#heldFor + seconds : 0
  }

  /** Buttons that went down just now, and the cross again while it is held. */
  #pressed({ held }: PadState): ReadonlySet<PadButton> {
    const pressed = new Set([...held].filter((button) => !this.#held.has(button)))
    if (this.#heldFor > REPEAT.first) {
      this.#heldFor -= REPEAT.next
      for (const button of CROSS) if (held.has(button)) pressed.add(button)
    }
    return pressed
  }

  // --- menus and what lies between the shots ---

  #walkMenu(menu: HTMLElement, pressed: ReadonlySet<PadButton>): void {
    this.#walk(menu, pressed)
    if (pressed.has('east') && menu instanceof HTMLDialogElement) menu.close()
    if (pressed.has('south')) press(menu)
  }

  #walk(within: HTMLElement, pressed: ReadonlySet<PadButton>): void {
    if (pressed.has('down') || pressed.has('right')) walk(within, 1)
    if (pressed.has('up') || pressed.has('left')) walk(within, -1)
  }

  /** With the left shoulder held: elevation by the right stick, and the cross walks over everything around the table. */
  #leaveStick(pad: PadState, pressed: ReadonlySet<PadButton>, seconds: number): void {
    const around = aroundTable()
    if (around) {
      this.#walk(around, pressed)
      if (pressed.has('south')) press(around)
    }
    const raise = pad.right[1] * RAISE * seconds
    if (raise !== 0 && this.#session.model.task.value.kind === 'shoot')
      this.#session.setElevation(this.#session.model.aim.value.elevationDeg + raise)
  }

  #between(pressed: ReadonlySet<PadButton>): void {
    const session = this.#session
    const task = session.model.task.value
    const around = aroundTable()
    this.#view(pressed)
    const decides = task.kind === 'choice' || task.kind === 'breaker-choice'
    if (this.#since < (decides ? READ : SETTLE)) return
    const yes = pressed.has('south')
    if (task.kind === 'take-cue' && yes) session.takeCue()
    else if (task.kind === 'running' && (yes || pressed.has('east'))) session.skip()
    else if (task.kind === 'pick-ball') {
      if (pressed.has('right') || pressed.has('west')) session.picks.next()
      if (yes) session.picks.confirm()
    } else if (around) {
      const asked = around.querySelector<HTMLElement>('.foot') ?? around
      this.#walk(asked, pressed)
      if (yes) press(asked)
    }
  }

  /** Cameras, help and the menu are there at any time. */
  #view(pressed: ReadonlySet<PadButton>): void {
    const session = this.#session
    if (pressed.has('north')) {
      const at = CAMERA_NAMES.indexOf(session.model.camera.value)
      session.setCamera(CAMERA_NAMES[(at + 1) % CAMERA_NAMES.length]!)
    }
    if (pressed.has('view')) window.dispatchEvent(new KeyboardEvent('keydown', { key: '?' }))
    if (pressed.has('menu')) document.querySelector<HTMLElement>('.menu-button, .pull-menu')?.click()
  }

  // --- the stroke ---

  #shoot(pad: PadState, pressed: ReadonlySet<PadButton>, seconds: number, ms: number): void {
    const session = this.#session
    const fine = pad.held.has('leftTrigger') ? FINE : 1
    this.#view(pressed)
    if (session.hand.held.value) this.#moveBall(pad, seconds * fine)
    else if (pad.left[0] !== 0) session.turn(-pad.left[0] * Math.abs(pad.left[0]) * TURN * seconds * fine)
    this.#pull(pad, ms)
    if (this.#pulling !== 'stick') this.#moveTip(pad, pressed, seconds)
    this.#cross(pressed)
    if (pressed.has('leftStick')) {
      if (session.hand.held.value) session.endPlacing()
      else session.startPlacing()
    }
    if (pressed.has('east')) this.#cancel()
    if (pressed.has('south') && this.#since >= SETTLE) this.#confirm()
  }

  #moveBall({ left: [x, y] }: PadState, seconds: number): void {
    if (x === 0 && y === 0) return
    const across = this.#hands.alongTable([1, 0])
    const up = this.#hands.alongTable([0, -1])
    const far = MOVE * seconds
    this.#session.nudgeCueBall((x * across[0] + y * up[0]) * far, (x * across[1] + y * up[1]) * far)
  }

  #moveTip({ right: [x, y], held }: PadState, pressed: ReadonlySet<PadButton>, seconds: number): void {
    const session = this.#session
    if (pressed.has('rightStick')) session.setTip(0, 0)
    if (held.has('rightShoulder') || (x === 0 && y === 0)) return
    const { side, height } = session.model.aim.value
    session.setTip(side + x * TIP * seconds, height + y * TIP * seconds)
  }

  /** The right trigger draws the stick back; with the right shoulder the right stick is the cue: back, and through. */
  #pull({ rightTrigger, right, held }: PadState, ms: number): void {
    const session = this.#session
    if (held.has('rightShoulder')) {
      this.#pulling = 'stick'
      session.pull(-right[1], ms, 'movement')
    } else if (rightTrigger > LEAST_TRIGGER) {
      this.#pulling = 'trigger'
      session.pull(rightTrigger, undefined, 'pull')
    } else if (this.#pulling) this.#cancel()
  }

  #cancel(): void {
    this.#pulling = null
    this.#session.cancelPull()
  }

  #cross(pressed: ReadonlySet<PadButton>): void {
    const session = this.#session
    const { speed } = session.model.aim.value
    const calling = session.model.calling.value !== null
    if (pressed.has('up')) session.setSpeed(speedOfPull(pullOfSpeed(speed) + POWER_STEP))
    if (pressed.has('down')) session.setSpeed(speedOfPull(pullOfSpeed(speed) - POWER_STEP))
    if (!calling) {
      if (pressed.has('right') || pressed.has('west')) session.aimAtNext()
      return
    }
    if (pressed.has('right')) session.calls.callNextPocket(1)
    if (pressed.has('left')) session.calls.callNextPocket(-1)
    if (pressed.has('west')) session.calls.pickNextBall()
  }

  /** Sets the ball down, else says the call that is still missing, else strokes. */
  #confirm(): void {
    const session = this.#session
    if (session.hand.held.value) {
      session.endPlacing()
      return
    }
    if (session.model.calling.value?.missing) {
      session.calls.confirm()
      return
    }
    const pull = session.model.pull.value
    if (this.#pulling === 'trigger' && pull !== null) {
      this.#pulling = null
      session.releasePull('pull')
    } else session.stroke()
  }
}
