import type { BallStates } from './ball-states.ts'
import { GrowingRows } from './growing-rows.ts'

/** Columns of a segment: ball, kind, start, then nine numbers of state and six of acceleration. */
export const SEGMENT = {
  ball: 0,
  kind: 1,
  since: 2,
  state: 3,
  acceleration: 12,
  width: 18,
} as const

/** The closed-form segments of a shot, in the order in which they began. */
export class SegmentLog {
  readonly rows = new GrowingRows(SEGMENT.width)

  clear(): void {
    this.rows.clear()
  }

  /** Notes the segment that ball i has just begun. */
  note(balls: BallStates, i: number): void {
    const at = this.rows.append()
    const { data } = this.rows
    data[at] = i
    data[at + 1] = balls.kind[i]!
    data[at + 2] = balls.since[i]!
    data[at + 3] = balls.x[i]!
    data[at + 4] = balls.y[i]!
    data[at + 5] = balls.z[i]!
    data[at + 6] = balls.vx[i]!
    data[at + 7] = balls.vy[i]!
    data[at + 8] = balls.vz[i]!
    data[at + 9] = balls.wx[i]!
    data[at + 10] = balls.wy[i]!
    data[at + 11] = balls.wz[i]!
    data[at + 12] = balls.ax[i]!
    data[at + 13] = balls.ay[i]!
    data[at + 14] = balls.az[i]!
    data[at + 15] = balls.bx[i]!
    data[at + 16] = balls.by[i]!
    data[at + 17] = balls.bz[i]!
  }
}

/** The segments of one ball, in order of time. */
export interface BallPath {
  readonly count: number
  /** Rows of SEGMENT.width numbers. */
  readonly data: Float64Array
}

/** Spin about the vertical after dt: braked to zero and no further. */
export function brakedSpin(w: number, rate: number, dt: number): number {
  const change = rate * dt
  return Math.abs(change) >= Math.abs(w) && change * w <= 0 ? 0 : w + change
}
