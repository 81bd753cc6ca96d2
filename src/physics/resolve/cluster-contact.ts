import type { PhysicsParameters } from '../parameters.ts'
import { AT, KICK, LEVEL, SPIN, TWIST, VELOCITY } from './cluster-bodies.ts'

/*
 * One pair of balls in a cluster: F = max(0, K d^1.5 + alpha sqrt(m* K) d^0.25 d'), Coulomb friction against the slip
 * (Alciatore TP B.29; Tsuji, Tanaka, Ishida 1992). The normal is frozen for as long as a contact lasts, so that two
 * balls alone do exactly what the impulse law of an isolated pair says.
 */

/** Numbers in a row; offsets follow. */
export const PAIR = 17
/** Frozen unit normal from the first ball to the second: 3 numbers. */
const NORMAL = 0
/** Overlap d, m. */
const OVERLAP = 3
/** Closing speed half a step before the last one, m/s. */
const CLOSING = 4
/** Largest slip of this contact, m/s, and the friction coefficient that goes with it. */
const MOST_SLIP = 5
const FRICTION = 6
/** Step before which the gap cannot have closed. */
export const LOOK = 7
/** Normal impulse per mass so far, m/s. */
export const IMPULSE = 8
/** Closing speed (m/s) and time (s) of the first touch; end of the last one, s. */
export const FIRST_SPEED = 9
export const FIRST_TIME = 10
export const LAST_TIME = 11
/** Time since the pair met, s, if that was in the last step; less a step if it was just at the last one; else 0. */
const SINCE = 12
/** What friction did in the last step to the slip, less the slip then, m/s: 3 numbers. */
const LAST_SLIP = 13
/** Largest impulse of a step, per mass, m/s. */
export const PEAK = 16

/** Whole numbers in a row: offsets of both bodies, and whether they touch. */
export const LINK = 3
export const BODY_A = 0
export const BODY_B = 1
export const TOUCHING = 2

/*
 * Grip. A pair whose friction need not slide is held by a viscous force that ends its slip within a few microseconds:
 * 5 us at the usual step, the figure of the published solver's smallest step. The force of a step is that of the exact
 * decay exp(-h/5 us) of the slip now, plus the share of what drove the pair in the last step; so the step may be longer
 * than the decay, and balls that grip each other all around do not tremble.
 */
const DECAY = 1.4
const LEFT = 0.2465969639416065
const HOLD = (1 - LEFT) / 7
const HOLD_DRIVE = (1 - (1 - LEFT) / DECAY) / 7
/** A slip this much above the last is worth a new coefficient: 0.5 %, and m/s. */
const NEW_SLIP = 1.005
const NEW_SLIP_LEAST = 5e-4

/** Places in the row of constants of all pairs. */
export const STEP = 0
/** Upper bound of any closing speed, m/s. */
export const TOP_SPEED = 1
export const RADIUS = 2
/** K / m and alpha sqrt(m* K) / m. */
const STIFFNESS = 3
const DAMPING = 4
/** mu_b = A + B exp(-C slip). */
const FRICTION_A = 5
const FRICTION_B = 6
const FRICTION_C = 7

/** The constants; step and top speed are for the solver to fill in. */
export function makePairLaw(p: PhysicsParameters): Float64Array {
  const friction = typeof p.ballFriction === 'number' ? { a: p.ballFriction, b: 0, c: 0 } : p.ballFriction
  const law = new Float64Array(8)
  law[RADIUS] = p.ballRadius
  law[STIFFNESS] = p.hertzStiffness / p.ballMass
  law[DAMPING] = (p.hertzDamping * Math.sqrt((p.ballMass / 2) * p.hertzStiffness)) / p.ballMass
  law[FRICTION_A] = friction.a
  law[FRICTION_B] = friction.b
  law[FRICTION_C] = friction.c
  return law
}

