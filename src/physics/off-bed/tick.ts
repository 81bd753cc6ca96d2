import { POCKET_IDS, type Table } from '../../table/index.ts'
import { MOST_BALLS } from '../ball-states.ts'
import type { Constants } from '../constants.ts'
import type { EventList } from './event-list.ts'
import type { Fates } from './fates.ts'
import type { GroupMotion } from './group-motion.ts'
import { BACK_ON_SLATE, LEFT_EDGE, type LipRing, type LipRoll, STILL_ON } from './lip-roll.ts'
import { ABSENT, FREE, type OffBedBalls, ON_BED, ON_LIP } from './off-bed-balls.ts'
import type { BedBalls, HandBack, StateVector } from './off-bed-event.ts'
import type { QuietSpan } from './quiet-span.ts'
import { RAIL, type Surroundings } from './surroundings.ts'
import { TICK_HZ } from './tick-rate.ts'

/** More than what two balls come closer by rounding, m. */
const CLEARANCE = 1e-4
/** No ball is faster, m/s. */
const FASTEST = 25
/** Balls on the bed beyond this are not told apart, m. */
const FAR = 1
/** Ticks for which a bed that is not shown is not asked for. */
const UNWATCHED = 1 << 20
/** A piece of a path over an edge that is shorter than this is part of its neighbour, s. */
const LEAST_PIECE = 1e-5
/** Overlap with a rail at which a ball on the edge does not just roll any more, m. */
const HITS_RAIL = -1e-9

export interface TickParts {
  readonly balls: OffBedBalls
  readonly around: Surroundings
  readonly events: EventList
  readonly motion: GroupMotion
  readonly fates: Fates
  readonly lip: LipRoll
  readonly quiet: QuietSpan
  readonly table: Table
  readonly constants: Constants
}

/** Moves everything off the bed through one tick of the shot's clock. */
export class Tick {
  readonly #parts: TickParts
  readonly #rings: readonly LipRing[]
  readonly #starts: readonly StateVector[]
  readonly #state: StateVector = new Float64Array(9)
  readonly #grouped = new Uint8Array(MOST_BALLS)
  readonly #group: number[] = []
  /** Rows that lie still or are on the bed and near, ascending; the latter by themselves. */
  #others: readonly number[] = []
  readonly #invited: number[] = []
  /** Ticks for which no ball on the bed can come near. */
  #clearTicks = 0
  #start = 0
  #end = 0
  readonly #isClear: (i: number) => boolean

