import type { BallStates } from '../ball-states.ts'
import { MOST_BALLS } from '../ball-states.ts'
import type { Constants } from '../constants.ts'
import { planVector } from '../detect/air-contact.ts'
import type { BedSurface } from '../detect/bed-surface.ts'
import { dropSlip } from '../motion/begin-motion.ts'
import { AIRBORNE, ROLLING, SLIDING, SPINNING } from '../motion-kind.ts'
import { ballFriction } from '../resolve/ball-ball.ts'
import type { ContactList } from './contact-list.ts'

/** Longest time for which forces are taken as constant, s; a power of two. */
const LONGEST = 1 / 256
const SHORTEST = 1 / 16384
/** Error of the distance that is allowed to build up in this time, m. */
const DRIFT = 1e-10
/** Bodies that drifted into each other are led apart again, no faster than by this, m/s2. */
const MOST_BIAS = 1e-4
/** A ball that stands and is pushed less than this stays, m/s2. */
const STANDS = 1e-9
/** Speed along a normal that is drift, not motion, m/s. */
const MOST_TAKEN = 5e-4
/** Speeds along a normal are made equal to within this, m/s. */
const STILL = 1e-13
/** A pushed ball whose slip is below this grips the cloth, if that can hold it, m/s. */
const GRIP_SLIP = 2e-4
/** Slip below this has no direction, m/s. */
const LEAST_SLIP = 1e-6
const MOST_ROUNDS = 400
/** Balance of accelerations to which the forces are found, m/s2. */
const BALANCE = 1e-11

/**
 * Bodies that touch, at rest against each other, and accelerate into each other: finds the normal forces >= 0 that
 * keep the normal accelerations equal (with the friction between the surfaces and of the cloth), and gives the
 * balls of the list the accelerations that follow. They hold for a short time, after which all is taken anew.
 */
export class HoldSolver {
  /** How long the accelerations hold, s. */
  duration = LONGEST
  /** Accelerations without the contacts. */
  readonly #ax = new Float64Array(MOST_BALLS)
  readonly #ay = new Float64Array(MOST_BALLS)
  readonly #bed: BedSurface | null
  readonly #c: Constants

  constructor(bed: BedSurface | null, constants: Constants) {
    this.#bed = bed
    this.#c = constants
  }

  /** Takes off what closing speed there is, finds forces and accelerations. The balls have just begun free segments. */
  solve(balls: BallStates, list: ContactList): void {
    for (let k = 0; k < list.count; k++) {
      this.#grip(balls, list.a[k]!)
      if (list.b[k]! >= 0) this.#grip(balls, list.b[k]!)
    }
    for (let k = 0; k < list.count; k++) {
      this.#placeContact(balls, list, k)
      list.force[k] = 0
    }
    let drift = Number.POSITIVE_INFINITY
    for (let round = 0; round < MOST_ROUNDS && drift > STILL; round++) {
      drift = 0
      for (let k = 0; k < list.count; k++) drift = Math.max(drift, takeOffDrift(balls, list, k))
    }
    for (let k = 0; k < list.count; k++) {
      this.#friction(balls, list, k)
      this.#free(balls, list.a[k]!)
      if (list.b[k]! >= 0) this.#free(balls, list.b[k]!)
    }
    this.#balance(balls, list)
    if (this.#chooseDuration(balls, list) > 0) {
      // The normals turn meanwhile: start a little apart, so that the distance is right at the end.
      for (let k = 0; k < list.count; k++) {
        list.bias[k] = list.bias[k]! + Math.max(0, -driftRate(balls, list, k)) * this.duration
      }
      this.#balance(balls, list)
    }
    for (let k = 0; k < list.count; k++) {
      this.#setOff(balls, list.a[k]!)
      if (list.b[k]! >= 0) this.#setOff(balls, list.b[k]!)
    }
  }

