import { effect } from '@preact/signals'
import { otherSeat } from '../shot/index.ts'
import type { Point } from '../table/index.ts'
import { CAMERA_NAMES, pullOfSpeed, speedOfPull } from '../ui/index.ts'
import type { TableSession } from './table-session.ts'

const TURN_DEG = 1
const POWER_STEP = 0.02
const SPIN_STEP = 0.02
const ELEVATION_STEP = 1
/** Metres that an arrow key moves the cue ball in hand. */
const MOVE_STEP = 0.01
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}
/** Shift makes every step this much smaller. */
const FINE = 1 / 15
/** What a key does to the stroke in preparation; `fine` is below 1 while Shift is held. */
const AIM_KEYS: Readonly<Record<string, (session: TableSession, fine: number) => void>> = {
  ArrowLeft: (session, fine) => session.turn(TURN_DEG * fine),
  ArrowRight: (session, fine) => session.turn(-TURN_DEG * fine),
  ArrowUp: (session, fine) => addPower(session, POWER_STEP * fine),
  ArrowDown: (session, fine) => addPower(session, -POWER_STEP * fine),
  n: (session) => session.aimAtNext(),
  w: (session) => moveTip(session, 0, SPIN_STEP),
  s: (session) => moveTip(session, 0, -SPIN_STEP),
  a: (session) => moveTip(session, -SPIN_STEP, 0),
  d: (session) => moveTip(session, SPIN_STEP, 0),
  x: (session) => session.setTip(0, 0),
  q: (session) => raiseButt(session, -ELEVATION_STEP),
  e: (session) => raiseButt(session, ELEVATION_STEP),
  b: (session) => session.calls.pickNextBall(),
  '[': (session) => session.calls.callNextPocket(-1),
  ']': (session) => session.calls.callNextPocket(1),
  ',': (session) => session.calls.callNextPocket(-1),
  '.': (session) => session.calls.callNextPocket(1),
  c: (session) => session.calls.clear(),
  f: (session) => session.calls.setSafety(session.model.calling.value?.safety !== true),
  m: (session) => (session.hand.held.value ? session.endPlacing() : session.startPlacing()),
}

function addPower(session: TableSession, fraction: number): void {
  session.setSpeed(speedOfPull(pullOfSpeed(session.model.aim.value.speed) + fraction))
}

function moveTip(session: TableSession, right: number, up: number): void {
  const { side, height } = session.model.aim.value
  session.setTip(side + right, height + up)
}

function raiseButt(session: TableSession, deg: number): void {
  session.setElevation(session.model.aim.value.elevationDeg + deg)
}

/** A key that was still down when the turn changed does not confirm the next player, ms. */
const SETTLE_MS = 350
/** A decision has to be read before a key can take it, ms. */
const READ_MS = 700

const MARKS: Readonly<Record<string, string>> = {
  BracketLeft: '[',
  BracketRight: ']',
  Comma: ',',
  Period: '.',
}

/** The key as it is printed in the help. A board without Latin letters answers by the place of the key. */
export function keyOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (key.length !== 1) return key
  if (key <= '\u007f') return key.toLowerCase()
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : (MARKS[code] ?? key)
}

/** The whole table by keyboard. Keys are read by `event.key`, so that they follow the letters of the board. */
export class KeyInput {
  readonly #session: TableSession
  readonly #cancelPointer: () => void
  readonly #alongTable: (screen: Point) => Point
  readonly #abort = new AbortController()
  readonly #stopWatching: () => void
  /** When the page began to wait for what it waits for now, on the clock of events, ms. */
  #taskSince = 0

  constructor(
    session: TableSession,
    hands: {
      readonly cancelPointer: () => void
      /** The side of the table that lies nearest to a direction on the screen (x right, y down). */
      readonly alongTable: (screen: Point) => Point
    },
  ) {
    this.#session = session
    this.#cancelPointer = hands.cancelPointer
    this.#alongTable = hands.alongTable
    const { signal } = this.#abort
    window.addEventListener('keydown', (event) => this.#down(event), { signal })
    window.addEventListener('keyup', (event) => event.key === 'Shift' && this.#fine(false), { signal })
    window.addEventListener('blur', () => this.#fine(false), { signal })
    this.#stopWatching = effect(() => {
      void session.model.task.value
      this.#taskSince = performance.now()
    })
  }

  dispose(): void {
    this.#abort.abort()
    this.#stopWatching()
    this.#fine(false)
  }

  #fine(held: boolean): void {
    this.#session.fineAim.hold('key', held)
  }

