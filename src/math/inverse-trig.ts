import { assert } from './assert.ts'

/* Method and coefficients: see trig.ts (FreeBSD msun / fdlibm, notice there). */

/** Break points at which atan is known to more than double precision: atan of 1/2, 1, 3/2, infinity. */
const ATAN_HIGH = [0.4636476090008061, 0.7853981633974483, 0.982793723247329, 1.5707963267948966] as const
const ATAN_LOW = [
  2.2698777452961687e-17, 3.061616997868383e-17, 1.3903311031230998e-17, 6.123233995736766e-17,
] as const

/** (atan t - t) / -t for |t| <= 7/16, as odd and even terms. */
function atanSeries(t: number): number {
  const z = t * t
  const w = z * z
  const odd =
    z *
    (0.3333333333333293 +
      w *
        (0.14285714272503466 +
          w *
            (9.090887133436507e-2 +
              w * (6.661073137387531e-2 + w * (4.9768779946159324e-2 + w * 1.6285820115365782e-2)))))
  const even =
    w *
    (-0.19999999999876483 +
      w *
        (-0.11111110405462356 +
          w * (-7.69187620504483e-2 + w * (-5.8335701337905735e-2 + w * -3.6531572744216916e-2))))
  return odd + even
}

function atanPositive(x: number): number {
  if (x < 0.4375) return x - x * atanSeries(x)
  const [t, i] =
    x < 0.6875
      ? ([(2 * x - 1) / (2 + x), 0] as const)
      : x < 1.1875
        ? ([(x - 1) / (x + 1), 1] as const)
        : x < 2.4375
          ? ([(x - 1.5) / (1 + 1.5 * x), 2] as const)
          : ([-1 / x, 3] as const)
  return ATAN_HIGH[i] - (t * atanSeries(t) - ATAN_LOW[i] - t)
}

/** Arc tangent in radians, error below 1 ulp. */
export function atan(x: number): number {
  return x < 0 ? -atanPositive(-x) : atanPositive(x)
}

const PI_TAIL = 1.2246467991473532e-16

/** Angle of the vector (x, y) in radians, -pi..pi; atan2(0, 0) is 0. Error below 2 ulp. */
export function atan2(y: number, x: number): number {
  assert(Number.isFinite(x) && Number.isFinite(y), 'finite arguments of atan2')
  if (y === 0) return x < 0 ? Math.PI : 0
  const size = Math.abs(y)
  if (x === 0) return y < 0 ? -ATAN_HIGH[3] : ATAN_HIGH[3]
  const acute = atanPositive(size / Math.abs(x))
  const angle = x > 0 ? acute : Math.PI - (acute - PI_TAIL)
  return y < 0 ? -angle : angle
}

/** (asin x - x) / x for x^2 = z <= 1/4. */
function asinRatio(z: number): number {
  const p =
    z *
    (0.16666666666666666 +
      z *
        (-0.3255658186224009 +
          z *
            (0.20121253213486293 +
              z * (-4.005553450067941e-2 + z * (7.915349942898145e-4 + z * 3.479331075960212e-5)))))
  const q =
    1 +
    z * (-2.403394911734414 + z * (2.0209457602335057 + z * (-0.6882839716054533 + z * 7.703815055590194e-2)))
  return p / q
}

const HALF_PI = 1.5707963267948966
const HALF_PI_TAIL = 6.123233995736766e-17

/** Arc sine in radians, -1 <= x <= 1, error below 2 ulp. */
export function asin(x: number): number {
  const size = Math.abs(x)
  assert(size <= 1, `asin of a number within -1..1, got ${x}`)
  if (size < 0.5) return x + x * asinRatio(x * x)
  const z = (1 - size) * 0.5
  const root = Math.sqrt(z)
  const angle = HALF_PI - (2 * (root + root * asinRatio(z)) - HALF_PI_TAIL)
  return x < 0 ? -angle : angle
}

/** Arc cosine in radians, -1 <= x <= 1, error below 2 ulp. */
export function acos(x: number): number {
  assert(Math.abs(x) <= 1, `acos of a number within -1..1, got ${x}`)
  if (Math.abs(x) < 0.5) return HALF_PI - (x - (HALF_PI_TAIL - x * asinRatio(x * x)))
  const z = (1 - Math.abs(x)) * 0.5
  const root = Math.sqrt(z)
  if (x < 0) return Math.PI - 2 * (root + (asinRatio(z) * root - HALF_PI_TAIL))
  // `short` has 24 bits, so its square is exact and the rest of the root can be had.
  const short = Math.fround(root)
  const rest = root + short === 0 ? 0 : (z - short * short) / (root + short)
  return 2 * (short + (asinRatio(z) * root + rest))
}
