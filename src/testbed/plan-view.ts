import type { Point } from '../table/index.ts'

/** How the bed lies on a canvas. */
export interface PlanView {
  /** CSS pixels for a metre. */
  readonly scale: number
  /** The head is at the bottom, as on a phone held upright; else it is on the left. */
  readonly upright: boolean
  readonly toScreen: (at: Point) => Point
  toBed(at: Point): Point
}

/** Which part of the bed is looked at. */
export interface Look {
  /** 1 = the whole table. */
  readonly zoom: number
  /** What is in the middle, m. */
  readonly centre: Point
}

export const WHOLE_TABLE: Look = { zoom: 1, centre: [0, 0] }
const MOST_ZOOM = 60

/** Fits a rectangle of the bed, given by its half length and half width in metres, into a canvas, and zooms into it. */
export function fitPlan(
  [width, height]: Point,
  [halfLength, halfWidth]: Point,
  { zoom, centre }: Look = WHOLE_TABLE,
): PlanView {
  const upright = height > width
  const [across, along] = upright ? [width, height] : [height, width]
  const scale = zoom * Math.min(along / (2 * halfLength), across / (2 * halfWidth))
  const [cx, cy] = [width / 2, height / 2]
  const [x0, y0] = centre
  return {
    scale,
    upright,
    toScreen: ([x, y]) =>
      upright
        ? [cx - scale * (y - y0), cy - scale * (x - x0)]
        : [cx + scale * (x - x0), cy - scale * (y - y0)],
    toBed: ([u, v]) =>
      upright
        ? [x0 + (cy - v) / scale, y0 + (cx - u) / scale]
        : [x0 + (u - cx) / scale, y0 + (cy - v) / scale],
  }
}

/** Zooms by a factor so that a point of the bed stays where it is on the screen. */
export function zoomAt({ zoom, centre }: Look, factor: number, at: Point): Look {
  const next = Math.min(MOST_ZOOM, zoom * factor)
  if (next <= 1) return WHOLE_TABLE
  const keep = zoom / next
  return {
    zoom: next,
    centre: [at[0] + (centre[0] - at[0]) * keep, at[1] + (centre[1] - at[1]) * keep],
  }
}