  #down(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (document.querySelector('dialog[open]')) return
    // Shift with a key that does not aim (? or Tab) means that key.
    if (event.key === 'Shift') this.#fine(!isTextField(event.target))
    else if (!AIM_KEYS[keyOf(event)]) this.#fine(false)
    if (this.#act(event)) event.preventDefault()
  }

  #act(event: KeyboardEvent): boolean {
    const task = this.#session.model.task.value.kind
    if (isControl(event.target) && (event.key === ' ' || event.key === 'Enter')) return false
    if (isTextField(event.target)) return false
    switch (task) {
      case 'take-cue':
        return this.#takeCue(event)
      case 'running':
        if (event.key !== ' ' && event.key !== 'Enter') return this.#view(event)
        if (!event.repeat) this.#session.skip()
        return true
      case 'choice':
        return this.#choose(event) || this.#view(event)
      case 'breaker-choice':
        return this.#chooseBreaker(event) || this.#view(event)
      case 'pick-ball':
        return this.#pick(event) || this.#view(event)
      case 'shoot':
        return this.#shoot(event) || this.#view(event)
      default:
        return this.#view(event)
    }
  }

  #takeCue(event: KeyboardEvent): boolean {
    if (event.repeat || ['Tab', 'Shift', 'Escape'].includes(event.key)) return false
    if (/^[1-4tT?]$/.test(event.key)) return this.#view(event)
    if (event.timeStamp - this.#taskSince < SETTLE_MS) return true
    this.#session.takeCue()
    return true
  }

  #choose(event: KeyboardEvent): boolean {
    const task = this.#session.model.task.value
    const option = task.kind === 'choice' ? task.options[Number(event.key) - 1] : undefined
    if (!option) return false
    // The same digits are cameras while the balls run: one that comes late must not decide for the opponent.
    if (!event.repeat && event.timeStamp - this.#taskSince >= READ_MS) this.#session.choose(option)
    return true
  }

  #chooseBreaker(event: KeyboardEvent): boolean {
    const task = this.#session.model.task.value
    if (task.kind !== 'breaker-choice' || (event.key !== '1' && event.key !== '2')) return false
    this.#session.chooseBreaker(event.key === '1' ? task.by : otherSeat(task.by))
    return true
  }

  #pick(event: KeyboardEvent): boolean {
    if (keyOf(event) === 'n' || event.key === 'ArrowRight') this.#session.picks.next()
    else if (event.key === 'Enter' && !event.repeat) this.#session.picks.confirm()
    else return false
    return true
  }

  #shoot(event: KeyboardEvent): boolean {
    const session = this.#session
    const fine = event.shiftKey ? FINE : 1
    if (session.hand.held.value && this.#moveBall(event, fine)) return true
    const key = keyOf(event)
    const act = AIM_KEYS[key]
    if (act) {
      act(session, fine)
      return true
    }
    switch (key) {
      case ' ':
        if (!event.repeat) session.stroke()
        return true
      case 'Enter':
        session.calls.confirm()
        return true
      case 'p':
        this.#pushOut()
        return true
      case 'Escape':
        this.#cancelPointer()
        return true
      default:
        return false
    }
  }

  /** Arrow keys move the ball the way they point on the screen, along the nearest side of the table. */
  #moveBall(event: KeyboardEvent, fine: number): boolean {
    if (event.key === 'Enter') {
      this.#session.endPlacing()
      return true
    }
    const arrow = ARROWS[event.key]
    if (!arrow) return false
    const [x, y] = this.#alongTable(arrow)
    this.#session.nudgeCueBall(x * MOVE_STEP * fine, y * MOVE_STEP * fine)
    return true
  }

  #pushOut(): void {
    const { match, demand } = this.#session.model
    if (demand.value?.pushOutRefusal !== null) return
    const declared = match.value.phase === 'aiming' && match.value.declaration.pushOut === true
    this.#session.declarations.setPushOut(!declared)
  }

  #view(event: KeyboardEvent): boolean {
    const camera = CAMERA_NAMES[Number(event.key) - 1]
    if (camera) {
      this.#session.setCamera(camera)
      return true
    }
    if (keyOf(event) !== 't') return false
    this.#session.toggleTuning()
    return true
  }
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('button, summary, a, label, input, select') !== null
}

function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return true
  return target instanceof HTMLElement && target.closest('.lil-gui') !== null
}
