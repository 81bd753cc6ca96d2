import type { Table } from '../../table/index.ts'
import { type Constants, LIFT_SPEED } from '../constants.ts'
import { OFF_TABLE, POCKETED, RESTING } from '../motion-kind.ts'
import { type EventList, numberOf, pocketOf } from './event-list.ts'
import { NEAR } from './free-path.ts'
import { QUIET_SPEED } from './group-motion.ts'
import { ABSENT, FREE, type OffBedBalls, STILL } from './off-bed-balls.ts'
import type { HandBack, StateVector } from './off-bed-event.ts'
import { BOWL, RAIL, type Surroundings } from './surroundings.ts'

/** Where a ball that is returned to a ball box is out of everybody's way: height of its centre, m. */
export const COLLECTED_AT = -0.06
/** A ball that hardly moved for so many ticks rests. */
const QUIET_TICKS = 48
/** Nobody stays longer than this, s: what has not come to rest by then is stopped. */
const LONGEST_STAY = 30
/** A ball that has rolled over an edge of the rail is off it at this distance, m. */
const CLEAR_OF_RAIL = 2e-4
/** Overlap by rounding, m. */
const REST_OVERLAP = 1e-9
/** Largest part of a level speed that friction of a liner (mu 0.3, e 0.25) can turn upwards, all bounces together. */
const CLIMB = 0.5

/** After each tick: what has become of a ball off the bed. */
export class Fates {
  readonly #balls: OffBedBalls
  readonly #around: Surroundings
  readonly #events: EventList
  readonly #constants: Constants
  readonly #drop: boolean
  readonly #railHeight: number
  readonly #bedHeight: number

  constructor(parts: {
    readonly balls: OffBedBalls
    readonly around: Surroundings
    readonly events: EventList
    readonly constants: Constants
    /** Drop pockets keep their balls. */
    readonly drop: boolean
    readonly table: Table
  }) {
    this.#balls = parts.balls
    this.#around = parts.around
    this.#events = parts.events
    this.#constants = parts.constants
    this.#drop = parts.drop
    this.#railHeight = parts.table.noseHeight
    this.#bedHeight = parts.table.spec.bedHeight
  }

  /**
   * Looks at free ball i, which was at height and upward speed `from` when the tick began, at time `start`. Returns
   * what the bed has to take up, or null.
   */
  judge(i: number, start: number, from: StateVector, isClear: (i: number) => boolean): HandBack | null {
    const { x, y, z } = this.#balls.states
    this.#around.look(x[i]!, y[i]!, z[i]!)
    if (this.#around.beyond) {
      this.#judgeBeyond(i)
      return null
    }
    if (this.#around.overBed) {
      return this.#isOffRail(i) && isClear(i) ? this.#handBack(i) : null
    }
    if (z[i]! < 0) this.#judgeSunk(i, start, from)
    else this.#balls.sankAt[i] = Number.POSITIVE_INFINITY
    if (this.#balls.mode[i] === FREE) this.#judgeRest(i)
    return null
  }

  /** Beyond the outer edge: for good once it is above the rail's reach or below the bed. */
  #judgeBeyond(i: number): void {
    const s = this.#balls.states
    const over = this.#railHeight + this.#constants.radius
    if (s.z[i]! <= over && s.z[i]! >= 0) return
    this.#events.note({ t: s.since[i]!, kind: 'off-table', ball: i })
    this.#balls.noteFlight(i)
    this.#fallTo(i, this.#constants.radius - this.#bedHeight, OFF_TABLE)
  }

