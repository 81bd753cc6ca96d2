import { type BallStates, MOST_BALLS } from '../ball-states.ts'
import { FALLING, SPINNING } from '../motion-kind.ts'

/** For each ball the box, seen from above, that its centre does not leave before its next own event. */
export class SweptBox {
  readonly minX = new Float64Array(MOST_BALLS)
  readonly maxX = new Float64Array(MOST_BALLS)
  readonly minY = new Float64Array(MOST_BALLS)
  readonly maxY = new Float64Array(MOST_BALLS)

  /** Can the path of ball i meet a circle? */
  comesNear(i: number, x: number, y: number, radius: number): boolean {
    const dx = Math.max(this.minX[i]! - x, x - this.maxX[i]!, 0)
    const dy = Math.max(this.minY[i]! - y, y - this.maxY[i]!, 0)
    return dx * dx + dy * dy <= radius * radius
  }

  /** Box of ball i from its `since` up to `end`. */
  sweep(balls: BallStates, i: number, end: number): void {
    if (balls.kind[i]! <= SPINNING || balls.kind[i]! >= FALLING) {
      this.minX[i] = balls.x[i]!
      this.maxX[i] = balls.x[i]!
      this.minY[i] = balls.y[i]!
      this.maxY[i] = balls.y[i]!
      return
    }
    const dt = end - balls.since[i]!
    sweepAxis(balls.x[i]!, balls.vx[i]!, balls.ax[i]!, dt, this.minX, this.maxX, i)
    sweepAxis(balls.y[i]!, balls.vy[i]!, balls.ay[i]!, dt, this.minY, this.maxY, i)
  }
}

function sweepAxis(
  x: number,
  v: number,
  a: number,
  dt: number,
  min: Float64Array,
  max: Float64Array,
  i: number,
): void {
  const to = x + dt * (v + 0.5 * dt * a)
  let low = x
  let high = to
  if (to < x) {
    low = to
    high = x
  }
  // The turning point, if the speed changes its sign on the way.
  if (v * (v + dt * a) < 0) {
    const turn = x - (0.5 * v * v) / a
    if (turn < low) low = turn
    if (turn > high) high = turn
  }
  min[i] = low
  max[i] = high
}
