import { type Mind, worth } from '../../players/index.ts'
import { otherSeat } from '../../shot/index.ts'
import { onBed, type Point } from '../../table/index.ts'
import type { PushOutGrid } from './answer.ts'
import { type Closeness, closeChance } from './look-closely.ts'
import { afterPush, type PushOutPosition } from './position.ts'

export const GRID = { nx: 24, ny: 12 } as const

/**
 * How much a closer look is believed against a glance. Both err: a glance by some .09 (standard deviation, measured
 * at the level of professionals), a look with a dozen trials by about as much.
 */
const CREDIT = 0.5

/** Middle of a cell: column from the head, row from the right. */
export function gridPlace({ table }: PushOutPosition, column: number, row: number): Point {
  return [((column + 0.5) / GRID.nx - 0.5) * table.length, ((row + 0.5) / GRID.ny - 0.5) * table.width]
}

/** What a push-out is worth by where it leaves the cue ball, with the object balls as they lie; refined place by place. */
export class GridValues {
  readonly #mind: Mind
  readonly #position: PushOutPosition
  readonly #taken: (number | null)[] = []
  readonly #back: (number | null)[] = []
  readonly #places: (Point | null)[] = []
  /** Places by how good they looked, the best first. */
  readonly #order: number[]
  #refined = 0

  constructor(mind: Mind, position: PushOutPosition) {
    this.#mind = mind
    this.#position = position
    for (let row = 0; row < GRID.ny; row++)
      for (let column = 0; column < GRID.nx; column++) this.#add(gridPlace(position, column, row))
    this.#order = this.#places.map((_, i) => i).filter((i) => this.#places[i] !== null)
    this.#order.sort((a, b) => this.#value(b)! - this.#value(a)!)
  }

  get grid(): PushOutGrid {
    return {
      ...GRID,
      values: this.#places.map((_, i) => this.#value(i)),
      ifTaken: [...this.#taken],
      ifHandedBack: [...this.#back],
      refined: this.#refined,
    }
  }

  get isRefined(): boolean {
    return this.#refined >= this.#order.length
  }

  /** Of the places looked at closely the best. */
  bestRefined(count: number): Point[] {
    const refined = this.#order.slice(0, this.#refined)
    refined.sort((a, b) => this.#value(b)! - this.#value(a)!)
    return refined.slice(0, count).map((i) => this.#places[i]!)
  }

  /** Looks at one more place closely. */
  refine(closeness: Closeness, seed: number): void {
    const at = this.#order[this.#refined]
    if (at === undefined) return
    this.#refined += 1
    const { shooter } = this.#position
    const balls = { ...this.#position.balls, cue: this.#places[at]! }
    const better = (glance: number, player: typeof shooter): number => {
      const state = afterPush(this.#position, balls, player)
      const close = closeChance(this.#mind, shooter, state, closeness, seed + at)
      return close === null ? glance : glance + CREDIT * (close - glance)
    }
    this.#taken[at] = better(this.#taken[at]!, otherSeat(shooter))
    this.#back[at] = better(this.#back[at]!, shooter)
  }

  #value(i: number): number | null {
    const taken = this.#taken[i]
    const back = this.#back[i]
    return taken == null || back == null ? null : Math.min(taken, back)
  }

  #add(place: Point): void {
    const fits = this.#fits(place)
    this.#places.push(fits ? place : null)
    const { shooter, balls } = this.#position
    const layout = { ...balls, cue: place }
    const chance = (player: typeof shooter): number | null =>
      fits ? worth(this.#mind.outlook, shooter, afterPush(this.#position, layout, player)) : null
    this.#taken.push(chance(otherSeat(shooter)))
    this.#back.push(chance(shooter))
  }

  #fits(place: Point): boolean {
    const { sense } = this.#mind
    if (!onBed(sense.table, place)) return false
    for (const [ball, at] of Object.entries(this.#position.balls)) {
      const x = at[0] - place[0]
      const y = at[1] - place[1]
      if (ball !== 'cue' && x * x + y * y < 4 * sense.R * sense.R) return false
    }
    return true
  }
}
