import { BallOrientations } from '../ball-orientations.ts'
import { axisTurn, multiplyQuaternions, type Quaternion } from '../quaternion.ts'

/** A disc that is set looks to the head and this far up, give or take, radians. */
const SET = 0.55

/** The discs look up, so that the numbers can be read from above; nothing that rolled turns them away. */
export class NumbersUp extends BallOrientations {
  readonly #up: Quaternion

  /** `upright`: the table stands on the screen, its head at the bottom. */
  constructor(upright: boolean) {
    super()
    const tilt = axisTurn(0, 1, 0, Math.PI / 2 - SET)
    this.#up = upright ? tilt : multiplyQuaternions(axisTurn(0, 0, 1, Math.PI / 2), tilt)
  }

  override of(): Quaternion {
    return this.#up
  }

  override keep(): void {
    // The next position lies with its numbers up as well.
  }
}
