import { NO_ROOT } from '../math/index.ts'
import { type BallStates, MOST_BALLS } from './ball-states.ts'
import type { Constants } from './constants.ts'
import { airContact } from './detect/air-contact.ts'
import type { BedSurface } from './detect/bed-surface.ts'
import { type BedContact, bedContact } from './detect/cushion-contact.ts'
import { PRESSES, pairContact } from './detect/pair-contact.ts'
import { SweptBox } from './detect/swept-box.ts'
import { AIRBORNE, FALLING, SPINNING } from './motion-kind.ts'
import type { OffBedLink } from './off-bed-link.ts'

/*
 * What comes next, as small numbers. The order is that in which things of one instant are resolved: first the
 * changes of motion, because a contact in the same instant needs the slip after them.
 */
export const NOTHING = 0
export const MOTION_ENDS = 1
export const HOLD_ENDS = 2
export const LANDS = 3
export const TIP_MEETS = 4
export const BALLS_MEET = 5
export const MEETS_EDGE = 6
export const MEETS_MOUTH = 7
export const LIP_ENDS = 8
export const LEAVES_BED = 9

const MOST_PRESSES = 64

/**
 * Predictions, kept until one of their balls changes: for each ball its own next event, for each pair its next
 * contact, and the earliest of each row, so that the next event of the shot is found among 16 numbers.
 */
export class ContactQueue {
  /** The next event, after `findNext`. */
  t = NO_ROOT
  what = NOTHING
  /** Its ball, and the other ball of a pair. */
  a = -1
  b = -1

  readonly ownTime = new Float64Array(MOST_BALLS)
  readonly ownWhat = new Uint8Array(MOST_BALLS)
  readonly edge = new Int16Array(MOST_BALLS)
  readonly mouth = new Int8Array(MOST_BALLS)
  /** Bodies found to lean on each other without being held: ball and ball, or ball and edge (ball b = -1). */
  pressCount = 0
  readonly pressA = new Int8Array(MOST_PRESSES)
  readonly pressB = new Int8Array(MOST_PRESSES)
  readonly pressEdge = new Int16Array(MOST_PRESSES)
  readonly box = new SweptBox()
  readonly #pairTime = new Float64Array(MOST_BALLS * MOST_BALLS)
  readonly #rowTime = new Float64Array(MOST_BALLS)
  readonly #rowBall = new Int8Array(MOST_BALLS)
  readonly #found: BedContact = { t: NO_ROOT, edge: -1, mouth: -1, press: -1 }
  readonly #reach: number
  readonly #bed: BedSurface | null
  readonly #constants: Constants
  readonly #offBed: OffBedLink | null

  constructor(bed: BedSurface | null, constants: Constants, offBed: OffBedLink | null) {
    this.#bed = bed
    this.#offBed = offBed
    this.#constants = constants
    this.#reach = 2 * constants.radius
  }

  /** Forgets all predictions; `count` balls come. */
  clear(count: number): void {
    for (let i = 0; i < count; i++) {
      for (let j = i + 1; j < count; j++) this.#pairTime[i * MOST_BALLS + j] = NO_ROOT
      this.#rowTime[i] = NO_ROOT
      this.#rowBall[i] = -1
      this.ownTime[i] = NO_ROOT
      this.ownWhat[i] = NOTHING
    }
    this.pressCount = 0
  }

  /** Own next event of ball i, whose segment has just begun. */
  predictOwn(balls: BallStates, i: number): void {
    const until = balls.until[i]!
    const kind = balls.kind[i]!
    this.ownTime[i] = until
    this.ownWhat[i] =
      until === NO_ROOT
        ? NOTHING
        : balls.heldWith[i] !== 0
          ? HOLD_ENDS
          : kind === AIRBORNE
            ? LANDS
            : MOTION_ENDS
    const swept = this.#bed !== null && kind > SPINNING && kind <= AIRBORNE
    if (swept) this.#predictBed(balls, i, this.#bed)
    if (balls.lip[i]! >= 0 && balls.lipUntil[i]! < this.ownTime[i]!) {
      this.ownTime[i] = balls.lipUntil[i]!
      this.ownWhat[i] = LIP_ENDS
    }
    if (!swept || this.ownTime[i] !== until) this.box.sweep(balls, i, this.ownTime[i]!)
  }

