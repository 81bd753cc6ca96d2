import type { Point } from '../table/index.ts'
import type { Aim } from '../ui/index.ts'

const DEGREE = Math.PI / 180

/** Unit vector of a heading in degrees, seen from above. */
export function headingVector(directionDeg: number): Point {
  return [Math.cos(directionDeg * DEGREE), Math.sin(directionDeg * DEGREE)]
}

/** Heading from one place to another, degrees in (-180, 180]. */
export function headingTo(from: Point, to: Point): number {
  return Math.atan2(to[1] - from[1], to[0] - from[0]) / DEGREE
}

/** The same heading in (-180, 180]. */
export function wrapDegrees(deg: number): number {
  const turned = ((deg % 360) + 360) % 360
  return turned > 180 ? turned - 360 : turned
}

/** Where the tip meets the ball: offsets are measured square to the stick, a to the right, b up (Alciatore TP A.12). */
export function tipContact(aim: Aim, cueBall: Point, radius: number): readonly [number, number, number] {
  const [cos, sin] = headingVector(aim.directionDeg)
  const e = aim.elevationDeg * DEGREE
  const along = [cos * Math.cos(e), sin * Math.cos(e), -Math.sin(e)] as const
  const right = [sin, -cos, 0] as const
  const up = [cos * Math.sin(e), sin * Math.sin(e), Math.cos(e)] as const
  const depth = Math.sqrt(Math.max(0, 1 - aim.side * aim.side - aim.height * aim.height))
  const at = (axis: 0 | 1 | 2) =>
    radius * (aim.side * right[axis] + aim.height * up[axis] - depth * along[axis])
  return [cueBall[0] + at(0), cueBall[1] + at(1), radius + at(2)]
}
