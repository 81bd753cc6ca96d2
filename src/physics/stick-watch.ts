import { firstFallQuartic, NO_ROOT } from '../math/index.ts'
import type { BallStates } from './ball-states.ts'
import { type EventLog, RANK } from './event-log.ts'
import { noteAt } from './line-watch.ts'
import { AIRBORNE } from './motion-kind.ts'
import type { PhysicsParameters } from './parameters.ts'
import type { CueTip } from './resolve/cue-tip.ts'
import { STICK } from './stick/index.ts'

/** Parts of a stick by the distance from the edge of the tip, m: a ferrule is an inch long, the joint is half way. */
const FERRULE = 0.0254
const JOINT = STICK.length / 2
export const STICK_PARTS = ['ferrule', 'shaft', 'butt'] as const

/** Start, end, centre of the tip at the start, speed, braking. */
const PIECE = 7
const MOST_PIECES = 8

/**
 * Tells which balls touch the side of the stick while its tip goes on after the stroke: a cue ball that is drawn back
 * beside the tip, a ball that comes across. The stick moves along itself, so its side stands in space: the distance of a
 * ball's centre from the axis is a quartic in time. The end of a shaft has a twentieth of the mass of a ball and gives
 * way, so the ball is taken to go on as it was. What the tip meets is not told here.
 */
export class StickWatch {
  readonly #reach: number
  readonly #dome: number
  readonly #pieces = new Float64Array(MOST_PIECES * PIECE)
  readonly #d = new Float64Array(3)
  #count = 0
  /** Until when the stick moves, s: what begins later need not be looked at. */
  until = 0
  /** Balls that have touched it, as bits. */
  #met = 0
  /** Part of the stick of the touch just found. */
  #part = 0

  constructor(p: PhysicsParameters) {
    this.#reach = p.ballRadius + STICK.tipHalf
    this.#dome = Math.sqrt(Math.max(0, p.tipRadius * p.tipRadius - STICK.tipHalf * STICK.tipHalf))
  }

  clear(): void {
    this.#count = 0
    this.until = 0
    this.#met = 0
  }

  /** The tip moves in another way from now on. */
  note(tip: CueTip): void {
    const { since } = tip
    if (this.#count > 0) {
      const last = (this.#count - 1) * PIECE
      this.#pieces[last + 1] = Math.min(this.#pieces[last + 1]!, since)
    }
    if (this.#count === MOST_PIECES) return
    const at = this.#count * PIECE
    this.#count += 1
    this.#pieces[at] = since
    this.#pieces[at + 1] = Math.max(since, tip.until)
    this.#pieces[at + 2] = tip.x
    this.#pieces[at + 3] = tip.y
    this.#pieces[at + 4] = tip.z
    this.#pieces[at + 5] = tip.speed
    this.#pieces[at + 6] = tip.brake
    this.#d[0] = tip.aim.d[0]
    this.#d[1] = tip.aim.d[1]
    this.#d[2] = tip.aim.d[2]
    this.until = Math.max(since, tip.until)
  }

  /** Looks at the segment of ball i from its `since` to `end`. */
  scan(balls: BallStates, i: number, end: number, log: EventLog): void {
    if ((this.#met & (1 << i)) !== 0) return
    for (let k = 0; k < this.#count; k++) {
      const from = Math.max(balls.since[i]!, this.#pieces[k * PIECE]!)
      const to = Math.min(end, this.#pieces[k * PIECE + 1]!)
      if (from >= to) continue
      const t = this.#touch(balls, i, k * PIECE, from, to)
      if (t === NO_ROOT) continue
      this.#met |= 1 << i
      noteAt(balls, i, t, RANK.stick, 0, this.#part, log)
      return
    }
  }

  /** When ball i touches the side between two times of one piece; NO_ROOT if it does not. */
  #touch(balls: BallStates, i: number, piece: number, from: number, to: number): number {
    const dx = this.#d[0]!
    const dy = this.#d[1]!
    const dz = this.#d[2]!
    const ax = balls.ax[i]!
    const ay = balls.ay[i]!
    const az = balls.kind[i] === AIRBORNE ? balls.az[i]! : 0
    const dt = from - balls.since[i]!
    const vx = balls.vx[i]! + dt * ax
    const vy = balls.vy[i]! + dt * ay
    const vz = balls.vz[i]! + dt * az
    const qx = balls.x[i]! + dt * (vx - 0.5 * dt * ax) - this.#pieces[piece + 2]!
    const qy = balls.y[i]! + dt * (vy - 0.5 * dt * ay) - this.#pieces[piece + 3]!
    const qz = balls.z[i]! + dt * (vz - 0.5 * dt * az) - this.#pieces[piece + 4]!
    const q = qx * dx + qy * dy + qz * dz
    const v = vx * dx + vy * dy + vz * dz
    const a = ax * dx + ay * dy + az * dz
    const before = from - this.#pieces[piece]!
    const brake = this.#pieces[piece + 6]!
    const tip = this.#pieces[piece + 5]! - before * brake
    const lead = q - before * (tip + 0.5 * before * brake) - this.#dome
    // Ahead of the tip and faster to the end, as the struck ball is: the cheap answer of nearly every shot.
    if (lead > 0 && v >= tip && v + (to - from) * a >= tip) return NO_ROOT
    const c0 = qx * qx + qy * qy + qz * qz - q * q - this.#reach * this.#reach
    const c1 = 2 * (qx * vx + qy * vy + qz * vz - q * v)
    const c2 = vx * vx + vy * vy + vz * vz - v * v + (qx * ax + qy * ay + qz * az - q * a)
    const c3 = vx * ax + vy * ay + vz * az - v * a
    const c4 = 0.25 * (ax * ax + ay * ay + az * az - a * a)
    const t = outsideFall(c0, c1, c2, c3, c4, to - from)
    if (t === NO_ROOT) return NO_ROOT
    const along = q + t * (v + 0.5 * t * a)
    const run = from + t - this.#pieces[piece]!
    const way = run * (this.#pieces[piece + 5]! - 0.5 * run * brake)
    const behind = way + this.#dome - along
    if (behind < 0 || behind > STICK.length) return NO_ROOT
    this.#part = behind < FERRULE ? 0 : behind < JOINT ? 1 : 2
    return from + t
  }
}

/** First fall through zero of a quartic that may begin below it, as that of a ball does which is ahead of the tip. */
function outsideFall(c0: number, c1: number, c2: number, c3: number, c4: number, end: number): number {
  if (c0 > 0) return firstFallQuartic(c0, c1, c2, c3, c4, end)
  const out = firstFallQuartic(Math.max(-c0, Number.MIN_VALUE), -c1, -c2, -c3, -c4, end)
  if (out >= end) return NO_ROOT
  const s1 = c1 + out * (2 * c2 + out * (3 * c3 + out * 4 * c4))
  const s2 = c2 + out * (3 * c3 + out * 6 * c4)
  const again = firstFallQuartic(Number.MIN_VALUE, s1, s2, c3 + out * 4 * c4, c4, end - out)
  return again === NO_ROOT ? NO_ROOT : out + again
}
