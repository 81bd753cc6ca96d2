import { Solver } from '../../physics/index.ts'
import type { CueStroke } from '../../shot/index.ts'
import type { Point } from '../../table/index.ts'
import { angleBetween, headingDegOf, moved, type Pot, type TableSense, towards } from '../sense/index.ts'

/** A stroke of which only the heading is still open. */
export type OpenStroke = Omit<CueStroke, 'directionDeg'>

const DEGREES = 180 / Math.PI
const ATTEMPTS = 3
/** Share of the tolerance that may be left over. */
const GOOD_ENOUGH = 0.04
const LARGEST_TURN = 0.25

/**
 * Finds the heading of the stick that sends an object ball where it is wanted, with squirt, swerve, roll and throw in
 * it: strokes are tried on the two balls alone, on a cloth without end.
 */
export class AimFinder {
  readonly #solver: Solver
  readonly #R: number

  constructor(sense: TableSense) {
    this.#R = sense.R
    this.#solver = new Solver(sense.table, sense.parameters, {
      unbounded: true,
      kinematics: true,
      facts: false,
    })
  }

  /** Heading in degrees; null when this stroke cannot send the ball there. */
  heading(cue: Point, pot: Pot, stroke: OpenStroke): number | null {
    const object = moved(pot.ghost, pot.direction, 2 * this.#R)
    const first = pot.reach < 1e-4 ? towards(cue, object) : towards(cue, pot.ghost)
    let heading = headingDegOf(first)
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const way = this.#objectWay(cue, object, { ...stroke, directionDeg: heading }, pot.reach)
      if (way === null) {
        // Squirt or swerve took the cue ball past a thin hit: aim fuller.
        heading += pot.cutSin > 0 ? 1 : -1
        continue
      }
      const error = angleBetween(way, pot.direction)
      if (Math.abs(error) < pot.tolerance * GOOD_ENOUGH) return heading
      // Turned to the left the cue ball meets the object ball farther left and sends it to the right.
      const turn = -error / Math.max(pot.lever, 0.5)
      heading += Math.max(-LARGEST_TURN, Math.min(LARGEST_TURN, turn)) * DEGREES
    }
    return heading
  }

  /** Where the object ball sets off to; null when it is missed. */
  #objectWay(cue: Point, object: Point, stroke: CueStroke, reach: number): Point | null {
    const balls = [
      { id: 'cue', x: cue[0], y: cue[1] },
      { id: '1', x: object[0], y: object[1] },
    ] as const
    this.#solver.begin(balls, stroke)
    const outcome = this.#solver.advance(0.05 + (3 * reach) / stroke.speed)
    if (!outcome.ok) return null
    for (const event of outcome.value.events()) {
      if (event.kind !== 'ball-ball') continue
      const after = event.after?.['1']
      return after === undefined ? null : [after.v[0], after.v[1]]
    }
    return null
  }
}
