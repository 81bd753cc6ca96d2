import type { Constants } from '../constants.ts'
import { FREE, type OffBedBalls } from './off-bed-balls.ts'
import { PLACES, type Surroundings } from './surroundings.ts'

/** Overlap that counts, m. */
const OVERLAP = 1e-9
/** Bodies this near touch, m. */
export const NEAR = 1e-7
/** A ball is looked at after every so much of its way, m. */
const STRIDE = 0.003
const MOST_ROUNDS = 60

/** How far balls fly before something is in their way. */
export class FreePath {
  readonly #balls: OffBedBalls
  readonly #around: Surroundings
  readonly #gravity: number
  readonly #reach: number
  #held = 0

  constructor(balls: OffBedBalls, around: Surroundings, constants: Constants) {
    this.#balls = balls
    this.#around = around
    this.#gravity = constants.gravity
    this.#reach = 2 * constants.radius
  }

  /**
   * Seconds until one of the members touches the table or another and goes on into it; `most` if none does. Those of
   * `held` (bits) lean on something that keeps them from falling: touches among them are not looked for.
   */
  freeTime(members: readonly number[], most: number, held = 0): number {
    const { mode } = this.#balls
    this.#held = held
    let end = most
    for (let k = 0; k < members.length; k++) {
      const i = members[k]!
      const flies = mode[i] === FREE && (held & (1 << i)) === 0
      if (flies) end = this.#tableTime(i, end)
      for (let m = k + 1; m < members.length; m++) {
        const j = members[m]!
        if (flies || (mode[j] === FREE && (held & (1 << j)) === 0)) end = this.#pairTime(i, j, end)
      }
    }
    return end
  }

  /** Ball i is in free fall. */
  #falls(i: number): boolean {
    return this.#balls.mode[i] === FREE && (this.#held & (1 << i)) === 0
  }

  #steps(i: number, end: number): number {
    const { vx, vy, vz } = this.#balls.states
    const speed = Math.sqrt(vx[i]! * vx[i]! + vy[i]! * vy[i]! + vz[i]! * vz[i]!)
    return 1 + Math.floor((speed * end) / STRIDE)
  }

  #tableTime(i: number, end: number): number {
    const steps = this.#steps(i, end)
    for (let n = 1; n <= steps; n++) {
      const t = (end * n) / steps
      this.#lookAt(i, t)
      let first = end
      for (let place = 0; place < PLACES; place++) {
        if (this.#around.gap[place]! >= -OVERLAP) continue
        const touch = this.#root((end * (n - 1)) / steps, t, this.#around.gap[place]!, (at) => {
          this.#lookAt(i, at)
          return this.#around.gap[place]!
        })
        first = Math.min(first, touch)
        this.#lookAt(i, t)
      }
      if (first < end) return first
    }
    return end
  }

  #pairTime(i: number, j: number, end: number): number {
    const steps = Math.max(this.#steps(i, end), this.#steps(j, end))
    for (let n = 1; n <= steps; n++) {
      const t = (end * n) / steps
      const gap = this.#pairGap(i, j, t)
      if (gap < -OVERLAP) return this.#root((end * (n - 1)) / steps, t, gap, (at) => this.#pairGap(i, j, at))
    }
    return end
  }

  #lookAt(i: number, t: number): void {
    const { x, y, z, vx, vy, vz } = this.#balls.states
    const drop = 0.5 * t * this.#gravity
    this.#around.look(x[i]! + t * vx[i]!, y[i]! + t * vy[i]!, z[i]! + t * (vz[i]! - drop))
  }

  #pairGap(i: number, j: number, t: number): number {
    const { x, y, z, vx, vy, vz } = this.#balls.states
    const dx = x[i]! - x[j]! + t * (vx[i]! - vx[j]!)
    const dy = y[i]! - y[j]! + t * (vy[i]! - vy[j]!)
    // What lies or rolls does not fall.
    const riseI = this.#falls(i) ? vz[i]! - 0.5 * t * this.#gravity : 0
    const riseJ = this.#falls(j) ? vz[j]! - 0.5 * t * this.#gravity : 0
    const dz = z[i]! - z[j]! + t * (riseI - riseJ)
    return Math.sqrt(dx * dx + dy * dy + dz * dz) - this.#reach
  }

  /** When `gap`, negative at `to`, falls to a touch after `from` (then at once if it touches there already). */
  #root(from: number, to: number, gapThere: number, gap: (t: number) => number): number {
    let a = from
    let b = to
    let left = gap(a)
    let right = gapThere
    if (left <= NEAR) return a
    // Regula falsi, halved where it would stick (Illinois).
    let side = 0
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const t = (left * b - right * a) / (left - right)
      const f = gap(t)
      if (Math.abs(f) <= OVERLAP) return t
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
    }
    return b
  }
}
