import { BALL_IDS } from '../../table/index.ts'
import type { Triple } from './triple.ts'

const DEG = Math.PI / 180

/** A rotation as a unit quaternion x, y, z, w. */
export type Turn = readonly [x: number, y: number, z: number, w: number]

/**
 * With an identity quaternion a disc looks to the head and a little up, where the cameras are, but some 35 degrees
 * to one side of them: there the mirrored lamps do not lie on the numeral. Every number is turned a little
 * differently, as by hand.
 */
export function restingTurns(): readonly Turn[] {
  return Array.from({ length: BALL_IDS.length }, (_, number) => {
    const side = number % 2 === 0 ? 1 : -1
    const yaw = Math.PI + side * (24 + ((number * 7) % 11) * 2.4) * DEG
    const rise = -(24 + ((number * 5) % 7) * 2.5) * DEG
    const roll = (((number * 3) % 5) - 2) * 7 * DEG
    return multiplyTurns(multiplyTurns(about([0, 0, 1], yaw), about([0, 1, 0], rise)), about([1, 0, 0], roll))
  })
}

function about(axis: Triple, angle: number): Turn {
  const s = Math.sin(angle / 2)
  return [axis[0] * s, axis[1] * s, axis[2] * s, Math.cos(angle / 2)]
}

export function multiplyTurns(a: Turn, b: Turn): Turn {
  return [
    a[3] * b[0] + a[0] * b[3] + a[1] * b[2] - a[2] * b[1],
    a[3] * b[1] - a[0] * b[2] + a[1] * b[3] + a[2] * b[0],
    a[3] * b[2] + a[0] * b[1] - a[1] * b[0] + a[2] * b[3],
    a[3] * b[3] - a[0] * b[0] - a[1] * b[1] - a[2] * b[2],
  ]
}
