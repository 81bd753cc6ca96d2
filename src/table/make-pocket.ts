import type { ArcEdge, CushionEdge, Jaw, LineEdge, Pocket, PointEdge } from './table.ts'
import type { CushionId, PocketId, Point, RailId } from './table-ids.ts'
import type { TableSpec } from './table-spec.ts'

/** Sine and cosine of the angle by which a facing turns away from its nose line. */
interface Turn {
  readonly sin: number
  readonly cos: number
}

/** Signs that carry the quadrant (+, +) to the one of a pocket. */
interface Mirror {
  readonly x: 1 | -1
  readonly y: 1 | -1
}

const MIRRORS: Readonly<Record<PocketId, Mirror>> = {
  HL: { x: -1, y: 1 },
  HR: { x: -1, y: -1 },
  SL: { x: 1, y: 1 },
  SR: { x: 1, y: -1 },
  FL: { x: 1, y: 1 },
  FR: { x: 1, y: -1 },
}

function mirrored(point: Point, mirror: Mirror): Point {
  // + 0 makes a plain zero of -0.
  return [mirror.x * point[0] + 0, mirror.y * point[1] + 0]
}

function along(start: Point, direction: Point, distance: number): Point {
  return [start[0] + direction[0] * distance, start[1] + direction[1] * distance]
}

interface JawPlan {
  readonly pocket: PocketId
  readonly rail: RailId
  readonly cushion: CushionId
  /** All in the quadrant (+, +), before mirroring. */
  readonly sharpTip: Point
  /** Unit vector along the nose towards the pocket. */
  readonly noseDirection: Point
  /** Unit vector from the table into the rubber of the nose. */
  readonly intoRubber: Point
  readonly turn: Turn
  readonly tipRadius: number
  readonly facingLength: number
}

function makeJaw(plan: JawPlan, mirror: Mirror): Jaw {
  const { noseDirection: n, intoRubber: r, turn, tipRadius } = plan
  const facing: Point = [n[0] * turn.cos + r[0] * turn.sin, n[1] * turn.cos + r[1] * turn.sin]
  const normal: Point = [n[0] * turn.sin - r[0] * turn.cos, n[1] * turn.sin - r[1] * turn.cos]
  // r_t tan(beta / 2): how far before and behind the sharp tip the rounding begins and ends.
  const tangent = (tipRadius * turn.sin) / (1 + turn.cos)
  const arcStart = along(plan.sharpTip, n, -tangent)
  const arcEnd = along(plan.sharpTip, facing, tangent)
  const back = along(plan.sharpTip, facing, plan.facingLength)
  const owner = { part: 'jaw', rail: plan.rail, cushion: plan.cushion, pocket: plan.pocket } as const
  const tip: ArcEdge = {
    ...owner,
    shape: 'arc',
    centre: mirrored(along(arcStart, r, tipRadius), mirror),
    radius: tipRadius,
    from: mirrored(arcStart, mirror),
    to: mirrored(arcEnd, mirror),
  }
  const line: LineEdge = {
    ...owner,
    shape: 'line',
    from: tip.to,
    to: mirrored(back, mirror),
    normal: mirrored(normal, mirror),
  }
  const end: PointEdge = { ...owner, shape: 'point', at: line.to }
  return {
    rail: plan.rail,
    cushion: plan.cushion,
    sharpTip: mirrored(plan.sharpTip, mirror),
    tip,
    facing: line,
    end,
  }
}

/** Edges of a jaw from its tip backwards. */
export function jawEdges(jaw: Jaw): CushionEdge[] {
  return [jaw.tip, jaw.facing, jaw.end]
}

/** One pocket with its jaws: computed in the quadrant (+, +), then mirrored by change of sign. */
export function makePocket(
  id: PocketId,
  spec: TableSpec,
  turn: { readonly corner: Turn; readonly side: Turn },
): Pocket {
  return id === 'SL' || id === 'SR' ? sidePocket(id, spec, turn.side) : cornerPocket(id, spec, turn.corner)
}

function cornerPocket(id: Exclude<PocketId, 'SL' | 'SR'>, spec: TableSpec, turn: Turn): Pocket {
  const mirror = MIRRORS[id]
  const half = Math.sqrt(0.5)
  const setBack = spec.cornerMouth * half
  const beyond = (spec.cornerShelf + spec.cornerHoleRadius) * half
  const mouth: Point = [spec.length / 2 - setBack / 2, spec.width / 2 - setBack / 2]
  return {
    id,
    kind: 'corner',
    axis: mirrored([half, half], mirror),
    mouth: mirrored(mouth, mirror),
    mouthWidth: spec.cornerMouth,
    centre: mirrored([mouth[0] + beyond, mouth[1] + beyond], mirror),
    holeRadius: spec.cornerHoleRadius,
    supportRadius: spec.cornerHoleRadius + spec.lipRadius,
    jaws: cornerJaws(id, spec, turn, setBack),
  }
}

/** The jaw of the long rail, then that of the short one. */
function cornerJaws(pocket: PocketId, spec: TableSpec, turn: Turn, setBack: number): readonly [Jaw, Jaw] {
  const mirror = MIRRORS[pocket]
  const side = mirror.y > 0 ? 'left' : 'right'
  const end = mirror.x > 0 ? 'foot' : 'head'
  const facingLength = spec.cushionDepth / turn.sin
  const common = { pocket, turn, tipRadius: spec.cornerTipRadius, facingLength }
  const long: JawPlan = {
    ...common,
    rail: side,
    cushion: `${side}-${end}`,
    sharpTip: [spec.length / 2 - setBack, spec.width / 2],
    noseDirection: [1, 0],
    intoRubber: [0, 1],
  }
  const short: JawPlan = {
    ...common,
    rail: end,
    cushion: end,
    sharpTip: [spec.length / 2, spec.width / 2 - setBack],
    noseDirection: [0, 1],
    intoRubber: [1, 0],
  }
  return [makeJaw(long, mirror), makeJaw(short, mirror)]
}

function sidePocket(id: 'SL' | 'SR', spec: TableSpec, turn: Turn): Pocket {
  const mirror = MIRRORS[id]
  const y = spec.width / 2
  const side = mirror.y > 0 ? 'left' : 'right'
  const footJaw: JawPlan = {
    pocket: id,
    turn,
    tipRadius: spec.sideTipRadius,
    facingLength: spec.cushionDepth / turn.sin,
    rail: side,
    cushion: `${side}-foot`,
    sharpTip: [spec.sideMouth / 2, y],
    noseDirection: [-1, 0],
    intoRubber: [0, 1],
  }
  const headJaw: JawPlan = { ...footJaw, cushion: `${side}-head` }
  return {
    id,
    kind: 'side',
    axis: mirrored([0, 1], mirror),
    mouth: mirrored([0, y], mirror),
    mouthWidth: spec.sideMouth,
    centre: mirrored([0, y + spec.sideShelf + spec.sideHoleRadius], mirror),
    holeRadius: spec.sideHoleRadius,
    supportRadius: spec.sideHoleRadius + spec.lipRadius,
    jaws: [makeJaw(headJaw, { x: -1, y: mirror.y }), makeJaw(footJaw, mirror)],
  }
}
