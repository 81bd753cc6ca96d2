import { exp } from '../../math/index.ts'

const SQRT_HALF = Math.sqrt(0.5)

/** Chance that a normal error stays within z standard deviations (Abramowitz and Stegun 7.1.26, error below 2e-7). */
export function chanceWithin(z: number): number {
  if (z === Number.POSITIVE_INFINITY) return 1
  const x = Math.abs(z) * SQRT_HALF
  const t = 1 / (1 + 0.3275911 * x)
  const poly =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  return 1 - poly * exp(-x * x)
}
