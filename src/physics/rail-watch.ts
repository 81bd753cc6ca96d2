import { firstFallQuadratic, NO_ROOT } from '../math/index.ts'
import { type BallStates, MOST_BALLS } from './ball-states.ts'
import type { BedSurface } from './detect/bed-surface.ts'
import { type EventLog, RANK } from './event-log.ts'
import { noteAt } from './line-watch.ts'

/** A ball this near to a cushion is frozen to it, and has left it when the gap is larger (WPA 8.4), m. */
const FROZEN_GAP = 1e-4

/** Tells when a ball that was frozen to a rail at the start of the shot has left it. */
export class RailWatch {
  readonly #bed: BedSurface
  /** Edge to which a ball is still frozen, or -1. */
  readonly #edge = new Int16Array(MOST_BALLS)

  constructor(bed: BedSurface) {
    this.#bed = bed
  }

  clear(balls: BallStates): void {
    for (let i = 0; i < balls.count; i++) {
      this.#edge[i] = -1
      for (let k = 0; k < this.#bed.edges.length && this.#edge[i] === -1; k++) {
        const gap = this.#gapTo(k, balls.x[i]!, balls.y[i]!)
        if (gap > FROZEN_GAP || balls.z[i]! > this.#bed.noseHeight) continue
        this.#edge[i] = k
      }
    }
  }

  /** Distance to a straight edge beside the ball; infinite to all others. */
  #gapTo(k: number, x: number, y: number): number {
    const edge = this.#bed.edges[k]!
    const dx = x - edge.px
    const dy = y - edge.py
    const along = dx * edge.tx + dy * edge.ty
    if (edge.shape !== 0 || along < 0 || along > edge.length) return Number.POSITIVE_INFINITY
    const gap = -(dx * edge.nx + dy * edge.ny) - this.#bed.reach
    return gap < -FROZEN_GAP ? Number.POSITIVE_INFINITY : gap
  }

  /** Looks at the segment of ball i from its `since` to `end`. */
  scan(balls: BallStates, i: number, end: number, log: EventLog): void {
    const k = this.#edge[i]!
    if (k < 0) return
    const edge = this.#bed.edges[k]!
    const since = balls.since[i]!
    const gap = -((balls.x[i]! - edge.px) * edge.nx + (balls.y[i]! - edge.py) * edge.ny) - this.#bed.reach
    const rate = -(balls.vx[i]! * edge.nx + balls.vy[i]! * edge.ny)
    const bend = -0.5 * (balls.ax[i]! * edge.nx + balls.ay[i]! * edge.ny)
    const left = FROZEN_GAP - gap
    const t = left <= 0 ? 0 : firstFallQuadratic(left, -rate, -bend, end - since)
    if (t === NO_ROOT) return
    this.#edge[i] = -1
    noteAt(balls, i, since + t, RANK.leftRail, 0, k, log)
  }
}
