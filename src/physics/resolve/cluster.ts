import { assert, exp, log } from '../../math/index.ts'
import { AIRBORNE } from '../motion-kind.ts'
import type { PhysicsParameters } from '../parameters.ts'
import { advanceBodies, BODY, driftBodies, energyOf, LEVEL, SPIN, VELOCITY } from './cluster-bodies.ts'
import {
  BODY_A,
  BODY_B,
  FIRST_SPEED,
  FIRST_TIME,
  IMPULSE,
  isIdle,
  LAST_TIME,
  LINK,
  LOOK,
  makePairLaw,
  meet,
  PAIR,
  PEAK,
  press,
  RADIUS,
  STEP,
  sinceParting,
  TOP_SPEED,
  TOUCHING,
} from './cluster-contact.ts'
import type { ClusterTip } from './cluster-tip.ts'

/** Usual step, s; hard balls need, soft balls allow others: in terms of a Hertz contact's duration. */
const STEP_LENGTH = 7e-6
const LEAST_STEPS_A_CONTACT = 28
const MOST_STEPS_A_CONTACT = 200
/** No touch for so long ends a cluster, s. */
const QUIET = 200e-6
/** Pairs that cannot meet within this time are left out, s. */
const REACH = 3e-3
/** A cluster that still presses after so many steps is left to the events that follow. */
const MOST_STEPS = 20_000

/** Balls by rows, as the solver of the shot keeps them. */
export interface ClusterRows {
  /** Motion of each ball; matters with planar collisions only. */
  readonly kind: ArrayLike<number>
  readonly x: Float64Array
  readonly y: Float64Array
  readonly z: Float64Array
  readonly vx: Float64Array
  readonly vy: Float64Array
  readonly vz: Float64Array
  readonly wx: Float64Array
  readonly wy: Float64Array
  readonly wz: Float64Array
}

/** Pairs that pressed on each other, `count` of them, in the order of the members. */
export interface ClusterTouches {
  count: number
  /** Rows of both balls. */
  readonly a: Uint8Array
  readonly b: Uint8Array
  /** Closing speed at the first touch, m/s; 0 for balls that touched before. */
  readonly speed: Float64Array
  /** Normal impulse per ball mass, m/s: (1 + e)/2 times the closing speed of an impact of two balls alone. */
  readonly impulse: Float64Array
  /** Greatest normal force, N. */
  readonly force: Float64Array
  /** First and last moment of contact, s from the start of the cluster. */
  readonly from: Float64Array
  readonly to: Float64Array
}

export interface ClusterSolver {
  readonly touches: ClusterTouches
  /**
   * Lets the balls in rows `members[0..count)` press on each other until all have parted and none meets another
   * within 0.2 ms; writes their new velocities and spins. Positions stay as they were: the millisecond of drift is
   * thrown away. `members` ascends, so that a list in another order gives the same bits.
   * Returns the time until the last contact ended, s.
   *
   * With a `tip` that has been aimed at one of the members it presses too. A stroke takes time: then the balls are also
   * moved on in the plane to where they are after the time returned, which the clock must advance by (heights stay).
   */
  solve(rows: ClusterRows, members: ArrayLike<number>, count: number, tip?: ClusterTip): number
}

/**
 * Contacts of more than two balls: impulses of pairs one after another are wrong where contact times overlap, so a
 * few hundred microseconds are integrated with the law of force (leapfrog, one step for all; see cluster-contact.ts).
 * Equal balls of `parameters`; at most `capacity` at once. Allocates only here.
 */
export function makeClusterSolver(parameters: PhysicsParameters, capacity: number): ClusterSolver {
  return new Cluster(parameters, capacity)
}

class Cluster implements ClusterSolver {
  readonly touches: ClusterTouches
  readonly #capacity: number
  readonly #planar: boolean
  readonly #mass: number
  readonly #law: Float64Array
  readonly #contactTime: number
  readonly #bodies: Float64Array
  readonly #pairs: Float64Array
  readonly #links: Int32Array
  #pairCount = 0

  constructor(p: PhysicsParameters, capacity: number) {
    const most = (capacity * (capacity - 1)) / 2
    this.touches = {
      count: 0,
      a: new Uint8Array(most),
      b: new Uint8Array(most),
      speed: new Float64Array(most),
      impulse: new Float64Array(most),
      force: new Float64Array(most),
      from: new Float64Array(most),
      to: new Float64Array(most),
    }
    this.#capacity = capacity
    this.#planar = p.planarCollisions
    this.#mass = p.ballMass
    this.#law = makePairLaw(p)
    // Hertz: T = 3.218 (m*^2 / (K^2 v))^(1/5) (TP B.29), here without v.
    const softness = p.ballMass / (2 * p.hertzStiffness)
    this.#contactTime = 3.218 * exp(0.4 * log(softness))
    this.#bodies = new Float64Array(capacity * BODY)
    this.#pairs = new Float64Array(most * PAIR)
    this.#links = new Int32Array(most * LINK)
  }

