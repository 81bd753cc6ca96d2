import type { Point } from '../table/index.ts'

/** How the bed lies on a canvas. */
export interface PlanView {
  /** CSS pixels for a metre. */
  readonly scale: number
  /** The head is at the bottom, as on a phone held upright; else it is on the left. */
  readonly upright: boolean
  toScreen(at: Point): Point
  toBed(at: Point): Point
}

/** Fits a rectangle of the bed, given by its half length and half width in metres, into a canvas. */
export function fitPlan(width: number, height: number, halfLength: number, halfWidth: number): PlanView {
  const upright = height > width
  const [across, along] = upright ? [width, height] : [height, width]
  const scale = Math.min(along / (2 * halfLength), across / (2 * halfWidth))
  const cx = width / 2
  const cy = height / 2
  return {
    scale,
    upright,
    toScreen: ([x, y]) => (upright ? [cx - scale * y, cy - scale * x] : [cx + scale * x, cy - scale * y]),
    toBed: ([u, v]) =>
      upright ? [(cy - v) / scale, (cx - u) / scale] : [(u - cx) / scale, (cy - v) / scale],
  }
}
