import { BallStates, MOST_BALLS } from '../ball-states.ts'
import { FALLING } from '../motion-kind.ts'
import type { SegmentLog } from '../segment-log.ts'
import type { StateVector } from './off-bed-event.ts'

/** Not here. */
export const ABSENT = 0
/** Rolls over the rounded edge of a pocket, touching nothing else. */
export const ON_LIP = 1
/** Flies, or touches whatever there is. */
export const FREE = 2
/** Lies still, in a pocket or on a rail, until it is hit. */
export const STILL = 3
/** Lies or rolls on the bed and is in the way; for the length of a tick. */
export const ON_BED = 4

/** Balls off the bed: their states, as rows of the shot, and what is known of their stay. */
export class OffBedBalls {
  /** `since` is the time that a row has reached. */
  readonly states = new BallStates()
  readonly mode = new Uint8Array(MOST_BALLS)
  /** Came over the edge of a pocket; which, as a number of POCKET_IDS, or -1. */
  readonly lip = new Int8Array(MOST_BALLS)
  /** Touched a rail top. */
  readonly onRail = new Uint8Array(MOST_BALLS)
  /** `pocketed` is told: whatever comes, it is down. */
  readonly down = new Uint8Array(MOST_BALLS)
  /** Pocket in which it is down, as a number of POCKET_IDS, or -1. */
  readonly hole = new Int8Array(MOST_BALLS)
  /** Balls already down that it has touched, as bits. */
  readonly metDown = new Uint16Array(MOST_BALLS)
  /** When the centre last sank below the slate, s; infinity while it is above. */
  readonly sankAt = new Float64Array(MOST_BALLS)
  /** When its stay began, s. */
  readonly cameAt = new Float64Array(MOST_BALLS)
  /** Ticks in a row that it hardly moved. */
  readonly quiet = new Uint16Array(MOST_BALLS)
  /** Touched a rail, an edge or a rail top in the present tick. */
  readonly touchedRail = new Uint8Array(MOST_BALLS)
  /** Was pressed against something in the present tick. */
  readonly pressed = new Uint8Array(MOST_BALLS)
  /** Rows on an edge or free, ascending, and rows that lie still; after `sort`. */
  readonly moving: number[] = []
  readonly lying: number[] = []
  readonly #gravity: number
  /** The last segment noted does not hold any more. */
  readonly #stale = new Uint8Array(MOST_BALLS)
  #segments: SegmentLog | null = null

  constructor(gravity: number) {
    this.#gravity = gravity
    this.states.count = MOST_BALLS
  }

  reset(segments: SegmentLog | null): void {
    this.#segments = segments
    this.moving.length = 0
    this.lying.length = 0
    this.mode.fill(ABSENT)
    this.down.fill(0)
    this.hole.fill(-1)
  }

  /** Row i begins a stay at time t. */
  admit(i: number, t: number, state: ArrayLike<number>): void {
    this.put(i, t, state)
    this.mode[i] = FREE
    this.lip[i] = -1
    this.onRail[i] = 0
    this.down[i] = 0
    this.hole[i] = -1
    this.sankAt[i] = Number.POSITIVE_INFINITY
    this.cameAt[i] = t
    this.metDown[i] = 0
    this.quiet[i] = 0
    this.touchedRail[i] = 0
    this.pressed[i] = 0
    this.#stale[i] = 1
  }

  /** Somebody wants the paths. */
  get recorded(): boolean {
    return this.#segments !== null
  }

  /** Sorts the rows that are here by what they do. */
  sort(): void {
    this.moving.length = 0
    this.lying.length = 0
    for (let i = 0; i < MOST_BALLS; i++) {
      const mode = this.mode[i]!
      if (mode === FREE || mode === ON_LIP) this.moving.push(i)
      else if (mode === STILL) this.lying.push(i)
    }
  }

  /** `sort`, if a row does something else by now. */
  sortAgain(): void {
    const { mode } = this
    const left = this.moving.some((i) => mode[i] === ABSENT || mode[i] === STILL)
    if (left || this.lying.some((i) => mode[i] !== STILL)) this.sort()
  }

