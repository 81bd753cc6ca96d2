import { cosDeg, sinDeg } from '../../math/index.ts'
import type { CueStroke } from '../../shot/index.ts'
import type { BallStates } from '../ball-states.ts'
import type { PhysicsParameters } from '../parameters.ts'

/** What a stroke did, beside the state of the ball. */
export interface Strike {
  /** Unit vector along which the stick moves. */
  readonly direction: readonly [number, number, number]
  /** Contact point from the centre of the ball, m. */
  readonly contact: readonly [number, number, number]
  /** Speed of the stick after the contact, m/s. */
  readonly cueAfter: number
  readonly miscue: boolean
}

/**
 * Tip offset, as a fraction of R, up to which chalk holds: the impulse must lie within the friction cone about
 * the normal of the ball, rho/c <= mu_t (TP 2.1).
 */
export function miscueLimit(tipFriction: number): number {
  return tipFriction / Math.sqrt(1 + tipFriction * tipFriction)
}

/** A miscue keeps this part of the spin (physics-table assumption; no published law). */
const MISCUE_SPIN = 0.6

/**
 * Impulse of the tip on ball i at rest, with squirt by the end mass of the shaft (TP A.30, A.31): the tip does not
 * slip, the ball leaves the stick at e_t times the closing speed. Beyond the miscue limit the impulse stays on the
 * edge of the friction cone at the limit and is reduced by how far the offset exceeds it.
 */
export function strikeBall(balls: BallStates, i: number, stroke: CueStroke, p: PhysicsParameters): Strike {
  const aim = aimOf(stroke)
  const R = p.ballRadius
  const { side: a, height: b } = stroke.tip
  const rho = Math.sqrt(a * a + b * b)
  const limit = miscueLimit(p.tipFriction)
  const miscue = rho > limit
  const c = Math.sqrt(Math.max(0, 1 - rho * rho))
  const q = spot(aim, a * R, b * R, c * R)
  const { push, aside } = miscue
    ? slippedImpulse(a, b, limit, stroke.speed, p)
    : heldImpulse(a, rho, c, stroke.speed, p)
  const { d, right, up } = aim
  const jx = push * d[0] + aside.right * right[0] + aside.up * up[0]
  const jy = push * d[1] + aside.right * right[1] + aside.up * up[1]
  const jz = push * d[2] + aside.right * right[2] + aside.up * up[2]
  balls.vx[i] = jx
  balls.vy[i] = jy
  balls.vz[i] = jz
  const k = (2.5 / (R * R)) * (miscue ? MISCUE_SPIN : 1)
  balls.wx[i] = k * (q[1] * jz - q[2] * jy)
  balls.wy[i] = k * (q[2] * jx - q[0] * jz)
  balls.wz[i] = k * (q[0] * jy - q[1] * jx)
  return { direction: d, contact: q, cueAfter: stroke.speed - (push * p.ballMass) / p.cueMass, miscue }
}

type Triple = readonly [number, number, number]

interface Aim {
  readonly d: Triple
  readonly right: Triple
  readonly up: Triple
}

/** Along the stick, to its right, and up across it. */
function aimOf(stroke: CueStroke): Aim {
  const cosAzimuth = cosDeg(stroke.directionDeg)
  const sinAzimuth = sinDeg(stroke.directionDeg)
  const cosRaise = cosDeg(stroke.elevationDeg)
  const sinRaise = sinDeg(stroke.elevationDeg)
  return {
    d: [cosRaise * cosAzimuth, cosRaise * sinAzimuth, -sinRaise],
    right: [sinAzimuth, -cosAzimuth, 0],
    up: [sinRaise * cosAzimuth, sinRaise * sinAzimuth, cosRaise],
  }
}

function spot(aim: Aim, a: number, b: number, c: number): Triple {
  const { d, right, up } = aim
  return [
    a * right[0] + b * up[0] - c * d[0],
    a * right[1] + b * up[1] - c * d[1],
    a * right[2] + b * up[2] - c * d[2],
  ]
}

interface TipImpulse {
  /** Along the stick, per unit ball mass, m/s. */
  readonly push: number
  readonly aside: { readonly right: number; readonly up: number }
}

/** The tip holds. Offsets a, rho and depth c as fractions of R. */
function heldImpulse(a: number, rho: number, c: number, speed: number, p: PhysicsParameters): TipImpulse {
  const x = Math.abs(a)
  const squirt = p.endMassRatio === null ? 0 : (2.5 * x * c) / (1 + p.endMassRatio + 2.5 * c * c)
  const push =
    ((1 + p.tipRestitution) * speed) / (1 + p.ballMass / p.cueMass + 2.5 * rho * rho - 2.5 * x * c * squirt)
  return { push, aside: { right: a > 0 ? -push * squirt : push * squirt, up: 0 } }
}

/**
 * The tip slips: the impulse of a stroke at the limit, down to 60 % there and 35 % at 0.2 R beyond, pushed 10 to
 * 25 degrees away from the offset (assumed figures; deterministic from the excess).
 */
function slippedImpulse(
  a: number,
  b: number,
  limit: number,
  speed: number,
  p: PhysicsParameters,
): TipImpulse {
  const rho = Math.sqrt(a * a + b * b)
  const excess = Math.min(1, (rho - limit) / 0.2)
  const depth = Math.sqrt(1 - limit * limit)
  const held = heldImpulse((a / rho) * limit, limit, depth, speed, p)
  const push = held.push * (0.6 - 0.25 * excess)
  const turn = 10 + 15 * excess
  const away = push * (sinDeg(turn) / cosDeg(turn))
  return { push, aside: { right: (-a / rho) * away, up: (-b / rho) * away } }
}
