import { type Fault, ok, type Result } from '../math/index.ts'
import { type ShotRequest, type ShotResult, simulateShot } from '../physics/index.ts'
import { makeTable, type Table } from '../table/index.ts'
import { type EnergyPoint, traceEnergy } from './energy-trace.ts'

/** A shot with all that is drawn of it. */
export interface PlayedShot {
  readonly request: ShotRequest
  readonly result: ShotResult
  readonly table: Table
  readonly energy: readonly EnergyPoint[]
  /** Highest centre of any ball during the shot, m. */
  readonly highest: number
}

/** Plays a request with everything reported. Faults are those of the request or of a solver that stalls. */
export function playRequest(request: ShotRequest): Result<PlayedShot, Fault> {
  const played = simulateShot({ ...request, report: { kinematics: true, paths: true, facts: true } })
  if (!played.ok) return played
  const { parameters } = request
  const heights = played.value.events.flatMap(({ before, after }) =>
    // `after` alone is the word of a ball that returned.
    (before === undefined ? [] : [...Object.values(before), ...Object.values(after ?? {})]).map(
      ({ r, v }) => {
        // A ball that leaves upwards climbs on until gravity has stopped it.
        const rise = v[2] > 0 ? (v[2] * v[2]) / (2 * parameters.gravity) : 0
        return r[2] + rise
      },
    ),
  )
  return ok({
    request,
    result: played.value,
    table: makeTable(request.table, parameters.ballRadius, parameters.noseHeightRatio),
    energy: traceEnergy(played.value, parameters),
    highest: Math.max(parameters.ballRadius, ...heights),
  })
}
