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
  /** Piles of 1, 2, ... balls; the last one is the most that the pocket holds once `isFull`. */
  readonly #piles = { corner: [] as (readonly StateVector[])[], side: [] as (readonly StateVector[])[] }
  readonly #isFull = { corner: false, side: false }

  constructor(table: Table, parameters: PhysicsParameters, world: PilingWorld) {
    this.#table = table
    this.#parameters = parameters
    this.#world = world
  }

  /** States, at rest, of a pile of so many balls, lowest first in; fewer when the pocket is full before. */
  pile(pocket: PocketId, count: number): readonly StateVector[] {
    const { kind, centre } = this.#table.pockets[pocket]
    const piles = this.#piles[kind]
    if (count > piles.length && !this.#isFull[kind]) this.#pileUp(kind, count)
    const pile = piles[Math.min(count, piles.length) - 1] ?? []
    return pile.map((ball) => {
      const state = Float64Array.from(ball)
      if (centre[0] < 0) state[0] = 0 - state[0]!
      if (centre[1] < 0) state[1] = 0 - state[1]!
      return state
    })
  }

  #pileUp(kind: 'corner' | 'side', count: number): void {
    const R = this.#parameters.ballRadius
    const [x, y] = this.#table.pockets[kind === 'corner' ? 'FL' : 'SL'].centre
    const world = this.#world(this)
    world.reset()
    const piles = this.#piles[kind]
    piles.length = 0
    let top = DEEP
    for (let ball = 0; ball < Math.min(count, MOST_BALLS); ball++) {
      const [dx, dy] = LET_GO[ball % LET_GO.length]!
      const z = Math.max(R, top + 2.1 * R)
      world.enter(ball, LONGEST_FALL * ball, [x + R * dx, y + R * dy, z, 0, 0, 0, 0, 0, 0], null)
      world.advance(LONGEST_FALL * (ball + 1), null)
      const state = world.stateOf(ball)
      if (state === null || state[2]! >= 0) {
        this.#isFull[kind] = true
        return
      }
      const pile: StateVector[] = []
      for (let k = 0; k <= ball; k++) pile.push(world.stateOf(k) ?? piles[ball - 1]![k]!)
      top = Math.max(...pile.map((one) => one[2]!))
      piles.push(pile)
    }
  }
}
