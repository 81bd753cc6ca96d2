import type { LineEdge, Pocket, Table } from '../../table/index.ts'

/** The liner stands this far behind the vertical cut of the slate where a ball on the cloth would touch it, m (choice of ours). */
const LINER_SETBACK = 0.005
/**
 * Sine and cosine of 15 degrees, by which a liner leans over its hole: WPA wants it to throw the ball down. A rolling
 * ball of speed v that hits it grips and would climb with 2/7 v; the lean gives it (1 + e) v sin cos = 0.31 v down.
 */
export const LEAN_SINE = 0.25881904510252074
export const LEAN_COSINE = 0.9659258262890683
/**
 * Cosines of the angle from the pocket's axis between which the wall below the slate narrows from the liner to the
 * cut of the slate: 100 and 120 degrees, under the ends of the facings.
 */
const LINER_TO = -0.17364817766693033
export const CUT_FROM = -0.5

/**
 * One jaw, its half of the hole and the rail beside it, in a frame that all pockets of a kind share: origin in the
 * centre of the hole, X along the nose towards the pocket, Y into the rubber. Four corner pockets with two jaws each
 * and two side pockets come down to two such shapes by change of sign and exchange of X and Y, so mirrored balls
 * meet mirrored walls to the last bit. SI units.
 */
export interface PocketShape {
  /** Centre of the hole in the quadrant x, y >= 0. */
  readonly cx: number
  readonly cy: number
  /** Unit vector out of the bed along the axis of the pocket. */
  readonly axisX: number
  readonly axisY: number
  /** R_h and R_h + rho_e. */
  readonly holeRadius: number
  readonly supportRadius: number
  /** Radius of the liner at the level of the slate and below; above it leans in, up to `rimRadius` at the rail top. */
  readonly linerRadius: number
  readonly rimRadius: number
  /** Where the nose ends and its line, in Y. */
  readonly noseEnd: number
  readonly noseLine: number
  /** Rounded tip. */
  readonly tipX: number
  readonly tipY: number
  readonly tipRadius: number
  /** Facing: start, unit vector along it, unit vector into the mouth, length, end. */
  readonly startX: number
  readonly startY: number
  readonly alongX: number
  readonly alongY: number
  readonly openX: number
  readonly openY: number
  readonly facingLength: number
  readonly endX: number
  readonly endY: number
  /** Where rubber ends and wood begins, in Y; outer edge of the rail, in Y. */
  readonly woodLine: number
  readonly outerLine: number
}

function pocketShape(table: Table, pocket: Pocket): PocketShape {
  const [cx, cy] = pocket.centre
  // Of a corner the jaw on the long rail, of a side pocket the one that the nose reaches in the direction of +x.
  const jaw = pocket.kind === 'corner' ? pocket.jaws[0] : pocket.jaws[pocket.jaws[0].tip.from[0] < 0 ? 0 : 1]
  const facing: LineEdge = jaw.facing
  const [startX, startY] = [facing.from[0] - cx, facing.from[1] - cy]
  const [endX, endY] = [facing.to[0] - cx, facing.to[1] - cy]
  const facingLength = Math.sqrt((endX - startX) * (endX - startX) + (endY - startY) * (endY - startY))
  const noseLine = table.spec.width / 2 - cy
  const lean = LEAN_SINE / LEAN_COSINE
  const linerRadius = pocket.holeRadius + LINER_SETBACK + table.ballRadius * lean
  return {
    cx,
    cy,
    axisX: pocket.axis[0],
    axisY: pocket.axis[1],
    holeRadius: pocket.holeRadius,
    supportRadius: pocket.supportRadius,
    linerRadius,
    rimRadius: linerRadius - table.noseHeight * lean,
    noseEnd: jaw.tip.from[0] - cx,
    noseLine,
    tipX: jaw.tip.centre[0] - cx,
    tipY: jaw.tip.centre[1] - cy,
    tipRadius: jaw.tip.radius,
    startX,
    startY,
    alongX: (endX - startX) / facingLength,
    alongY: (endY - startY) / facingLength,
    openX: facing.normal[0],
    openY: facing.normal[1],
    facingLength,
    endX,
    endY,
    woodLine: noseLine + table.spec.cushionDepth,
    outerLine: noseLine + table.spec.railWidth,
  }
}

/** What surrounds the bed, compiled for the search of gaps. */
export interface TableShape {
  readonly table: Table
  readonly corner: PocketShape
  readonly side: PocketShape
  /** |x| from here on belongs to the corner pockets, m. */
  readonly cornerFrom: number
  /** R, height of nose and rail top, rho_e. */
  readonly ballRadius: number
  readonly railHeight: number
  readonly lipRadius: number
}

export function makeTableShape(table: Table): TableShape {
  return {
    table,
    corner: pocketShape(table, table.pockets.FL),
    side: pocketShape(table, table.pockets.SL),
    cornerFrom: table.spec.length / 4,
    ballRadius: table.ballRadius,
    railHeight: table.noseHeight,
    lipRadius: table.spec.lipRadius,
  }
}

/** Radius of the wall of a hole below the slate in the direction at `cosine` from its axis. */
export function wallRadius(shape: PocketShape, cosine: number): number {
  const share = Math.min(1, Math.max(0, (cosine - CUT_FROM) / (LINER_TO - CUT_FROM)))
  return shape.holeRadius + (shape.linerRadius - shape.holeRadius) * share * share * (3 - 2 * share)
}

/** Derivative of `wallRadius` by the cosine. */
export function wallSlope(shape: PocketShape, cosine: number): number {
  const share = (cosine - CUT_FROM) / (LINER_TO - CUT_FROM)
  if (share <= 0 || share >= 1) return 0
  return ((shape.linerRadius - shape.holeRadius) * 6 * share * (1 - share)) / (LINER_TO - CUT_FROM)
}