  constructor(parts: TickParts) {
    this.#parts = parts
    this.#rings = POCKET_IDS.map((id) => {
      const { centre, supportRadius } = parts.table.pockets[id]
      return { cx: centre[0], cy: centre[1], supportRadius }
    })
    this.#starts = Array.from({ length: MOST_BALLS }, () => new Float64Array(9))
    this.#isClear = (i) => this.#keepsClear(i)
  }

  ring(pocket: number): LipRing {
    return this.#rings[pocket]!
  }

  /** Something came or went: whether a ball on the bed is near must be looked at again. */
  disturb(): void {
    this.#clearTicks = 0
  }

  /** Ticks that may be taken as one by the next `run`. */
  get span(): number {
    return Math.max(1, Math.min(this.#clearTicks, this.#parts.quiet.ticks()))
  }

  /**
   * `ticks` ticks, one if anything can happen in them, from `start` to `end`; what the bed has to take up is added to
   * `handBacks`. Without a bed nothing is near, or it is known not to be.
   */
  run(start: number, end: number, ticks: number, bed: BedBalls | null, handBacks: HandBack[]): void {
    const { balls, motion } = this.#parts
    const { mode, moving } = balls
    this.#start = start
    this.#end = end
    motion.struck = 0
    if (this.#invited.length > 0) this.#invited.length = 0
    for (const i of moving) {
      balls.touchedRail[i] = 0
      balls.pressed[i] = 0
      balls.copyState(i, this.#starts[i]!)
    }
    this.#others = balls.lying
    this.#clearTicks -= ticks
    if (bed === null) this.#clearTicks = Math.max(this.#clearTicks, UNWATCHED)
    else if (this.#clearTicks < 0) this.#inviteBed(bed)
    for (const i of moving) if (mode[i] === ON_LIP) this.#roll(i)
    if (ticks > 1) this.#coast()
    this.#moveFree()
    if (bed !== null && this.#invited.length > 0) this.#replaceBed(bed)
    this.#judge(handBacks)
    this.#dismissBed(handBacks)
    balls.sortAgain()
    if (handBacks.length > 0) this.disturb()
  }

  /** Balls on the bed that come near are rows for the length of the tick, where they are on a straight line. */
  #inviteBed(bed: BedBalls): void {
    const { balls } = this.#parts
    const { mode } = balls
    const dt = this.#end - this.#start
    const s = this.#state
    let nearest = Number.POSITIVE_INFINITY
    for (let j = 0; j < bed.count; j++) {
      if (mode[j] !== ABSENT || !bed.stateAt(j, this.#end, s)) continue
      const gap = this.#gapTo(s)
      nearest = Math.min(nearest, gap)
      if (gap > 2 * dt * FASTEST) continue
      s[0] = s[0]! - dt * s[3]!
      s[1] = s[1]! - dt * s[4]!
      balls.put(j, this.#start, s)
      balls.down[j] = 0
      mode[j] = ON_BED
      this.#invited.push(j)
    }
    // The balls off the bed were looked at where this tick began.
    this.#clearTicks = Math.max(0, Math.floor(Math.min(nearest, FAR) / (2 * dt * FASTEST)) - 1)
    if (this.#invited.length > 0) this.#others = [...balls.lying, ...this.#invited].sort((a, b) => a - b)
  }

  /** Least gap between a ball on the bed with state `s` and any that moves off it. */
  #gapTo(s: StateVector): number {
    const { balls, constants } = this.#parts
    const { x, y, z } = balls.states
    let least = Number.POSITIVE_INFINITY
    for (const i of balls.moving) {
      const dx = x[i]! - s[0]!
      const dy = y[i]! - s[1]!
      const dz = z[i]! - s[2]!
      least = Math.min(least, dx * dx + dy * dy + dz * dz)
    }
    return Math.sqrt(least) - 2 * constants.radius
  }

  /** A ball on a rounded edge rolls on alone, or is free from now on. */
  #roll(i: number): void {
    const { balls, lip, around, events } = this.#parts
    const { states, mode } = balls
    if (this.#hasCompany(i)) {
      mode[i] = FREE
      balls.jolt(i)
      return
    }
    const start = states.since[i]!
    const outcome = lip.step(states, i, this.#rings[balls.lip[i]!]!, this.#end - start)
    around.look(states.x[i]!, states.y[i]!, states.z[i]!)
    if (around.gap[RAIL]! < HITS_RAIL) {
      balls.put(i, start, this.#starts[i]!)
      mode[i] = FREE
      balls.jolt(i)
      return
    }
    this.#noteRoll(i, start)
    if (outcome === LEFT_EDGE) events.note({ t: states.since[i]!, kind: 'airborne', ball: i })
    if (outcome === LEFT_EDGE || outcome === BACK_ON_SLATE) mode[i] = FREE
  }

  /** The way over the edge since `start`, in pieces that end where the ball stopped slipping and at every tick. */
  #noteRoll(i: number, start: number): void {
    const { balls, lip } = this.#parts
    if (!balls.recorded) {
      balls.jolt(i)
      return
    }
    const end = balls.states.since[i]!
    const to = balls.stateOf(i)
    const grips = lip.gripsAt
    const gripState = lip.gripState.slice()
    if (grips > start) {
      this.#notePieces(i, start, this.#starts[i]!, grips, gripState)
      this.#notePieces(i, grips, gripState, end, to)
    } else this.#notePieces(i, start, this.#starts[i]!, end, to)
  }

  #notePieces(i: number, start: number, from: StateVector, end: number, to: StateVector): void {
    const { balls, lip } = this.#parts
    const { states } = balls
    const ring = this.#rings[balls.lip[i]!]!
    const last = balls.copyState(i, this.#state)
    last.set(from)
    balls.put(i, start, from)
    for (;;) {
      const t = states.since[i]!
      const mark = (Math.floor(t * TICK_HZ) + 1) / TICK_HZ
      if (mark > end - LEAST_PIECE || lip.step(states, i, ring, mark - t) !== STILL_ON) {
        balls.put(i, end, to)
        balls.noteWay(i, t, last)
        return
      }
      balls.noteWay(i, t, last)
      balls.copyState(i, last)
    }
  }

  #hasCompany(i: number): boolean {
    for (const j of this.#parts.balls.moving) if (j !== i && this.#mayMeet(i, j)) return true
    for (const j of this.#others) if (this.#mayMeet(i, j)) return true
    return false
  }

  #mayMeet(i: number, j: number): boolean {
    const { states: s } = this.#parts.balls
    const dx = Math.abs(s.x[i]! - s.x[j]!)
    const dy = Math.abs(s.y[i]! - s.y[j]!)
    const dz = Math.abs(s.z[i]! - s.z[j]!)
    const span = this.#end - this.#start
    const dv = (k: number): number => Math.abs(s.vx[k]!) + Math.abs(s.vy[k]!) + Math.abs(s.vz[k]!)
    const reach = 2 * this.#parts.constants.radius + span * (dv(i) + dv(j)) + CLEARANCE
    return dx < reach && dy < reach && dz < reach
  }

  /** Balls that meet nothing in this span fly. */
  #coast(): void {
    const { balls } = this.#parts
    for (const i of balls.moving) {
      if (balls.mode[i] === FREE && balls.states.since[i] === this.#start)
        balls.fly(i, this.#end - this.#start)
    }
  }

  /** Free balls move in groups of those that may meet; one that came in the middle of the tick moves alone. */
  #moveFree(): void {
    const { balls, motion } = this.#parts
    const grouped = this.#grouped
    for (const i of balls.moving) grouped[i] = 0
    for (const i of this.#others) grouped[i] = 0
    for (const i of balls.moving) {
      const since = balls.states.since[i]!
      if (balls.mode[i] !== FREE || grouped[i] === 1 || since >= this.#end) continue
      this.#group.length = 1
      this.#group[0] = i
      grouped[i] = 1
      if (since === this.#start) this.#collect()
      motion.advance(this.#group, this.#end - since)
    }
  }

  /** Adds to the group all that its members may meet. */
  #collect(): void {
    const { mode, states, moving } = this.#parts.balls
    if (moving.length + this.#others.length === 1) return
    const group = this.#group
    for (let k = 0; k < group.length; k++) {
      const i = group[k]!
      for (const j of moving) if (mode[j] === FREE && states.since[j] === this.#start) this.#join(i, j)
      for (const j of this.#others) this.#join(i, j)
    }
    if (group.length > 1) group.sort((a, b) => a - b)
  }

  #join(i: number, j: number): void {
    if (this.#grouped[j] === 1 || !this.#mayMeet(i, j)) return
    this.#parts.balls.states.since[j] = this.#start
    this.#group.push(j)
    this.#grouped[j] = 1
  }

  /** Balls on the bed are where the bed has them at the end of the tick; what overlaps them is moved out of the way. */
  #replaceBed(bed: BedBalls): void {
    const { balls } = this.#parts
    const { states, mode } = balls
    for (const j of this.#invited) {
      if (!bed.stateAt(j, this.#end, this.#state)) continue
      states.x[j] = this.#state[0]!
      states.y[j] = this.#state[1]!
      states.z[j] = this.#state[2]!
      for (const i of balls.moving) if (mode[i] === FREE) this.#moveAside(i, j)
    }
  }

  #moveAside(i: number, j: number): void {
    const { balls, constants } = this.#parts
    const { x, y, z } = balls.states
    const dx = x[i]! - x[j]!
    const dy = y[i]! - y[j]!
    const dz = z[i]! - z[j]!
    const distance = Math.sqrt(dx * dx + dy * dy + dz * dz)
    const share = 2 * constants.radius - distance
    if (share <= 0 || distance === 0) return
    x[i] = x[i]! + (share * dx) / distance
    y[i] = y[i]! + (share * dy) / distance
    z[i] = z[i]! + (share * dz) / distance
    balls.jolt(i)
  }

  #judge(handBacks: HandBack[]): void {
    const { balls, fates } = this.#parts
    for (const i of balls.moving) {
      if (balls.mode[i] !== FREE) continue
      const handBack = fates.judge(i, this.#start, this.#starts[i]!, this.#isClear)
      if (handBack !== null) handBacks.push(handBack)
    }
  }

  /** No ball on the bed overlaps ball i. */
  #keepsClear(i: number): boolean {
    const { balls, constants } = this.#parts
    const { x, y, z } = balls.states
    for (const j of this.#invited) {
      const dx = x[i]! - x[j]!
      const dy = y[i]! - y[j]!
      const dz = z[i]! - z[j]!
      if (dx * dx + dy * dy + dz * dz < 4 * constants.radius * constants.radius) return false
    }
    return true
  }

  /** Rows of balls on the bed go back; those that were struck with a new velocity, where the bed has them. */
  #dismissBed(handBacks: HandBack[]): void {
    const { balls, motion } = this.#parts
    for (const j of this.#invited) {
      balls.mode[j] = ABSENT
      if ((motion.struck & (1 << j)) === 0) continue
      handBacks.push({ t: this.#end, ball: j, reason: 'struck', state: balls.stateOf(j) })
    }
  }
}
