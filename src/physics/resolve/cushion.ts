import type { PhysicsParameters } from '../parameters.ts'
import { makeCushionImpact } from './cushion-impact.ts'
import { CLOTH_X, CLOTH_Y, IMPULSE, NOSE_S, NOSE_X } from './cushion-slopes.ts'

/** Normal speeds below this give no rebound, m/s: the ball stays at the cushion. */
const REBOUND_ABOVE = 1e-3

/** What a cushion does to a ball. All calls work in place, allocate nothing and are mirror-exact. */
export interface CushionLaw {
  /** e_c for a normal approach speed, m/s; 0 below 1 mm/s. Facings of a pocket: multiply by e_jaw/e_c. */
  restitution(normalSpeed: number): number
  /**
   * A ball on the cloth meets the nose: Mathavan, Jackson, Parkin 2010, both frictions and the work-based
   * restitution `e`.
   *
   * `state` = vX, vY, vZ (m/s), wX, wY, wZ (rad/s) in the frame X along the cushion, Y level and INTO the
   * cushion, Z up; of a world with Y = (nx, ny) the axis X is (ny, -nx). Mirroring negates vX, wY, wZ.
   * Needs vY > 0, else nothing happens. The result has vY <= 0 (exactly 0 for e = 0) and vZ = the speed
   * with which the nose lifted the ball off the cloth, 0 but for a steeply over-spun ball and friction
   * above (h-R)/sqrt(R2-(h-R)2); the ball flies if that exceeds the lift-off speed. vZ on entry is ignored:
   * a ball that moves vertically is airborne (see `hitAirborne`). Should unearthly friction jam the ball between
   * nose and cloth, the cloth is left out and the nose acts like a wall.
   */
  hit(state: Float64Array, e: number, noseFriction: number, clothFriction: number): void
  /**
   * An airborne ball meets an edge: an impulse against a wall that does not move, grip at 2/7.
   * `state` = v, w in any right-handed frame, (nx, ny, nz) = unit vector from the edge to the centre in the same
   * frame. Does nothing to a ball that moves away.
   */
  hitAirborne(state: Float64Array, nx: number, ny: number, nz: number, e: number, friction: number): void
}

export function makeCushionLaw(parameters: PhysicsParameters): CushionLaw {
  const radius = parameters.ballRadius
  const sine = parameters.noseHeightRatio - 1
  const cosine = Math.sqrt(1 - sine * sine)
  const law = parameters.cushionRestitution
  const impact = makeCushionImpact(sine)
  const slip = impact.state
  // The line through both contacts: spin about it is kept by any friction, and gives back the velocity.
  const keptZ = (1 + sine) / cosine
  const keptX = 3.5 + (1 + sine) / (1 - sine)

  return {
    restitution(normalSpeed) {
      if (normalSpeed < REBOUND_ABOVE) return 0
      if (typeof law === 'number') return law
      return Math.max(law.least, law.atRest + law.perSpeed * normalSpeed)
    },
    hit(state, e, noseFriction, clothFriction) {
      const vX = state[0]!
      const vY = state[1]!
      if (vY <= 0) return
      state[2] = 0
      const sX = radius * state[3]!
      const sY = radius * state[4]!
      const sZ = radius * state[5]!
      slip[NOSE_X] = vX + sY * sine - sZ * cosine
      slip[NOSE_S] = sX - vY * sine
      slip[CLOTH_X] = vX - sY
      slip[CLOTH_Y] = vY + sX
      const scale = Math.sqrt(vX * vX + vY * vY + 0.4 * (sX * sX + sY * sY + sZ * sZ))
      if (!impact.run(scale, e, noseFriction, clothFriction)) {
        hitWall(radius, state, 0, -1, 0, e, noseFriction)
        state[2] = 0
        return
      }
      const impulse = impact.contact[IMPULSE]!
      const kept = 2.5 * vX + sY + keptZ * sZ
      const noseX = slip[NOSE_X]!
      const clothX = slip[CLOTH_X]!
      const outX = (kept + clothX + (sine * clothX + noseX) / (1 - sine)) / keptX
      const outY = e > 0 ? Math.min((slip[CLOTH_Y]! - slip[NOSE_S]!) / (1 + sine), 0) : 0
      const spinX = slip[NOSE_S]! + outY * sine
      state[0] = outX
      state[1] = outY
      state[3] = spinX / radius
      state[4] = (outX - clothX) / radius
      state[5] = ((1 + sine) * outX - sine * clothX - noseX) / (cosine * radius)
      // Friction of the nose along the face, summed, from the changes of speed and spin; then the vertical balance.
      const face = (outY - vY + cosine * impulse - (spinX - sX) / 2.5) / (1 + sine)
      state[2] = Math.max(0, -(sine * impulse + cosine * face))
    },
    hitAirborne(state, nx, ny, nz, e, friction) {
      hitWall(radius, state, nx, ny, nz, e, friction)
    },
  }
}

function hitWall(
  radius: number,
  state: Float64Array,
  nx: number,
  ny: number,
  nz: number,
  e: number,
  friction: number,
): void {
  const approach = -(state[0]! * nx + state[1]! * ny + state[2]! * nz)
  if (approach <= 0) return
  const wx = radius * state[3]!
  const wy = radius * state[4]!
  const wz = radius * state[5]!
  // Slip of the ball's surface over the edge: v + w x (-R n), without its normal part.
  const ux = state[0]! + approach * nx - (wy * nz - wz * ny)
  const uy = state[1]! + approach * ny - (wz * nx - wx * nz)
  const uz = state[2]! + approach * nz - (wx * ny - wy * nx)
  const slip = Math.sqrt(ux * ux + uy * uy + uz * uz)
  const push = (1 + e) * approach
  const drag = slip > 0 ? Math.min((friction * push) / slip, 2 / 7) : 0
  state[0]! += push * nx - drag * ux
  state[1]! += push * ny - drag * uy
  state[2]! += push * nz - drag * uz
  const turn = (2.5 * drag) / radius
  state[3]! += turn * (ny * uz - nz * uy)
  state[4]! += turn * (nz * ux - nx * uz)
  state[5]! += turn * (nx * uy - ny * ux)
}
