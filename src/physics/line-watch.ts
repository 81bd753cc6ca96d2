import { type BallStates, MOST_BALLS } from './ball-states.ts'
import { type EventLog, RANK } from './event-log.ts'

/** Index in LINE_IDS of the string across y = 0. */
const LONG = 3
const LINES = 4

/**
 * Finds the crossings of the strings, segment by segment when a segment is over, so that the search for contacts
 * does not pay for them. A ball that only touches a line, or starts on it, has not crossed it.
 */
export class LineWatch {
  /** x of the head, centre and foot strings. */
  readonly #place: Float64Array
  /** Side of each line on which a ball was last seen: -1, 1, or 0 before it was off the line. */
  readonly #side = new Int8Array(MOST_BALLS * LINES)
  readonly #roots = new Float64Array(2)

  constructor(length: number) {
    this.#place = Float64Array.of(-length / 4, 0, length / 4)
  }

  clear(balls: BallStates): void {
    for (let i = 0; i < balls.count; i++) {
      for (let line = 0; line < LINES; line++) {
        const d = line === LONG ? balls.y[i]! : balls.x[i]! - this.#place[line]!
        this.#side[i * LINES + line] = Math.sign(d)
      }
    }
  }

  /** Notes the crossings of ball i from its `since` to time `end`, at which the segment is left. */
  scan(balls: BallStates, i: number, end: number, log: EventLog): void {
    const dt = end - balls.since[i]!
    const { x, vx, ax } = balls
    for (let line = 0; line < LONG; line++) {
      this.#scanLine(balls, i, line, x[i]! - this.#place[line]!, vx[i]!, ax[i]!, dt, log)
    }
    this.#scanLine(balls, i, LONG, balls.y[i]!, balls.vy[i]!, balls.ay[i]!, dt, log)
  }

  #scanLine(
    balls: BallStates,
    i: number,
    line: number,
    d: number,
    v: number,
    a: number,
    dt: number,
    log: EventLog,
  ): void {
    const to = d + dt * (v + 0.5 * dt * a)
    const side = this.#side[i * LINES + line]!
    if (side * d > 0 && side * to > 0 && v * (v + dt * a) >= 0) return
    if (d * side < 0) this.#cross(balls, i, line, Math.sign(d), 0, log)
    const count = rootsOf(d, v, 0.5 * a, dt, this.#roots)
    for (let k = 0; k < count; k++) {
      const t = this.#roots[k]!
      this.#cross(balls, i, line, Math.sign(v + a * t), t, log)
    }
    if (this.#side[i * LINES + line] === 0) this.#side[i * LINES + line] = Math.sign(to)
  }

  #cross(balls: BallStates, i: number, line: number, side: number, after: number, log: EventLog): void {
    const before = this.#side[i * LINES + line]!
    if (side === 0 || side === before) return
    this.#side[i * LINES + line] = side
    if (before === 0) return
    const since = balls.since[i]!
    noteAt(balls, i, since + after, RANK.line, side, line, log)
  }
}

/** Notes an event that changes nothing and lies inside the present segment of ball i. */
export function noteAt(
  balls: BallStates,
  i: number,
  t: number,
  rank: number,
  value: number,
  detail: number,
  log: EventLog,
): void {
  if (!log.kinematics) {
    log.note(balls, t, rank, i, -1, value, detail)
    return
  }
  const saved = balls.save(i)
  balls.moveTo(i, t)
  log.keep(balls, i)
  log.note(balls, t, rank, i, -1, value, detail)
  balls.restore(i, saved)
}

/** Roots of d + v t + b t^2 in (0, end] where the sign changes, ascending; how many. */
function rootsOf(d: number, v: number, b: number, end: number, out: Float64Array): number {
  if (b === 0) {
    const t = -d / v
    if (!(t > 0 && t <= end)) return 0
    out[0] = t
    return 1
  }
  const square = v * v - 4 * b * d
  if (!(square > 0)) return 0
  const q = -0.5 * (v + (v >= 0 ? Math.sqrt(square) : -Math.sqrt(square)))
  const r = q / b
  const s = d / q
  let count = 0
  for (const t of r < s ? [r, s] : [s, r]) {
    if (t > 0 && t <= end) {
      out[count] = t
      count += 1
    }
  }
  return count
}
