import { type BallKinematics, EVENT_RANK, type ShotEventKind } from '../shot/index.ts'
import type { BallId } from '../table/index.ts'
import { type BallStates, MOST_BALLS } from './ball-states.ts'
import { GrowingRows } from './growing-rows.ts'

function rankOf(kind: ShotEventKind): number {
  return EVENT_RANK.indexOf(kind)
}

export const RANK = {
  tip: rankOf('tip'),
  stick: rankOf('stick'),
  ballBall: rankOf('ball-ball'),
  ballRail: rankOf('ball-rail'),
  leftRail: rankOf('left-rail'),
  motion: rankOf('motion'),
  bounce: rankOf('bounce'),
  line: rankOf('line'),
  pocketLip: rankOf('pocket-lip'),
  pocketed: rankOf('pocketed'),
  pocketReturn: rankOf('pocket-return'),
  touchPocketed: rankOf('touch-pocketed'),
  railTop: rankOf('rail-top'),
  railTopRest: rankOf('rail-top-rest'),
  returned: rankOf('returned'),
  offTable: rankOf('off-table'),
  rest: rankOf('rest'),
} as const

/** Columns of a row of the log. */
export const AT = 0
export const RANK_AT = 1
export const BALL_A = 2
export const BALL_B = 3
/** Speed, duration; the meaning goes with the kind. */
export const VALUE = 4
/** Edge, kind of motion, line, pocket, contact number or part of the stick. */
export const DETAIL = 5
/** First row and number of rows among the kinematics. */
export const STATES_FROM = 6
export const STATES_COUNT = 7
/** Speed of the stick before and after; of tip contacts only. */
export const CUE_BEFORE = 8
export const CUE_AFTER = 9
export const LOG_WIDTH = 10

/** Of one ball in one event: its row, then position, velocity and spin before, then the same after. */
const STATE_WIDTH = 19

/**
 * What happened, as bare numbers in the order of finding; `readEvents` makes the events of it. Whoever only
 * counts or looks for one thing never pays for objects.
 */
export class EventLog {
  readonly rows = new GrowingRows(LOG_WIDTH)
  readonly states = new GrowingRows(STATE_WIDTH)
  readonly kinematics: boolean
  readonly #kept = new Float64Array(MOST_BALLS * 9)

  constructor(kinematics: boolean) {
    this.kinematics = kinematics
  }

  clear(): void {
    this.rows.clear()
    this.states.clear()
  }

  /** Remembers the state of a ball as it is before what comes. */
  keep(balls: BallStates, i: number): void {
    if (this.kinematics) writeState(balls, i, this.#kept, i * 9)
  }

  /** Notes an event whose balls (a, and b unless -1) have now the state after it. */
  note(
    balls: BallStates,
    t: number,
    rank: number,
    a: number,
    b: number,
    value: number,
    detail: number,
  ): void {
    const at = this.#noteRow(t, rank, a, b, value, detail)
    if (!this.kinematics || a < 0) return
    this.rows.data[at + STATES_COUNT] = b < 0 ? 1 : 2
    this.#noteState(balls, a)
    if (b >= 0) this.#noteState(balls, b)
  }

  /** Notes an event from outside, with the states (nine numbers each) of `who` before and after it, if there are any. */
  noteStates(
    t: number,
    rank: number,
    a: number,
    b: number,
    value: number,
    detail: number,
    who: readonly number[],
    before: readonly ArrayLike<number>[] = [],
    after: readonly ArrayLike<number>[] = [],
  ): void {
    const at = this.#noteRow(t, rank, a, b, value, detail)
    this.rows.data[at + STATES_COUNT] = after.length
    for (const [k, state] of after.entries()) {
      const row = this.states.append()
      const { data } = this.states
      data[row] = who[k]!
      for (let n = 0; n < 9; n++) {
        data[row + 1 + n] = before[k]![n]!
        data[row + 10 + n] = state[n]!
      }
    }
  }

  #noteRow(t: number, rank: number, a: number, b: number, value: number, detail: number): number {
    const at = this.rows.append()
    const { data } = this.rows
    data[at + AT] = t
    data[at + RANK_AT] = rank
    data[at + BALL_A] = a
    data[at + BALL_B] = b
    data[at + VALUE] = value
    data[at + DETAIL] = detail
    data[at + STATES_FROM] = this.states.count
    data[at + STATES_COUNT] = 0
    return at
  }

  /** Adds to the tip contact noted last the speed of the stick before and after it. */
  noteCue(before: number, after: number): void {
    const at = (this.rows.count - 1) * LOG_WIDTH
    this.rows.data[at + CUE_BEFORE] = before
    this.rows.data[at + CUE_AFTER] = after
  }

  #noteState(balls: BallStates, i: number): void {
    const at = this.states.append()
    const { data } = this.states
    data[at] = i
    for (let k = 0; k < 9; k++) data[at + 1 + k] = this.#kept[i * 9 + k]!
    writeState(balls, i, data, at + 10)
  }

  /** States before and after of the event in row `at` of the rows. */
  readStates(
    at: number,
    ids: readonly BallId[],
  ): {
    before: Partial<Record<BallId, BallKinematics>>
    after: Partial<Record<BallId, BallKinematics>>
  } {
    const before: Partial<Record<BallId, BallKinematics>> = {}
    const after: Partial<Record<BallId, BallKinematics>> = {}
    const from = this.rows.data[at + STATES_FROM]!
    const count = this.rows.data[at + STATES_COUNT]!
    for (let k = from; k < from + count; k++) {
      const start = k * STATE_WIDTH
      const id = ids[this.states.data[start]!]!
      before[id] = readState(this.states.data, start + 1)
      after[id] = readState(this.states.data, start + 10)
    }
    return { before, after }
  }
}

function writeState(balls: BallStates, i: number, out: Float64Array, at: number): void {
  out[at] = balls.x[i]!
  out[at + 1] = balls.y[i]!
  out[at + 2] = balls.z[i]!
  out[at + 3] = balls.vx[i]!
  out[at + 4] = balls.vy[i]!
  out[at + 5] = balls.vz[i]!
  out[at + 6] = balls.wx[i]!
  out[at + 7] = balls.wy[i]!
  out[at + 8] = balls.wz[i]!
}

function readState(data: Float64Array, at: number): BallKinematics {
  return {
    r: [data[at]! + 0, data[at + 1]! + 0, data[at + 2]! + 0],
    v: [data[at + 3]! + 0, data[at + 4]! + 0, data[at + 5]! + 0],
    w: [data[at + 6]! + 0, data[at + 7]! + 0, data[at + 8]! + 0],
  }
}