  solve(rows: ClusterRows, members: ArrayLike<number>, count: number, tip?: ClusterTip): number {
    assert(count <= this.#capacity, `room for ${this.#capacity} balls, got ${count}`)
    this.#load(rows, members, count)
    this.touches.count = 0
    const energy = energyOf(this.#bodies, count, this.#law[RADIUS]!) + (tip === undefined ? 0 : tip.energy)
    if (energy === 0) return 0
    // Two balls share at most all the energy.
    this.#law[TOP_SPEED] = Math.sqrt(2 * energy)
    const contact = this.#contactTime * exp(-0.2 * log(Math.sqrt(2 * energy)))
    this.#law[STEP] = Math.min(
      Math.max(STEP_LENGTH, contact / MOST_STEPS_A_CONTACT),
      contact / LEAST_STEPS_A_CONTACT,
      tip === undefined ? 1 : tip.step,
    )
    this.#findPairs(count)
    const duration = this.#run(count, tip)
    this.#store(rows, members, count, tip === undefined)
    if (tip !== undefined) this.#storePlaces(rows, members, count)
    this.#listTouches(members, duration)
    return duration
  }

  #load(rows: ClusterRows, members: ArrayLike<number>, count: number): void {
    const bodies = this.#bodies
    bodies.fill(0, 0, count * BODY)
    for (let k = 0; k < count; k++) {
      const i = members[k]!
      const b = k * BODY
      bodies[b] = rows.x[i]!
      bodies[b + 1] = rows.y[i]!
      bodies[b + 2] = rows.z[i]!
      bodies[b + VELOCITY] = rows.vx[i]!
      bodies[b + VELOCITY + 1] = rows.vy[i]!
      bodies[b + VELOCITY + 2] = rows.vz[i]!
      bodies[b + SPIN] = rows.wx[i]!
      bodies[b + SPIN + 1] = rows.wy[i]!
      bodies[b + SPIN + 2] = rows.wz[i]!
      bodies[b + LEVEL] = this.#planar && rows.kind[i] !== AIRBORNE ? 1 : 0
    }
  }

