import type { BallId } from '../table/index.ts'
import { BallStates, MOST_BALLS } from './ball-states.ts'
import { ClusterMembers } from './cluster-members.ts'
import { CONTACT_SPEED, type Constants, LIFT_SPEED, QUIET_SPEED } from './constants.ts'
import { ContactQueue } from './contact-queue.ts'
import type { BedSurface } from './detect/bed-surface.ts'
import { EventLog, RANK } from './event-log.ts'
import { ContactList } from './hold/contact-list.ts'
import { ContactMemory } from './hold/contact-memory.ts'
import { HoldSolver } from './hold/hold-contacts.ts'
import { LineWatch } from './line-watch.ts'
import { beginMotion } from './motion/begin-motion.ts'
import { FALLING, SPINNING } from './motion-kind.ts'
import { OffBedLink } from './off-bed-link.ts'
import { RailWatch } from './rail-watch.ts'
import { type ClusterSolver, makeClusterSolver } from './resolve/cluster.ts'
import { ClusterTip } from './resolve/cluster-tip.ts'
import { CueTip } from './resolve/cue-tip.ts'
import { Rebound } from './resolve/rebound.ts'
import { bounceOffSlate } from './resolve/slate.ts'
import { SegmentLog } from './segment-log.ts'
import type { Fidelity, HeldBall } from './shot-request.ts'
import { StickWatch } from './stick-watch.ts'

export interface Reporting {
  readonly kinematics: boolean
  readonly paths: boolean
  readonly facts: boolean
}

/** Chains of balls that push each other on are found link by link. */
const MOST_HOLD_ROUNDS = 40

/** Everything that changes during a shot, and the few steps that every resolution is made of. */
export class ShotState {
  readonly balls = new BallStates()
  readonly queue: ContactQueue
  readonly log: EventLog
  readonly segments: SegmentLog | null
  readonly constants: Constants
  readonly bed: BedSurface | null
  readonly fidelity: Fidelity
  readonly rebound: Rebound
  /** What leaves the bed; null when past the edge of a pocket counts as pocketed. */
  readonly offBed: OffBedLink | null
  readonly cluster: ClusterSolver
  readonly tip: CueTip
  readonly clusterTip: ClusterTip
  /** Side of the stick, which goes on after the stroke. */
  readonly stick: StickWatch
  readonly members = new ClusterMembers()
  /** Balls of this shot, ascending. */
  ids: BallId[] = []
  /** Those of them that lie in a drop pocket from the start, first in first. */
  held: readonly HeldBall[] = []
  /** Time of the event in hand, s. */
  now = 0
  readonly #lines: LineWatch | null
  readonly #rails: RailWatch | null
  /** Who touched whom last, and when. */
  readonly contacts = new ContactMemory()
  readonly #hold: HoldSolver
  readonly #holds = new ContactList()
  readonly #changed = new Int8Array(MOST_BALLS)
  readonly #kindBefore = new Uint8Array(MOST_BALLS)
  #changedMask = 0
  #changedCount = 0

  constructor(bed: BedSurface | null, constants: Constants, fidelity: Fidelity, reporting: Reporting) {
    this.bed = bed
    this.fidelity = fidelity
    this.constants = constants
    this.rebound = new Rebound(constants.parameters)
    this.clusterTip = new ClusterTip(constants.parameters)
    this.tip = new CueTip(constants.parameters)
    this.stick = new StickWatch(constants.parameters)
    this.cluster = makeClusterSolver(constants.parameters, MOST_BALLS)
    this.offBed = bed !== null && fidelity === 'full' ? new OffBedLink(bed, constants.parameters) : null
    this.queue = new ContactQueue(bed, constants, this.offBed)
    this.log = new EventLog(reporting.kinematics)
    this.segments = reporting.paths ? new SegmentLog() : null
    this.#hold = new HoldSolver(bed, constants)
    const facts = bed !== null && reporting.facts
    this.#lines = facts ? new LineWatch(bed.table.spec.length) : null
    this.#rails = facts ? new RailWatch(bed) : null
  }

