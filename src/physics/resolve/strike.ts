import { cosDeg, sinDeg } from '../../math/index.ts'
import type { CueStroke } from '../../shot/index.ts'
import type { BallStates } from '../ball-states.ts'
import type { PhysicsParameters } from '../parameters.ts'

export type Triple = readonly [number, number, number]

/** Along the stick, to its right, and up across it: unit vectors. */
export interface Aim {
  readonly d: Triple
  readonly right: Triple
  readonly up: Triple
}

/** What a contact of tip and ball did, beside the change of the ball. */
export interface Strike {
  /** Contact point from the centre of the ball, m. */
  readonly contact: Triple
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

/** Directions of a stick with this heading and elevation. */
export function aimOf(stroke: CueStroke): Aim {
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

/** The stroke of a stick on ball i at rest, with the tip at (side a, height b) as fractions of R. */
export function strikeBall(
  balls: BallStates,
  i: number,
  aim: Aim,
  stroke: CueStroke,
  p: PhysicsParameters,
): Strike {
  return pushBall(balls, i, aim, stroke.tip.side, stroke.tip.height, stroke.speed, stroke.speed, p)
}

/**
 * The tip, whose stick moves with `speed`, meets ball i again at `contact` from its centre: the impulse of a stroke
 * with the speed at which stick and contact point close in. Null when they do not.
 */
export function strikeAgain(
  balls: BallStates,
  i: number,
  aim: Aim,
  contact: Triple,
  speed: number,
  p: PhysicsParameters,
): Strike | null {
  const { d, right, up } = aim
  const vx = balls.vx[i]! + (balls.wy[i]! * contact[2] - balls.wz[i]! * contact[1])
  const vy = balls.vy[i]! + (balls.wz[i]! * contact[0] - balls.wx[i]! * contact[2])
  const vz = balls.vz[i]! + (balls.wx[i]! * contact[1] - balls.wy[i]! * contact[0])
  const closing = speed - (vx * d[0] + vy * d[1] + vz * d[2])
  const ahead = contact[0] * d[0] + contact[1] * d[1] + contact[2] * d[2]
  if (closing <= 0 || ahead >= 0) return null
  const side = contact[0] * right[0] + contact[1] * right[1] + contact[2] * right[2]
  const height = contact[0] * up[0] + contact[1] * up[1] + contact[2] * up[2]
  const R = p.ballRadius
  return pushBall(balls, i, aim, side / R, height / R, closing, speed, p)
}

/**
 * Impulse of the tip on ball i, with squirt by the end mass of the shaft (TP A.30, A.31): the tip does not slip, the
 * ball leaves the stick at e_t times the closing speed. Beyond the miscue limit the impulse stays on the edge of the
 * friction cone at the limit and is reduced by how far the offset exceeds it.
 */
function pushBall(
  balls: BallStates,
  i: number,
  aim: Aim,
  a: number,
  b: number,
  closing: number,
  speed: number,
  p: PhysicsParameters,
): Strike {
  const R = p.ballRadius
  const rho = Math.sqrt(a * a + b * b)
  const limit = miscueLimit(p.tipFriction)
  const miscue = rho > limit
  const c = Math.sqrt(Math.max(0, 1 - rho * rho))
  const q = spot(aim, a * R, b * R, c * R)
  const { push, aside } = miscue
    ? slippedImpulse(a, b, limit, closing, p)
    : heldImpulse(a, rho, c, closing, p)
  const { d, right, up } = aim
  const jx = push * d[0] + aside.right * right[0] + aside.up * up[0]
  const jy = push * d[1] + aside.right * right[1] + aside.up * up[1]
  const jz = push * d[2] + aside.right * right[2] + aside.up * up[2]
  balls.vx[i] = balls.vx[i]! + jx
  balls.vy[i] = balls.vy[i]! + jy
  balls.vz[i] = balls.vz[i]! + jz
  const k = (2.5 / (R * R)) * (miscue ? MISCUE_SPIN : 1)
  balls.wx[i] = balls.wx[i]! + k * (q[1] * jz - q[2] * jy)
  balls.wy[i] = balls.wy[i]! + k * (q[2] * jx - q[0] * jz)
  balls.wz[i] = balls.wz[i]! + k * (q[0] * jy - q[1] * jx)
  return { contact: q, cueAfter: speed - (push * p.ballMass) / p.cueMass, miscue }
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
  // TP A.31 has c^2 for 1 - x^2: the same without height; with it only this lets the tip hold sideways.
  const squirt = p.endMassRatio === null ? 0 : (2.5 * x * c) / (1 + p.endMassRatio + 2.5 * (1 - x * x))
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
