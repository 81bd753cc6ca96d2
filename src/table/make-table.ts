import { cosDeg, sinDeg } from '../math/index.ts'
import { jawEdges, makePocket } from './make-pocket.ts'
import type { CushionEdge, Pocket, Table } from './table.ts'
import { type CushionId, POCKET_IDS, type PocketId, type Point, type RailId } from './table-ids.ts'
import type { TableSpec } from './table-spec.ts'

/** Height of the nose over the radius of a ball: 63.5 % of the diameter (WPA). */
export const NOSE_HEIGHT_RATIO = 1.27

interface CushionPlan {
  readonly cushion: CushionId
  readonly rail: RailId
  readonly normal: Point
  /** Pockets at its two ends. */
  readonly ends: readonly [PocketId, PocketId]
}

const CUSHION_PLANS: readonly CushionPlan[] = [
  { cushion: 'head', rail: 'head', normal: [1, 0], ends: ['HR', 'HL'] },
  { cushion: 'foot', rail: 'foot', normal: [-1, 0], ends: ['FR', 'FL'] },
  { cushion: 'left-head', rail: 'left', normal: [0, -1], ends: ['HL', 'SL'] },
  { cushion: 'left-foot', rail: 'left', normal: [0, -1], ends: ['FL', 'SL'] },
  { cushion: 'right-head', rail: 'right', normal: [0, 1], ends: ['HR', 'SR'] },
  { cushion: 'right-foot', rail: 'right', normal: [0, 1], ends: ['FR', 'SR'] },
]

/**
 * Makes the table of a spec (WPA Tournament Table & Equipment Specifications; construction: tips, rounded by an
 * arc, facings closing by the cut angle, drop circles on the pocket axes). One corner and one side pocket are
 * computed, the others are their mirror images by change of sign, so the table is symmetric to the last bit.
 * The spec must be one that `validateTableSpec` accepts.
 */
export function makeTable(
  spec: TableSpec,
  ballRadius: number,
  noseHeightRatio: number = NOSE_HEIGHT_RATIO,
): Table {
  const rise = noseHeightRatio - 1
  const pockets = makePockets(spec)
  return {
    spec,
    ballRadius,
    noseHeight: noseHeightRatio * ballRadius,
    // A ball on the cloth meets an edge that is higher than its centre at sin(angle) = (h - R) / R.
    contactDistance: ballRadius * Math.sqrt(1 - rise * rise),
    edges: CUSHION_PLANS.flatMap((plan) => cushionEdges(plan, pockets)),
    pockets,
  }
}

function makePockets(spec: TableSpec): Readonly<Record<PocketId, Pocket>> {
  const cut = { corner: 180 - spec.cornerCutDeg, side: 180 - spec.sideCutDeg }
  const turn = {
    corner: { sin: sinDeg(cut.corner), cos: cosDeg(cut.corner) },
    side: { sin: sinDeg(cut.side), cos: cosDeg(cut.side) },
  }
  const made = POCKET_IDS.map((id) => [id, makePocket(id, spec, turn)] as const)
  return Object.fromEntries(made) as Record<PocketId, Pocket>
}

/** The chain of one cushion: back end, facing, tip, nose, tip, facing, back end. */
function cushionEdges(plan: CushionPlan, pockets: Readonly<Record<PocketId, Pocket>>): CushionEdge[] {
  const { cushion, rail, normal } = plan
  const [first, last] = plan.ends.map((id) => jawOf(pockets[id], cushion))
  const nose: CushionEdge = {
    shape: 'line',
    part: 'nose',
    rail,
    cushion,
    pocket: null,
    from: first!.tip.from,
    to: last!.tip.from,
    normal,
  }
  return [...jawEdges(first!).reverse(), nose, ...jawEdges(last!)]
}

function jawOf(pocket: Pocket, cushion: CushionId) {
  return pocket.jaws[0].cushion === cushion ? pocket.jaws[0] : pocket.jaws[1]
}
