/*
 * Scratch of a cluster: one row of numbers a ball. Velocities stand half a step behind the positions (leapfrog), which
 * makes no difference before the first and after the last contact.
 */

/** Numbers in a row; offsets follow. */
export const BODY = 16
/** Centre, m: 3 numbers. */
export const AT = 0
/** Velocity, m/s: 3 numbers. */
export const VELOCITY = 3
/** Angular velocity, rad/s: 3 numbers. */
export const SPIN = 6
/** Velocity that this step adds, m/s: 3 numbers. */
export const KICK = 9
/** Sum of normal x tangential impulse per mass of this step, m/s: 3 numbers; times 5/(2R) it is spin. */
export const TWIST = 12
/** 1: on the cloth of a planar table; between two such balls the vertical impulse is dropped, its torque kept. */
export const LEVEL = 15

/** Gives every body what the step collected, and moves it on by h. */
export function advanceBodies(bodies: Float64Array, count: number, h: number, spinOfTwist: number): void {
  const end = count * BODY
  for (let b = 0; b < end; b += BODY) {
    const vx = bodies[b + VELOCITY]! + bodies[b + KICK]!
    const vy = bodies[b + VELOCITY + 1]! + bodies[b + KICK + 1]!
    const vz = bodies[b + VELOCITY + 2]! + bodies[b + KICK + 2]!
    bodies[b + VELOCITY] = vx
    bodies[b + VELOCITY + 1] = vy
    bodies[b + VELOCITY + 2] = vz
    bodies[b + AT]! += h * vx
    bodies[b + AT + 1]! += h * vy
    bodies[b + AT + 2]! += h * vz
    bodies[b + SPIN]! += spinOfTwist * bodies[b + TWIST]!
    bodies[b + SPIN + 1]! += spinOfTwist * bodies[b + TWIST + 1]!
    bodies[b + SPIN + 2]! += spinOfTwist * bodies[b + TWIST + 2]!
    for (let k = b + KICK; k < b + LEVEL; k++) bodies[k] = 0
  }
}

/** Moves all bodies on by dt without contact. */
export function driftBodies(bodies: Float64Array, count: number, dt: number): void {
  const end = count * BODY
  for (let b = 0; b < end; b += BODY)
    for (let k = b; k < b + 3; k++) bodies[k + AT]! += dt * bodies[k + VELOCITY]!
}

/** Kinetic energy of the bodies, twice, per mass of a ball, m2/s2. */
export function energyOf(bodies: Float64Array, count: number, radius: number): number {
  const spin = 0.4 * radius * radius
  let sum = 0
  for (let b = 0; b < count * BODY; b += BODY)
    for (let k = b; k < b + 3; k++) {
      const v = bodies[k + VELOCITY]!
      const w = bodies[k + SPIN]!
      sum += v * v + spin * (w * w)
    }
  return sum
}