  /** Ball i touches ball j, which is down; true when that is new. */
  meetsDown(i: number, j: number): boolean {
    const isNew = (this.metDown[i]! & (1 << j)) === 0
    this.metDown[i] = this.metDown[i]! | (1 << j)
    return isNew
  }

  put(i: number, t: number, state: ArrayLike<number>): void {
    const s = this.states
    s.since[i] = t
    s.kind[i] = FALLING
    s.x[i] = state[0]!
    s.y[i] = state[1]!
    s.z[i] = state[2]!
    s.vx[i] = state[3]!
    s.vy[i] = state[4]!
    s.vz[i] = state[5]!
    s.wx[i] = state[6]!
    s.wy[i] = state[7]!
    s.wz[i] = state[8]!
  }

  stateOf(i: number): StateVector {
    return this.copyState(i, new Float64Array(9))
  }

  /** Writes the nine numbers of row i to `out` and returns it. */
  copyState(i: number, out: StateVector): StateVector {
    const s = this.states
    out[0] = s.x[i]!
    out[1] = s.y[i]!
    out[2] = s.z[i]!
    out[3] = s.vx[i]!
    out[4] = s.vy[i]!
    out[5] = s.vz[i]!
    out[6] = s.wx[i]!
    out[7] = s.wy[i]!
    out[8] = s.wz[i]!
    return out
  }

  /** Lets row i fly freely for dt; on the bed it keeps its height. */
  fly(i: number, dt: number): void {
    const s = this.states
    const flies = this.mode[i] === FREE
    if (flies) this.noteFlight(i)
    s.since[i] = s.since[i]! + dt
    if (this.mode[i] === STILL) return
    s.x[i] = s.x[i]! + dt * s.vx[i]!
    s.y[i] = s.y[i]! + dt * s.vy[i]!
    if (!flies) return
    s.z[i] = s.z[i]! + dt * (s.vz[i]! - 0.5 * dt * this.#gravity)
    s.vz[i] = s.vz[i]! - dt * this.#gravity
  }

  /** Velocity or spin of row i has jumped. */
  jolt(i: number): void {
    this.#stale[i] = 1
  }

  /** Notes the free flight that begins now, unless it goes on. */
  noteFlight(i: number): void {
    if (this.#stale[i] === 0) return
    this.#stale[i] = 0
    if (this.#segments === null) return
    this.#note(i, 0, 0, -this.#gravity, 0, 0, 0)
  }

  /** Row i rests or is gone from now on: `kind` of motion-kind.ts. */
  noteEnd(i: number, kind: number): void {
    if (this.#segments === null) return
    this.states.kind[i] = kind
    this.#note(i, 0, 0, 0, 0, 0, 0)
    this.states.kind[i] = FALLING
  }

  /** Notes the way from state `from` at time t to the present state as one segment of constant accelerations. */
  noteWay(i: number, t: number, from: StateVector): void {
    this.#stale[i] = 1
    const s = this.states
    const dt = s.since[i]! - t
    if (this.#segments === null || dt <= 0) return
    const now = this.stateOf(i)
    this.put(i, t, from)
    const per = 2 / (dt * dt)
    this.#note(
      i,
      per * (now[0]! - from[0]! - dt * from[3]!),
      per * (now[1]! - from[1]! - dt * from[4]!),
      per * (now[2]! - from[2]! - dt * from[5]!),
      (now[6]! - from[6]!) / dt,
      (now[7]! - from[7]!) / dt,
      (now[8]! - from[8]!) / dt,
    )
    this.put(i, t + dt, now)
  }

  #note(i: number, ax: number, ay: number, az: number, bx: number, by: number, bz: number): void {
    const s = this.states
    s.ax[i] = ax
    s.ay[i] = ay
    s.az[i] = az
    s.bx[i] = bx
    s.by[i] = by
    s.bz[i] = bz
    this.#segments?.note(s, i)
  }
}
