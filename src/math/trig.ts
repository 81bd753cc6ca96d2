import { assert } from './assert.ts'

/*
 * Our own elementary functions, because ECMAScript leaves the last bits of Math.sin and its kin to the engine:
 * with + - * / and sqrt alone every browser gets the same answer. Method and minimax coefficients are those of
 * FreeBSD's msun (fdlibm), Copyright (C) 1993 by Sun Microsystems, Inc.: "Permission to use, copy, modify, and
 * distribute this software is freely granted, provided that this notice is preserved."
 */

/** Sine of x + tail for |x| <= pi/4, where tail is what the double x could not hold. */
function kernelSin(x: number, tail: number): number {
  const z = x * x
  const v = z * x
  const r =
    8.33333333332249e-3 +
    z *
      (-1.984126982985795e-4 +
        z * (2.7557313707070068e-6 + z * (-2.5050760253406863e-8 + z * 1.58969099521155e-10)))
  return x - (z * (0.5 * tail - v * r) - tail - v * -0.16666666666666632)
}

/** Cosine of x + tail for |x| <= pi/4. */
function kernelCos(x: number, tail: number): number {
  const z = x * x
  const w = z * z
  const r =
    z * (4.16666666666666e-2 + z * (-1.388888888887411e-3 + z * 2.480158728947673e-5)) +
    w * w * (-2.7557314351390663e-7 + z * (2.087572321298175e-9 + z * -1.1359647557788195e-11))
  const hz = 0.5 * z
  const top = 1 - hz
  return top + (1 - top - hz + (z * r - x * tail))
}

/** Beyond this the three-part pi/2 of `reduce` no longer suffices; no angle of ours comes near. */
const LARGEST_ANGLE = 1e5

const HALF_PI_PARTS = [
  { head: 1.5707963267341256, tail: 6.077100506506192e-11 },
  { head: 6.077100506303966e-11, tail: 2.0222662487959506e-21 },
  { head: 2.0222662487111665e-21, tail: 8.4784276603689e-32 },
] as const

interface Reduced {
  readonly quadrant: number
  readonly head: number
  readonly tail: number
}

/** x = quadrant pi/2 + head + tail with |head| <= pi/4 (Cody and Waite, pi/2 in three parts). */
function reduce(x: number): Reduced {
  assert(Math.abs(x) <= LARGEST_ANGLE, `an angle within ${LARGEST_ANGLE} rad, got ${x}`)
  if (Math.abs(x) <= 0.7853981633974483) return { quadrant: 0, head: x, tail: 0 }
  const turns = Math.round(x * 0.6366197723675814)
  let rest = x - turns * HALF_PI_PARTS[0].head
  let low = turns * HALF_PI_PARTS[0].tail
  for (const part of [HALF_PI_PARTS[1], HALF_PI_PARTS[2]]) {
    // Cancellation has eaten the accuracy of this part of pi/2: go on with the next one.
    if (Math.abs(rest - low) > Math.abs(x) * 1.52587890625e-5) break
    const before = rest
    const taken = turns * part.head
    rest = before - taken
    low = turns * part.tail - (before - rest - taken)
  }
  const head = rest - low
  return { quadrant: ((turns % 4) + 4) % 4, head, tail: rest - head - low }
}

/** Sine of x radians, error below 1 ulp for |x| <= 1e5. */
export function sin(x: number): number {
  const { quadrant, head, tail } = reduce(x)
  if (quadrant === 0) return kernelSin(head, tail)
  if (quadrant === 1) return kernelCos(head, tail)
  return quadrant === 2 ? -kernelSin(head, tail) : -kernelCos(head, tail)
}

/** Cosine of x radians, error below 1 ulp for |x| <= 1e5. */
export function cos(x: number): number {
  const { quadrant, head, tail } = reduce(x)
  if (quadrant === 0) return kernelCos(head, tail)
  if (quadrant === 1) return -kernelSin(head, tail)
  return quadrant === 2 ? -kernelCos(head, tail) : kernelSin(head, tail)
}

/** Tangent of x radians, error below 2 ulp. */
export function tan(x: number): number {
  return sin(x) / cos(x)
}

const RADIANS_PER_DEGREE = 1.7453292519943295e-2
/** What the double above lacks of pi/180. */
const RADIANS_PER_DEGREE_TAIL = 2.9486522708701687e-19
/** 2^27 + 1: splits a double into two halves whose products are exact (Veltkamp, Dekker). */
const SPLITTER = 134217729

const PER_DEGREE_HIGH = RADIANS_PER_DEGREE * SPLITTER - (RADIANS_PER_DEGREE * SPLITTER - RADIANS_PER_DEGREE)
const PER_DEGREE_LOW = RADIANS_PER_DEGREE - PER_DEGREE_HIGH

/** What is lost when `degrees` times pi/180 is rounded to `radians`. */
function radiansTail(degrees: number, radians: number): number {
  const high = degrees * SPLITTER - (degrees * SPLITTER - degrees)
  const low = degrees - high
  const lost =
    low * PER_DEGREE_LOW - (radians - high * PER_DEGREE_HIGH - low * PER_DEGREE_HIGH - high * PER_DEGREE_LOW)
  return lost + degrees * RADIANS_PER_DEGREE_TAIL
}

/** Sine of an acute angle given in degrees; `sinDeg(45)` and `cosDeg(45)` are one number. */
function sinAcuteDeg(degrees: number): number {
  if (degrees === 45) return Math.sqrt(0.5)
  const angle = degrees > 45 ? 90 - degrees : degrees
  const radians = angle * RADIANS_PER_DEGREE
  const tail = radiansTail(angle, radians)
  return degrees > 45 ? kernelCos(radians, tail) : kernelSin(radians, tail)
}

/**
 * Sine of an angle in degrees, error below 1 ulp. The angle is reduced in degrees, where that is exact, so
 * multiples of 90 give 0 and +-1 and `sinDeg(180 - d) === sinDeg(d)`, `sinDeg(-d) === -sinDeg(d)` to the bit:
 * what keeps a mirrored stroke an exact mirror.
 */
export function sinDeg(degrees: number): number {
  assert(Number.isFinite(degrees), 'a finite angle')
  const turn = Math.abs(degrees) % 360
  const half = turn > 180 ? 360 - turn : turn
  const size = sinAcuteDeg(half > 90 ? 180 - half : half)
  return degrees < 0 !== turn > 180 ? 0 - size : size
}

/** Cosine of an angle in degrees, exact like `sinDeg`: `cosDeg(180 - d) === -cosDeg(d)`, `cosDeg(-d) === cosDeg(d)`. */
export function cosDeg(degrees: number): number {
  assert(Number.isFinite(degrees), 'a finite angle')
  const turn = Math.abs(degrees) % 360
  const half = turn > 180 ? 360 - turn : turn
  return half > 90 ? 0 - sinAcuteDeg(half - 90) : sinAcuteDeg(90 - half)
}
