import type { PhysicsParameters } from '../../physics/index.ts'
import type { Pot } from '../sense/index.ts'

/** A sliding ball keeps this share of its speed when it rolls. */
const ROLLED = 5 / 7
/** Speed with which a ball should still arrive at a pocket, m/s. */
const ARRIVAL = 0.25
/** Nobody strokes with more than this unless he breaks, nor with less, m/s of the stick. */
export const STICK_SPEED = { least: 0.25, most: 5.2 } as const

/** Speed that the cue ball gets from the stick in a hit at the centre, for each m/s of the stick. */
export function ballPerStick({ tipRestitution, ballMass, cueMass }: PhysicsParameters): number {
  return (1 + tipRestitution) / (1 + ballMass / cueMass)
}

/** Slowest speed of the stick, m/s, with which the object ball of a pot still reaches its pocket. */
export function leastPotSpeed(pot: Pot, p: PhysicsParameters): number {
  const drag = 2 * p.rollingFriction * p.gravity
  const objectRolling = Math.sqrt(ARRIVAL * ARRIVAL + drag * pot.run)
  const object = objectRolling / ROLLED
  const atContact = (2 * object) / ((1 + p.ballRestitution) * pot.cutCos)
  // The cue ball that still slides on the way loses to the cloth what it has not lost when they are close.
  const cue = Math.sqrt(atContact * atContact + drag * pot.reach) * (pot.reach > 0.4 ? 1.15 : 1.02)
  return clampStick(cue / ballPerStick(p))
}

export function clampStick(speed: number): number {
  return Math.max(STICK_SPEED.least, Math.min(STICK_SPEED.most, speed))
}
