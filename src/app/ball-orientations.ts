import type { ShotPaths } from '../physics/index.ts'
import { BALL_IDS, type BallId, ballNumber } from '../table/index.ts'
import { axisTurn, multiplyQuaternions, type Quaternion } from './quaternion.ts'
import { emptySample } from './shot-playback.ts'

const STILL: Quaternion = [0, 0, 0, 1]
/** The golden ratio's fraction spreads any count of balls evenly. */
const GOLDEN = 0.618034
/** How far a disc of a fresh rack may be turned away from the head, radians. */
const MOST_TURN = 0.65
/** And how far it leans, so that no two balls look the same. */
const MOST_LEAN = 0.25

/**
 * How every ball lies on the table. The solver turns each ball from where it lay, so the picture keeps where that
 * was. In a fresh rack the discs look towards the head rail, each a little differently, as a player sets them.
 */
export class BallOrientations {
  readonly #lying = new Map<BallId, Quaternion>()

  constructor() {
    this.rack()
  }

  rack(): void {
    for (const ball of BALL_IDS) {
      const share = ((ballNumber(ball) * GOLDEN) % 1) * 2 - 1
      const lean = axisTurn(0, 1, 0, MOST_LEAN * share)
      this.#lying.set(ball, multiplyQuaternions(axisTurn(0, 0, 1, MOST_TURN * -share), lean))
    }
  }

  of(ball: BallId): Quaternion {
    return this.#lying.get(ball) ?? STILL
  }

  /** Orientation during a shot, `turned` being the solver's own since the stroke. */
  during(ball: BallId, turned: ArrayLike<number>): Quaternion {
    return multiplyQuaternions(turned, this.of(ball))
  }

  /** The shot is over: where the balls came to rest is where the next one starts from. */
  keep(paths: ShotPaths): void {
    const scratch = emptySample()
    for (const ball of paths.balls) {
      const { q } = paths.sample(ball, paths.duration, scratch)
      const [x, y, z, w] = this.during(ball, q)
      const length = Math.hypot(x, y, z, w) || 1
      this.#lying.set(ball, [x / length, y / length, z / length, w / length])
    }
  }
}
