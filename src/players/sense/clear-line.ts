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

/** Balls of a path may come this near without a touch, m. */
const SPARE = 0.0005

/** The same for the path of a ball on this table. */
export function isOpen(
  { R }: { readonly R: number },
  from: Point,
  to: Point,
  obstacles: readonly Obstacle[],
  except?: BallId,
  exceptToo?: BallId,
): boolean {
  return isClear(from, to, obstacles, 2 * R + SPARE, except, exceptToo)
}

/**
 * How far the heading of a ball may err before it touches another one on its way, radians: infinity when nothing lies
 * near, negative when the way is blocked. The end of the way is where it is meant to meet something.
 */
export function leeway(
  { R }: { readonly R: number },
  from: Point,
  to: Point,
  obstacles: readonly Obstacle[],
  except?: BallId,
): number {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const length = Math.sqrt(dx * dx + dy * dy)
  let least = Number.POSITIVE_INFINITY
  for (const { ball, at } of obstacles) {
    if (ball === except) continue
    const x = at[0] - from[0]
    const y = at[1] - from[1]
    const along = length === 0 ? 0 : Math.max(0, Math.min(length, (x * dx + y * dy) / length))
    const ox = x - (length === 0 ? 0 : (dx / length) * along)
    const oy = y - (length === 0 ? 0 : (dy / length) * along)
    const gap = Math.sqrt(ox * ox + oy * oy) - 2 * R
    if (gap < SPARE) return -1
    if (along > 0 && gap < along * least) least = gap / along
  }
  return least
}
