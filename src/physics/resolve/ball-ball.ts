import { exp } from '../../math/index.ts'
import type { BallStates } from '../ball-states.ts'
import type { Constants } from '../constants.ts'
import { AIRBORNE } from '../motion-kind.ts'

/** Closing speed below which balls do not bounce off each other, m/s: ends endless series of ever smaller hits. */
export const DEAD_SPEED = 1e-4

/** Speed at which i and j, which touch, close in on each other, m/s. */
export function closingSpeed(balls: BallStates, i: number, j: number): number {
  const { x, y, z, vx, vy, vz } = balls
  const px = x[j]! - x[i]!
  const py = y[j]! - y[i]!
  const pz = z[j]! - z[i]!
  const distance = Math.sqrt(px * px + py * py + pz * pz)
  return ((vx[i]! - vx[j]!) * px + (vy[i]! - vy[j]!) * py + (vz[i]! - vz[j]!) * pz) / distance
}

/** mu_b at a slip speed (Alciatore TP A.14). */
export function ballFriction(slip: number, c: Constants): number {
  return c.ballFrictionB === 0
    ? c.ballFrictionA
    : c.ballFrictionA + c.ballFrictionB * exp(-c.ballFrictionC * slip)
}

/**
 * Impact of two equal balls that touch and close in: normal impulse by restitution, friction against the slip of
 * the two surfaces in space, which either slides throughout or grips (TP A.14). The spin along the line of centres
 * stays. Both balls get the same change of spin.
 */
export function collideBalls(balls: BallStates, i: number, j: number, c: Constants): void {
  const { x, y, z, vx, vy, vz, wx, wy, wz } = balls
  const px = x[j]! - x[i]!
  const py = y[j]! - y[i]!
  const pz = z[j]! - z[i]!
  const distance = Math.sqrt(px * px + py * py + pz * pz)
  const nx = px / distance
  const ny = py / distance
  const nz = pz / distance
  const dx = vx[i]! - vx[j]!
  const dy = vy[i]! - vy[j]!
  const dz = vz[i]! - vz[j]!
  const closing = dx * nx + dy * ny + dz * nz
  const sx = c.radius * (wx[i]! + wx[j]!)
  const sy = c.radius * (wy[i]! + wy[j]!)
  const sz = c.radius * (wz[i]! + wz[j]!)
  const ux = dx - closing * nx + (sy * nz - sz * ny)
  const uy = dy - closing * ny + (sz * nx - sx * nz)
  const uz = dz - closing * nz + (sx * ny - sy * nx)
  const slip = Math.sqrt(ux * ux + uy * uy + uz * uz)
  const push = (closing < DEAD_SPEED ? 0.5 : c.ballImpulse) * closing
  const drag = slip === 0 ? 0 : Math.min(ballFriction(slip, c) * push, slip / 7) / slip
  const fx = -drag * ux
  const fy = -drag * uy
  const fz = -drag * uz
  const level = c.planar && balls.kind[i] !== AIRBORNE && balls.kind[j] !== AIRBORNE
  const jx = fx - push * nx
  const jy = fy - push * ny
  const jz = level ? 0 : fz - push * nz
  vx[i] = vx[i]! + jx
  vy[i] = vy[i]! + jy
  vz[i] = vz[i]! + jz
  vx[j] = vx[j]! - jx
  vy[j] = vy[j]! - jy
  vz[j] = vz[j]! - jz
  const k = 2.5 / c.radius
  const tx = k * (ny * fz - nz * fy)
  const ty = k * (nz * fx - nx * fz)
  const tz = k * (nx * fy - ny * fx)
  wx[i] = wx[i]! + tx
  wy[i] = wy[i]! + ty
  wz[i] = wz[i]! + tz
  wx[j] = wx[j]! + tx
  wy[j] = wy[j]! + ty
  wz[j] = wz[j]! + tz
}
