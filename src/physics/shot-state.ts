import type { BallId } from '../table/index.ts'
import { BallStates, MOST_BALLS } from './ball-states.ts'
import { type Constants, LIFT_SPEED } from './constants.ts'
import { ContactQueue } from './contact-queue.ts'
import type { BedSurface } from './detect/bed-surface.ts'
import { EventLog, RANK } from './event-log.ts'
import { LineWatch } from './line-watch.ts'
import { beginMotion } from './motion/begin-motion.ts'
import { POCKETED, SPINNING } from './motion-kind.ts'
import { RailWatch } from './rail-watch.ts'
import { Rebound } from './resolve/rebound.ts'
import { bounceOffSlate } from './resolve/slate.ts'
import { SegmentLog } from './segment-log.ts'

export interface Reporting {
  readonly kinematics: boolean
  readonly paths: boolean
  readonly facts: boolean
}

/** Everything that changes during a shot, and the few steps that every resolution is made of. */
export class ShotState {
  readonly balls = new BallStates()
  readonly queue: ContactQueue
  readonly log: EventLog
  readonly segments: SegmentLog | null
  readonly constants: Constants
  readonly bed: BedSurface | null
  readonly rebound: Rebound
  /** Balls of this shot, ascending. */
  ids: BallId[] = []
  /** Time of the event in hand, s. */
  now = 0
  readonly #lines: LineWatch | null
  readonly #rails: RailWatch | null
  readonly #changed = new Int8Array(MOST_BALLS)
  #changedCount = 0

  constructor(bed: BedSurface | null, constants: Constants, reporting: Reporting) {
    this.bed = bed
    this.constants = constants
    this.rebound = new Rebound(constants.parameters)
    this.queue = new ContactQueue(bed, constants)
    this.log = new EventLog(reporting.kinematics)
    this.segments = reporting.paths ? new SegmentLog() : null
    const facts = bed !== null && reporting.facts
    this.#lines = facts ? new LineWatch(bed.table.spec.length) : null
    this.#rails = facts ? new RailWatch(bed) : null
  }

  /** The balls are set: their first segments may begin. */
  open(): void {
    this.now = 0
    this.log.clear()
    this.queue.clear()
    this.segments?.clear()
    this.#lines?.clear(this.balls)
    this.#rails?.clear(this.balls)
    this.#changedCount = 0
  }

  /** Ends the present segment of ball i at the time of the event: facts of the way so far, state there. */
  reach(i: number): void {
    this.#closeFacts(i)
    this.balls.moveTo(i, this.now)
    this.log.keep(this.balls, i)
  }

  /** As `reach` at the natural end of the segment, whose state the motion itself knows exactly. */
  reachEnd(i: number): void {
    this.#closeFacts(i)
    if (!this.log.kinematics) return
    const { balls } = this
    const saved = balls.save(i)
    balls.moveTo(i, this.now)
    this.log.keep(balls, i)
    balls.restore(i, saved)
  }

  #closeFacts(i: number): void {
    const { balls, now } = this
    if (balls.kind[i]! > SPINNING && balls.kind[i]! < POCKETED && now > balls.since[i]!) {
      if (this.#lines !== null) this.#lines.scan(balls, i, now, this.log)
      if (this.#rails !== null) this.#rails.scan(balls, i, now, this.log)
    }
  }

  /**
   * Starts the segment that follows from the present state of ball i, which moved like `kindBefore`. A ball that
   * is pressed into the bed bounces first.
   */
  launch(i: number, kindBefore: number): void {
    const { balls, log, now, constants } = this
    if (balls.vz[i]! < 0 && balls.z[i]! <= constants.radius) this.bounce(i)
    else if (balls.vz[i]! <= LIFT_SPEED && balls.z[i]! <= constants.radius) balls.vz[i] = 0
    log.keep(balls, i)
    beginMotion(balls, i, constants)
    this.started(i)
    if (balls.kind[i] !== kindBefore) log.note(balls, now, RANK.motion, i, -1, 0, balls.kind[i]!)
  }

  bounce(i: number): void {
    const { balls, log } = this
    const speed = -balls.vz[i]!
    log.keep(balls, i)
    bounceOffSlate(balls, i, this.constants)
    log.note(balls, this.now, RANK.bounce, i, -1, speed, 0)
  }

  /** Ball i has a new segment: its predictions are stale. */
  started(i: number): void {
    this.segments?.note(this.balls, i)
    this.#changed[this.#changedCount] = i
    this.#changedCount += 1
  }

  /** Brings the predictions of all changed balls up to date. */
  predict(): void {
    const { balls, queue } = this
    const count = this.#changedCount
    for (let k = 0; k < count; k++) queue.predictOwn(balls, this.#changed[k]!)
    for (let k = 0; k < count; k++) queue.predictPairs(balls, this.#changed[k]!)
    this.#changedCount = 0
  }
}
