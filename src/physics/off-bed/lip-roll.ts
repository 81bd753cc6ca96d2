import type { BallStates } from '../ball-states.ts'

/** What a step over the edge came to. */
export const STILL_ON = 0
export const LEFT_EDGE = 1
export const BACK_ON_SLATE = 2

const WIDTH = 9
/** Slip below this is none, m/s. */
const LEAST_SLIP = 1e-6
/** Slip above this has a direction that does not change much in a step, m/s. */
const SURE_SLIP = 0.02
/** Beyond the flat by less than this is still the edge, m. */
const LEAST_WAY = 1e-12
const MOST_ROUNDS = 30

/** The rounded edge round one hole. */
export interface LipRing {
  readonly cx: number
  readonly cy: number
  /** R_h + rho_e: radius of the circle about which the edge is rounded. */
  readonly supportRadius: number
}

export interface LipConstants {
  readonly radius: number
  readonly gravity: number
  /** rho_e. */
  readonly lipRadius: number
  /** Cloth on the edge, while the ball slips. */
  readonly friction: number
}

/**
 * A ball on the rounded edge of the slate. Its centre moves on the torus at R + rho_e round the axis of the
 * rounding; m a = N n + F + m g, I w' = -R n x F. While it slips F = mu N against the slip; without slip F is what
 * keeps it so, (2/7) (R w_n n x n' - g_t), n' the rate of the normal, as for any ball that rolls on a curved surface.
 * It leaves when N falls to zero: for a roll straight in from speed v at cos psi = (10 + 7 v^2 / (g D)) / 17,
 * D = R + rho_e, and at once from v = sqrt(g D). Runge-Kutta of fourth order; the ends of the piece are roots within a
 * step, so its result depends on the state at the start alone.
 */
