import { type Fault, fault, ok, type Result } from '../math/index.ts'
import type { CueStroke } from '../shot/index.ts'
import { ballNumber, type Table } from '../table/index.ts'
import { makeConstants } from './constants.ts'
import { makeBedSurface } from './detect/bed-surface.ts'
import { RANK } from './event-log.ts'
import { beginMotion } from './motion/begin-motion.ts'
import { RESTING, SLIDING } from './motion-kind.ts'
import type { PhysicsParameters } from './parameters.ts'
import { playStroke } from './play-stroke.ts'
import { offsetStacked } from './resolve/offset-stacked.ts'
import { enterLip, resolveEvent } from './resolve-event.ts'
import { ShotOutcome } from './shot-outcome.ts'
import type { BallStart, Fidelity, HeldBall } from './shot-request.ts'
import { ShotState } from './shot-state.ts'

/** More than any shot needs, what exceeds it is a stall: a ball that rolls off the top of another takes 20,000 tiny falls. */
const MOST_EVENTS = 100_000

export interface SolverOptions {
  readonly unbounded?: boolean
  readonly fidelity?: Fidelity
  readonly kinematics?: boolean
  readonly paths?: boolean
  readonly facts?: boolean
}

/**
 * Plays shots one after the other on one table with one set of parameters, in memory that is allocated once. Balls
 * and stroke must be valid (see `validateShot`). The outcome of a run is a view that the next run overwrites.
 */
export class Solver {
  readonly #shot: ShotState
  /** The shot in hand, read from the solver's memory. */
  readonly outcome: ShotOutcome

