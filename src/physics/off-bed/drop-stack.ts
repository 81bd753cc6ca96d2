import type { PocketId, Table } from '../../table/index.ts'
import { MOST_BALLS } from '../ball-states.ts'
import type { PhysicsParameters } from '../parameters.ts'
import type { StateVector } from './off-bed-event.ts'

/** A world with drop pockets that can be asked how balls pile up in them. */
export type PilingWorld = (stack: DropStack) => {
  reset(): void
  enter(ball: number, t: number, state: ArrayLike<number>, pocket: PocketId | null): void
  advance(until: number, bed: null): boolean
  stateOf(ball: number): StateVector | null
}

/** Lower than any ball lies, m. */
const DEEP = -1
/** A ball is at rest in a pocket after so much time, s. */
const LONGEST_FALL = 40
/** Where each next ball is let go over the middle of the hole, in radii of the ball: so that none balances on another. */
const LET_GO: readonly (readonly [number, number])[] = [
  [0.3, 0.1],
  [-0.35, 0.2],
  [0.1, -0.4],
  [0.25, 0.3],
]

/** How balls lie in a drop pocket: each let go over those before and left to come to rest, the same for every pocket. */
export class DropStack {
  readonly #table: Table
  readonly #parameters: PhysicsParameters
  readonly #world: PilingWorld
  readonly #piles = new Map<'corner' | 'side', readonly StateVector[]>()

  constructor(table: Table, parameters: PhysicsParameters, world: PilingWorld) {
    this.#table = table
    this.#parameters = parameters
    this.#world = world
  }

  /** State, at rest, of ball number `place` of a pile; null when the pocket is full before. */
  stateAt(pocket: PocketId, place: number): StateVector | null {
    const { kind, centre } = this.#table.pockets[pocket]
    const known = this.#piles.get(kind)
    const pile = known ?? this.#pileUp(kind)
    if (known === undefined) this.#piles.set(kind, pile)
    if (place >= pile.length) return null
    const state = Float64Array.from(pile[place]!)
    if (centre[0] < 0) state[0] = 0 - state[0]!
    if (centre[1] < 0) state[1] = 0 - state[1]!
    return state
  }

  #pileUp(kind: 'corner' | 'side'): StateVector[] {
    const R = this.#parameters.ballRadius
    const [x, y] = this.#table.pockets[kind === 'corner' ? 'FL' : 'SL'].centre
    const world = this.#world(this)
    world.reset()
    const pile: StateVector[] = []
    let top = DEEP
    for (let ball = 0; ball < MOST_BALLS; ball++) {
      const [dx, dy] = LET_GO[ball % LET_GO.length]!
      const z = Math.max(R, top + 2.1 * R)
      world.enter(ball, LONGEST_FALL * ball, [x + R * dx, y + R * dy, z, 0, 0, 0, 0, 0, 0], null)
      world.advance(LONGEST_FALL * (ball + 1), null)
      const state = world.stateOf(ball)
      if (state === null || state[2]! >= 0) break
      top = DEEP
      pile.push(state)
      for (let k = 0; k <= ball; k++) {
        pile[k] = world.stateOf(k) ?? pile[k]!
        top = Math.max(top, pile[k]![2]!)
      }
    }
    return pile
  }
}