export class LipRoll {
  readonly #c: LipConstants
  readonly #reach: number
  #ring: LipRing = { cx: 0, cy: 0, supportRadius: 1 }
  #slips = false
  /** Direction of the slip at the start of a step. */
  readonly #slip0 = new Float64Array(3)
  readonly #slip = new Float64Array(3)
  readonly #start = new Float64Array(WIDTH)
  readonly #now = new Float64Array(WIDTH)
  readonly #stage = new Float64Array(WIDTH)
  readonly #k = [
    new Float64Array(WIDTH),
    new Float64Array(WIDTH),
    new Float64Array(WIDTH),
    new Float64Array(WIDTH),
  ] as const
  readonly #n = new Float64Array(3)
  readonly #turn = new Float64Array(3)
  readonly #friction = new Float64Array(3)
  /** When the ball began to roll in the last step, and its state then; NaN if it did not. */
  gripsAt = Number.NaN
  readonly gripState = new Float64Array(WIDTH)
  /** Energy at the start of the step. */
  #energy = 0
  /** Normal force over mass after `#measure`, m/s2. */
  #press = 0
  /** Way back out over the start of the edge after `#measure`, m. */
  #out = 0

  constructor(c: LipConstants) {
    this.#c = c
    this.#reach = c.radius + c.lipRadius
  }

  /**
   * Lays ball i, which is over the edge, onto it: from the flat slate nothing changes. Its velocity loses what
   * points into the edge; what points off it stays, and the ball flies. Returns false when it flies at once.
   */
  enter(balls: BallStates, i: number, ring: LipRing): boolean {
    this.#ring = ring
    this.#read(balls, i)
    const s = this.#now
    this.#settle(s)
    this.#measure(s)
    const flies = this.#press <= 0
    if (!flies) this.#write(balls, i)
    return !flies
  }

  /**
   * Moves ball i on by at most `duration` and returns what became of it; `balls.since` tells how far it came.
   */
  step(balls: BallStates, i: number, ring: LipRing, duration: number): number {
    this.#ring = ring
    this.gripsAt = Number.NaN
    this.#read(balls, i)
    this.#start.set(this.#now)
    this.#noteSlip()
    this.#energy = this.#energyOf(this.#start)
    if (!this.#slips) return this.#run(balls, i, duration)
    this.#advance(duration)
    if (this.#slipLeft() >= 0) return this.#run(balls, i, duration)
    const ends = this.#root(duration, () => this.#slipLeft())
    const outcome = this.#run(balls, i, ends)
    if (outcome !== STILL_ON) return outcome
    this.#slips = false
    this.#grip(this.#now)
    this.#start.set(this.#now)
    this.gripsAt = balls.since[i]!
    this.gripState.set(this.#now)
    this.#energy = this.#energyOf(this.#start)
    return this.#run(balls, i, duration - ends)
  }

  /** One piece without a change of friction. */
  #run(balls: BallStates, i: number, duration: number): number {
    this.#advance(duration)
    let h = duration
    let outcome = STILL_ON
    if (this.#press < 0) {
      h = this.#root(duration, () => this.#press)
      outcome = LEFT_EDGE
      this.#advance(h)
    }
    if (this.#out > LEAST_WAY) {
      h = this.#root(h, () => LEAST_WAY - this.#out)
      outcome = BACK_ON_SLATE
      this.#advance(h)
    }
    this.#settle(this.#now)
    if (!this.#slips) this.#grip(this.#now)
    this.#balance(this.#now)
    balls.since[i] = balls.since[i]! + h
    this.#write(balls, i)
    return outcome
  }

  /** When `value`, positive at the start of the step and negative `duration` after it, has just become negative. */
  #root(duration: number, value: () => number): number {
    this.#advance(duration)
    let right = value()
    let a = 0
    let b = duration
    this.#advance(0)
    let left = Math.max(value(), 0)
    // Regula falsi, halved where it would stick (Illinois).
    let side = 0
    for (let round = 0; round < MOST_ROUNDS && b - a > 1e-15; round++) {
      const t = left === 0 ? a : Math.min(b, Math.max(a, (left * b - right * a) / (left - right)))
      this.#advance(t)
      const f = value()
      if (f < 0) {
        b = t
        right = f
        if (side === -1) left /= 2
        side = -1
      } else {
        a = t
        left = f
        if (side === 1) right /= 2
        side = 1
      }
      if (f === 0 || left === 0) break
    }
    return b
  }

  /** Writes the state h after the start of the step to `#now`, and measures there. */
  #advance(h: number): void {
    const [k1, k2, k3, k4] = this.#k
    this.#rate(this.#start, k1)
    this.#shift(k1, h / 2)
    this.#rate(this.#stage, k2)
    this.#shift(k2, h / 2)
    this.#rate(this.#stage, k3)
    this.#shift(k3, h)
    this.#rate(this.#stage, k4)
    for (let k = 0; k < WIDTH; k++) {
      this.#now[k] = this.#start[k]! + (h / 6) * (k1[k]! + 2 * (k2[k]! + k3[k]!) + k4[k]!)
    }
    this.#measure(this.#now)
  }

  #shift(rate: Float64Array, h: number): void {
    for (let k = 0; k < WIDTH; k++) this.#stage[k] = this.#start[k]! + h * rate[k]!
  }

  /** Normal, its rate, normal force and way out at a state. */
  #measure(s: Float64Array): void {
    const dx = s[0]! - this.#ring.cx
    const dy = s[1]! - this.#ring.cy
    const around = Math.sqrt(dx * dx + dy * dy)
    const ex = dx / around
    const ey = dy / around
    const inward = around - this.#ring.supportRadius
    const up = s[2]! + this.#c.lipRadius
    const reach = Math.sqrt(inward * inward + up * up)
    const n = this.#n
    const turn = this.#turn
    const vx = s[3]!
    const vy = s[4]!
    const vz = s[5]!
    const radial = vx * ex + vy * ey
    const along = vy * ex - vx * ey
    const swing = (inward * along) / around
    n[0] = (inward * ex) / reach
    n[1] = (inward * ey) / reach
    n[2] = up / reach
    turn[0] = (radial * ex - swing * ey) / reach
    turn[1] = (radial * ey + swing * ex) / reach
    turn[2] = vz / reach
    this.#press = this.#c.gravity * n[2]! - (vx * turn[0]! + vy * turn[1]! + vz * turn[2]!)
    this.#out = inward
  }

  /** Slip of the point of contact, v - R w x n. */
  #slipOf(s: Float64Array): void {
    const n = this.#n
    const R = this.#c.radius
    const wx = s[6]!
    const wy = s[7]!
    const wz = s[8]!
    this.#slip[0] = s[3]! - R * (wy * n[2]! - wz * n[1]!)
    this.#slip[1] = s[4]! - R * (wz * n[0]! - wx * n[2]!)
    this.#slip[2] = s[5]! - R * (wx * n[1]! - wy * n[0]!)
  }

  #noteSlip(): void {
    this.#measure(this.#start)
    this.#slipOf(this.#start)
    this.#slips = sizeOf(this.#slip) > LEAST_SLIP
    if (!this.#slips) this.#grip(this.#start)
    this.#slip0.set(this.#slip)
  }

  /** Slip that is left, along its direction at the start. */
  #slipLeft(): number {
    this.#slipOf(this.#now)
    const a = this.#slip
    const b = this.#slip0
    return a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!
  }

  #rate(s: Float64Array, out: Float64Array): void {
    this.#measure(s)
    this.#findFriction(s)
    const n = this.#n
    const fx = this.#friction[0]!
    const fy = this.#friction[1]!
    const fz = this.#friction[2]!
    const press = this.#press
    out[0] = s[3]!
    out[1] = s[4]!
    out[2] = s[5]!
    out[3] = fx + press * n[0]!
    out[4] = fy + press * n[1]!
    out[5] = fz + press * n[2]! - this.#c.gravity
    const k = -2.5 / this.#c.radius
    out[6] = k * (n[1]! * fz - n[2]! * fy)
    out[7] = k * (n[2]! * fx - n[0]! * fz)
    out[8] = k * (n[0]! * fy - n[1]! * fx)
  }

  /** Friction over mass at a measured state. */
  #findFriction(s: Float64Array): void {
    const n = this.#n
    const turn = this.#turn
    const f = this.#friction
    if (this.#slips) {
      this.#slipOf(s)
      // The last bit of slip turns fast: it is braked along its direction at the start of the step.
      const u = sizeOf(this.#slip) > SURE_SLIP ? this.#slip : this.#slip0
      const drag = (this.#c.friction * Math.max(0, this.#press)) / sizeOf(u)
      for (let k = 0; k < 3; k++) f[k] = -drag * u[k]!
      return
    }
    const spin = this.#c.radius * (s[6]! * n[0]! + s[7]! * n[1]! + s[8]! * n[2]!)
    const gz = this.#c.gravity * n[2]!
    f[0] = (2 / 7) * (spin * (n[1]! * turn[2]! - n[2]! * turn[1]!) - gz * n[0]!)
    f[1] = (2 / 7) * (spin * (n[2]! * turn[0]! - n[0]! * turn[2]!) - gz * n[1]!)
    f[2] = (2 / 7) * (spin * (n[0]! * turn[1]! - n[1]! * turn[0]!) - (gz * n[2]! - this.#c.gravity))
  }

  /** Takes out what rounding has added: distance to the edge, velocity off the surface, slip of a rolling ball. */
  #settle(s: Float64Array): void {
    this.#measure(s)
    const n = this.#n
    const { cx, cy, supportRadius } = this.#ring
    const dx = s[0]! - cx
    const dy = s[1]! - cy
    const around = Math.sqrt(dx * dx + dy * dy)
    const inward = around - supportRadius
    const up = s[2]! + this.#c.lipRadius
    const lift = this.#reach - Math.sqrt(inward * inward + up * up)
    s[0] = s[0]! + lift * n[0]!
    s[1] = s[1]! + lift * n[1]!
    s[2] = s[2]! + lift * n[2]!
    const off = s[3]! * n[0]! + s[4]! * n[1]! + s[5]! * n[2]!
    s[3] = s[3]! - off * n[0]!
    s[4] = s[4]! - off * n[1]!
    s[5] = s[5]! - off * n[2]!
  }

  /** Takes out the slip that is left by the impulse of friction that stops it: 2/7 of it from the velocity. */
  #grip(s: Float64Array): void {
    this.#measure(s)
    this.#slipOf(s)
    const n = this.#n
    const ux = (2 / 7) * this.#slip[0]!
    const uy = (2 / 7) * this.#slip[1]!
    const uz = (2 / 7) * this.#slip[2]!
    s[3] = s[3]! - ux
    s[4] = s[4]! - uy
    s[5] = s[5]! - uz
    const k = 2.5 / this.#c.radius
    s[6] = s[6]! + k * (n[1]! * uz - n[2]! * uy)
    s[7] = s[7]! + k * (n[2]! * ux - n[0]! * uz)
    s[8] = s[8]! + k * (n[0]! * uy - n[1]! * ux)
  }

  /** Energy over mass. */
  #energyOf(s: Float64Array): number {
    const R = this.#c.radius
    const v = s[3]! * s[3]! + s[4]! * s[4]! + s[5]! * s[5]!
    const w = s[6]! * s[6]! + s[7]! * s[7]! + s[8]! * s[8]!
    return 0.5 * v + 0.2 * R * R * w + this.#c.gravity * s[2]!
  }

  /** Rolling keeps its energy and slipping gains none: what the integration is off by (1e-8 J/kg) is set right. */
  #balance(s: Float64Array): void {
    const rise = this.#energyOf(s) - this.#energy
    if (rise <= 0 && this.#slips) return
    const kinetic = this.#energyOf(s) - this.#c.gravity * s[2]!
    if (kinetic <= rise || kinetic === 0) return
    const share = Math.sqrt(1 - rise / kinetic)
    for (let k = 3; k < WIDTH; k++) s[k] = s[k]! * share
  }

  #read(balls: BallStates, i: number): void {
    const s = this.#now
    s[0] = balls.x[i]!
    s[1] = balls.y[i]!
    s[2] = balls.z[i]!
    s[3] = balls.vx[i]!
    s[4] = balls.vy[i]!
    s[5] = balls.vz[i]!
    s[6] = balls.wx[i]!
    s[7] = balls.wy[i]!
    s[8] = balls.wz[i]!
  }

  #write(balls: BallStates, i: number): void {
    const s = this.#now
    balls.x[i] = s[0]!
    balls.y[i] = s[1]!
    balls.z[i] = s[2]!
    balls.vx[i] = s[3]!
    balls.vy[i] = s[4]!
    balls.vz[i] = s[5]!
    balls.wx[i] = s[6]!
    balls.wy[i] = s[7]!
    balls.wz[i] = s[8]!
  }
}

function sizeOf(u: Float64Array): number {
  return Math.sqrt(u[0]! * u[0]! + u[1]! * u[1]! + u[2]! * u[2]!)
}
