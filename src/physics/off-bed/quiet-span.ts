import type { Constants } from '../constants.ts'
import { FREE, type OffBedBalls, ON_LIP } from './off-bed-balls.ts'
import { BOWL, FLOOR, RAIL, type Surroundings } from './surroundings.ts'
import { TICK_HZ } from './tick-rate.ts'

/** Longest span in ticks for a flying ball, and for one on an edge, where the step of the integration is the span. */
const MOST_FLYING = 16
const MOST_ON_LIP = 4

/**
 * How many ticks can be taken as one because nothing happens in them: every ball off the bed is further from anything,
 * and from every place where its fate is judged anew, than it can come. It depends on the state at a tick alone.
 */
export class QuietSpan {
  readonly #balls: OffBedBalls
  readonly #around: Surroundings
  readonly #constants: Constants
  /** Heights, falling, at which something changes for a ball that sinks. */
  readonly #levels: readonly number[]

  constructor(balls: OffBedBalls, around: Surroundings, constants: Constants, levels: readonly number[]) {
    this.#balls = balls
    this.#around = around
    this.#constants = constants
    this.#levels = levels
  }

  /** 1 or more. */
  ticks(): number {
    const { moving, lying } = this.#balls
    let span = MOST_FLYING
    for (const i of moving) {
      span = Math.min(span, this.#alone(i))
      if (span <= 1) return 1
      for (const j of moving) if (j !== i) span = Math.min(span, this.#apart(i, j))
      for (const j of lying) span = Math.min(span, this.#apart(i, j))
    }
    return Math.max(1, span)
  }

  #alone(i: number): number {
    const { x, y, z } = this.#balls.states
    if (this.#balls.pressed[i] === 1) return 1
    const around = this.#around
    around.look(x[i]!, y[i]!, z[i]!)
    if (!around.overHole) return 1
    const clear = Math.min(around.gap[RAIL]!, around.gap[FLOOR]!, around.depth)
    if (this.#balls.mode[i] === ON_LIP) return Math.min(MOST_ON_LIP, this.#reachTicks(clear, this.#speed(i)))
    const free = this.#reachTicks(Math.min(clear, around.gap[BOWL]!), this.#speed(i))
    return Math.min(free, this.#levelTicks(i))
  }

  /** Ticks in which two balls cannot meet. */
  #apart(i: number, j: number): number {
    const { x, y, z } = this.#balls.states
    const dx = x[i]! - x[j]!
    const dy = y[i]! - y[j]!
    const dz = z[i]! - z[j]!
    const gap = Math.sqrt(dx * dx + dy * dy + dz * dz) - 2 * this.#constants.radius
    return this.#reachTicks(gap, this.#speed(i) + this.#speed(j))
  }

  /** The most that a ball moves in a second of any span. */
  #speed(i: number): number {
    const { vx, vy, vz } = this.#balls.states
    const speed = Math.sqrt(vx[i]! * vx[i]! + vy[i]! * vy[i]! + vz[i]! * vz[i]!)
    return speed + (this.#constants.gravity * MOST_FLYING) / TICK_HZ
  }

  #reachTicks(way: number, speed: number): number {
    return way >= (speed * MOST_FLYING) / TICK_HZ ? MOST_FLYING : Math.floor((way * TICK_HZ) / speed)
  }

  /** Whole ticks before a flying ball sinks to the next level. */
  #levelTicks(i: number): number {
    const { z, vz } = this.#balls.states
    if (this.#balls.mode[i] !== FREE) return MOST_FLYING
    const g = this.#constants.gravity
    for (const level of this.#levels) {
      if (z[i]! <= level) continue
      const t = (vz[i]! + Math.sqrt(vz[i]! * vz[i]! + 2 * g * (z[i]! - level))) / g
      return Math.floor(t * TICK_HZ)
    }
    return MOST_FLYING
  }
}
