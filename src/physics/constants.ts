import type { PhysicsParameters } from './parameters.ts'

/** Parameters in the form that the hot path wants: plain numbers, products taken once. SI units. */
export interface Constants {
  readonly parameters: PhysicsParameters
  /** R. */
  readonly radius: number
  readonly gravity: number
  /** mu_s g, m/s2. */
  readonly slideDeceleration: number
  /** mu_r g, m/s2. */
  readonly rollDeceleration: number
  /** alpha_z, rad/s2. */
  readonly spinDeceleration: number
  /** (1 + e_b) / 2: share of the closing speed that each of two equal balls gets. */
  readonly ballImpulse: number
  /** mu_b = a + b exp(-c v). */
  readonly ballFrictionA: number
  readonly ballFrictionB: number
  readonly ballFrictionC: number
  readonly planar: boolean
  readonly slateRestitution: number
  readonly slateFriction: number
}

/** Upward speed below which a ball stays on the cloth: a hop of 0.02 mm. */
export const LIFT_SPEED = 0.02
/** Slower than this a bounce, or another touch of bodies that have just touched, is no event, m/s. */
export const QUIET_SPEED = 1e-4
/** Two bodies closer than this touch, m. */
export const TOUCH = 1e-9
/** Closing speed that makes a contact of a touch, m/s. */
export const CONTACT_SPEED = 1e-6

export function makeConstants(parameters: PhysicsParameters): Constants {
  const p = parameters
  const friction = typeof p.ballFriction === 'number' ? { a: p.ballFriction, b: 0, c: 0 } : p.ballFriction
  return {
    parameters,
    radius: p.ballRadius,
    gravity: p.gravity,
    slideDeceleration: p.slidingFriction * p.gravity,
    rollDeceleration: p.rollingFriction * p.gravity,
    spinDeceleration: p.spinDeceleration,
    ballImpulse: (1 + p.ballRestitution) / 2,
    ballFrictionA: friction.a,
    ballFrictionB: friction.b,
    ballFrictionC: friction.c,
    planar: p.planarCollisions,
    slateRestitution: p.slateRestitution,
    slateFriction: p.slateFriction,
  }
}
