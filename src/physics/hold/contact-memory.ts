import { MOST_BALLS } from '../ball-states.ts'
import { QUIET_SPEED } from '../constants.ts'

/** After this time without touch a contact is a new one, s. */
const FORGOTTEN = 0.01
/** Bodies that have touched and close in slower than this were never really apart, m/s. */
const BARELY = 1e-5
const NEVER = Number.NEGATIVE_INFINITY

/** When each pair of balls, and each ball its last edge, touched last: tells a new contact from one that goes on. */
export class ContactMemory {
  readonly #pair = new Float64Array(MOST_BALLS * MOST_BALLS)
  readonly #edgeTime = new Float64Array(MOST_BALLS)
  readonly #edge = new Int16Array(MOST_BALLS)

  clear(count: number): void {
    for (let i = 0; i < count; i++) {
      for (let j = i + 1; j < count; j++) this.#pair[i * MOST_BALLS + j] = NEVER
      this.#edgeTime[i] = NEVER
      this.#edge[i] = -1
    }
  }

  /**
   * Notes that ball a touches ball b > a, or an edge (b = -1), now, having closed in with `speed`; true if that is
   * news: they did not touch a moment ago, or they hit each other.
   */
  touched(a: number, b: number, edge: number, now: number, speed: number): boolean {
    let before: number
    if (b >= 0) {
      before = this.#pair[a * MOST_BALLS + b]!
      this.#pair[a * MOST_BALLS + b] = now
    } else {
      before = this.#edge[a] === edge ? this.#edgeTime[a]! : NEVER
      this.#edge[a] = edge
      this.#edgeTime[a] = now
    }
    return speed > QUIET_SPEED || before === NEVER || (speed > BARELY && now - before > FORGOTTEN)
  }
}
