import type { PhysicsParameters } from '../parameters.ts'
import { BODY, KICK, SPIN, TWIST, VELOCITY } from './cluster-bodies.ts'
import { contactTurn, dampingRatioFor } from './cluster-damping.ts'

type Triple = readonly [number, number, number]

/** A tip that rattles between ball and stick is listed this far. */
export const MOST_TIP_CONTACTS = 4
/** Softest tip: a restitution of 0 would never let go. */
const LEAST_RESTITUTION = 0.05
const STEPS_A_CONTACT = 60

/**
 * The stick in a cluster: a mass that moves along itself and presses on one ball through a spring with a dashpot.
 * Alone with a ball it gives the impulse of the stroke, at the restitution and in the contact time of the parameters,
 * whatever the offset; with another ball ahead it shows whether the tip presses while that is hit, and how often.
 */
export class ClusterTip {
  /** How often the tip touched in the last strike, and each contact: from, to (s), closing speed (m/s). */
  contacts = 0
  readonly from = new Float64Array(MOST_TIP_CONTACTS)
  readonly to = new Float64Array(MOST_TIP_CONTACTS)
  readonly approach = new Float64Array(MOST_TIP_CONTACTS)
  /** Speed of the stick along itself, m/s. */
  cueSpeed = 0
  /** Longest step that resolves its contact, s. */
  readonly step: number
  readonly #radius: number
  readonly #massRatio: number
  readonly #ratio: number
  readonly #frequency: number
  /** Along the stick, impulse on the ball per unit along the stick, contact point from the centre by R: 3 each. */
  readonly #d = new Float64Array(3)
  readonly #f = new Float64Array(3)
  readonly #q = new Float64Array(3)
  #body = 0
  #share = 0
  #overlap = 0
  #closing = 0
  #touching = false

  constructor(p: PhysicsParameters) {
    this.#radius = p.ballRadius
    this.#massRatio = p.ballMass / p.cueMass
    this.#ratio = dampingRatioFor(Math.max(p.tipRestitution, LEAST_RESTITUTION))
    // Force until it falls to zero, then the tip springs back to its shape.
    this.#frequency = (2 * (contactTurn(this.#ratio) + this.#ratio)) / p.tipContactTime
    this.step = p.tipContactTime / STEPS_A_CONTACT
  }

  /** Kinetic energy of the stick, twice, per ball mass, m2/s2. */
  get energy(): number {
    return (this.cueSpeed * this.cueSpeed) / this.#massRatio
  }

  /**
   * Sets the tip on ball number `member` of the list of members. `along` = unit vector of the stick, `spot` = contact
   * point from the ball's centre (m), `impulse` = direction of the impulse on the ball, scaled so that its part along
   * the stick is 1 (a squirting stick pushes sideways too), `speed` of the stick, m/s.
   */
  aim(member: number, along: Triple, spot: Triple, impulse: Triple, speed: number): void {
    this.#d.set(along)
    this.#f.set(impulse)
    for (let k = 0; k < 3; k++) this.#q[k] = spot[k]! / this.#radius
    const [tx, ty, tz] = this.#lever(this.#f)
    const [ux, uy, uz] = this.#lever(this.#d)
    const straight = this.#f[0]! * this.#d[0]! + this.#f[1]! * this.#d[1]! + this.#f[2]! * this.#d[2]!
    // Ball mass over effective mass: stick, ball, ball's rotation.
    this.#share = 1 / (this.#massRatio + straight + 2.5 * (tx * ux + ty * uy + tz * uz))
    this.#body = member * BODY
    this.cueSpeed = speed
    this.contacts = 0
    this.#overlap = 0
    this.#touching = false
  }

  /** Adds one step of length h at time t to the kicks of the ball. */
  press(bodies: Float64Array, t: number, h: number): boolean {
    const closing = this.#closingSpeed(bodies)
    const fresh = !this.#touching
    this.#overlap += fresh && this.contacts === 0 ? 0 : h * closing
    if (fresh) {
      if (this.#overlap < 0 || closing <= 0) return false
      this.#begin(t, closing)
    }
    if (this.#overlap < 0 && closing < 0) {
      this.#touching = false
      this.to[this.contacts - 1] = t - this.#overlap / closing
      return false
    }
    const now = closing + 0.5 * (closing - this.#closing)
    this.#closing = closing
    const w = this.#frequency
    const force = this.#share * (w * w * this.#overlap + 2 * this.#ratio * w * now)
    // The dashpot answers at once: the first step has had half of it.
    const push = Math.max(0, force) * (fresh ? 0.5 * h : h)
    this.cueSpeed -= push * this.#massRatio
    const b = this.#body
    const twist = this.#lever(this.#f)
    for (let k = 0; k < 3; k++) {
      bodies[b + KICK + k]! += push * this.#f[k]!
      bodies[b + TWIST + k]! += push * twist[k]!
    }
    return true
  }

  /** Moves on by dt without contact. */
  drift(bodies: Float64Array, dt: number): void {
    this.#overlap += dt * this.#closingSpeed(bodies)
  }

  /** Time until the tip touches again if nothing else happens, s. */
  nextTouch(bodies: Float64Array): number {
    const closing = this.#closingSpeed(bodies)
    return closing > 0 && this.contacts < MOST_TIP_CONTACTS ? Math.max(0, -this.#overlap / closing) : 1e300
  }

  #begin(t: number, closing: number): void {
    this.#touching = true
    this.#closing = closing
    const k = Math.min(this.contacts, MOST_TIP_CONTACTS - 1)
    this.contacts = k + 1
    this.from[k] = t
    this.to[k] = t
    this.approach[k] = closing
  }

  /** Of tip and ball: of the spot that it presses on, while it does; of the ball as a whole when apart. */
  #closingSpeed(bodies: Float64Array): number {
    const b = this.#body
    const d = this.#d
    let speed = this.cueSpeed
    for (let k = 0; k < 3; k++) speed -= bodies[b + VELOCITY + k]! * d[k]!
    if (!this.#touching && this.contacts > 0) return speed
    const turn = this.#lever(d)
    for (let k = 0; k < 3; k++) speed -= this.#radius * (bodies[b + SPIN + k]! * turn[k]!)
    return speed
  }

  /** q x a. */
  #lever(a: Float64Array): Triple {
    const q = this.#q
    return [q[1]! * a[2]! - q[2]! * a[1]!, q[2]! * a[0]! - q[0]! * a[2]!, q[0]! * a[1]! - q[1]! * a[0]!]
  }
}
