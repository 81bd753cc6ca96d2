import type { BallId, Point } from '../../table/index.ts'
import type { BallPose } from '../table-view.ts'
import { type CameraPose, sightRay } from './camera-pose.ts'

/** The nearest ball on the ray of sight, and where the ray meets the plane through the centres of resting balls. */
export function pickTable(
  pose: CameraPose,
  balls: readonly BallPose[],
  radius: number,
  x: number,
  y: number,
): { readonly ball: BallId | null; readonly bed: Point | null } {
  const { eye, way } = sightRay(pose, x, y)
  let ball: BallId | null = null
  let nearest = Infinity
  for (const { id, r } of balls) {
    const d = [r[0]! - eye[0], r[1]! - eye[1], r[2]! - eye[2]]
    const along = d[0]! * way[0] + d[1]! * way[1] + d[2]! * way[2]
    const apart2 = d[0]! ** 2 + d[1]! ** 2 + d[2]! ** 2 - along * along
    if (along > 0 && apart2 <= radius * radius && along < nearest) {
      nearest = along
      ball = id
    }
  }
  const t = (radius - eye[2]) / way[2]
  return { ball, bed: t > 0 && Number.isFinite(t) ? [eye[0] + way[0] * t, eye[1] + way[1] * t] : null }
}