  /** The balls are set: their first segments may begin. */
  open(): void {
    this.now = 0
    this.log.clear()
    this.queue.clear(this.balls.count)
    this.segments?.clear()
    this.#lines?.clear(this.balls)
    this.#rails?.clear(this.balls)
    this.tip.clear()
    this.stick.clear()
    this.offBed?.reset(this)
    this.contacts.clear(this.balls.count)
    this.#changedCount = 0
    this.#changedMask = 0
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
    if (balls.kind[i]! > SPINNING && balls.kind[i]! < FALLING && now > balls.since[i]!) {
      if (balls.since[i]! < this.stick.until) this.stick.scan(balls, i, now, this.log)
      if (this.#lines !== null) this.#lines.scan(balls, i, now, this.log)
      if (this.#rails !== null) this.#rails.scan(balls, i, now, this.log)
    }
  }

  /**
   * Starts the segment that follows from the present state of ball i, which moved like `kindBefore`. A ball that
   * is pressed into the bed bounces first.
   */
  launch(i: number, kindBefore: number): void {
    const { balls, log, constants } = this
    if (balls.vz[i]! < -CONTACT_SPEED && balls.z[i]! <= constants.radius) this.bounce(i)
    else if (balls.vz[i]! <= LIFT_SPEED && balls.z[i]! <= constants.radius) balls.vz[i] = 0
    log.keep(balls, i)
    beginMotion(balls, i, constants)
    this.started(i, kindBefore)
  }

  bounce(i: number): void {
    const { balls, log } = this
    const speed = -balls.vz[i]!
    log.keep(balls, i)
    bounceOffSlate(balls, i, this.constants)
    if (speed > QUIET_SPEED) log.note(balls, this.now, RANK.bounce, i, -1, speed, 0)
  }

  /** Ball i, which moved like `kindBefore`, has a new segment: its predictions are stale. */
  started(i: number, kindBefore: number): void {
    if ((this.#changedMask & (1 << i)) !== 0) return
    this.#changedMask |= 1 << i
    this.#changed[this.#changedCount] = i
    this.#kindBefore[i] = kindBefore
    this.#changedCount += 1
  }

  /** Closes an event: lasting contacts, changes of motion, predictions of all balls that changed. */
  settle(): void {
    const { balls, queue } = this
    for (let k = 0; k < this.#changedCount; k++) this.#letGo(this.#changed[k]!)
    this.#holds.clear()
    this.#predict(0)
    for (let round = 0; round < MOST_HOLD_ROUNDS && this.#takePresses(); round++) {
      this.#hold.solve(balls, this.#holds)
      this.#keepHeld()
      this.#predict(0)
    }
    for (let k = 0; k < this.#changedCount; k++) this.#announce(this.#changed[k]!)
    if ((this.#changedMask & 1) !== 0) this.tip.predict(balls, queue.ownTime[0]!)
    this.#changedCount = 0
    this.#changedMask = 0
    queue.findNext(balls.count, this.tip.contactAt)
  }

  #predict(from: number): void {
    const { balls, queue } = this
    const count = this.#changedCount
    queue.pressCount = 0
    for (let k = from; k < count; k++) queue.predictOwn(balls, this.#changed[k]!)
    for (let k = from; k < count; k++) queue.predictPairs(balls, this.#changed[k]!)
  }

  /** Ball i changes: those that were held together with it are free again, and looked at anew. */
  #letGo(i: number): void {
    const { balls } = this
    const group = balls.heldWith[i]!
    if (group === 0) return
    for (let j = 0; j < balls.count; j++) {
      if ((group & (1 << j)) === 0) continue
      balls.heldWith[j] = 0
      this.#join(j)
    }
  }

  /** Ball j takes part in what happens now: it begins a free segment. */
  #join(j: number): void {
    if ((this.#changedMask & (1 << j)) !== 0) return
    const kindBefore = this.balls.kind[j]!
    this.reach(j)
    beginMotion(this.balls, j, this.constants)
    this.started(j, kindBefore)
  }

  /** Moves the presses that the search has found to the list of lasting contacts; tells if one was new. */
  #takePresses(): boolean {
    const { balls, queue } = this
    let more = false
    for (let k = 0; k < queue.pressCount; k++) {
      const a = queue.pressA[k]!
      const b = queue.pressB[k]!
      if (!this.#holds.add(a, b, queue.pressEdge[k]!)) continue
      more = true
      this.#join(a)
      if (b >= 0) this.#join(b)
    }
    // A free start for all of the list: the forces are found from there.
    for (let k = 0; more && k < this.#holds.count; k++) {
      beginMotion(balls, this.#holds.a[k]!, this.constants)
      if (this.#holds.b[k]! >= 0) beginMotion(balls, this.#holds.b[k]!, this.constants)
    }
    return more
  }

  /** The balls of the list stay together until the forces are taken anew; contacts that are new are events. */
  #keepHeld(): void {
    const { balls, now } = this
    const { count, a, b, edge } = this.#holds
    let group = 0
    for (let k = 0; k < count; k++) group |= (1 << a[k]!) | (b[k]! >= 0 ? 1 << b[k]! : 0)
    for (let j = 0; j < balls.count; j++) {
      if ((group & (1 << j)) === 0) continue
      balls.heldWith[j] = group
      balls.until[j] = now + this.#hold.duration
      this.log.keep(balls, j)
    }
    for (let k = 0; k < count; k++) {
      if (!this.contacts.touched(a[k]!, b[k]!, edge[k]!, now, 0)) continue
      const rank = b[k]! >= 0 ? RANK.ballBall : RANK.ballRail
      this.log.note(balls, now, rank, a[k]!, b[k]!, 0, Math.max(0, edge[k]!))
    }
  }

  #announce(i: number): void {
    const { balls, log } = this
    const kind = balls.kind[i]!
    // Who has a ball off the bed notes its path.
    if (kind >= FALLING && this.offBed !== null) return
    this.segments?.note(balls, i)
    if (kind !== this.#kindBefore[i] && kind < FALLING) log.note(balls, this.now, RANK.motion, i, -1, 0, kind)
  }
}