  #findPairs(count: number): void {
    const bodies = this.#bodies
    const reach = 2 * this.#law[RADIUS]! + this.#law[TOP_SPEED]! * REACH
    this.#pairCount = 0
    for (let i = 0; i < count * BODY; i += BODY)
      for (let j = i + BODY; j < count * BODY; j += BODY) {
        const x = bodies[j]! - bodies[i]!
        const y = bodies[j + 1]! - bodies[i + 1]!
        const z = bodies[j + 2]! - bodies[i + 2]!
        if (x * x + y * y + z * z > reach * reach) continue
        const link = this.#pairCount * LINK
        const row = this.#pairCount * PAIR
        this.#links[link + BODY_A] = i
        this.#links[link + BODY_B] = j
        this.#links[link + TOUCHING] = 0
        this.#pairs[row + LOOK] = 0
        this.#pairs[row + IMPULSE] = 0
        this.#pairs[row + FIRST_TIME] = -1
        this.#pairs[row + PEAK] = 0
        this.#pairCount++
      }
  }

  #run(count: number, tip?: ClusterTip): number {
    const h = this.#law[STEP]!
    let step = 0
    let end = 0
    while (step < MOST_STEPS) {
      const touching = this.#press(step)
      const pushed = tip?.press(this.#bodies, step * h, h) ?? false
      advanceBodies(this.#bodies, count, h, 2.5 / this.#law[RADIUS]!)
      step++
      if (touching || pushed) {
        end = step * h
        continue
      }
      const wait = Math.min(this.#nextTouch(), tip?.nextTouch(this.#bodies) ?? QUIET)
      if (wait >= QUIET) break
      const idle = Math.floor(wait / h) - 1
      if (idle <= 0) continue
      tip?.drift(this.#bodies, idle * h)
      driftBodies(this.#bodies, count, idle * h)
      step += idle
    }
    return tip === undefined ? end : step * h
  }

  #press(step: number): boolean {
    const law = this.#law
    const bodies = this.#bodies
    const pairs = this.#pairs
    const links = this.#links
    let touching = false
    for (let k = 0; k < this.#pairCount; k++) {
      const row = k * PAIR
      const link = k * LINK
      const i = links[link + BODY_A]!
      const j = links[link + BODY_B]!
      if (links[link + TOUCHING] === 0) {
        if (step < pairs[row + LOOK]! || !meet(law, bodies, pairs, row, i, j, step)) continue
        links[link + TOUCHING] = 1
      }
      if (press(law, bodies, pairs, row, i, j)) {
        touching ||= !isIdle(pairs, row)
        continue
      }
      links[link + TOUCHING] = 0
      pairs[row + LOOK] = step + 1
      pairs[row + LAST_TIME] = step * law[STEP]! - sinceParting(pairs, row)
      if (pairs[row + IMPULSE] === 0) pairs[row + FIRST_TIME] = -1
    }
    return touching
  }

  /** Time until two bodies meet if all fly on freely, s; at least `QUIET` if later. */
  #nextTouch(): number {
    const bodies = this.#bodies
    const reach = 4 * this.#law[RADIUS]! * this.#law[RADIUS]!
    let soonest = QUIET
    for (let k = 0; k < this.#pairCount; k++) {
      const i = this.#links[k * LINK + BODY_A]!
      const j = this.#links[k * LINK + BODY_B]!
      let distance = 0
      let approach = 0
      let speed = 0
      for (let axis = 0; axis < 3; axis++) {
        const p = bodies[j + axis]! - bodies[i + axis]!
        const v = bodies[i + VELOCITY + axis]! - bodies[j + VELOCITY + axis]!
        distance += p * p
        approach += p * v
        speed += v * v
      }
      const gap = distance - reach
      const root = approach * approach - speed * gap
      if (approach <= 0 || root <= 0) continue
      soonest = Math.min(soonest, Math.max(0, gap / (approach + Math.sqrt(root))))
    }
    return soonest
  }

  /** Writes the results; a rise of energy by rounding of the steps is taken back by shortening all changes alike. */
  #store(rows: ClusterRows, members: ArrayLike<number>, count: number, closed: boolean): void {
    const spinWeight = 0.4 * this.#law[RADIUS]! * this.#law[RADIUS]!
    let linear = 0
    let square = 0
    for (let pass = closed ? 0 : 1; pass < 2; pass++) {
      const share = linear * 2 + square > 0 ? (-2 * linear) / square : 1
      for (let k = 0; k < count; k++) {
        const i = members[k]!
        const b = k * BODY
        for (let c = 0; c < 6; c++) {
          const column = columnOf(rows, c)
          const change = this.#bodies[b + VELOCITY + c]! - column[i]!
          if (pass === 1) column[i]! += share * change
          else {
            const weight = c < 3 ? 1 : spinWeight
            linear += weight * (column[i]! * change)
            square += weight * (change * change)
          }
        }
      }
    }
  }

  #storePlaces(rows: ClusterRows, members: ArrayLike<number>, count: number): void {
    for (let k = 0; k < count; k++) {
      rows.x[members[k]!] = this.#bodies[k * BODY]!
      rows.y[members[k]!] = this.#bodies[k * BODY + 1]!
    }
  }

  #listTouches(members: ArrayLike<number>, duration: number): void {
    const { touches } = this
    const pairs = this.#pairs
    const links = this.#links
    for (let k = 0; k < this.#pairCount; k++) {
      const row = k * PAIR
      if (pairs[row + IMPULSE] === 0) continue
      const t = touches.count++
      touches.a[t] = members[links[k * LINK + BODY_A]! / BODY]!
      touches.b[t] = members[links[k * LINK + BODY_B]! / BODY]!
      touches.speed[t] = pairs[row + FIRST_SPEED]!
      touches.impulse[t] = pairs[row + IMPULSE]!
      touches.force[t] = (pairs[row + PEAK]! * this.#mass) / this.#law[STEP]!
      touches.from[t] = pairs[row + FIRST_TIME]!
      touches.to[t] = links[k * LINK + TOUCHING] === 1 ? duration : pairs[row + LAST_TIME]!
    }
  }
}

function columnOf(rows: ClusterRows, c: number): Float64Array {
  switch (c) {
    case 0:
      return rows.vx
    case 1:
      return rows.vy
    case 2:
      return rows.vz
    case 3:
      return rows.wx
    case 4:
      return rows.wy
    default:
      return rows.wz
  }
}
