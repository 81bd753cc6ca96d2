import { type CushionEdge, type PocketId, RAIL_IDS } from '../table/index.ts'
import type { BallStates } from './ball-states.ts'
import type { BedSurface } from './detect/bed-surface.ts'
import { RANK } from './event-log.ts'
import { AIRBORNE, FALLING, OFF_TABLE, POCKETED } from './motion-kind.ts'
import {
  type BedBalls,
  ExitSearch,
  type FlightExit,
  type HandBack,
  makeOffBedWorld,
  type OffBedEvent,
  type OffBedWorld,
  type StateVector,
} from './off-bed/index.ts'
import type { PhysicsParameters } from './parameters.ts'
import type { ShotState } from './shot-state.ts'

/** Joins the solver of the bed with the world of what leaves it: hands balls over and takes them back. */
export class OffBedLink {
  readonly #world: OffBedWorld
  readonly #exits: ExitSearch
  readonly #bed: BedSurface
  readonly #edgeNumber: ReadonlyMap<CushionEdge, number>
  readonly #exit: FlightExit = { t: 0, pocket: null }
  readonly #state = new Float64Array(9)

  constructor(bed: BedSurface, parameters: PhysicsParameters) {
    this.#bed = bed
    this.#world = makeOffBedWorld(bed.table, parameters, { pockets: bed.table.spec.pocketSystem ?? 'return' })
    this.#exits = new ExitSearch(bed.table)
    this.#edgeNumber = new Map(bed.edges.map(({ edge }, number) => [edge, number]))
  }

  /** Balls that are down when the shot begins are rows like the others; `shot.held` names them. */
  reset(shot: ShotState): void {
    const { balls, segments, log } = shot
    const down = shot.held.map(({ id, pocket }) => ({ ball: shot.ids.indexOf(id), pocket }))
    this.#world.reset({ segments, kinematics: log.kinematics, down })
    for (const { ball, pocket } of down) {
      balls.kind[ball] = POCKETED
      balls.pocket[ball] = this.#mouthOf(pocket)
      balls.until[ball] = Number.POSITIVE_INFINITY
      const state = this.#world.stateOf(ball)
      if (state !== null) readState(balls, ball, state)
      else segments?.note(balls, ball)
    }
  }

  get isEmpty(): boolean {
    return this.#world.isEmpty
  }

  /** When flying ball i passes the edge of the bed, if before `end`, else `end`; `mouth` tells where. */
  exitTime(balls: BallStates, i: number, end: number): number {
    const { x, y, vx, vy, since } = balls
    const most = end - since[i]!
    const found = this.#exits.find(x[i]!, y[i]!, vx[i]!, vy[i]!, most, this.#exit)
    return found ? since[i]! + this.#exit.t : end
  }

  /** Number of the mouth of the exit just found, or -1 for one over a rail. */
  get exitMouth(): number {
    return this.#exit.pocket === null ? -1 : this.#mouthOf(this.#exit.pocket)
  }

  /** Ball i, brought to `now`, leaves the bed over the edge of mouth m, or over a rail (m = -1). */
  handOver(shot: ShotState, i: number, m: number): void {
    const { balls } = shot
    writeState(balls, i, this.#state)
    this.#world.enter(i, shot.now, this.#state, m < 0 ? null : this.#bed.mouths[m]!.id)
    balls.kind[i] = FALLING
    balls.until[i] = Number.POSITIVE_INFINITY
    shot.started(i, FALLING)
    this.#readEvents(shot)
  }

  /**
   * Lets the ticks up to `until` happen, or up to the first after which the bed has something to take up. True if there
   * was any: the next event of the bed must then be looked for again.
   */
  advance(shot: ShotState, until: number): boolean {
    const world = this.#world
    if (world.nextTick > until) return false
    const more = world.advance(until, bedBalls(shot.balls))
    this.#readEvents(shot)
    if (!more) return false
    for (const back of world.handBacks) takeBack(shot, back)
    return true
  }

  #mouthOf(pocket: PocketId): number {
    return this.#bed.mouths.findIndex(({ id }) => id === pocket)
  }

