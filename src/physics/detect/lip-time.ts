import { log } from '../../math/index.ts'
import type { Constants } from '../constants.ts'

/** A ball that stands on the edge starts to fall as if it moved this fast, m/s. */
const LEAST_SPEED = 1e-3

/**
 * Seconds from the start of the rounded edge of the slate until a ball that rolls over it with speed v towards
 * the hole leaves it: it tilts by angle' ' = (5 g / 7 D) sin(angle) about the centre of the edge, D = R + rho, and
 * loses contact at cos(angle) = (10 + 7 v^2 / (g D)) / 17; from v^2 = g D on it leaves at once.
 */
export function lipTime(speed: number, edgeRadius: number, c: Constants): number {
  const v = Math.max(LEAST_SPEED, speed)
  const D = c.radius + edgeRadius
  const cosine = (10 + (7 * v * v) / (c.gravity * D)) / 17
  if (cosine >= 1) return 0
  const angle = Math.sqrt(2 * (1 - cosine) * (1 + (1 - cosine) / 6))
  const k = Math.sqrt((5 * c.gravity) / (7 * D))
  const s = (angle * D * k) / v
  return log(s + Math.sqrt(s * s + 1)) / k
}
