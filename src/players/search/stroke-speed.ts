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

/**
 * Slowest speed of the stick, m/s, with which the object ball of a pot still reaches its pocket when the cue ball is
 * hit at this height (fraction of R): under way the cue ball slides, and with draw it loses more than it does rolling.
 */
export function leastPotSpeed(pot: Pot, p: PhysicsParameters, height: number): number {
  const drag = 2 * p.rollingFriction * p.gravity
  const object = Math.sqrt(ARRIVAL * ARRIVAL + drag * pot.run) / ROLLED
  const needed = (2 * object) / ((1 + p.ballRestitution) * pot.cutCos)
  const atContact = Math.sqrt(needed * needed + drag * pot.reach)
  const sliding = Math.sqrt(needed * needed + 2 * p.slidingFriction * p.gravity * pot.reach)
  // Rolling at last with 5/7 of the speed and 2/7 of the spin (R w / v = 5/2 of the height).
  const rollingShare = ROLLED + (1 - ROLLED) * 2.5 * height
  const rolling = rollingShare > 0 ? atContact / rollingShare : Number.POSITIVE_INFINITY
  return clampStick(Math.min(sliding, Math.max(rolling, atContact)) / ballPerStick(p))
}

export function clampStick(speed: number): number {
  return Math.max(STICK_SPEED.least, Math.min(STICK_SPEED.most, speed))
}
