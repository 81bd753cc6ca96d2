import { compose, normalized, type Quaternion, turnBy, UPRIGHT, type Vec3 } from '../math/index.ts'
import { POCKETED, RESTING } from './motion-kind.ts'
import { type BallPath, brakedSpin, SEGMENT } from './segment-log.ts'

/** One step of the integration turns a ball by no more than this, rad: error below 1e-6 rad a step. */
const MOST_TURN = 0.25
/** Steps between two remembered orientations of a long segment. */
const STRIDE = 64

/**
 * Orientation of one ball along its path. The spin vector is linear in time within a segment; where its direction
 * stands the turn is exact, where it changes a fourth-order Magnus step is taken. Every orientation is a function
 * of the time alone: steps start at the segment, whatever was asked before.
 */
export class QuaternionTrack {
  readonly path: BallPath
  /** Orientation at the start of segment k, filled from the front. */
  readonly #starts: Quaternion[] = [UPRIGHT]
  /** For each segment its orientation after every STRIDE steps. */
  readonly #marks: Quaternion[][] = []

  constructor(path: BallPath) {
    this.path = path
  }

  /** Writes the orientation `dt` after the start of segment k. */
  orientation(k: number, dt: number, out: Float64Array): void {
    while (this.#starts.length <= k) {
      const last = this.#starts.length - 1
      const { data } = this.path
      const next = data[(last + 1) * SEGMENT.width + SEGMENT.since]!
      this.#starts.push(this.#turned(last, next - data[last * SEGMENT.width + SEGMENT.since]!))
    }
    out.set(this.#turned(k, dt))
  }

  #turned(k: number, dt: number): Quaternion {
    const { data } = this.path
    const at = k * SEGMENT.width
    const kind = data[at + SEGMENT.kind]!
    const start = this.#starts[k]!
    if (dt <= 0 || kind === RESTING || kind >= POCKETED) return start
    const w = at + SEGMENT.state + 6
    const fastest = Math.sqrt(data[w]! * data[w]! + data[w + 1]! * data[w + 1]! + data[w + 2]! * data[w + 2]!)
    const b = at + SEGMENT.acceleration + 3
    const growth = Math.abs(data[b]!) + Math.abs(data[b + 1]!) + Math.abs(data[b + 2]!)
    if (fastest + growth === 0) return start
    const step = MOST_TURN / (fastest + Math.sqrt(growth))
    const whole = Math.floor(dt / step)
    const marks = this.#marksOf(k, start)
    while (marks.length <= Math.floor(whole / STRIDE)) {
      const from = (marks.length - 1) * STRIDE
      marks.push(this.#steps(at, marks[marks.length - 1]!, from, from + STRIDE, step))
    }
    const mark = Math.floor(whole / STRIDE)
    const q = this.#steps(at, marks[mark]!, mark * STRIDE, whole, step)
    return normalized(compose(turnBy(this.#magnus(at, whole * step, dt - whole * step)), q))
  }

  #marksOf(k: number, start: Quaternion): Quaternion[] {
    const known = this.#marks[k]
    if (known !== undefined) return known
    const made = [start]
    this.#marks[k] = made
    return made
  }

  #steps(at: number, start: Quaternion, from: number, to: number, step: number): Quaternion {
    let q = start
    for (let n = from; n < to; n++) q = compose(turnBy(this.#magnus(at, n * step, step)), q)
    return normalized(q)
  }

  /** Rotation vector of the time [t, t + h] of a segment: h w(middle) and the commutator h^3/12 (w' x w). */
  #magnus(at: number, t: number, h: number): Vec3 {
    const { data } = this.path
    const w = at + SEGMENT.state + 6
    const b = at + SEGMENT.acceleration + 3
    const bx = data[b]!
    const by = data[b + 1]!
    const bz = data[b + 2]!
    const middle = t + h / 2
    const mx = data[w]! + middle * bx
    const my = data[w + 1]! + middle * by
    const from = brakedSpin(data[w + 2]!, bz, t)
    const to = brakedSpin(data[w + 2]!, bz, t + h)
    const mz = (from + to) / 2
    const rate = h === 0 ? 0 : (to - from) / h
    const c = (h * h * h) / 12
    return [
      h * mx + c * (by * mz - rate * my),
      h * my + c * (rate * mx - bx * mz),
      h * mz + c * (bx * my - by * mx),
    ]
  }
}
