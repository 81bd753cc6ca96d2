import { firstFallQuartic, NO_ROOT } from '../../math/index.ts'
import type { BallStates } from '../ball-states.ts'
import { firstMeeting } from '../detect/pair-contact.ts'
import { AIRBORNE, FALLING, SPINNING } from '../motion-kind.ts'
import type { PhysicsParameters } from '../parameters.ts'
import type { Aim, Triple } from './strike.ts'

/** A hand cannot brake a cue faster than about this, m/s2 (assumption). */
const HAND_BRAKE = 80
/** Ordinary follow-through, m, and the least one. */
const LONG_FOLLOW = 0.15
const SHORT_FOLLOW = 0.01
/** Part of the free way of the cue ball that a player lets the cue follow when something is near. */
const FOLLOW_SHARE = 0.8
/** A cue is out of the way after this time, s. */
const LATEST = 0.5

/**
 * The tip after the stroke: a sphere that goes on along the stick, braked by the hand until it stops and is drawn
 * back. Meeting the cue ball again is a contact like any other.
 */
export class CueTip {
  /** Time of the next contact with the cue ball, s; NO_ROOT for none. */
  contactAt = NO_ROOT
  /** Contacts so far. */
  contacts = 0
  /** Directions of the stick. */
  aim: Aim = { d: [0, 0, 0], right: [0, 0, 0], up: [0, 0, 0] }
  /** Start of its present motion, s; centre there, m; speed along the stick, m/s; braking, m/s2; its end, s. */
  since = 0
  x = 0
  y = 0
  z = 0
  speed = 0
  brake = 0
  until = 0
  /** Tip and ball have been apart since the last contact. */
  #apart = false
  readonly #reach: number
  readonly #ratio: number

  constructor(p: PhysicsParameters) {
    this.#reach = p.ballRadius + p.tipRadius
    this.#ratio = this.#reach / p.ballRadius
  }

  clear(): void {
    this.contactAt = NO_ROOT
    this.contacts = 0
    this.until = 0
  }

  /** The stroke is done: contact point q from the centre of the cue ball, stick with `speed` left. */
  follow(balls: BallStates, aim: Aim, q: Triple, speed: number, length: number | null): void {
    this.contacts = 1
    this.since = 0
    this.#apart = false
    this.x = balls.x[0]! + q[0] * this.#ratio
    this.y = balls.y[0]! + q[1] * this.#ratio
    this.z = balls.z[0]! + q[2] * this.#ratio
    this.aim = aim
    this.speed = speed
    this.brake = length === null || length === 0 ? 0 : (speed * speed) / (2 * length)
    this.until =
      speed <= 0 || length === 0 ? 0 : this.brake === 0 ? LATEST : Math.min(LATEST, speed / this.brake)
  }

  /** The stroke took until `time`, with several contacts: the tip starts from there. */
  waitUntil(time: number, contacts: number): void {
    this.contacts = contacts
    this.since = time
    if (this.until > 0) this.until = Math.min(LATEST, this.until + time)
  }

  /** Brings the tip to time t. */
  moveTo(t: number): void {
    const dt = t - this.since
    const way = dt * (this.speed - 0.5 * dt * this.brake)
    const { d } = this.aim
    this.x += way * d[0]
    this.y += way * d[1]
    this.z += way * d[2]
    this.speed -= dt * this.brake
    this.since = t
  }

  /** Contact point from the centre of the cue ball, which touches, m. */
  contactPoint(balls: BallStates): Triple {
    const k = 1 / this.#ratio
    return [(this.x - balls.x[0]!) * k, (this.y - balls.y[0]!) * k, (this.z - balls.z[0]!) * k]
  }

  /** After a further contact at time `now`: the stick has `speed` left and is braked as before. */
  goOn(now: number, speed: number): void {
    this.contacts += 1
    this.#apart = false
    this.speed = speed
    this.until = speed <= 0 ? 0 : this.brake === 0 ? LATEST : Math.min(LATEST, now + speed / this.brake)
  }

  /** The tip is drawn back for good. */
  drawBack(): void {
    this.until = 0
  }

