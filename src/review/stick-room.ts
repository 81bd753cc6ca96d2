import { CueClearance, LEVEL_GRACE, type ShotRequest } from '../physics/index.ts'
import { makeTable } from '../table/index.ts'

/** Has the stick room behind the cue ball? As `simulateShot` asks before it plays a shot of this table and cue. */
export type StickRoom = (shot: ShotRequest) => boolean

export function makeStickRoom({ table, parameters, unbounded, freeStick }: ShotRequest): StickRoom {
  if (unbounded === true || freeStick === true) return () => true
  const made = makeTable(table, parameters.ballRadius, parameters.noseHeightRatio)
  const clearance = new CueClearance(made, parameters)
  return ({ stroke, balls }) => {
    const cue = balls.find(({ id }) => id === 'cue')
    if (stroke === undefined || cue === undefined) return true
    const raised = { ...stroke, elevationDeg: Math.min(89, stroke.elevationDeg + LEVEL_GRACE) }
    return clearance.obstacle(raised, cue, balls) === null
  }
}
