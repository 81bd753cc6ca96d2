import { assert } from '../../math/index.ts'
import { POCKET_IDS, type PocketId, type Table } from '../../table/index.ts'
import { type Constants, LIFT_SPEED, makeConstants } from '../constants.ts'
import { POCKETED } from '../motion-kind.ts'
import type { PhysicsParameters } from '../parameters.ts'
import type { SegmentLog } from '../segment-log.ts'
import { ContactWorld } from './contact-world.ts'
import type { DropStack } from './drop-stack.ts'
import { EventList, numberOf } from './event-list.ts'
import { COLLECTED_AT, Fates } from './fates.ts'
import { FreePath } from './free-path.ts'
import { GroupMotion } from './group-motion.ts'
import { LipRoll } from './lip-roll.ts'
import { FREE, OffBedBalls, ON_LIP, STILL } from './off-bed-balls.ts'
import type { BedBalls, HandBack, OffBedEvent, StateVector } from './off-bed-event.ts'
import { QuietSpan } from './quiet-span.ts'
import { Surroundings } from './surroundings.ts'
import { makeTableShape } from './table-shape.ts'
import { Tick } from './tick.ts'
import { TICK_HZ } from './tick-rate.ts'
import { TouchLaws } from './touch-laws.ts'
import { TouchList } from './touch-list.ts'
import { TouchReport } from './touch-report.ts'

/** Height above the cloth up to which a ball lies on it, m. */
const ON_CLOTH = 1e-6
/** Floor of a drop pocket below the slate, m: room for about nine balls (choice of ours). */
export const DROP_FLOOR = -0.14

/** `return`: balls go to a ball box. `drop`: they stay in their pocket, which can fill up. */
export type PocketKind = 'return' | 'drop'

/** A ball that was down before the shot, in a row that no ball on the table has. */
export interface DownBall {
  readonly ball: number
  readonly pocket: PocketId
}

export interface OffBedShot {
  /** Where the segments of the paths go. */
  readonly segments?: SegmentLog | null
  /** Events carry the states of their balls. */
  readonly kinematics?: boolean
  /** Drop pockets: what they hold already, first in first. */
  readonly down?: readonly DownBall[]
}

/** See index.ts for how to use it. One shot at a time, in memory that is allocated once. */
export class OffBedWorld {
  /** What happened, oldest finding first; whoever reads it empties it. */
  readonly events: OffBedEvent[]
  /** What the last `advance` left for the bed to take up. */
  readonly handBacks: HandBack[] = []
  readonly #constants: Constants
  readonly #balls: OffBedBalls
  readonly #events: EventList
  readonly #lip: LipRoll
  readonly #tick: Tick
  readonly #report: TouchReport
  readonly #stack: DropStack | null
  /** Ticks done, and how many the next step takes. */
  #ticks = 0
  #span = 1

  constructor(table: Table, parameters: PhysicsParameters, stack: DropStack | null) {
    const constants = makeConstants(parameters)
    const drop = stack !== null
    const balls = new OffBedBalls(constants.gravity)
    const around = new Surroundings(makeTableShape(table), drop ? DROP_FLOOR : null)
    const touches = new TouchList()
    const events = new EventList(balls)
    const report = new TouchReport(touches, balls, around, events, table)
    const path = new FreePath(balls, around, constants)
    const world = new ContactWorld(touches, constants)
    const laws = new TouchLaws(constants)
    const parts = { touches, balls, around, world, path, laws, report, constants, keepsBalls: drop }
    const motion = new GroupMotion(parts)
    const { gravity, radius } = constants
    const { lipRadius } = table.spec
    this.#lip = new LipRoll({ radius, gravity, lipRadius, friction: parameters.slidingFriction })
    const fates = new Fates({ balls, around, events, constants, drop, table })
    const quiet = new QuietSpan(balls, around, constants, drop ? [0] : [0, COLLECTED_AT])
    this.#tick = new Tick({ balls, around, events, motion, fates, lip: this.#lip, quiet, table, constants })
    this.#constants = constants
    this.#balls = balls
    this.#events = events
    this.#report = report
    this.#stack = stack
    this.events = events.events
  }

