import { DEFAULT_PARAMETERS, type PhysicsParameters, type ShotRequest } from '../physics/index.ts'
import {
  type ObjectBallId,
  type Point,
  type RackGaps,
  type RackKind,
  rackLayout,
  rackOrder,
  TABLE_SPECS,
  type TableSpec,
  tableSpots,
} from '../table/index.ts'
import { headingDeg, stickSpeed, strokeAt } from './aim.ts'

export interface BreakTerms {
  readonly kind: RackKind
  readonly gaps: RackGaps
  /** Seeds the order and the gaps. */
  readonly seed: number
  /** Speed of the cue ball, m/s. */
  readonly ballSpeed: number
  /** Where the cue ball lies; default 100 mm behind the head string on the long string. */
  readonly cueAt?: Point
  readonly spec?: TableSpec
  readonly parameters?: PhysicsParameters
  readonly fidelity?: ShotRequest['fidelity']
}

/** A full hit on the apex ball of a fresh rack. */
export function breakShot(terms: BreakTerms): ShotRequest {
  const table = terms.spec ?? TABLE_SPECS['9ft']
  const parameters = terms.parameters ?? DEFAULT_PARAMETERS
  const cue = terms.cueAt ?? [-table.length / 4 - 0.1, 0]
  const rack = rackLayout({
    kind: terms.kind,
    order: rackOrder(terms.kind, terms.seed),
    spec: table,
    ballRadius: parameters.ballRadius,
    gaps: terms.gaps,
    seed: terms.seed,
  })
  const balls = (Object.entries(rack) as [ObjectBallId, Point][]).map(([id, at]) => ({
    id,
    x: at[0],
    y: at[1],
  }))
  const heading = headingDeg(cue, tableSpots(table).foot)
  return {
    table,
    parameters,
    balls: [{ id: 'cue', x: cue[0], y: cue[1] }, ...balls],
    stroke: strokeAt(heading, stickSpeed(terms.ballSpeed, parameters)),
    fidelity: terms.fidelity ?? 'bed-only',
  }
}
