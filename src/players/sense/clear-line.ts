import type { BallId, Point } from '../../table/index.ts'

/** A ball in the way, or not. */
export interface Obstacle {
  readonly ball: BallId
  readonly at: Point
}

/**
 * Can a ball roll straight from one place to another? Balls of `obstacles` that its path, `width` wide to each side,
 * would touch are in the way, but for the two named ones.
 */
export function isClear(
  from: Point,
  to: Point,
  obstacles: readonly Obstacle[],
  width: number,
  except?: BallId,
  exceptToo?: BallId,
): boolean {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const square = dx * dx + dy * dy
  const limit = width * width
  for (const { ball, at } of obstacles) {
    if (ball === except || ball === exceptToo) continue
    const x = at[0] - from[0]
    const y = at[1] - from[1]
    const share = square === 0 ? 0 : Math.max(0, Math.min(1, (x * dx + y * dy) / square))
    const ox = x - dx * share
    const oy = y - dy * share
    if (ox * ox + oy * oy < limit) return false
  }
  return true
}