  #readEvents(shot: ShotState): void {
    const { events } = this.#world
    for (const event of events) this.#read(shot, event)
    events.length = 0
  }

  #read(shot: ShotState, event: OffBedEvent): void {
    const { balls } = shot
    const { t, ball } = event
    shot.now = Math.max(shot.now, t)
    const [rank, other, value, detail] = this.#rowOf(event)
    const a = other < 0 || event.kind === 'touch-pocketed' ? ball : Math.min(ball, other)
    const b = a === ball ? other : ball
    shot.log.noteStates(t, rank, a, b, value, detail, [ball, other], event.before, event.after)
    if (event.kind === 'pocketed') {
      balls.kind[ball] = POCKETED
      balls.pocket[ball] = detail
    } else if (event.kind === 'off-table') balls.kind[ball] = OFF_TABLE
    else if (event.kind === 'rail-top-rest') readState(balls, ball, this.#world.stateOf(ball)!)
  }

  /** Rank, other ball or -1, value and detail of an event, as the log has them. */
  #rowOf(event: OffBedEvent): [number, number, number, number] {
    switch (event.kind) {
      case 'pocket-lip':
        return [RANK.pocketLip, -1, 0, this.#mouthOf(event.pocket)]
      case 'pocketed':
        return [RANK.pocketed, -1, 0, this.#mouthOf(event.pocket)]
      case 'pocket-return':
        return [RANK.pocketReturn, -1, 0, this.#mouthOf(event.pocket)]
      case 'ball-ball':
        return [RANK.ballBall, event.other, event.speed, 0]
      case 'touch-pocketed':
        return [RANK.touchPocketed, event.other, 0, 0]
      case 'ball-rail':
        return [RANK.ballRail, -1, event.speed, this.#edgeNumber.get(event.edge)!]
      case 'airborne':
        return [RANK.motion, -1, 0, AIRBORNE]
      case 'bounce':
        return [RANK.bounce, -1, event.speed, 0]
      case 'rail-top':
        return [RANK.railTop, -1, 0, RAIL_IDS.indexOf(event.rail)]
      case 'rail-top-rest':
        return [RANK.railTopRest, -1, 0, RAIL_IDS.indexOf(event.rail)]
      case 'returned':
        return [RANK.returned, -1, 0, 0]
      case 'off-table':
        return [RANK.offTable, -1, 0, 0]
    }
  }
}

/** A ball comes back to the bed, or one of the bed was struck from outside. */
function takeBack(shot: ShotState, { t, ball, reason, state }: HandBack): void {
  const { balls } = shot
  shot.now = Math.max(shot.now, t)
  const kindBefore = balls.kind[ball]!
  if (reason === 'struck') shot.reach(ball)
  else {
    balls.since[ball] = shot.now
    balls.lip[ball] = -1
    balls.pocket[ball] = -1
    balls.heldWith[ball] = 0
  }
  readState(balls, ball, state)
  shot.launch(ball, kindBefore)
}

/** Where the balls on the bed are, for the world outside: in closed form. */
function bedBalls(balls: BallStates): BedBalls {
  return {
    count: balls.count,
    stateAt(i, t, out) {
      if (balls.kind[i]! >= FALLING) return false
      const saved = balls.save(i)
      balls.moveTo(i, t)
      writeState(balls, i, out)
      balls.restore(i, saved)
      return true
    },
  }
}

function writeState(balls: BallStates, i: number, out: StateVector): void {
  const { x, y, z, vx, vy, vz, wx, wy, wz } = balls
  out[0] = x[i]!
  out[1] = y[i]!
  out[2] = z[i]!
  out[3] = vx[i]!
  out[4] = vy[i]!
  out[5] = vz[i]!
  out[6] = wx[i]!
  out[7] = wy[i]!
  out[8] = wz[i]!
}

function readState(balls: BallStates, i: number, state: StateVector): void {
  const { x, y, z, vx, vy, vz, wx, wy, wz } = balls
  x[i] = state[0]!
  y[i] = state[1]!
  z[i] = state[2]!
  vx[i] = state[3]!
  vy[i] = state[4]!
  vz[i] = state[5]!
  wx[i] = state[6]!
  wy[i] = state[7]!
  wz[i] = state[8]!
}