  /** Notes the end of a fall down to a height, and lets go of the ball. */
  #fallTo(i: number, height: number, kind: number): void {
    const s = this.#balls.states
    const g = this.#constants.gravity
    const vz = s.vz[i]!
    const deep = vz * vz + 2 * g * (s.z[i]! - height)
    if (deep > 0) this.#balls.fly(i, Math.max(0, (vz + Math.sqrt(deep)) / g))
    this.#balls.noteEnd(i, kind)
    this.#balls.mode[i] = ABSENT
  }

  /**
   * On its way out of a pocket or off a rail nothing but the bed may hold it: not the edge that it rolls over, which
   * would be a storm of tiny hits to a solver of events.
   */
  #isOffRail(i: number): boolean {
    const gap = this.#around.gap[RAIL]!
    if (gap <= -REST_OVERLAP) return false
    if (this.#around.gap[BOWL]! <= NEAR) return true
    return this.#balls.onRail[i] === 1 ? gap > CLEAR_OF_RAIL : gap > NEAR || this.#balls.touchedRail[i] === 0
  }

  #handBack(i: number): HandBack {
    const s = this.#balls.states
    const { lip, onRail, mode, hole } = this.#balls
    const R = this.#constants.radius
    if (this.#around.gap[BOWL]! <= NEAR) {
      s.z[i] = R
      if (Math.abs(s.vz[i]!) <= LIFT_SPEED) s.vz[i] = 0
    }
    const t = s.since[i]!
    // A ball that was down may be thrown out by one that comes down on it.
    const from = lip[i]! >= 0 ? lip[i]! : hole[i]!
    if (from >= 0) this.#events.note({ t, kind: 'pocket-return', ball: i, pocket: pocketOf(from) })
    if (onRail[i] === 1) this.#events.note({ t, kind: 'returned', ball: i })
    mode[i] = ABSENT
    return { t, ball: i, reason: 'returned', state: this.#balls.stateOf(i) }
  }

  /** Below the slate: down once it cannot come up again. */
  #judgeSunk(i: number, start: number, from: StateVector): void {
    const { sankAt, states, down } = this.#balls
    if (sankAt[i] === Number.POSITIVE_INFINITY) sankAt[i] = this.#sinkTime(i, start, from)
    const collected = !this.#drop && states.z[i]! <= COLLECTED_AT
    if (down[i] === 0 && (collected || this.#staysDown(i))) this.#pocket(i, sankAt[i]!)
    if (!collected) return
    this.#balls.noteEnd(i, POCKETED)
    this.#balls.mode[i] = ABSENT
  }

  /** When the centre passed the level of the slate in this tick. */
  #sinkTime(i: number, start: number, from: StateVector): number {
    const { since, z } = this.#balls.states
    const span = since[i]! - start
    const height = from[2]!
    if (height <= 0) return start
    if (this.#balls.pressed[i] === 1) return start + (span * height) / (height - z[i]!)
    const vz = from[5]!
    const g = this.#constants.gravity
    const root = Math.sqrt(vz * vz + 2 * g * height)
    const fall = vz >= 0 ? (vz + root) / g : (2 * height) / (root - vz)
    return start + Math.min(span, fall)
  }

  #staysDown(i: number): boolean {
    const { x, y, z, vx, vy, vz, wx, wy, wz } = this.#balls.states
    const g = this.#constants.gravity
    const level = vx[i]! * vx[i]! + vy[i]! * vy[i]!
    if (!this.#drop && !this.#hasCompany(i, x[i]!, y[i]!)) {
      const up = Math.max(0, vz[i]! + CLIMB * Math.sqrt(level))
      return z[i]! + (up * up) / (2 * g) < this.#constants.radius
    }
    // Other balls throw it back with almost all it has: only its energy keeps it down.
    const R = this.#constants.radius
    const spin = wx[i]! * wx[i]! + wy[i]! * wy[i]! + wz[i]! * wz[i]!
    return 0.5 * (level + vz[i]! * vz[i]!) + 0.2 * R * R * spin + g * z[i]! < 0
  }

  /** Another ball is off the bed within four radii in plan. */
  #hasCompany(i: number, px: number, py: number): boolean {
    const { states, mode } = this.#balls
    const reach = 4 * this.#constants.radius
    for (const j of this.#balls.moving) {
      if (j === i || mode[j] !== FREE) continue
      const dx = states.x[j]! - px
      const dy = states.y[j]! - py
      if (dx * dx + dy * dy < reach * reach) return true
    }
    return false
  }

  #pocket(i: number, t: number): void {
    const { pocket } = this.#around
    this.#balls.down[i] = 1
    this.#balls.hole[i] = numberOf(pocket)
    this.#events.note({ t, kind: 'pocketed', ball: i, pocket })
  }

  /** A ball that stays where it is: in a pocket, jammed in its mouth (WPA 8.3: pocketed), or on a rail. */
  #judgeRest(i: number): void {
    const { states: s, quiet, mode, down } = this.#balls
    const R = this.#constants.radius
    const v = Math.sqrt(s.vx[i]! * s.vx[i]! + s.vy[i]! * s.vy[i]! + s.vz[i]! * s.vz[i]!)
    const w = R * Math.sqrt(s.wx[i]! * s.wx[i]! + s.wy[i]! * s.wy[i]! + s.wz[i]! * s.wz[i]!)
    quiet[i] = this.#balls.pressed[i] === 1 && v < QUIET_SPEED && w < QUIET_SPEED ? quiet[i]! + 1 : 0
    if (quiet[i]! < QUIET_TICKS && s.since[i]! - this.#balls.cameAt[i]! < LONGEST_STAY) return
    for (const column of [s.vx, s.vy, s.vz, s.wx, s.wy, s.wz]) column[i] = 0
    mode[i] = STILL
    const t = s.since[i]!
    if (!this.#around.overHole) {
      this.#events.note({ t, kind: 'rail-top-rest', ball: i, rail: this.#around.rail })
      this.#balls.noteEnd(i, RESTING)
      return
    }
    if (down[i] === 0) this.#pocket(i, t)
    this.#balls.noteEnd(i, POCKETED)
    if (!this.#drop) mode[i] = ABSENT
  }
}
