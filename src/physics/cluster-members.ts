import { type BallStates, MOST_BALLS } from './ball-states.ts'
import type { SweptBox } from './detect/swept-box.ts'
import { FALLING } from './motion-kind.ts'

/** A third ball nearer than this takes part in an impact of 1 m/s, m: a little more than balls are pressed in. */
const NEAR = 1.2e-4

/** Gap up to which a further ball takes part in an impact with a closing speed of v m/s, m. */
export function clusterGap(v: number): number {
  return NEAR * Math.max(1, v)
}

/** The balls that an impact reaches: those that start it, and whatever touches or nearly touches one of them. */
export class ClusterMembers {
  count = 0
  /** Rows, ascending. */
  readonly rows = new Uint8Array(MOST_BALLS)
  readonly #x = new Float64Array(MOST_BALLS)
  readonly #y = new Float64Array(MOST_BALLS)
  readonly #z = new Float64Array(MOST_BALLS)
  #mask = 0

  /** Collects the set that is connected to balls i and j at time `now` by gaps up to `gap`. */
  collect(
    balls: BallStates,
    box: SweptBox,
    i: number,
    j: number,
    now: number,
    gap: number,
    radius: number,
  ): void {
    const reach = 2 * radius + gap
    this.#mask = 0
    this.count = 0
    this.#take(balls, i, now)
    if (j !== i) this.#take(balls, j, now)
    // `rows` serves as the list of those whose neighbours are still to be looked for.
    for (let next = 0; next < this.count; next++) {
      const m = this.rows[next]!
      for (let k = 0; k < balls.count; k++) {
        if ((this.#mask & (1 << k)) !== 0 || balls.kind[k]! >= FALLING) continue
        if (box.minX[k]! - this.#x[m]! > reach || this.#x[m]! - box.maxX[k]! > reach) continue
        if (box.minY[k]! - this.#y[m]! > reach || this.#y[m]! - box.maxY[k]! > reach) continue
        if (this.#near(balls, m, k, now, reach)) this.#take(balls, k, now)
      }
    }
    if (this.count > 2) this.rows.subarray(0, this.count).sort()
  }

  #near(balls: BallStates, m: number, k: number, now: number, reach: number): boolean {
    this.#place(balls, k, now)
    const dx = this.#x[k]! - this.#x[m]!
    const dy = this.#y[k]! - this.#y[m]!
    const dz = this.#z[k]! - this.#z[m]!
    return dx * dx + dy * dy + dz * dz < reach * reach
  }

  #take(balls: BallStates, k: number, now: number): void {
    this.#place(balls, k, now)
    this.#mask |= 1 << k
    this.rows[this.count] = k
    this.count += 1
  }

  /** Centre of ball k at time `now`. */
  #place(balls: BallStates, k: number, now: number): void {
    const dt = balls.kind[k]! > 1 ? now - balls.since[k]! : 0
    const half = 0.5 * dt
    this.#x[k] = balls.x[k]! + dt * (balls.vx[k]! + half * balls.ax[k]!)
    this.#y[k] = balls.y[k]! + dt * (balls.vy[k]! + half * balls.ay[k]!)
    this.#z[k] = balls.z[k]! + dt * (balls.vz[k]! + half * balls.az[k]!)
  }
}