/** Whether the pair in `row`, apart until now, has met since the last step. */
export function meet(
  law: Float64Array,
  bodies: Float64Array,
  pairs: Float64Array,
  row: number,
  i: number,
  j: number,
  step: number,
): boolean {
  const px = bodies[j + AT]! - bodies[i + AT]!
  const py = bodies[j + AT + 1]! - bodies[i + AT + 1]!
  const pz = bodies[j + AT + 2]! - bodies[i + AT + 2]!
  const distance = Math.sqrt(px * px + py * py + pz * pz)
  const gap = distance - 2 * law[RADIUS]!
  const h = law[STEP]!
  if (gap > 0) {
    pairs[row + LOOK] = step + Math.max(2, Math.floor(gap / (law[TOP_SPEED]! * h)))
    return false
  }
  const ux = bodies[i + VELOCITY]! - bodies[j + VELOCITY]!
  const uy = bodies[i + VELOCITY + 1]! - bodies[j + VELOCITY + 1]!
  const uz = bodies[i + VELOCITY + 2]! - bodies[j + VELOCITY + 2]!
  const approach = ux * px + uy * py + uz * pz
  if (approach <= 0 && (step > 0 || gap < 0)) return false
  // Where and when in the last step they met.
  const since = step > 0 ? Math.min((-gap * distance) / approach, 2 * h) : 0
  const nx = px + since * ux
  const ny = py + since * uy
  const nz = pz + since * uz
  const scale = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz)
  const closing = (ux * nx + uy * ny + uz * nz) * scale
  pairs[row + NORMAL] = nx * scale
  pairs[row + NORMAL + 1] = ny * scale
  pairs[row + NORMAL + 2] = nz * scale
  pairs[row + CLOSING] = closing
  // At the very start `press` adds a step of overlap that has not been.
  pairs[row + OVERLAP] = closing * (since > 0 ? since : -h)
  pairs[row + MOST_SLIP] = -1
  pairs[row + SINCE] = since
  if (pairs[row + FIRST_TIME]! < 0) {
    pairs[row + FIRST_SPEED] = closing
    pairs[row + FIRST_TIME] = step * h - since
  }
  return true
}

/** How long ago the pair in `row` parted, as found by `press`, s. */
export function sinceParting(pairs: Float64Array, row: number): number {
  return pairs[row + OVERLAP]! / pairs[row + CLOSING]!
}

/** The pair lies side by side, as it did before: nothing has moved it yet. */
export function isIdle(pairs: Float64Array, row: number): boolean {
  return pairs[row + CLOSING] === 0 && pairs[row + OVERLAP]! <= 0
}

/** Adds one step of contact to the kicks of both bodies. False when they have parted. */
export function press(
  law: Float64Array,
  bodies: Float64Array,
  pairs: Float64Array,
  row: number,
  i: number,
  j: number,
): boolean {
  const nx = pairs[row + NORMAL]!
  const ny = pairs[row + NORMAL + 1]!
  const nz = pairs[row + NORMAL + 2]!
  const dx = bodies[i + VELOCITY]! - bodies[j + VELOCITY]!
  const dy = bodies[i + VELOCITY + 1]! - bodies[j + VELOCITY + 1]!
  const dz = bodies[i + VELOCITY + 2]! - bodies[j + VELOCITY + 2]!
  const closing = dx * nx + dy * ny + dz * nz
  const push = normalImpulse(law, pairs, row, closing)
  if (push <= 0) return push === 0

  const radius = law[RADIUS]!
  const wx = radius * (bodies[i + SPIN]! + bodies[j + SPIN]!)
  const wy = radius * (bodies[i + SPIN + 1]! + bodies[j + SPIN + 1]!)
  const wz = radius * (bodies[i + SPIN + 2]! + bodies[j + SPIN + 2]!)
  const ux = dx - closing * nx + (wy * nz - wz * ny)
  const uy = dy - closing * ny + (wz * nx - wx * nz)
  const uz = dz - closing * nz + (wx * ny - wy * nx)
  if (pairs[row + MOST_SLIP]! < 0) {
    pairs[row + LAST_SLIP] = -ux
    pairs[row + LAST_SLIP + 1] = -uy
    pairs[row + LAST_SLIP + 2] = -uz
  }
  const hx = HOLD * ux + HOLD_DRIVE * (ux + pairs[row + LAST_SLIP]!)
  const hy = HOLD * uy + HOLD_DRIVE * (uy + pairs[row + LAST_SLIP + 1]!)
  const hz = HOLD * uz + HOLD_DRIVE * (uz + pairs[row + LAST_SLIP + 2]!)
  const slide = push * frictionAt(law, pairs, row, Math.sqrt(ux * ux + uy * uy + uz * uz))
  const hold = Math.sqrt(hx * hx + hy * hy + hz * hz)
  const drag = slide < hold ? slide / hold : 1
  const fx = -drag * hx
  const fy = -drag * hy
  const fz = -drag * hz
  pairs[row + LAST_SLIP] = -7 * fx - ux
  pairs[row + LAST_SLIP + 1] = -7 * fy - uy
  pairs[row + LAST_SLIP + 2] = -7 * fz - uz
  const level = bodies[i + LEVEL]! + bodies[j + LEVEL]! === 2
  kick(bodies, i, j, fx - push * nx, fy - push * ny, level ? 0 : fz - push * nz)
  twist(bodies, i, j, ny * fz - nz * fy, nz * fx - nx * fz, nx * fy - ny * fx)
  return true
}