  #predictBed(balls: BallStates, i: number, bed: BedSurface): void {
    const found = this.#found
    const until = balls.until[i]!
    this.box.sweep(balls, i, until)
    if (balls.kind[i] === AIRBORNE) airContact(balls, i, bed, this.#constants.radius, until, found)
    else bedContact(balls, i, bed, this.box, until, found)
    if (found.press >= 0) this.#notePress(i, -1, found.press)
    if (balls.kind[i] === AIRBORNE && this.#offBed !== null)
      this.#predictExit(balls, i, found.t, this.#offBed)
    if (this.ownTime[i]! < found.t || (found.edge < 0 && found.mouth < 0)) return
    this.ownTime[i] = found.t
    this.ownWhat[i] = found.edge >= 0 ? MEETS_EDGE : MEETS_MOUTH
    this.edge[i] = found.edge
    this.mouth[i] = found.mouth
  }

  #predictExit(balls: BallStates, i: number, end: number, offBed: OffBedLink): void {
    const t = offBed.exitTime(balls, i, end)
    if (t >= end) return
    this.ownTime[i] = t
    this.ownWhat[i] = LEAVES_BED
    this.mouth[i] = offBed.exitMouth
  }

  /** Contacts of ball k with all others; own events of both must be up to date. */
  predictPairs(balls: BallStates, k: number): void {
    const { count, kind } = balls
    const { minX, maxX, minY, maxY } = this.box
    const reach = this.#reach
    const rowTime = this.#rowTime
    const rowBall = this.#rowBall
    const stands = kind[k]! <= SPINNING
    const gone = kind[k]! >= FALLING
    for (let j = 0; j < count; j++) {
      if (j === k) continue
      let t = NO_ROOT
      if (
        !gone &&
        !(stands && kind[j]! <= SPINNING) &&
        minX[j]! - maxX[k]! <= reach &&
        minX[k]! - maxX[j]! <= reach &&
        minY[j]! - maxY[k]! <= reach &&
        minY[k]! - maxY[j]! <= reach &&
        kind[j]! < FALLING
      ) {
        t = j < k ? this.#predictPair(balls, j, k) : this.#predictPair(balls, k, j)
      }
      if (j < k) {
        this.#pairTime[j * MOST_BALLS + k] = t
        if (t < rowTime[j]! || (t === rowTime[j]! && k < rowBall[j]!)) {
          rowTime[j] = t
          rowBall[j] = k
        } else if (rowBall[j] === k && t !== rowTime[j]!) this.#scanRow(j, count)
      } else this.#pairTime[k * MOST_BALLS + j] = t
    }
    this.#scanRow(k, count)
  }

  #predictPair(balls: BallStates, i: number, j: number): number {
    const end = Math.min(this.ownTime[i]!, this.ownTime[j]!)
    const t = pairContact(balls, i, j, this.#reach, end)
    if (t !== PRESSES) return t
    this.#notePress(i, j, -1)
    return NO_ROOT
  }

  #notePress(a: number, b: number, edge: number): void {
    if (this.pressCount === MOST_PRESSES) return
    this.pressA[this.pressCount] = a
    this.pressB[this.pressCount] = b
    this.pressEdge[this.pressCount] = edge
    this.pressCount += 1
  }

  #scanRow(i: number, count: number): void {
    let least = NO_ROOT
    let ball = -1
    for (let j = i + 1; j < count; j++) {
      const t = this.#pairTime[i * MOST_BALLS + j]!
      if (t < least) {
        least = t
        ball = j
      }
    }
    this.#rowTime[i] = least
    this.#rowBall[i] = ball
  }

  /** Sets t, what, a, b to the next event of the shot; `t` is NO_ROOT when nothing moves any more. The tip counts. */
  findNext(count: number, tipTime: number): void {
    let t = tipTime
    let what = tipTime === NO_ROOT ? NOTHING : TIP_MEETS
    let a = 0
    let b = -1
    for (let i = 0; i < count; i++) {
      const own = this.ownTime[i]!
      if (own < t || (own === t && this.ownWhat[i]! < what)) {
        t = own
        what = this.ownWhat[i]!
        a = i
        b = -1
      }
      const row = this.#rowTime[i]!
      if (row < t || (row === t && BALLS_MEET < what)) {
        t = row
        what = BALLS_MEET
        a = i
        b = this.#rowBall[i]!
      }
    }
    this.t = t
    this.what = what
    this.a = a
    this.b = b
  }
}