  /** A ball that stood rolls if it is pushed on, and else stays where it is. */
  #setOff(balls: BallStates, i: number): void {
    if (balls.kind[i]! > SPINNING) return
    if (Math.abs(balls.ax[i]!) + Math.abs(balls.ay[i]!) > STANDS) balls.kind[i] = ROLLING
    else {
      balls.vx[i] = 0
      balls.vy[i] = 0
    }
  }

  #balance(balls: BallStates, list: ContactList): void {
    let worst = Number.POSITIVE_INFINITY
    for (let round = 0; round < MOST_ROUNDS && worst > BALANCE; round++) {
      worst = 0
      for (let k = 0; k < list.count; k++) worst = Math.max(worst, this.#relax(balls, list, k))
    }
  }

  /** A trace of slip has no lasting direction: the ball is taken to roll. */
  #grip(balls: BallStates, i: number): void {
    if (balls.kind[i] !== SLIDING) return
    const ux = balls.vx[i]! - this.#c.radius * balls.wy[i]!
    const uy = balls.vy[i]! + this.#c.radius * balls.wx[i]!
    if (ux * ux + uy * uy > GRIP_SLIP * GRIP_SLIP) return
    dropSlip(balls, i, this.#c)
    balls.kind[i] = ROLLING
  }

  #placeContact(balls: BallStates, list: ContactList, k: number): void {
    const a = list.a[k]!
    const b = list.b[k]!
    let dx: number
    let dy: number
    let dz = 0
    list.distance[k] = Number.POSITIVE_INFINITY
    list.bias[k] = 0
    if (b >= 0) {
      dx = balls.x[b]! - balls.x[a]!
      dy = balls.y[b]! - balls.y[a]!
      dz = balls.z[b]! - balls.z[a]!
    } else {
      const edge = this.#bed!.edges[list.edge[k]!]!
      if (edge.shape === 0) {
        list.nx[k] = edge.nx
        list.ny[k] = edge.ny
        list.nz[k] = 0
        return
      }
      const plan = planVector(edge, balls.x[a]!, balls.y[a]!)
      dx = -plan.x
      dy = -plan.y
    }
    const size = Math.sqrt(dx * dx + dy * dy + dz * dz)
    list.nx[k] = dx / size
    list.ny[k] = dy / size
    list.nz[k] = dz / size
    list.distance[k] = b >= 0 ? size : size + this.#bed!.edges[list.edge[k]!]!.radius
    const overlap = (b >= 0 ? 2 * this.#c.radius : this.#bed!.reach) - size
    list.bias[k] = Math.min(MOST_BIAS, (2 * Math.max(0, overlap)) / (LONGEST * LONGEST))
  }

  /** Accelerations of ball i without contacts. */
  #free(balls: BallStates, i: number): void {
    const rolls = balls.kind[i] !== SLIDING
    const vx = balls.vx[i]!
    const vy = balls.vy[i]!
    const speed = Math.sqrt(vx * vx + vy * vy)
    const brake = rolls && speed > 0 ? this.#c.rollDeceleration / speed : 0
    this.#ax[i] = rolls ? -brake * vx : balls.ax[i]!
    this.#ay[i] = rolls ? -brake * vy : balls.ay[i]!
  }

  /** Direction of the friction in contact k, per unit normal force: against the slip of the surfaces. */
  #friction(balls: BallStates, list: ContactList, k: number): void {
    const { radius, parameters } = this.#c
    const a = list.a[k]!
    const b = list.b[k]!
    const other = b >= 0 ? b : a
    const share = b >= 0 ? 1 : 0
    const nx = list.nx[k]!
    const ny = list.ny[k]!
    const nz = list.nz[k]!
    const wx = balls.wx[a]! + share * balls.wx[other]!
    const wy = balls.wy[a]! + share * balls.wy[other]!
    const wz = balls.wz[a]! + share * balls.wz[other]!
    const dx = balls.vx[a]! - share * balls.vx[other]!
    const dy = balls.vy[a]! - share * balls.vy[other]!
    const dz = balls.vz[a]! - share * balls.vz[other]!
    const closing = dx * nx + dy * ny + dz * nz
    const ux = dx - closing * nx + radius * (wy * nz - wz * ny)
    const uy = dy - closing * ny + radius * (wz * nx - wx * nz)
    const uz = dz - closing * nz + radius * (wx * ny - wy * nx)
    const slip = Math.sqrt(ux * ux + uy * uy + uz * uz)
    const jaw = b < 0 && this.#bed!.edges[list.edge[k]!]!.part === 'jaw'
    const wall = jaw ? parameters.jawFriction : parameters.cushionFriction
    const mu = slip <= LEAST_SLIP ? 0 : (b >= 0 ? ballFriction(slip, this.#c) : wall) / slip
    const fx = -mu * ux
    const fy = -mu * uy
    const fz = -mu * uz
    const turn = 2.5 / radius
    list.fx[k] = fx
    list.fy[k] = fy
    list.fz[k] = fz
    list.tx[k] = turn * (ny * fz - nz * fy)
    list.ty[k] = turn * (nz * fx - nx * fz)
    list.tz[k] = turn * (nx * fy - ny * fx)
  }

  /** One step of the iteration for contact k: by how much its accelerations were out of balance. */
  #relax(balls: BallStates, list: ContactList, k: number): number {
    const a = list.a[k]!
    const b = list.b[k]!
    const nx = list.nx[k]!
    const ny = list.ny[k]!
    const nz = list.nz[k]!
    this.#accelerate(balls, list, a)
    let closing = balls.ax[a]! * nx + balls.ay[a]! * ny + balls.az[a]! * nz
    let dx = balls.vx[a]!
    let dy = balls.vy[a]!
    let dz = balls.vz[a]!
    let give = yielding(balls, list, k, a)
    if (b >= 0) {
      this.#accelerate(balls, list, b)
      closing -= balls.ax[b]! * nx + balls.ay[b]! * ny + balls.az[b]! * nz
      dx -= balls.vx[b]!
      dy -= balls.vy[b]!
      dz -= balls.vz[b]!
      give += yielding(balls, list, k, b)
    }
    const along = dx * nx + dy * ny + dz * nz
    const across = dx * dx + dy * dy + dz * dz - along * along
    closing += list.bias[k]! - across / list.distance[k]!
    const before = list.force[k]!
    const after = Math.max(0, before + closing / give)
    list.force[k] = after
    this.#accelerate(balls, list, a)
    if (b >= 0) this.#accelerate(balls, list, b)
    return Math.abs(after - before)
  }

  /** Accelerations of ball i under the present forces of all contacts. */
  #accelerate(balls: BallStates, list: ContactList, i: number): void {
    let fx = 0
    let fy = 0
    let fz = 0
    let tx = 0
    let ty = 0
    let tz = 0
    for (let k = 0; k < list.count; k++) {
      const side = list.a[k] === i ? 1 : list.b[k] === i ? -1 : 0
      if (side === 0) continue
      const force = list.force[k]!
      fx += side * force * (list.fx[k]! - list.nx[k]!)
      fy += side * force * (list.fy[k]! - list.ny[k]!)
      fz += side * force * (list.fz[k]! - list.nz[k]!)
      tx += force * list.tx[k]!
      ty += force * list.ty[k]!
      tz += force * list.tz[k]!
    }
    const { gravity, radius, spinDeceleration } = this.#c
    if (balls.kind[i] === AIRBORNE) {
      balls.ax[i] = fx
      balls.ay[i] = fy
      balls.az[i] = fz - gravity
      balls.bx[i] = tx
      balls.by[i] = ty
      balls.bz[i] = tz
      return
    }
    const wz = balls.wz[i]!
    balls.bz[i] = tz + (wz === 0 ? 0 : wz > 0 ? -spinDeceleration : spinDeceleration)
    if (balls.kind[i] === SLIDING) {
      const ax = this.#ax[i]!
      const ay = this.#ay[i]!
      balls.ax[i] = ax + fx
      balls.ay[i] = ay + fy
      balls.bx[i] = tx + (2.5 / radius) * ay
      balls.by[i] = ty - (2.5 / radius) * ax
    } else this.#roll(balls, i, fx, fy, tx, ty)
  }

  /** A ball that does not slip: the cloth gives what keeps it rolling, as far as it can, and resists by mu_r. */
  #roll(balls: BallStates, i: number, fx: number, fy: number, tx: number, ty: number): void {
    const { radius, rollDeceleration, slideDeceleration } = this.#c
    let cx = (2 * radius * ty - 2 * fx) / 7
    let cy = -(2 * radius * tx + 2 * fy) / 7
    const needed = Math.sqrt(cx * cx + cy * cy)
    const slips = needed > slideDeceleration
    if (slips) {
      cx *= slideDeceleration / needed
      cy *= slideDeceleration / needed
    }
    let ax = fx + cx
    let ay = fy + cy
    if (balls.kind[i]! <= SPINNING) {
      const push = Math.sqrt(ax * ax + ay * ay)
      const left = push > rollDeceleration ? 1 - rollDeceleration / push : 0
      ax *= left
      ay *= left
    } else {
      ax += this.#ax[i]!
      ay += this.#ay[i]!
    }
    balls.ax[i] = ax
    balls.ay[i] = ay
    balls.bx[i] = slips ? tx + (2.5 / radius) * cy : -ay / radius
    balls.by[i] = slips ? ty - (2.5 / radius) * cx : ax / radius
  }

  /**
   * Ends when a slip is gone or a ball stops, at latest when directions or distances would have changed too much;
   * returns the fastest change of an acceleration along a normal, m/s3.
   */
  #chooseDuration(balls: BallStates, list: ContactList): number {
    let h = LONGEST
    let drift = 0
    for (let k = 0; k < list.count; k++) {
      h = Math.min(h, this.#ballDuration(balls, list.a[k]!))
      if (list.b[k]! >= 0) h = Math.min(h, this.#ballDuration(balls, list.b[k]!))
      drift = Math.max(drift, Math.abs(driftRate(balls, list, k)))
    }
    let step = LONGEST
    while (step > SHORTEST && drift * step * step * step > 2 * DRIFT) step /= 2
    this.duration = Math.min(h, step)
    return drift
  }

  #ballDuration(balls: BallStates, i: number): number {
    const { radius } = this.#c
    if (balls.kind[i] === AIRBORNE)
      return Math.max(SHORTEST, Math.min(LONGEST, balls.until[i]! - balls.since[i]!))
    const slides = balls.kind[i] === SLIDING
    // What must not reverse: the slip of a sliding ball, the speed of a rolling one.
    const ux = slides ? balls.vx[i]! - radius * balls.wy[i]! : balls.vx[i]!
    const uy = slides ? balls.vy[i]! + radius * balls.wx[i]! : balls.vy[i]!
    const rx = slides ? balls.ax[i]! - radius * balls.by[i]! : balls.ax[i]!
    const ry = slides ? balls.ay[i]! + radius * balls.bx[i]! : balls.ay[i]!
    const along = ux * rx + uy * ry
    const end = along < 0 ? -along / (rx * rx + ry * ry) : LONGEST
    const size = ux * ux + uy * uy
    const turn = Math.abs(ux * ry - uy * rx)
    // Direction changes by at most 0.1 rad a step, unless the end of the slip is nearer.
    const turned = turn * LONGEST > 0.1 * size && size > 0 ? (0.1 * size) / turn : LONGEST
    return Math.max(SHORTEST, Math.min(end, turned))
  }
}

