import { acos, assert, exp, log } from '../../math/index.ts'

/*
 * A contact F = max(0, K d^1.5 + alpha sqrt(m K) d^0.25 d') is a linear oscillator in d^1.25 (Antypov, Elliott
 * 2011), of damping ratio alpha / sqrt 5. It lets go where F falls to zero, so its restitution has a closed form
 * and does not depend on the speed (Schwager, Poeschel 2007).
 */

/** e_b of a pair of balls with Tsuji damping `alpha` >= 0. */
export function restitutionFor(alpha: number): number {
  assert(alpha >= 0, `damping is not negative, got ${alpha}`)
  const ratio = alpha / Math.sqrt(5)
  return exp(-2 * ratio * contactTurn(ratio))
}

/** Tsuji damping alpha_d with which a pair of balls has restitution e in (0, 1]. */
export function dampingFor(e: number): number {
  return dampingRatioFor(e) * Math.sqrt(5)
}

/** Damping ratio of a spring with a dashpot that cannot pull and has restitution e in (0, 1]. */
export function dampingRatioFor(e: number): number {
  assert(e > 0 && e <= 1, `a restitution above 0 and at most 1, got ${e}`)
  if (e === 1) return 0
  const target = -log(e) / 2
  // ratio * contactTurn(ratio) grows from 0 like ratio pi/2 and then like log(2 ratio): bisection to the last bit.
  let low = 0
  let high = 1
  while (high * contactTurn(high) < target) high *= 2
  for (;;) {
    const middle = (low + high) / 2
    if (middle === low || middle === high) return middle
    if (middle * contactTurn(middle) < target) low = middle
    else high = middle
  }
}

/** acos(z)/sqrt(1-z^2), continued beyond z = 1: half the time of the push, times its undamped angular frequency. */
export function contactTurn(z: number): number {
  const square = 1 - z * z
  if (Math.abs(square) < 1e-8) return 1 + square / 6
  if (square > 0) return acos(z) / Math.sqrt(square)
  const root = Math.sqrt(-square)
  return log(z + root) / root
}
