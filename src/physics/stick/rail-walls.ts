import { cosDeg, sinDeg } from '../../math/index.ts'
import type { ArcEdge, Pocket, PocketId, Point, RailId, Table } from '../../table/index.ts'

/** The wood of a rail, and the rim of a pocket with it, stands this far above the nose of its cushion, m. */
export const WOOD_OVER_NOSE = 0.006
/** The rim of a pocket lies this far outside the cut of its slate, m. */
const RIM_SETBACK = 0.005
/** The rim goes round to where the facings end: 12 chords on both sides of the axis, half a millimetre inside the round. */
const RIM_FROM = -115.2
const RIM_STEP = 19.2
const RIM_CHORDS = 12

/** An upright wall with a straight top: what a stick cannot pass through. Everything under it is solid. */
export interface RailWall {
  readonly from: Point
  readonly to: Point
  /** Height of the top at both ends, from the cloth, m. */
  readonly fromHeight: number
  readonly toHeight: number
  /** Rail of a nose or its wood; null round a pocket. */
  readonly rail: RailId | null
  readonly pocket: PocketId | null
}

/** The slope of a cushion from its nose up to the wood. */
export interface RubberTop {
  readonly from: Point
  readonly to: Point
  /** Unit vector into play. */
  readonly normal: Point
  readonly rail: RailId
}

export interface StickSurroundings {
  readonly walls: readonly RailWall[]
  readonly tops: readonly RubberTop[]
  readonly noseHeight: number
  /** Nose to wood, m. */
  readonly cushionDepth: number
}

/**
 * What stands round the bed, for a stick that comes in over it: noses, the wood behind them, tips, facings and the rims
 * of the pockets. Tips by two chords (0.2 mm inside the round of a WPA table).
 */
export function makeStickSurroundings(table: Table): StickSurroundings {
  const walls: RailWall[] = []
  const tops: RubberTop[] = []
  const nose = table.noseHeight
  const wood = nose + WOOD_OVER_NOSE
  const depth = table.spec.cushionDepth
  for (const edge of table.edges) {
    const { pocket } = edge
    if (edge.shape === 'point') continue
    const { from, to, rail } = edge
    if (edge.shape === 'arc') {
      const middle = arcMiddle(edge)
      walls.push({ from, to: middle, fromHeight: nose, toHeight: nose, rail: null, pocket })
      walls.push({ from: middle, to, fromHeight: nose, toHeight: nose, rail: null, pocket })
    } else if (edge.part === 'jaw') {
      walls.push({ from, to, fromHeight: nose, toHeight: wood, rail: null, pocket })
    } else {
      const { normal } = edge
      tops.push({ from, to, normal, rail })
      walls.push({ from, to, fromHeight: nose, toHeight: nose, rail, pocket })
      const back = (at: Point): Point => [at[0] - depth * normal[0], at[1] - depth * normal[1]]
      walls.push({ from: back(from), to: back(to), fromHeight: wood, toHeight: wood, rail, pocket })
    }
  }
  for (const pocket of Object.values(table.pockets)) walls.push(...rimWalls(pocket, wood))
  return { walls, tops, noseHeight: nose, cushionDepth: depth }
}

function arcMiddle({ centre, radius, from, to }: ArcEdge): Point {
  const x = from[0] + to[0] - 2 * centre[0]
  const y = from[1] + to[1] - 2 * centre[1]
  const share = radius / Math.sqrt(x * x + y * y)
  return [centre[0] + x * share, centre[1] + y * share]
}

function rimWalls(pocket: Pocket, height: number): RailWall[] {
  const points = [pocket.jaws[0].end.at, pocket.jaws[1].end.at]
  for (let k = 0; k <= RIM_CHORDS; k++) points.splice(-1, 0, rimPoint(pocket, RIM_FROM + k * RIM_STEP))
  if (gap(points[1]!, points[0]!) > gap(points.at(-2)!, points[0]!))
    points.splice(1, 13, ...points.slice(1, -1).reverse())
  const same = { fromHeight: height, toHeight: height, rail: null, pocket: pocket.id }
  return points.slice(1).map((to, k) => ({ from: points[k]!, to, ...same }))
}

/** Point of the rim at an angle from the axis of the pocket. */
function rimPoint({ axis, centre, holeRadius }: Pocket, deg: number): Point {
  const radius = holeRadius + RIM_SETBACK
  const c = radius * cosDeg(deg)
  const s = radius * sinDeg(deg)
  return [centre[0] + (axis[0] * c - axis[1] * s), centre[1] + (axis[1] * c + axis[0] * s)]
}

function gap(a: Point, b: Point): number {
  const x = a[0] - b[0]
  const y = a[1] - b[1]
  return x * x + y * y
}