/** How fast the acceleration along the normal of contact k changes, because the two turn about each other, m/s3. */
function driftRate(balls: BallStates, list: ContactList, k: number): number {
  const a = list.a[k]!
  const b = list.b[k]!
  const share = b < 0 ? 0 : 1
  const other = b < 0 ? a : b
  const dvx = share * balls.vx[other]! - balls.vx[a]!
  const dvy = share * balls.vy[other]! - balls.vy[a]!
  const dvz = share * balls.vz[other]! - balls.vz[a]!
  const dax = share * balls.ax[other]! - balls.ax[a]!
  const day = share * balls.ay[other]! - balls.ay[a]!
  const daz = share * balls.az[other]! - balls.az[a]!
  return (dvx * dax + dvy * day + dvz * daz) / list.distance[k]!
}

/** Acceleration of ball i along the normal of contact k for a unit force: the slate holds a ball on the cloth. */
function yielding(balls: BallStates, list: ContactList, k: number, i: number): number {
  if (balls.kind[i] === AIRBORNE) return 1
  const level = 1 - list.nz[k]! * list.nz[k]!
  return balls.kind[i] === SLIDING ? level : (5 / 7) * level
}

/** Two that lean on each other have one speed along their normal; returns what was taken off, m/s. */
function takeOffDrift(balls: BallStates, list: ContactList, k: number): number {
  const a = list.a[k]!
  const b = list.b[k]!
  const nx = list.nx[k]!
  const ny = list.ny[k]!
  const nz = list.nz[k]!
  const level = 1 - nz * nz
  const own = balls.vx[a]! * nx + balls.vy[a]! * ny + balls.vz[a]! * nz
  const other = b < 0 ? 0 : balls.vx[b]! * nx + balls.vy[b]! * ny + balls.vz[b]! * nz
  if (Math.abs(own - other) > MOST_TAKEN) return 0
  const giveA = balls.kind[a] === AIRBORNE ? 1 : level
  const giveB = b < 0 ? 0 : balls.kind[b] === AIRBORNE ? 1 : level
  const off = (own - other) / (giveA + giveB)
  nudge(balls, a, -off, nx, ny, nz)
  if (b >= 0) nudge(balls, b, off, nx, ny, nz)
  return Math.abs(own - other)
}

function nudge(balls: BallStates, i: number, by: number, nx: number, ny: number, nz: number): void {
  balls.vx[i] = balls.vx[i]! + by * nx
  balls.vy[i] = balls.vy[i]! + by * ny
  if (balls.kind[i] === AIRBORNE) balls.vz[i] = balls.vz[i]! + by * nz
}
