import type { Triple } from '../scene/triple.ts'
import type { Insets } from '../table-view.ts'
import { type CameraPose, cameraAxes } from './camera-pose.ts'

/** The canvas in CSS pixels, and what of it panels cover. */
export interface Screen {
  readonly width: number
  readonly height: number
  readonly insets: Insets
}

/** Room left between the outline and the edge of the free area, CSS px. */
const MARGIN = 8
/** Focal length over the height of the canvas: 29 degrees from its lower to its upper edge. */
export const FOCAL_RATIO = 1.9

/** The part of the canvas between the panels; never smaller than a thumb's width. */
export function freeArea(screen: Screen) {
  const { insets } = screen
  const width = Math.max(48, screen.width - insets.left - insets.right - 2 * MARGIN)
  const height = Math.max(48, screen.height - insets.top - insets.bottom - 2 * MARGIN)
  return {
    width,
    height,
    centre: [
      insets.left + (screen.width - insets.left - insets.right) / 2,
      insets.top + (screen.height - insets.top - insets.bottom) / 2,
    ] as const,
  }
}

/**
 * Nearest pose with this heading and pitch from which all of `outline` lies in the free area.
 * With the axes fixed each point asks only that the eye lies in a wedge on either side, so the answer is closed:
 * of all wedges the tightest pair across and the tightest pair upwards, and the farther of the two.
 */
export function fitOutline(
  outline: readonly Triple[],
  yaw: number,
  pitch: number,
  screen: Screen,
): CameraPose {
  const { right, up, forward } = cameraAxes(yaw, pitch)
  const free = freeArea(screen)
  const focal = FOCAL_RATIO * screen.height
  const across = tightestWedge(outline, right, forward, free.width / 2 / focal)
  const upwards = tightestWedge(outline, up, forward, free.height / 2 / focal)
  const along = Math.min(across.along, upwards.along)
  const eye = right.map(
    (_, i) => right[i]! * across.side + up[i]! * upwards.side + forward[i]! * along,
  ) as unknown as Triple
  const distance = forward[2] < -1e-6 ? -eye[2] / forward[2] : 3
  return {
    target: [eye[0] + forward[0] * distance, eye[1] + forward[1] * distance, eye[2] + forward[2] * distance],
    distance,
    yaw,
    pitch,
    focal,
    centre: free.centre,
  }
}

/** How far back the eye must be for the width and for the height, m: equal when the outline fills both. */
export function fitSlack(outline: readonly Triple[], yaw: number, pitch: number, screen: Screen): number {
  const { right, up, forward } = cameraAxes(yaw, pitch)
  const free = freeArea(screen)
  const focal = FOCAL_RATIO * screen.height
  const across = tightestWedge(outline, right, forward, free.width / 2 / focal)
  const upwards = tightestWedge(outline, up, forward, free.height / 2 / focal)
  return upwards.along - across.along
}

/** The eye's place along `side` and along `forward` from which every point is within `slope` of the axis. */
function tightestWedge(outline: readonly Triple[], side: Triple, forward: Triple, slope: number) {
  let plus = -Infinity
  let minus = -Infinity
  for (const p of outline) {
    const a = p[0] * side[0] + p[1] * side[1] + p[2] * side[2]
    const c = (p[0] * forward[0] + p[1] * forward[1] + p[2] * forward[2]) * slope
    plus = Math.max(plus, a - c)
    minus = Math.max(minus, -a - c)
  }
  return { side: (plus - minus) / 2, along: -(plus + minus) / (2 * slope) }
}
