import { alongStick, overStick, STICK, type StickLine, TAPER } from './stick-line.ts'

/** A touch is no obstacle: overlap by rounding, m. */
const TOUCHES = 1e-9
/** Lower than any stick, m. */
const DEEP = 1

/** A wall in the frame of a stick: plan and height of both ends of its top. */
export interface FramedWall {
  readonly x1: number
  readonly y1: number
  readonly z1: number
  readonly x2: number
  readonly y2: number
  readonly z2: number
}

/** The stick passes through the wall. A wall is convex and so is the stick: they meet on its borders or where the axis crosses it. */
export function meetsWall(line: StickLine, w: FramedWall): boolean {
  const { right } = line
  const side1 = w.y1 - right
  const side2 = w.y2 - right
  const u1 = alongStick(line, w.x1, w.z1)
  const u2 = alongStick(line, w.x2, w.z2)
  const n1 = overStick(line, w.x1, w.z1)
  const n2 = overStick(line, w.x2, w.z2)
  return (
    crossesAxis(line, w, side1, side2) ||
    meetsLine(u1, n1, side1, u2, n2, side2) ||
    meetsLine(u1, n1, side1, u1 - DEEP * line.sin, n1 - DEEP * line.cos, side1) ||
    meetsLine(u2, n2, side2, u2 - DEEP * line.sin, n2 - DEEP * line.cos, side2)
  )
}

/** The axis runs through the plane of the wall below its top. */
function crossesAxis(line: StickLine, w: FramedWall, side1: number, side2: number): boolean {
  const { cos, sin, up, start } = line
  if (side1 === side2 || side1 * side2 > 0) return false
  const share = side1 / (side1 - side2)
  const x = w.x1 + share * (w.x2 - w.x1)
  const top = w.z1 + share * (w.z2 - w.z1)
  const along = (x + up * sin) / cos
  if (along < start || along > start + STICK.length) return false
  return along * sin + up * cos < top
}

/**
 * A straight line, from (u1, n1, l1) to (u2, n2, l2) along, above and beside the axis, comes nearer to the axis than the
 * stick is thick. That difference is convex along the line: a root of two polynomials less a straight line, whose least
 * value stands in closed form.
 */
function meetsLine(u1: number, n1: number, l1: number, u2: number, n2: number, l2: number): boolean {
  const du = u2 - u1
  const dn = n2 - n1
  const dl = l2 - l1
  // Only where the stick has length.
  let from = 0
  let to = 1
  if (du === 0) {
    if (u1 < 0 || u1 > STICK.length) return false
  } else {
    const a = -u1 / du
    const b = (STICK.length - u1) / du
    from = Math.max(from, Math.min(a, b))
    to = Math.min(to, Math.max(a, b))
  }
  if (from > to) return false
  const least = (t: number): number => {
    const n = n1 + t * dn
    const l = l1 + t * dl
    return Math.sqrt(n * n + l * l) - STICK.tipHalf - TAPER * (u1 + t * du)
  }
  const t = Math.min(to, Math.max(from, leastAt(du, dn, dl, n1, l1)))
  return least(t) < -TOUCHES
}

/** Where |(n, l)| - k u is least on the line; infinite when it falls all along it. */
function leastAt(du: number, dn: number, dl: number, n1: number, l1: number): number {
  const a = dn * dn + dl * dl
  const slope = TAPER * du
  if (a <= slope * slope) return slope >= 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY
  const nearest = -(n1 * dn + l1 * dl) / a
  const n = n1 + nearest * dn
  const l = l1 + nearest * dl
  return nearest + (slope * Math.sqrt(n * n + l * l)) / Math.sqrt(a * (a - slope * slope))
}