  /** Looks for the next contact with the cue ball in its present segment, which ends at `end`. */
  predict(balls: BallStates, end: number): void {
    this.contactAt = NO_ROOT
    const last = Math.min(end, this.until)
    const start = balls.since[0]!
    if (start >= last || balls.kind[0]! >= FALLING) return
    const dt = start - this.since
    const way = dt * (this.speed - 0.5 * dt * this.brake)
    const speed = this.speed - dt * this.brake
    const [dx, dy, dz] = this.aim.d
    const moves = balls.kind[0]! > SPINNING ? 1 : 0
    const px = balls.x[0]! - this.x - way * dx
    const py = balls.y[0]! - this.y - way * dy
    const pz = balls.z[0]! - this.z - way * dz
    const ux = moves * balls.vx[0]! - speed * dx
    const uy = moves * balls.vy[0]! - speed * dy
    const uz = moves * balls.vz[0]! - speed * dz
    const flies = balls.kind[0] === AIRBORNE ? 1 : 0
    const bx = moves * balls.ax[0]! + this.brake * dx
    const by = moves * balls.ay[0]! + this.brake * dy
    const bz = flies * balls.az[0]! + this.brake * dz
    const c0 = px * px + py * py + pz * pz - this.#reach * this.#reach
    const c1 = 2 * (px * ux + py * uy + pz * uz)
    const c2 = ux * ux + uy * uy + uz * uz + (px * bx + py * by + pz * bz)
    const c3 = ux * bx + uy * by + uz * bz
    const c4 = 0.25 * (bx * bx + by * by + bz * bz)
    const found = this.#meeting(c0, c1, c2, c3, c4, last - start)
    if (found !== NO_ROOT && found >= 0) this.contactAt = start + found
  }

  /** A contact counts only once tip and ball have been apart: the reaction of the slate belongs to the stroke. */
  #meeting(c0: number, c1: number, c2: number, c3: number, c4: number, end: number): number {
    const near = c0 <= 2 * this.#reach * 1e-9
    if (!near || c1 >= 0) this.#apart = true
    if (this.#apart) return firstMeeting(c0, c1, c2, c3, c4, 0, this.#reach, end)
    const out = firstFallQuartic(Math.max(-c0, Number.MIN_VALUE), -c1, -c2, -c3, -c4, end)
    if (out === NO_ROOT) return NO_ROOT
    const s1 = c1 + out * (2 * c2 + out * (3 * c3 + out * 4 * c4))
    const s2 = c2 + out * (3 * c3 + out * 6 * c4)
    const again = firstMeeting(0, s1, s2, c3 + out * 4 * c4, c4, 0, this.#reach, end - out)
    return again === NO_ROOT || again < 0 ? NO_ROOT : out + again
  }
}

/**
 * How far the tip follows, m; null for a cue that nothing stops. A player shortens the stroke when the cue ball has
 * little free way, as far as the hand can brake.
 */
export function followLength(p: PhysicsParameters, speed: number, freeWay: number): number | null {
  if (p.followThrough !== undefined) return p.followThrough
  const least = Math.max(SHORT_FOLLOW, (speed * speed) / (2 * HAND_BRAKE))
  return Math.max(least, Math.min(FOLLOW_SHARE * freeWay, LONG_FOLLOW))
}

/** Way of the cue ball, straight on with its present velocity, to the first ball or nose line. */
export function freeWay(balls: BallStates, halfX: number, halfY: number, radius: number): number {
  const vx = balls.vx[0]!
  const vy = balls.vy[0]!
  const speed = Math.sqrt(vx * vx + vy * vy)
  if (speed === 0) return 0
  const ex = vx / speed
  const ey = vy / speed
  const x = balls.x[0]!
  const y = balls.y[0]!
  let free = Number.POSITIVE_INFINITY
  if (ex !== 0) free = Math.min(free, (halfX - x * Math.sign(ex)) / Math.abs(ex))
  if (ey !== 0) free = Math.min(free, (halfY - y * Math.sign(ey)) / Math.abs(ey))
  for (let j = 1; j < balls.count; j++) {
    if (balls.kind[j]! >= FALLING) continue
    const dx = balls.x[j]! - x
    const dy = balls.y[j]! - y
    const along = dx * ex + dy * ey
    const aside = dx * ey - dy * ex
    const half = 4 * radius * radius - aside * aside
    if (along > 0 && half > 0) free = Math.min(free, along - Math.sqrt(half))
  }
  return Math.max(0, free)
}