/** Opposite impulses. */
function kick(bodies: Float64Array, i: number, j: number, x: number, y: number, z: number): void {
  bodies[i + KICK]! += x
  bodies[i + KICK + 1]! += y
  bodies[i + KICK + 2]! += z
  bodies[j + KICK]! -= x
  bodies[j + KICK + 1]! -= y
  bodies[j + KICK + 2]! -= z
}

/** Equal turns: both surfaces are dragged at the same spot. */
function twist(bodies: Float64Array, i: number, j: number, x: number, y: number, z: number): void {
  bodies[i + TWIST]! += x
  bodies[i + TWIST + 1]! += y
  bodies[i + TWIST + 2]! += z
  bodies[j + TWIST]! += x
  bodies[j + TWIST + 1]! += y
  bodies[j + TWIST + 2]! += z
}

/**
 * Normal impulse per mass of one step, -1 when the overlap has ended. In the step of the first touch the sum over
 * steps misses or counts double a part of the force between the touch and now, which grows like t^1.5 (damping: like
 * t^0.25): Euler-Maclaurin gives the weight.
 */
function normalImpulse(law: Float64Array, pairs: Float64Array, row: number, closing: number): number {
  const h = law[STEP]!
  const since = pairs[row + SINCE]!
  let elastic = law[STIFFNESS]! * h
  let viscous = law[DAMPING]! * h
  if (since <= 0) pairs[row + OVERLAP]! += h * closing
  if (since !== 0) {
    const share = Math.abs(since) / h
    const late = Math.max(share, 0.1)
    elastic *= 0.4 * share + 0.5 + 0.125 / late
    viscous *= 0.8 * share + 0.5 + 1 / (48 * late)
    pairs[row + SINCE] = 0
  }
  const overlap = pairs[row + OVERLAP]!
  // Positions are half a step ahead of the velocities: so is this speed.
  const now = closing + 0.5 * (closing - pairs[row + CLOSING]!)
  pairs[row + CLOSING] = closing
  if (overlap <= 0) {
    pairs[row + SINCE] = -h
    return closing < 0 ? -1 : 0
  }
  const root = Math.sqrt(overlap)
  const push = elastic * overlap * root + viscous * Math.sqrt(root) * now
  if (push <= 0) return 0
  pairs[row + IMPULSE]! += push
  if (push > pairs[row + PEAK]!) pairs[row + PEAK] = push
  return push
}

/** mu_b at the largest slip of this contact so far. */
function frictionAt(law: Float64Array, pairs: Float64Array, row: number, slip: number): number {
  const most = pairs[row + MOST_SLIP]!
  if (slip > most * NEW_SLIP + NEW_SLIP_LEAST || most < 0) {
    pairs[row + MOST_SLIP] = slip
    pairs[row + FRICTION] = law[FRICTION_A]! + law[FRICTION_B]! * decay(law[FRICTION_C]! * slip)
  }
  return pairs[row + FRICTION]!
}

/** exp(-x) for x >= 0, error below 3e-9 (Pade, six squarings): it is asked hundreds of times a cluster. */
function decay(x: number): number {
  const y = x / 64
  const square = 12 + y * y
  let r = (square - 6 * y) / (square + 6 * y)
  r *= r
  r *= r
  r *= r
  r *= r
  r *= r
  return r * r
}
