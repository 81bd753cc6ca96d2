import { atan2, cos, sin } from '../../math/index.ts'
import type { Point } from '../../table/index.ts'

export function distance(a: Point, b: Point): number {
  const x = b[0] - a[0]
  const y = b[1] - a[1]
  return Math.sqrt(x * x + y * y)
}

/** Unit vector from one point to another; the points differ. */
export function towards(from: Point, to: Point): Point {
  const x = to[0] - from[0]
  const y = to[1] - from[1]
  const length = Math.sqrt(x * x + y * y)
  return [x / length, y / length]
}

/** `from` moved along `direction`. */
export function moved(from: Point, direction: Point, by: number): Point {
  return [from[0] + direction[0] * by, from[1] + direction[1] * by]
}

export function dot(a: Point, b: Point): number {
  return a[0] * b[0] + a[1] * b[1]
}

/** Positive when b is to the left of a. */
export function cross(a: Point, b: Point): number {
  return a[0] * b[1] - a[1] * b[0]
}

/** A quarter turn to the left. */
export function leftOf(a: Point): Point {
  return [-a[1], a[0]]
}

/** Turned to the left by an angle in radians. */
export function turned(a: Point, angle: number): Point {
  const c = cos(angle)
  const s = sin(angle)
  return [a[0] * c - a[1] * s, a[0] * s + a[1] * c]
}

/** Angle by which b is turned to the left from a, radians, -pi..pi. */
export function angleBetween(a: Point, b: Point): number {
  return atan2(cross(a, b), dot(a, b))
}

export function headingDegOf(direction: Point): number {
  return (atan2(direction[1], direction[0]) * 180) / Math.PI
}
