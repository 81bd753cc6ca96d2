import type { Sight } from '../table-view.ts'
import type { CameraPose } from './camera-pose.ts'
import { FOCAL_RATIO, freeArea, type Screen } from './fit-outline.ts'

const DEG = Math.PI / 180

/** The pose of a camera that the caller has placed: so far away that the free area shows `span` metres at the target. */
export function sightPose(sight: Sight, screen: Screen): CameraPose {
  const free = freeArea(screen)
  const focal = FOCAL_RATIO * screen.height
  return {
    target: sight.target,
    distance: (focal * sight.span) / Math.min(free.width, free.height),
    yaw: sight.yawDeg * DEG,
    pitch: sight.pitchDeg * DEG,
    focal,
    centre: free.centre,
  }
}
