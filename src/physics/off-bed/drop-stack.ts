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

  /** State, at rest, of ball number `place` of a pile. */
  stateAt(pocket: PocketId, place: number): StateVector {
    const { kind, centre } = this.#table.pockets[pocket]
    const known = this.#piles.get(kind)
    const pile = known ?? this.#pileUp(kind)
    if (known === undefined) this.#piles.set(kind, pile)
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
    for (let ball = 0; ball < MOST_BALLS; ball++) {
      const [dx, dy] = LET_GO[ball % LET_GO.length]!
      // The higher the pile, the higher: nothing is in the way there.
      const z = R + 2 * R * Math.max(0, ball - 4)
      world.enter(ball, 10 * ball, [x + R * dx, y + R * dy, z, 0, 0, 0, 0, 0, 0], null)
      world.advance(10 * (ball + 1), null)
    }
    return Array.from({ length: MOST_BALLS }, (_, ball) => world.stateOf(ball) ?? new Float64Array(9))
  }
}
