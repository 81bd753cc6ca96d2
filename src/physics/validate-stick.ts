import { type Fault, fault } from '../math/index.ts'
import type { Table } from '../table/index.ts'
import type { ShotRequest } from './shot-request.ts'
import { type BlockedStick, CueClearance, type StickObstacle } from './stick/index.ts'

/**
 * People call a stroke level whose butt is 2 to 6 degrees up (Alciatore FAQ, cue elevation), and write 0 for it. Only
 * what lacks more than this is no stroke at all, degrees.
 */
export const LEVEL_GRACE = 6

const CODES = { rail: 'stick-on-rail', pocket: 'stick-on-pocket', ball: 'stick-on-ball' } as const

/**
 * A stroke whose stick would pass through a rail, the rim of a pocket or a ball behind the cue ball: `stick-on-rail`,
 * `stick-on-pocket`, `stick-on-ball`, with what it is and the least elevation that works. Null when it can be played;
 * in open space always. The request must be valid otherwise.
 */
export function stickFault(request: ShotRequest, table: Table): Fault | null {
  const { stroke, balls, parameters, unbounded = false, freeStick = false } = request
  const cue = balls.find(({ id }) => id === 'cue')
  if (unbounded || freeStick || stroke === undefined || cue === undefined) return null
  const clearance = new CueClearance(table, parameters)
  const raised = { ...stroke, elevationDeg: Math.min(89, stroke.elevationDeg + LEVEL_GRACE) }
  if (clearance.obstacle(raised, cue, balls) === null) return null
  const blocked = clearance.blocked(stroke, cue, balls)
  return blocked === null ? null : faultOf(blocked)
}

function faultOf({ obstacle, leastElevationDeg }: BlockedStick): Fault {
  const least = leastElevationDeg === null ? 'no elevation works' : `leastElevationDeg ${leastElevationDeg}`
  const { error } = fault(
    CODES[obstacle.kind],
    'stroke.elevationDeg',
    `the stick meets ${nameOf(obstacle)}; ${least}`,
  )
  return error
}

function nameOf(obstacle: StickObstacle): string {
  switch (obstacle.kind) {
    case 'rail':
      return `the ${obstacle.rail} rail`
    case 'pocket':
      return `pocket ${obstacle.pocket}`
    case 'ball':
      return `ball ${obstacle.ball}`
  }
}
