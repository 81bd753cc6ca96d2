import { cosDeg, sinDeg } from '../math/index.ts'
import type { BallKinematics, CueStroke, ShotEvent } from '../shot/index.ts'
import { type CushionEdge, edgeDistance, type Point, type Table } from '../table/index.ts'
import type { PlayedShot } from './play-request.ts'

/** Where an event took place, seen from above. */
export interface Contact {
  readonly at: Point
  /** Unit vector from what was touched to the ball that has moved since; null when it stands upright. */
  readonly normal: Point | null
}

function planUnit(from: Point, to: Point): Point | null {
  const x = to[0] - from[0]
  const y = to[1] - from[1]
  const size = Math.sqrt(x * x + y * y)
  return size === 0 ? null : [x / size, y / size]
}

function placeOf(state: BallKinematics | undefined): Point | null {
  return state === undefined ? null : [state.r[0], state.r[1]]
}

/** Nearest point of an edge. */
function footOn(edge: CushionEdge, [x, y]: Point): Point {
  if (edge.shape === 'point') return edge.at
  if (edge.shape === 'arc') {
    const out = planUnit(edge.centre, [x, y])
    return out === null
      ? edge.centre
      : [edge.centre[0] + edge.radius * out[0], edge.centre[1] + edge.radius * out[1]]
  }
  const [fx, fy] = edge.from
  const dx = edge.to[0] - fx
  const dy = edge.to[1] - fy
  const share = Math.min(1, Math.max(0, ((x - fx) * dx + (y - fy) * dy) / (dx * dx + dy * dy)))
  return [fx + share * dx, fy + share * dy]
}

function railContact(
  table: Table,
  event: Extract<ShotEvent, { kind: 'ball-rail' }>,
  at: Point,
): Contact | null {
  let nearest: CushionEdge | null = null
  for (const edge of table.edges) {
    if (edge.cushion !== event.cushion || edge.part !== event.part) continue
    if (nearest === null || edgeDistance(edge, at) < edgeDistance(nearest, at)) nearest = edge
  }
  if (nearest === null) return null
  const foot = footOn(nearest, at)
  return { at: foot, normal: planUnit(foot, at) }
}

/** Contact point of the tip: a to the right, b up, both square to the stick. */
function tipContact(stroke: CueStroke, radius: number, at: Point): Contact {
  const { side, height } = stroke.tip
  const back = Math.sqrt(Math.max(0, 1 - side * side - height * height))
  const along = height * sinDeg(stroke.elevationDeg) - back * cosDeg(stroke.elevationDeg)
  const [c, s] = [cosDeg(stroke.directionDeg), sinDeg(stroke.directionDeg)]
  const foot: Point = [at[0] + radius * (along * c + side * s), at[1] + radius * (along * s - side * c)]
  return { at: foot, normal: planUnit(foot, at) }
}

/** The place of an event, for those that have one. */
export function contactOf(event: ShotEvent, { request, table }: PlayedShot): Contact | null {
  const { before } = event
  if (event.kind === 'ball-ball') {
    const a = placeOf(before?.[event.a])
    const b = placeOf(before?.[event.b])
    if (a === null || b === null) return null
    return { at: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], normal: planUnit(a, b) }
  }
  if (!('ball' in event)) return null
  const at = placeOf(before?.[event.ball])
  if (at === null) return null
  if (event.kind === 'ball-rail') return railContact(table, event, at)
  if (event.kind === 'tip' && request.stroke !== undefined) {
    return tipContact(request.stroke, request.parameters.ballRadius, at)
  }
  return { at, normal: null }
}
