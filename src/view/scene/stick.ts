import type { CuePose } from '../table-view.ts'

const DEG = Math.PI / 180
/** Length of a playing cue, m. */
const LENGTH = 1.47

/** Radii along the stick from the domed tip to the butt cap, m. */
export const STICK_PROFILE: readonly (readonly [station: number, radius: number])[] = [
  [0, 0.0025],
  [0.0007, 0.0042],
  [0.0018, 0.0056],
  [0.0035, 0.0063],
  [0.01, 0.0064],
  [0.035, 0.0064],
  [0.25, 0.0069],
  [0.74, 0.0106],
  [0.9, 0.0117],
  [1.1, 0.0131],
  [1.3, 0.0142],
  [1.44, 0.015],
  [1.46, 0.015],
  [LENGTH, 0.013],
]

/** Ends of the stick: x, y, z and radius, m. */
export interface Stick {
  readonly tip: readonly [number, number, number, number]
  readonly butt: readonly [number, number, number, number]
}

/** Place of the stick's ends for a pose. */
export function stickOf(pose: CuePose): Stick {
  const [a, e] = [pose.directionDeg * DEG, pose.elevationDeg * DEG]
  const back = [-Math.cos(a) * Math.cos(e), -Math.sin(a) * Math.cos(e), Math.sin(e)] as const
  const at = (s: number, radius: number) =>
    [
      pose.contact[0] + back[0] * s,
      pose.contact[1] + back[1] * s,
      pose.contact[2] + back[2] * s,
      radius,
    ] as const
  return { tip: at(pose.pull, 0.0064), butt: at(pose.pull + LENGTH, 0.015) }
}
