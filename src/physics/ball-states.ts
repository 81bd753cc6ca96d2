/** Most balls on a table: the cue ball and fifteen. */
export const MOST_BALLS = 16

/**
 * The moving part of a shot: one row of numbers a ball, all allocated once. Each ball is stored as the start of
 * its present segment; where it is at time t follows from that start alone, so nothing accumulates.
 */
export class BallStates {
  /** Balls in this shot; rows 0 to count - 1, by ascending ball number. */
  count = 0
  /** One of motion-kind.ts. */
  readonly kind = new Uint8Array(MOST_BALLS)
  /** Start of the segment, s. */
  readonly since = new Float64Array(MOST_BALLS)
  /** When the segment ends by itself (slip gone, stopped, back on the slate), s. */
  readonly until = new Float64Array(MOST_BALLS)
  readonly x = new Float64Array(MOST_BALLS)
  readonly y = new Float64Array(MOST_BALLS)
  readonly z = new Float64Array(MOST_BALLS)
  readonly vx = new Float64Array(MOST_BALLS)
  readonly vy = new Float64Array(MOST_BALLS)
  readonly vz = new Float64Array(MOST_BALLS)
  readonly wx = new Float64Array(MOST_BALLS)
  readonly wy = new Float64Array(MOST_BALLS)
  readonly wz = new Float64Array(MOST_BALLS)
  /** Acceleration, constant in the segment. */
  readonly ax = new Float64Array(MOST_BALLS)
  readonly ay = new Float64Array(MOST_BALLS)
  readonly az = new Float64Array(MOST_BALLS)
  /** Angular acceleration; bz only until wz is spent. */
  readonly bx = new Float64Array(MOST_BALLS)
  readonly by = new Float64Array(MOST_BALLS)
  readonly bz = new Float64Array(MOST_BALLS)
  /** Pocket over whose rounded edge the ball is, or -1. */
  readonly lip = new Int8Array(MOST_BALLS)
  /** When a ball over the edge has slipped off it, s. */
  readonly lipUntil = new Float64Array(MOST_BALLS)
  /** Balls (as bits, its own included) that lean on each other and it; 0 when it is free. */
  readonly heldWith = new Uint16Array(MOST_BALLS)
  /** Pocket that took the ball, or -1. */
  readonly pocket = new Int8Array(MOST_BALLS)

  /** A spin about the vertical is braked to zero and no further. */
  spinAfter(i: number, dt: number): number {
    const change = this.bz[i]! * dt
    const w = this.wz[i]!
    return Math.abs(change) >= Math.abs(w) && change * w <= 0 ? 0 : w + change
  }

  /** Restarts the segment of ball i at time t: state of the old segment there, same accelerations. */
  moveTo(i: number, t: number): void {
    const dt = t - this.since[i]!
    if (dt === 0) return
    this.since[i] = t
    if (this.kind[i]! > 1) {
      const half = 0.5 * dt
      const { ax, ay, az, vx, vy, vz } = this
      this.x[i] = this.x[i]! + dt * (vx[i]! + half * ax[i]!)
      this.y[i] = this.y[i]! + dt * (vy[i]! + half * ay[i]!)
      this.z[i] = this.z[i]! + dt * (vz[i]! + half * az[i]!)
      vx[i] = vx[i]! + dt * ax[i]!
      vy[i] = vy[i]! + dt * ay[i]!
      vz[i] = vz[i]! + dt * az[i]!
      this.wx[i] = this.wx[i]! + dt * this.bx[i]!
      this.wy[i] = this.wy[i]! + dt * this.by[i]!
    }
    this.wz[i] = this.spinAfter(i, dt)
  }

  /** Start of the present segment of ball i, to be put back by `restore`. */
  save(i: number): readonly number[] {
    const { since, x, y, z, vx, vy, vz, wx, wy, wz } = this
    return [since, x, y, z, vx, vy, vz, wx, wy, wz].map((column) => column[i]!)
  }

  restore(i: number, saved: readonly number[]): void {
    const { since, x, y, z, vx, vy, vz, wx, wy, wz } = this
    const columns = [since, x, y, z, vx, vy, vz, wx, wy, wz]
    for (let k = 0; k < columns.length; k++) columns[k]![i] = saved[k]!
  }
}
