/** "There is no such root." */
export const NO_ROOT = Number.POSITIVE_INFINITY

/** An interval that shrinks below this part of the whole holds a double root: touched, not crossed. */
const FINEST = 1e-13
/** Newton gains digits so fast that this many rounds only serve odd shapes, by halving. */
const MOST_ROUNDS = 80

/**
 * First t in (0, end] at which c0 + c1 t + c2 t^2, positive at 0, falls to zero; NO_ROOT if it does not.
 * Written without cancellation, so that a root close to 0 keeps its digits.
 */
export function firstFallQuadratic(c0: number, c1: number, c2: number, end: number): number {
  const t = c2 < 0 ? fallBack(c0, c1, c2) : passThrough(c0, c1, c2)
  return t <= end ? t : NO_ROOT
}

/**
 * First t in (0, end] at which c0 + c1 s + c2 s^2, positive at 0, falls to zero, where s = t - t^2 / (2 stop): a way
 * that is braked to a stand at t = `stop` (negative: driven on), measured in units of the speed at 0.
 */
export function firstFallBraked(c0: number, c1: number, c2: number, stop: number, end: number): number {
  const s = firstFallQuadratic(c0, c1, c2, NO_ROOT)
  if (s === NO_ROOT) return NO_ROOT
  const left = 1 - (2 * s) / stop
  if (left < 0) return NO_ROOT
  const t = (2 * s) / (1 + Math.sqrt(left))
  return t <= end ? t : NO_ROOT
}

/** Opens downwards: of the two roots on both sides of 0 the later. */
function fallBack(c0: number, c1: number, c2: number): number {
  const root = Math.sqrt(c1 * c1 - 4 * c2 * c0)
  return c1 > 0 ? (c1 + root) / (-2 * c2) : (2 * c0) / (root - c1)
}

/** Straight or opening upwards: only a falling start can reach zero, at the earlier root. */
function passThrough(c0: number, c1: number, c2: number): number {
  if (c1 >= 0) return NO_ROOT
  const d = c1 * c1 - 4 * c2 * c0
  return d > 0 ? (2 * c0) / (Math.sqrt(d) - c1) : NO_ROOT
}

/**
 * First t in (0, end] at which c0 + c1 t + c2 t^2 + c3 t^3 + c4 t^4, positive at 0, falls through zero; NO_ROOT
 * if it does not (nor if it only touches it, as far as rounding can tell). Bernstein coefficients decide: none negative, no root on the interval;
 * one change of sign, exactly one root (Descartes), which safeguarded Newton finds; else the interval is halved,
 * left part first. Only + - * /, hence the same bits in every engine.
 */
export function firstFallQuartic(
  c0: number,
  c1: number,
  c2: number,
  c3: number,
  c4: number,
  end: number,
): number {
  let from = 0
  let width = end
  let p0 = c0
  let p1 = c1
  let p2 = c2
  let p3 = c3
  for (;;) {
    // Bernstein coefficients of the piece [from, from + width].
    const q1 = p1 * width
    const q2 = p2 * width * width
    const q3 = p3 * width * width * width
    const q4 = c4 * width * width * width * width
    const b1 = p0 + q1 / 4
    const b2 = p0 + q1 / 2 + q2 / 6
    const b3 = p0 + 0.75 * q1 + q2 / 2 + q3 / 4
    const b4 = p0 + q1 + q2 + q3 + q4
    if (b1 > 0 && b2 > 0 && b3 > 0 && b4 > 0) {
      from += width
      if (from >= end) return NO_ROOT
      width = Math.min(2 * width, end - from)
    } else if (b4 <= 0 && oneChange(b1, b2, b3)) {
      return from + fallInside(p0, p1, p2, p3, c4, width)
    } else if (width <= FINEST * end) {
      if (b4 <= 0) return from + width
      from += width
      if (from >= end) return NO_ROOT
      width = Math.min(2 * width, end - from)
    } else {
      width /= 2
      continue
    }
    // Taylor shift of the whole polynomial to the new left end.
    p0 = c0 + from * (c1 + from * (c2 + from * (c3 + from * c4)))
    p1 = c1 + from * (2 * c2 + from * (3 * c3 + from * 4 * c4))
    p2 = c2 + from * (3 * c3 + from * 6 * c4)
    p3 = c3 + from * 4 * c4
  }
}

/** Do the signs + b1 b2 b3 - change only once? */
function oneChange(b1: number, b2: number, b3: number): boolean {
  if (b1 <= 0) return b2 <= 0 && b3 <= 0
  if (b2 <= 0) return b3 <= 0
  return true
}

/** The only root on (0, width] of a polynomial that is positive at 0 and not positive at width. */
function fallInside(p0: number, p1: number, p2: number, p3: number, p4: number, width: number): number {
  let low = 0
  let high = width
  const atEnd = p0 + width * (p1 + width * (p2 + width * (p3 + width * p4)))
  let t = (width * p0) / (p0 - atEnd)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const value = p0 + t * (p1 + t * (p2 + t * (p3 + t * p4)))
    if (value > 0) low = t
    else high = t
    const slope = p1 + t * (2 * p2 + t * (3 * p3 + t * 4 * p4))
    let next = t - value / slope
    if (!(next > low && next < high)) next = low + (high - low) / 2
    if (next === t || next === low || next === high) return next
    const change = next - t
    t = next
    if (Math.abs(change) <= 1e-16 * width) return t
  }
  return t
}
