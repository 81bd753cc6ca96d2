import { alongStick, overStick, STICK, type StickLine, TAPER } from './stick-line.ts'

/** A touch is no obstacle: overlap by rounding, m. */
const TOUCHES = 1e-9

/**
 * The stick overlaps a ball of radius R whose centre is (x, y, z) in the frame of the cue ball. Its section along the axis
 * is a trapezium, from the middle of which the ball is away (u along, w off the axis): outside the nearest of its sides.
 */
export function meetsBall(line: StickLine, x: number, y: number, z: number, radius: number): boolean {
  const side = y - line.right
  const u = alongStick(line, x, z)
  const n = overStick(line, x, z)
  const w = Math.sqrt(n * n + side * side)
  const flat = (w - STICK.tipHalf - TAPER * u) / Math.sqrt(1 + TAPER * TAPER)
  if (flat >= radius) return false
  // Foot of the perpendicular on the slanted side.
  const foot = (u + TAPER * (w - STICK.tipHalf)) / (1 + TAPER * TAPER)
  if (flat > 0 && foot >= 0 && foot <= STICK.length) return flat < radius - TOUCHES
  const ahead = Math.max(0, -u, u - STICK.length)
  const half = u < STICK.length / 2 ? STICK.tipHalf : STICK.buttHalf
  const off = Math.max(0, w - half)
  return Math.sqrt(ahead * ahead + off * off) < radius - TOUCHES
}
