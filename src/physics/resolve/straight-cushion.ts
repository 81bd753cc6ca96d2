import type { PhysicsParameters } from '../parameters.ts'
import {
  CLOTH_FRICTION,
  CLOTH_Y,
  CONTACT_SIZE,
  COSINE,
  cushionSlopes,
  GRIPS,
  HOLDING,
  NOSE_FRICTION,
  NOSE_S,
  SINE,
  STATE_SIZE,
  WORK_RATE,
} from './cushion-slopes.ts'

/** Slip turns at most once at the nose and once on the cloth in each phase. */
const MOST_PIECES = 12

/**
 * A ball on the cloth that meets the nose square, without side spin: the law of the cushion (Mathavan 2010) with both
 * slips in one plane. Their directions change only where they pass zero, so between such points everything is linear
 * in the impulse, and a contact is three or four exact pieces instead of an integration.
 */
export class StraightCushion {
  readonly #radius: number
  readonly #sine: number
  readonly #contact = new Float64Array(CONTACT_SIZE)
  readonly #state = new Float64Array(STATE_SIZE)
  readonly #slopes = new Float64Array(STATE_SIZE)
  #work = 0
  #impulse = 0

  constructor(p: PhysicsParameters) {
    this.#radius = p.ballRadius
    this.#sine = p.noseHeightRatio - 1
    const cosine = Math.sqrt(1 - this.#sine * this.#sine)
    this.#contact[SINE] = this.#sine
    this.#contact[COSINE] = cosine
    this.#contact[WORK_RATE] = cosine / (1 + this.#sine)
  }

  /** As `hit` of the cushion law, for a state with vX, wY and wZ zero. False if it does not come to an end. */
  hit(state: Float64Array, e: number, noseFriction: number, clothFriction: number): boolean {
    const speed = state[1]!
    const turning = this.#radius * state[3]!
    this.#contact[NOSE_FRICTION] = noseFriction
    this.#contact[CLOTH_FRICTION] = clothFriction
    this.#state[NOSE_S] = turning - speed * this.#sine
    this.#state[CLOTH_Y] = speed + turning
    this.#work = 0
    this.#impulse = 0
    if (!this.#phase(-1)) return false
    if (e > 0 && !this.#phase((1 - e * e) * this.#work)) return false
    const outY = e > 0 ? Math.min(this.#speed(), 0) : 0
    const spin = this.#state[NOSE_S]! + outY * this.#sine
    const cosine = this.#contact[COSINE]!
    // Friction along the face, summed, from the changes of speed and spin; then the vertical balance.
    const face = (outY - speed + cosine * this.#impulse - (spin - turning) / 2.5) / (1 + this.#sine)
    state[1] = outY
    state[2] = Math.max(0, -(this.#sine * this.#impulse + cosine * face))
    state[3] = spin / this.#radius
    return true
  }

  /** Speed into the cushion. */
  #speed(): number {
    return (this.#state[CLOTH_Y]! - this.#state[NOSE_S]!) / (1 + this.#sine)
  }

  /** Compression (`workEnd` < 0), or restitution down to the work `workEnd`. */
  #phase(workEnd: number): boolean {
    for (let piece = 0; piece < MOST_PIECES; piece++) {
      this.#findSlopes()
      const speed = this.#speed()
      const brake = (this.#slopes[NOSE_S]! - this.#slopes[CLOTH_Y]!) / (1 + this.#sine)
      const rest = this.#remaining(speed, brake, workEnd)
      const turn = Math.min(this.#zeroOf(NOSE_S), this.#zeroOf(CLOTH_Y))
      const step = Math.min(rest, turn)
      if (step === Number.POSITIVE_INFINITY) return false
      this.#advance(NOSE_S, step)
      this.#advance(CLOTH_Y, step)
      this.#work += this.#contact[COSINE]! * step * (speed - 0.5 * step * brake)
      this.#impulse += step
      if (rest <= turn) return true
    }
    return false
  }

  /** A nose without slip grips if its friction can hold it. */
  #findSlopes(): void {
    const contact = this.#contact
    contact[GRIPS] = this.#state[NOSE_S] === 0 ? 1 : 0
    cushionSlopes(contact, this.#state, 0, this.#state, this.#slopes)
    const limit = contact[NOSE_FRICTION]! * contact[NOSE_FRICTION]!
    if (contact[GRIPS] === 1 && contact[HOLDING]! <= limit) this.#slopes[NOSE_S] = 0
  }

  /** Impulse after which the ball stops, or has given back enough; infinite if the slopes do not lead there. */
  #remaining(speed: number, brake: number, workEnd: number): number {
    if (brake <= 0) return Number.POSITIVE_INFINITY
    if (workEnd < 0) return speed / brake
    const square = speed * speed + (2 * (this.#work - workEnd) * brake) / this.#contact[COSINE]!
    return (speed + Math.sqrt(Math.max(square, 0))) / brake
  }

  /** Impulse after which a slip passes zero; infinite if it does not. */
  #zeroOf(slip: number): number {
    const value = this.#state[slip]!
    const slope = this.#slopes[slip]!
    return value * slope < 0 ? -value / slope : Number.POSITIVE_INFINITY
  }

  /** Exactly zero at the point where a slip passes zero. */
  #advance(slip: number, step: number): void {
    const ends = step === this.#zeroOf(slip)
    this.#state[slip] = ends ? 0 : this.#state[slip]! + step * this.#slopes[slip]!
  }
}
