import { MOST_BALLS } from '../ball-states.ts'

/** After this time without touch a contact is a new one, s. */
const FORGOTTEN = 0.01

/** When each pair of balls, and each ball its last edge, touched last: tells a new contact from one that goes on. */
export class ContactMemory {
  readonly #pair = new Float64Array(MOST_BALLS * MOST_BALLS)
  readonly #edgeTime = new Float64Array(MOST_BALLS)
  readonly #edge = new Int16Array(MOST_BALLS)

  clear(count: number): void {
    for (let i = 0; i < count; i++) {
      for (let j = i + 1; j < count; j++) this.#pair[i * MOST_BALLS + j] = Number.NEGATIVE_INFINITY
      this.#edgeTime[i] = Number.NEGATIVE_INFINITY
      this.#edge[i] = -1
    }
  }

  /** Notes that ball a touches ball b > a, or an edge (b = -1), now; true if it did not a moment ago. */
  touched(a: number, b: number, edge: number, now: number): boolean {
    if (b >= 0) {
      const before = this.#pair[a * MOST_BALLS + b]!
      this.#pair[a * MOST_BALLS + b] = now
      return now - before > FORGOTTEN
    }
    const news = this.#edge[a] !== edge || now - this.#edgeTime[a]! > FORGOTTEN
    this.#edge[a] = edge
    this.#edgeTime[a] = now
    return news
  }
}
