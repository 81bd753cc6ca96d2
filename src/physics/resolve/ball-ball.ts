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
  giveImpulse(balls, i, j, fx - push * nx, fy - push * ny, level ? 0 : fz - push * nz)
  const k = 2.5 / c.radius
  giveSpin(balls, i, j, k * (ny * fz - nz * fy), k * (nz * fx - nx * fz), k * (nx * fy - ny * fx))
}

/** Impulse per ball mass on i, the opposite on j. */
function giveImpulse(balls: BallStates, i: number, j: number, x: number, y: number, z: number): void {
  const { vx, vy, vz } = balls
  vx[i] = vx[i]! + x
  vy[i] = vy[i]! + y
  vz[i] = vz[i]! + z
  vx[j] = vx[j]! - x
  vy[j] = vy[j]! - y
  vz[j] = vz[j]! - z
}

/** The same change of spin for both. */
function giveSpin(balls: BallStates, i: number, j: number, x: number, y: number, z: number): void {
  const { wx, wy, wz } = balls
  wx[i] = wx[i]! + x
  wy[i] = wy[i]! + y
  wz[i] = wz[i]! + z
  wx[j] = wx[j]! + x
  wy[j] = wy[j]! + y
  wz[j] = wz[j]! + z
}
