import type { ShotPaths } from '../physics/index.ts'
import { BALL_IDS, type BallId, ballNumber } from '../table/index.ts'
import { axisTurn, multiplyQuaternions, type Quaternion } from './quaternion.ts'
import { emptySample } from './shot-playback.ts'

const STILL: Quaternion = [0, 0, 0, 1]
/** A golden angle between one ball and the next: no two discs of a fresh rack look the same way. */
const SPREAD = 2.39996

/**
 * How every ball lies on the table. The solver turns each ball from where it lay, so the picture keeps where that
 * was. In a fresh rack the discs lean about 30 degrees away from the lamps, whose mirror image would hide the number.
 */
export class BallOrientations {
  readonly #lying = new Map<BallId, Quaternion>()

  constructor() {
    this.rack()
  }

  rack(): void {
    for (const ball of BALL_IDS) {
      const n = ballNumber(ball)
      const heading = n * SPREAD
      const lean = axisTurn(Math.cos(heading), Math.sin(heading), 0, 0.5 + 0.12 * (n % 3))
      this.#lying.set(ball, multiplyQuaternions(lean, axisTurn(0, 0, 1, heading)))
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
