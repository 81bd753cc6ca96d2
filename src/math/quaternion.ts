import { cos, sin } from './trig.ts'
import { length as sizeOf, type Vec3 } from './vec3.ts'

/** Orientation as a unit quaternion, in the order that three.js uses. */
export type Quaternion = readonly [x: number, y: number, z: number, w: number]

export const UPRIGHT: Quaternion = [0, 0, 0, 1]

/** Turn by |rotation| radians about its direction, right-handed. */
export function turnBy(rotation: Vec3): Quaternion {
  const angle = sizeOf(rotation)
  // Below this the sine is its angle to the last bit and the axis is no longer well defined.
  const perAngle = angle < 1e-9 ? 0.5 : sin(angle / 2) / angle
  const w = angle < 1e-9 ? 1 : cos(angle / 2)
  return [rotation[0] * perAngle, rotation[1] * perAngle, rotation[2] * perAngle, w]
}

/** First b, then a. */
export function compose(a: Quaternion, b: Quaternion): Quaternion {
  const [ax, ay, az, aw] = a
  const [bx, by, bz, bw] = b
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ]
}

export function normalized(q: Quaternion): Quaternion {
  const size = Math.sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3])
  return [q[0] / size, q[1] / size, q[2] / size, q[3] / size]
}

/** The vector turned by q. */
export function rotate(q: Quaternion, v: Vec3): Vec3 {
  const [x, y, z, w] = q
  const tx = 2 * (y * v[2] - z * v[1])
  const ty = 2 * (z * v[0] - x * v[2])
  const tz = 2 * (x * v[1] - y * v[0])
  return [v[0] + w * tx + y * tz - z * ty, v[1] + w * ty + z * tx - x * tz, v[2] + w * tz + x * ty - y * tx]
}
