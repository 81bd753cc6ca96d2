import type { BallStates } from '../ball-states.ts'
import { MOST_BALLS } from '../ball-states.ts'
import type { Constants } from '../constants.ts'
import { planVector } from '../detect/air-contact.ts'
import type { BedSurface } from '../detect/bed-surface.ts'
import { ROLLING, SLIDING } from '../motion-kind.ts'
import { ballFriction } from '../resolve/ball-ball.ts'
import type { ContactList } from './contact-list.ts'

/** Longest time for which forces are taken as constant, s; a power of two. */
const LONGEST = 1 / 256
const SHORTEST = 1 / 16384
/** Error of the distance that is allowed to build up in this time, m. */
const DRIFT = 5e-10
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
      this.#placeContact(balls, list, k)
      takeOffClosing(balls, list, k)
      list.force[k] = 0
    }
    for (let k = 0; k < list.count; k++) {
      this.#friction(balls, list, k)
      this.#free(balls, list.a[k]!)
      if (list.b[k]! >= 0) this.#free(balls, list.b[k]!)
    }
    let worst = Number.POSITIVE_INFINITY
    for (let round = 0; round < MOST_ROUNDS && worst > BALANCE; round++) {
      worst = 0
      for (let k = 0; k < list.count; k++) worst = Math.max(worst, this.#relax(balls, list, k))
    }
    this.#chooseDuration(balls, list)
  }

  #placeContact(balls: BallStates, list: ContactList, k: number): void {
    const a = list.a[k]!
    const b = list.b[k]!
    let dx: number
    let dy: number
    list.distance[k] = Number.POSITIVE_INFINITY
    if (b >= 0) {
      dx = balls.x[b]! - balls.x[a]!
      dy = balls.y[b]! - balls.y[a]!
    } else {
      const edge = this.#bed!.edges[list.edge[k]!]!
      if (edge.shape === 0) {
        list.nx[k] = edge.nx
        list.ny[k] = edge.ny
        return
      }
      const plan = planVector(edge, balls.x[a]!, balls.y[a]!)
      dx = -plan.x
      dy = -plan.y
    }
    const size = Math.sqrt(dx * dx + dy * dy)
    list.nx[k] = dx / size
    list.ny[k] = dy / size
    list.distance[k] = b >= 0 ? size : size + this.#bed!.edges[list.edge[k]!]!.radius
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
    const wx = balls.wx[a]! + share * balls.wx[other]!
    const wy = balls.wy[a]! + share * balls.wy[other]!
    const wz = balls.wz[a]! + share * balls.wz[other]!
    const dx = balls.vx[a]! - share * balls.vx[other]!
    const dy = balls.vy[a]! - share * balls.vy[other]!
    const closing = dx * nx + dy * ny
    const ux = dx - closing * nx - radius * wz * ny
    const uy = dy - closing * ny + radius * wz * nx
    const uz = radius * (wx * ny - wy * nx)
    const slip = Math.sqrt(ux * ux + uy * uy + uz * uz)
    const jaw = b < 0 && this.#bed!.edges[list.edge[k]!]!.part === 'jaw'
    const wall = jaw ? parameters.jawFriction : parameters.cushionFriction
    const mu = slip <= LEAST_SLIP ? 0 : (b >= 0 ? ballFriction(slip, this.#c) : wall) / slip
    const fz = -mu * uz
    list.fx[k] = -mu * ux
    list.fy[k] = -mu * uy
    const turn = 2.5 / radius
    list.tx[k] = turn * ny * fz
    list.ty[k] = -turn * nx * fz
    list.tz[k] = turn * (nx * list.fy[k]! - ny * list.fx[k]!)
  }

  /** One step of the iteration for contact k: by how much its accelerations were out of balance. */
  #relax(balls: BallStates, list: ContactList, k: number): number {
    const a = list.a[k]!
    const b = list.b[k]!
    const nx = list.nx[k]!
    const ny = list.ny[k]!
    this.#accelerate(balls, list, a)
    let rx = balls.ax[a]!
    let ry = balls.ay[a]!
    let dx = balls.vx[a]!
    let dy = balls.vy[a]!
    let give = balls.kind[a] === SLIDING ? 1 : 5 / 7
    if (b >= 0) {
      this.#accelerate(balls, list, b)
      rx -= balls.ax[b]!
      ry -= balls.ay[b]!
      dx -= balls.vx[b]!
      dy -= balls.vy[b]!
      give += balls.kind[b] === SLIDING ? 1 : 5 / 7
    }
    const across = dx * ny - dy * nx
    const closing = rx * nx + ry * ny - (across * across) / list.distance[k]!
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
    let tx = 0
    let ty = 0
    let tz = 0
    for (let k = 0; k < list.count; k++) {
      const side = list.a[k] === i ? 1 : list.b[k] === i ? -1 : 0
      if (side === 0) continue
      const force = list.force[k]!
      fx += side * force * (list.fx[k]! - list.nx[k]!)
      fy += side * force * (list.fy[k]! - list.ny[k]!)
      tx += force * list.tx[k]!
      ty += force * list.ty[k]!
      tz += force * list.tz[k]!
    }
    const { radius, spinDeceleration } = this.#c
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

  /** A ball that does not slip: the cloth gives what keeps it rolling, and resists by mu_r. */
  #roll(balls: BallStates, i: number, fx: number, fy: number, tx: number, ty: number): void {
    const { radius, rollDeceleration } = this.#c
    let ax = (5 * fx + 2 * radius * ty) / 7
    let ay = (5 * fy - 2 * radius * tx) / 7
    if (balls.vx[i] === 0 && balls.vy[i] === 0) {
      const push = Math.sqrt(ax * ax + ay * ay)
      const left = push > rollDeceleration ? 1 - rollDeceleration / push : 0
      ax *= left
      ay *= left
      if (left > 0) balls.kind[i] = ROLLING
    } else {
      ax += this.#ax[i]!
      ay += this.#ay[i]!
    }
    balls.ax[i] = ax
    balls.ay[i] = ay
    balls.bx[i] = -ay / radius
    balls.by[i] = ax / radius
  }

  /** Ends when a slip is gone or a ball stops, at latest when directions or distances would have changed too much. */
  #chooseDuration(balls: BallStates, list: ContactList): void {
    let h = LONGEST
    for (let k = 0; k < list.count; k++) {
      h = Math.min(h, this.#ballDuration(balls, list.a[k]!))
      if (list.b[k]! >= 0) h = Math.min(h, this.#ballDuration(balls, list.b[k]!))
    }
    let drift = 0
    for (let k = 0; k < list.count; k++) {
      const a = list.a[k]!
      const b = list.b[k]!
      const dvx = balls.vx[a]! - (b < 0 ? 0 : balls.vx[b]!)
      const dvy = balls.vy[a]! - (b < 0 ? 0 : balls.vy[b]!)
      const dax = balls.ax[a]! - (b < 0 ? 0 : balls.ax[b]!)
      const day = balls.ay[a]! - (b < 0 ? 0 : balls.ay[b]!)
      drift = Math.max(drift, Math.abs(dvx * dax + dvy * day) / list.distance[k]!)
    }
    let step = LONGEST
    while (step > SHORTEST && drift * step * step * step > 2 * DRIFT) step /= 2
    this.duration = Math.min(h, step)
  }

  #ballDuration(balls: BallStates, i: number): number {
    const { radius } = this.#c
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

/** Two that touch leave with no speed into each other; at most CONTACT_SPEED is there. */
function takeOffClosing(balls: BallStates, list: ContactList, k: number): void {
  const a = list.a[k]!
  const b = list.b[k]!
  const nx = list.nx[k]!
  const ny = list.ny[k]!
  const own = balls.vx[a]! * nx + balls.vy[a]! * ny
  const closing = b < 0 ? own : own - (balls.vx[b]! * nx + balls.vy[b]! * ny)
  if (closing <= 0) return
  const off = b < 0 ? closing : closing / 2
  balls.vx[a] = balls.vx[a]! - off * nx
  balls.vy[a] = balls.vy[a]! - off * ny
  if (b < 0) return
  balls.vx[b] = balls.vx[b]! + off * nx
  balls.vy[b] = balls.vy[b]! + off * ny
}
