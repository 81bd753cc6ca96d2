import { assert } from './assert.ts'

/* Method and coefficients: see trig.ts (FreeBSD msun / fdlibm, notice there). */

const LN2_HIGH = 0.6931471803691238
const LN2_LOW = 1.9082149292705877e-10
const PER_LN2 = 1 / (LN2_HIGH + LN2_LOW)
const SQRT2 = Math.sqrt(2)
const SQRT_HALF = Math.sqrt(0.5)

const POWERS_OF_TWO = [
  1.3407807929942597e154, 1.157920892373162e77, 3.402823669209385e38, 1.8446744073709552e19, 4294967296,
  65536, 256, 16, 4, 2,
] as const

/** y times 2 to the k, |k| <= 1100. */
function scale(y: number, k: number): number {
  let result = y
  let left = Math.abs(k)
  let power = 512
  for (const factor of POWERS_OF_TWO) {
    while (left >= power) {
      result = k > 0 ? result * factor : result / factor
      left -= power
    }
    power /= 2
  }
  return result
}

/** e to the x, error below 1 ulp; 0 or infinity beyond the range of a double. */
export function exp(x: number): number {
  assert(!Number.isNaN(x), 'exp of a number')
  if (x > 709.782712893384) return Number.POSITIVE_INFINITY
  if (x < -745.1332191019411) return 0
  const k = Math.round(x * PER_LN2)
  const high = x - k * LN2_HIGH
  const low = k * LN2_LOW
  const r = high - low
  const t = r * r
  const c =
    r -
    t *
      (0.16666666666666602 +
        t *
          (-2.7777777777015593e-3 +
            t * (6.613756321437934e-5 + t * (-1.6533902205465252e-6 + t * 4.1381367970572385e-8))))
  const y = 1 - (low - (r * c) / (2 - c) - high)
  return k === 0 ? y : scale(y, k)
}

/** Natural logarithm of x > 0, error below 1 ulp. */
export function log(x: number): number {
  assert(x > 0 && Number.isFinite(x), `log of a positive number, got ${x}`)
  let k = 0
  let m = x
  let power = 512
  for (const factor of POWERS_OF_TWO) {
    while (m >= factor * SQRT_HALF && m >= SQRT2) {
      m /= factor
      k += power
    }
    while (m * factor < SQRT2 && m < SQRT_HALF) {
      m *= factor
      k -= power
    }
    power /= 2
  }
  return logNearOne(m - 1, k)
}

/** log(1 + f) + k ln 2 for sqrt(1/2) <= 1 + f <= sqrt(2). */
function logNearOne(f: number, k: number): number {
  const s = f / (2 + f)
  const z = s * s
  const w = z * z
  const even = w * (0.3999999999940942 + w * (0.22222198432149784 + w * 0.15313837699209373))
  const odd =
    z * (0.6666666666666735 + w * (0.2857142874366239 + w * (0.1818357216161805 + w * 0.14798198605116586)))
  const half = 0.5 * f * f
  return k * LN2_HIGH - (half - (s * (half + even + odd) + k * LN2_LOW) - f)
}