  constructor(table: Table, parameters: PhysicsParameters, options: SolverOptions = {}) {
    const {
      unbounded = false,
      fidelity = 'bed-only',
      kinematics = false,
      paths = false,
      facts = true,
    } = options
    const bed = unbounded ? null : makeBedSurface(table)
    this.#shot = new ShotState(bed, makeConstants(parameters), fidelity, { kinematics, paths, facts })
    this.outcome = new ShotOutcome(this.#shot)
  }

  /** Plays a shot to rest. */
  run(balls: readonly BallStart[], stroke?: CueStroke): Result<ShotOutcome, Fault> {
    this.begin(balls, stroke)
    return this.advance(Number.POSITIVE_INFINITY)
  }

  /** Sets up a shot and plays what happens at t = 0. */
  begin(balls: readonly BallStart[], stroke?: CueStroke, held: readonly HeldBall[] = []): void {
    const shot = this.#shot
    // Without an outside of the bed nobody can touch what is down.
    shot.held = shot.offBed === null ? [] : held
    placeBalls(shot, shot.held.length === 0 ? balls : [...balls, ...shot.held.map(outOfTheWay)])
    if (balls.some(isRaised)) offsetAllStacked(shot)
    shot.open()
    this.outcome.isOver = false
    for (let i = 0; i < shot.balls.count; i++) {
      if (isHeld(shot, i)) continue
      shot.balls.kind[i] = startsMoving(shot, i) ? SLIDING : RESTING
      beginMotion(shot.balls, i, shot.constants)
      shot.started(i, shot.balls.kind[i]!)
      fallAtOnce(shot, i)
    }
    if (stroke !== undefined) playStroke(shot, stroke)
    shot.settle()
  }

  /** Plays everything that happens up to time `limit`. A shot that stalls is a fault of the solver, not an endless loop. */
  advance(limit: number): Result<ShotOutcome, Fault> {
    const shot = this.#shot
    const { queue, log, offBed } = shot
    let resolved = 0
    for (;;) {
      if (offBed?.advance(shot, Math.min(queue.t, limit)) === true) shot.settle()
      else if (queue.t <= limit && queue.t < Number.POSITIVE_INFINITY) {
        shot.now = queue.t
        resolveEvent(shot)
        shot.settle()
      } else break
      resolved += 1
      if (resolved > MOST_EVENTS) return fault('stalled', 'balls', `no end after ${MOST_EVENTS} events`)
    }
    const atRest = queue.t === Number.POSITIVE_INFINITY && offBed?.isEmpty !== false
    if (atRest && !this.outcome.isOver) {
      log.note(shot.balls, shot.now, RANK.rest, -1, -1, 0, 0)
      this.outcome.isOver = true
    }
    return ok(this.outcome)
  }
}

function startsMoving(shot: ShotState, i: number): boolean {
  const { vx, vy, vz, wx, wy, wz } = shot.balls
  return vx[i] !== 0 || vy[i] !== 0 || vz[i] !== 0 || wx[i] !== 0 || wy[i] !== 0 || wz[i] !== 0
}

/** Only a ball that is not set on the cloth can be above another. */
function isRaised({ z }: BallStart): boolean {
  return z !== undefined
}

function offsetAllStacked(shot: ShotState): void {
  const { balls } = shot
  for (let i = 0; i < balls.count; i++) {
    for (let j = i + 1; j < balls.count; j++) {
      // Balls in pockets wait below the middle of the bed, which stacks nothing.
      if (!isHeld(shot, i) && !isHeld(shot, j)) offsetStacked(balls, i, j)
    }
  }
}

function isHeld({ held, ids }: ShotState, i: number): boolean {
  for (const { id } of held) if (id === ids[i]) return true
  return false
}

/** Where a ball waits that a pocket holds, until the world off the bed has laid it down: far under the table, m. */
function outOfTheWay({ id }: HeldBall, k: number): BallStart {
  return { id, x: 0, y: 0, z: -10 * (k + 1) }
}

/** Fills the rows by ascending ball number. */
function placeBalls(shot: ShotState, starts: readonly BallStart[]): void {
  const { ids } = shot
  ids.length = 0
  shot.balls.count = starts.length
  for (const start of starts) {
    let row = ids.length
    while (row > 0 && ballNumber(ids[row - 1]!) > ballNumber(start.id)) {
      ids[row] = ids[row - 1]!
      row -= 1
    }
    ids[row] = start.id
  }
  for (const start of starts) placeBall(shot, ids.indexOf(start.id), start)
}

function placeBall(shot: ShotState, i: number, start: BallStart): void {
  const { balls, constants } = shot
  const { v, w } = start
  balls.x[i] = start.x
  balls.y[i] = start.y
  balls.z[i] = start.z ?? constants.radius
  balls.vx[i] = v === undefined ? 0 : v[0]
  balls.vy[i] = v === undefined ? 0 : v[1]
  balls.vz[i] = v === undefined ? 0 : v[2]
  balls.wx[i] = w === undefined ? 0 : w[0]
  balls.wy[i] = w === undefined ? 0 : w[1]
  balls.wz[i] = w === undefined ? 0 : w[2]
  balls.since[i] = 0
  balls.lip[i] = -1
  balls.pocket[i] = -1
  balls.heldWith[i] = 0
}

/** A ball that was set over the edge of a pocket has nothing to stand on. */
function fallAtOnce(shot: ShotState, i: number): void {
  const { balls, bed } = shot
  if (bed === null) return
  if (Math.abs(balls.x[i]!) <= bed.freeX && Math.abs(balls.y[i]!) <= bed.freeY) return
  for (let m = 0; m < bed.mouths.length; m++) {
    const mouth = bed.mouths[m]!
    const dx = balls.x[i]! - mouth.cx
    const dy = balls.y[i]! - mouth.cy
    const square = dx * dx + dy * dy
    if (square >= mouth.supportRadius * mouth.supportRadius) continue
    if (shot.offBed !== null) {
      shot.offBed.handOver(shot, i, m)
      return
    }
    shot.log.keep(balls, i)
    enterLip(shot, i, m, -(dx * balls.vx[i]! + dy * balls.vy[i]!) / Math.sqrt(square))
  }
}
