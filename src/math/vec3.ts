import { assert } from './assert.ts'

/** Vector in the axes of the table: x to the foot rail, y to the left, z up. */
export type Vec3 = readonly [x: number, y: number, z: number]

export const ZERO: Vec3 = [0, 0, 0]

export function vec3(list: ArrayLike<number>, offset = 0): Vec3 {
  return [list[offset]!, list[offset + 1]!, list[offset + 2]!]
}

export function add(a: Vec3, b: Vec3): Vec3 {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

export function subtract(a: Vec3, b: Vec3): Vec3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

export function scaled(a: Vec3, by: number): Vec3 {
  return [a[0] * by, a[1] * by, a[2] * by]
}

/** a + b by. */
export function addScaled(a: Vec3, b: Vec3, by: number): Vec3 {
  return [a[0] + b[0] * by, a[1] + b[1] * by, a[2] + b[2] * by]
}

export function dot(a: Vec3, b: Vec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

export function cross(a: Vec3, b: Vec3): Vec3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

export function length(a: Vec3): number {
  return Math.sqrt(dot(a, a))
}

/** The vector of length 1 along a. a must not be zero. */
export function unit(a: Vec3): Vec3 {
  const size = length(a)
  assert(size > 0, 'a vector with a direction')
  return [a[0] / size, a[1] / size, a[2] / size]
}
