import { railGap } from './edge-distance.ts'
import type { Pocket, Table } from './table.ts'
import { POCKET_IDS, type PocketId, type Point } from './table-ids.ts'
import type { TableSpec } from './table-spec.ts'

/** The centre of the ball is strictly behind the head string; the line itself is outside (WPA 8.1). */
export function inKitchen(spec: TableSpec, point: Point): boolean {
  return point[0] < -spec.length / 4
}

/** Signed distance from the line of a facing, positive on the side of play. */
function insideFacing(pocket: Pocket, jaw: 0 | 1, point: Point): number {
  const { from, normal } = pocket.jaws[jaw].facing
  return (point[0] - from[0]) * normal[0] + (point[1] - from[1]) * normal[1]
}

/** How far a point is past the line between the tips, along the axis of the pocket. */
function depthIn(pocket: Pocket, point: Point): number {
  return (point[0] - pocket.mouth[0]) * pocket.axis[0] + (point[1] - pocket.mouth[1]) * pocket.axis[1]
}

/** Pocket whose mouth a point is in: between the tips and the middle of the hole, between the facings. */
export function mouthAt(table: Table, point: Point): PocketId | null {
  for (const id of POCKET_IDS) {
    const pocket = table.pockets[id]
    const depth = depthIn(pocket, point)
    const inside = depth > 0 && depth < depthIn(pocket, pocket.centre)
    if (inside && insideFacing(pocket, 0, point) > 0 && insideFacing(pocket, 1, point) > 0) return id
  }
  return null
}

/** How far a centre is from the edge of the flat slate at a pocket; negative = nothing carries the ball, m. */
export function supportMargin(pocket: Pocket, point: Point): number {
  const x = point[0] - pocket.centre[0]
  const y = point[1] - pocket.centre[1]
  return Math.sqrt(x * x + y * y) - pocket.supportRadius
}

/** A ball that overlaps a cushion by no more than this touches it: positions are often given as rounded decimals, m. */
export const PLACE_TOLERANCE = 1e-6

/**
 * Why a ball cannot lie on the cloth at a point: outside the noses and the mouths, overlapping a cushion by more
 * than 1 um, or over a hole. null = it can. Exactly on the edge of the slate counts as supported.
 */
export function bedFault(table: Table, point: Point): 'off-bed' | 'in-cushion' | 'in-pocket' | null {
  const { length, width } = table.spec
  const inside = Math.abs(point[0]) <= length / 2 && Math.abs(point[1]) <= width / 2
  for (const id of POCKET_IDS) {
    if (supportMargin(table.pockets[id], point) < 0) return 'in-pocket'
  }
  if (!inside && mouthAt(table, point) === null) return 'off-bed'
  return railGap(table, point) < -PLACE_TOLERANCE ? 'in-cushion' : null
}

/** A ball can lie at a point on the cloth. */
export function onBed(table: Table, point: Point): boolean {
  return bedFault(table, point) === null
}
