import type { BallStates } from '../ball-states.ts'
import { type Constants, LIFT_SPEED } from '../constants.ts'

/**
 * Ball i meets the slate with downward speed: it rebounds by e_s, and friction takes off slip, at most to grip
 * (2/7 of it; TP B.10). Too slow a rebound is none.
 */
export function bounceOffSlate(balls: BallStates, i: number, c: Constants): void {
  const { vx, vy, wx, wy } = balls
  const down = -balls.vz[i]!
  const ux = vx[i]! - c.radius * wy[i]!
  const uy = vy[i]! + c.radius * wx[i]!
  const slip = Math.sqrt(ux * ux + uy * uy)
  if (slip > 0) {
    const change = Math.min(c.slateFriction * (1 + c.slateRestitution) * down, (2 / 7) * slip) / slip
    const fx = -change * ux
    const fy = -change * uy
    vx[i] = vx[i]! + fx
    vy[i] = vy[i]! + fy
    wx[i] = wx[i]! + (2.5 / c.radius) * fy
    wy[i] = wy[i]! - (2.5 / c.radius) * fx
  }
  const up = c.slateRestitution * down
  balls.vz[i] = up < LIFT_SPEED ? 0 : up
  balls.z[i] = c.radius
}