  /** Empties the world for a new shot; nothing of the last one is left. */
  reset(shot: OffBedShot = {}): void {
    this.#balls.reset(shot.segments ?? null)
    this.#events.reset(shot.kinematics ?? false)
    this.handBacks.length = 0
    this.#ticks = 0
    if (this.#stack !== null) for (const pocket of POCKET_IDS) this.#fill(pocket, shot.down ?? [])
    this.#balls.sort()
    this.#tick.disturb()
  }

  /** Lays down what a pocket holds; one that is full has been emptied of what does not fit. */
  #fill(pocket: PocketId, down: readonly DownBall[]): void {
    const own = down.filter((one) => one.pocket === pocket)
    for (const [k, state] of (own.length > 0 ? this.#stack!.pile(pocket, own.length) : []).entries()) {
      const balls = this.#balls
      const { ball } = own[k]!
      balls.admit(ball, 0, state)
      balls.mode[ball] = STILL
      balls.down[ball] = 1
      balls.hole[ball] = numberOf(pocket)
      balls.noteEnd(ball, POCKETED)
    }
  }

  /** No ball moves off the bed. */
  get isEmpty(): boolean {
    return this.#balls.moving.length === 0
  }

  /** When the next tick is due in which something may happen, s; infinite when the world is empty. */
  get nextTick(): number {
    return this.isEmpty ? Number.POSITIVE_INFINITY : (this.#ticks + this.#span) / TICK_HZ
  }

  /**
   * Takes over a ball at time t: over the rounded edge of `pocket`, or, with null, over a rail. Everything up to t
   * must have been advanced.
   */
  enter(ball: number, t: number, state: ArrayLike<number>, pocket: PocketId | null): void {
    const balls = this.#balls
    const due = Math.floor(t * TICK_HZ)
    assert(this.isEmpty || due < this.#ticks + this.#span, 'everything before the entry has been advanced')
    if (!this.isEmpty && due > this.#ticks) this.#run(due - this.#ticks, null)
    this.#ticks = due
    this.#span = 1
    balls.admit(ball, t, state)
    balls.sort()
    this.#tick.disturb()
    if (pocket === null) return
    balls.lip[ball] = numberOf(pocket)
    this.#events.note({ t, kind: 'pocket-lip', ball, pocket })
    const { z, vz } = balls.states
    if (z[ball]! > this.#constants.radius + ON_CLOTH || vz[ball]! > LIFT_SPEED) return
    if (this.#lip.enter(balls.states, ball, this.#tick.ring(numberOf(pocket)))) balls.mode[ball] = ON_LIP
    else this.#events.note({ t, kind: 'airborne', ball })
  }

  /**
   * Runs the ticks that end up to time `until`. Stops after a tick that leaves the bed something to take up, and is
   * true then. `bed` tells where the balls on the bed are meanwhile: up to `until` nothing happens to them.
   */
  advance(until: number, bed: BedBalls | null): boolean {
    if (this.handBacks.length > 0) this.handBacks.length = 0
    while (!this.isEmpty && (this.#ticks + this.#span) / TICK_HZ <= until) {
      this.#run(this.#span, bed)
      this.#span = this.isEmpty ? 1 : this.#tick.span
      if (this.handBacks.length > 0) return true
    }
    return false
  }

  #run(ticks: number, bed: BedBalls | null): void {
    const start = this.#ticks / TICK_HZ
    this.#ticks += ticks
    const end = this.#ticks / TICK_HZ
    this.#report.tickEnd = end
    this.#tick.run(start, end, ticks, bed, this.handBacks)
  }

  /** State of a ball that is here, moving or at rest; null when it is not. */
  stateOf(ball: number): StateVector | null {
    const mode = this.#balls.mode[ball]!
    return mode === FREE || mode === ON_LIP || mode === STILL ? this.#balls.stateOf(ball) : null
  }
}
