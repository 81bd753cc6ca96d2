import type { Game } from '../game/index.ts'
import type { ShotPaths } from '../physics/index.ts'
import { makeTable, type Point } from '../table/index.ts'
import type { BallPose } from '../view/index.ts'
import type { BallOrientations } from './ball-orientations.ts'
import { emptySample } from './shot-playback.ts'

/** Floor of a drop pocket below the slate, m: as in the solver. */
const FLOOR = -0.14

/**
 * The balls that drop pockets hold: each where the last shot left it in plan, sunk until it meets the floor or those
 * that fell before it. (The solver ends a shot while a ball still falls, and lets it come to rest when the next one
 * begins.) A table whose pockets return their balls holds none.
 */
export function ballsInPockets(
  { match, parameters, held = [], lastShot }: Pick<Game, 'match' | 'parameters' | 'held' | 'lastShot'>,
  orientations: BallOrientations,
): readonly BallPose[] {
  if (held.length === 0) return []
  const radius = parameters.ballRadius
  const { pockets } = makeTable(match.terms.table, radius)
  const paths = lastShot?.result.paths ?? null
  const poses: BallPose[] = []
  for (const { id, pocket } of held) {
    if (match.balls[id] !== undefined) continue
    const [x, y] = placeOf(paths, id) ?? pockets[pocket].centre
    poses.push({ id, r: [x, y, sunk(x, y, radius, poses)], q: orientations.of(id) })
  }
  return poses
}

function placeOf(paths: ShotPaths | null, id: BallPose['id']): Point | null {
  if (!paths?.balls.includes(id)) return null
  const { r } = paths.motion(id, paths.duration, emptySample())
  return [r[0]!, r[1]!]
}

/** Height at which a ball that sinks straight down comes to rest. */
function sunk(x: number, y: number, radius: number, below: readonly BallPose[]): number {
  let z = FLOOR + radius
  for (const { r } of below) {
    const rise2 = 4 * radius * radius - (r[0]! - x) ** 2 - (r[1]! - y) ** 2
    if (rise2 > 0) z = Math.max(z, r[2]! + Math.sqrt(rise2))
  }
  return z
}
