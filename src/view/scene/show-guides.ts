import type { Point, TableSpec } from '../../table/index.ts'
import type { AimGuide, BallPose, Frame, Placing } from '../table-view.ts'
import type { Overlay, Tint } from './overlay.ts'

const PAPER: Tint = [0.957, 0.937, 0.902, 0.85]
const FAINT: Tint = [0.957, 0.937, 0.902, 0.5]
/** The aim line: chalk, paler so that it stands out on any cloth. */
const AIM: Tint = [0.75, 0.89, 0.96, 0.9]
const CHALK: Tint = [0.486, 0.753, 0.91, 0.9]
const FOUL: Tint = [0.886, 0.447, 0.357, 0.9]
const DASH = 0.03

/** What is drawn over the table for the player: guide, ghost ball, placing region, marked balls. */
export function showGuides(overlay: Overlay, frame: Frame, spec: TableSpec, radius: number): void {
  overlay.clear()
  for (const id of frame.marked) {
    const ball = frame.balls.find((b) => b.id === id)
    if (ball !== undefined) markBall(overlay, ball, radius)
  }
  if (frame.placing !== null) showPlacing(overlay, frame.placing, spec, radius)
  if (frame.guide !== null) showGuide(overlay, frame.guide, radius)
  for (const trace of frame.traces ?? []) {
    overlay.line(trace.points, radius, trace.width, trace.colour, trace.dashed ? DASH : 0)
  }
  for (const ghost of frame.ghosts ?? []) {
    overlay.ring(ghost.at, radius, radius, 1.25, ghost.colour, true, 0.1)
  }
  overlay.finish()
}

function markBall(overlay: Overlay, ball: BallPose, radius: number): void {
  if (ball.r[2]! < 0) return
  overlay.ring([ball.r[0]!, ball.r[1]!], 0.001, radius * 1.5, 2, CHALK, false)
}

function showGuide(overlay: Overlay, guide: AimGuide, radius: number): void {
  const tint = guide.lawful ? AIM : FOUL
  const { ghost } = guide
  overlay.line(trimmed(guide.cuePath, ghost === null ? 0 : radius), radius, 1.5, tint)
  overlay.line(trimmed(guide.objectPath.toReversed(), radius).toReversed(), radius, 1.5, PAPER, DASH)
  overlay.line(trimmed(guide.cueAfter.toReversed(), radius).toReversed(), radius, 1.25, FAINT, DASH)
  overlay.line(trimmed((guide.tangent ?? []).toReversed(), radius).toReversed(), radius, 1, FAINT)
  if (ghost === null) return
  overlay.ring(ghost, radius, radius, 1, tint, true, 0.14)
  overlay.ring(ghost, 0.001, radius * 0.94, 1, [0.957, 0.937, 0.902, 0.35], false)
}

/** The line without its last `length` metres. */
function trimmed(points: readonly Point[], length: number): readonly Point[] {
  const kept = points.slice()
  let left = length
  while (kept.length > 1) {
    const [a, b] = [kept[kept.length - 2]!, kept[kept.length - 1]!]
    const piece = Math.hypot(b[0] - a[0], b[1] - a[1])
    kept.pop()
    if (piece > left) {
      const share = 1 - left / piece
      return [...kept, [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]]
    }
    left -= piece
  }
  return []
}

function showPlacing(overlay: Overlay, placing: Placing, spec: TableSpec, radius: number): void {
  const [l, w] = [spec.length / 2, spec.width / 2]
  const high: Point = placing.area === 'kitchen' ? [-l / 2, w] : [l, w]
  overlay.region([-l, -w], high, [0.486, 0.753, 0.91, 0.16])
  const tint = placing.free ? CHALK : FOUL
  overlay.ring(placing.at, 0.001, radius * 1.6, 2.5, tint, false)
  if (!placing.free) {
    const a = radius * 0.7
    const [x, y] = placing.at
    overlay.line(
      [
        [x - a, y - a],
        [x + a, y + a],
      ],
      2 * radius,
      2.5,
      FOUL,
    )
    overlay.line(
      [
        [x - a, y + a],
        [x + a, y - a],
      ],
      2 * radius,
      2.5,
      FOUL,
    )
  }
}
