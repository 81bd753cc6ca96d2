/** x, y, z, w. */
export type Quaternion = readonly [number, number, number, number]

/** Turns by `b` first, then by `a`. */
export function multiplyQuaternions(a: ArrayLike<number>, b: ArrayLike<number>): Quaternion {
  const [ax, ay, az, aw] = [a[0]!, a[1]!, a[2]!, a[3]!]
  const [bx, by, bz, bw] = [b[0]!, b[1]!, b[2]!, b[3]!]
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ]
}

export function axisTurn(x: number, y: number, z: number, radians: number): Quaternion {
  const s = Math.sin(radians / 2)
  return [x * s, y * s, z * s, Math.cos(radians / 2)]
}
