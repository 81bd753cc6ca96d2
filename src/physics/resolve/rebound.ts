import type { BallStates } from '../ball-states.ts'
import { planVector } from '../detect/air-contact.ts'
import type { SurfaceEdge } from '../detect/bed-surface.ts'
import type { PhysicsParameters } from '../parameters.ts'
import { type CushionLaw, makeCushionLaw } from './cushion.ts'
import { StraightCushion } from './straight-cushion.ts'

/** Hands balls over to the law of the cushion and back, in the frame of the edge that they meet. */
export class Rebound {
  /** Unit vector of the last `aim`, from the ball into the edge. */
  nx = 0
  ny = 0
  nz = 0
  readonly #law: CushionLaw
  readonly #straight: StraightCushion
  readonly #parameters: PhysicsParameters
  readonly #state = new Float64Array(6)

  constructor(parameters: PhysicsParameters) {
    this.#law = makeCushionLaw(parameters)
    this.#straight = new StraightCushion(parameters)
    this.#parameters = parameters
  }

  /** Turns to the edge that ball i touches: horizontally from the cloth, to the nearest point from the air. */
  aim(balls: BallStates, i: number, edge: SurfaceEdge, flying: boolean, height: number): void {
    if (!flying && edge.shape === 0) {
      this.nx = edge.nx
      this.ny = edge.ny
      this.nz = 0
      return
    }
    const plan = planVector(edge, balls.x[i]!, balls.y[i]!)
    const rise = flying ? balls.z[i]! - height : 0
    const distance = Math.sqrt(plan.x * plan.x + plan.y * plan.y + rise * rise)
    this.nx = -plan.x / distance
    this.ny = -plan.y / distance
    this.nz = -rise / distance
  }

  /** Speed of ball i into the edge, m/s. */
  approach(balls: BallStates, i: number): number {
    return balls.vx[i]! * this.nx + balls.vy[i]! * this.ny + balls.vz[i]! * this.nz
  }

  /** Impulse of the edge on ball i, which closes in on it. */
  hit(balls: BallStates, i: number, jaw: boolean, flying: boolean): void {
    const p = this.#parameters
    const e = this.#law.restitution(this.approach(balls, i)) * (jaw ? p.jawRestitutionFactor : 1)
    const friction = jaw ? p.jawFriction : p.cushionFriction
    if (flying) this.#hitFlying(balls, i, e, friction)
    else this.#hitOnCloth(balls, i, e, friction)
  }

  #hitOnCloth(balls: BallStates, i: number, e: number, friction: number): void {
    const { vx, vy, wx, wy, wz } = balls
    const { nx, ny } = this
    const s = this.#state
    s[0] = vx[i]! * ny - vy[i]! * nx
    s[1] = vx[i]! * nx + vy[i]! * ny
    s[2] = 0
    s[3] = wx[i]! * ny - wy[i]! * nx
    s[4] = wx[i]! * nx + wy[i]! * ny
    s[5] = wz[i]!
    const cloth = this.#parameters.cushionClothFriction
    const straight = s[0] === 0 && s[4] === 0 && s[5] === 0 && this.#straight.hit(s, e, friction, cloth)
    if (!straight) this.#law.hit(s, e, friction, cloth)
    vx[i] = s[0]! * ny + s[1]! * nx
    vy[i] = s[1]! * ny - s[0]! * nx
    balls.vz[i] = s[2]!
    wx[i] = s[3]! * ny + s[4]! * nx
    wy[i] = s[4]! * ny - s[3]! * nx
    wz[i] = s[5]!
  }

  #hitFlying(balls: BallStates, i: number, e: number, friction: number): void {
    const s = this.#state
    s[0] = balls.vx[i]!
    s[1] = balls.vy[i]!
    s[2] = balls.vz[i]!
    s[3] = balls.wx[i]!
    s[4] = balls.wy[i]!
    s[5] = balls.wz[i]!
    this.#law.hitAirborne(s, -this.nx, -this.ny, -this.nz, e, friction)
    balls.vx[i] = s[0]!
    balls.vy[i] = s[1]!
    balls.vz[i] = s[2]!
    balls.wx[i] = s[3]!
    balls.wy[i] = s[4]!
    balls.wz[i] = s[5]!
  }
}
