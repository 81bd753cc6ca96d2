import type { Point } from '../../table/index.ts'

/** Points of an arc in plan from one angle to another (rad), both ends included. */
export function arcPoints(centre: Point, radius: number, from: number, to: number, steps: number): Point[] {
  const points: Point[] = []
  for (let i = 0; i <= steps; i++) {
    const angle = from + ((to - from) * i) / steps
    points.push([centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)])
  }
  return points
}

export interface Circle {
  readonly centre: Point
  readonly radius: number
}

/**
 * Outline of a rectangle about the origin, counter-clockwise from its corner (+, -), less the circles that cross its
 * edge (`cut`) or together with them (`join`). Every circle must cross the edge at exactly two places; at a corner
 * one on each side of it.
 */
export function rectangleWithCircles(
  halfLength: number,
  halfWidth: number,
  bites: readonly Circle[],
  steps: number,
  mode: 'cut' | 'join',
): Point[] {
  const corners: Point[] = [
    [halfLength, -halfWidth],
    [halfLength, halfWidth],
    [-halfLength, halfWidth],
    [-halfLength, -halfWidth],
  ]
  const crossings = bites.map((bite) => {
    const found = corners.flatMap((a, side) => edgeCrossings(a, corners[(side + 1) % 4]!, bite, side))
    // Walking counter-clockwise round the rectangle the outline goes into a bite at `enter`.
    const enter = found.find((c) => c.entering)!
    const leave = found.find((c) => !c.entering)!
    return { bite, enter, leave, arc: biteArc(bite, enter.at, leave.at, steps, mode) }
  })
  crossings.sort((a, b) => a.enter.place - b.enter.place)
  const outline: Point[] = []
  for (let side = 0; side < 4; side++) {
    const corner = corners[side]!
    const eaten = bites.some((b) => Math.hypot(corner[0] - b.centre[0], corner[1] - b.centre[1]) < b.radius)
    if (!eaten) outline.push(corner)
    for (const crossing of crossings) {
      if (Math.floor(crossing.enter.place) === side) outline.push(...crossing.arc)
    }
  }
  return outline
}

function edgeCrossings(a: Point, b: Point, bite: Circle, side: number) {
  const d: Point = [b[0] - a[0], b[1] - a[1]]
  const length = Math.hypot(d[0], d[1])
  const to: Point = [bite.centre[0] - a[0], bite.centre[1] - a[1]]
  const middle = (to[0] * d[0] + to[1] * d[1]) / length
  const across = (to[0] * d[1] - to[1] * d[0]) / length
  const half2 = bite.radius * bite.radius - across * across
  if (half2 <= 0) return []
  return [-1, 1]
    .map((sign) => ({ s: middle + sign * Math.sqrt(half2), entering: sign < 0 }))
    .filter(({ s }) => s > 0 && s < length)
    .map(({ s, entering }) => ({
      place: side + s / length,
      entering,
      at: [a[0] + (d[0] * s) / length, a[1] + (d[1] * s) / length] as Point,
    }))
}

/** The part of the circle inside the rectangle runs clockwise round its centre, the part outside the other way. */
function biteArc(bite: Circle, enter: Point, leave: Point, steps: number, mode: 'cut' | 'join'): Point[] {
  const from = Math.atan2(enter[1] - bite.centre[1], enter[0] - bite.centre[0])
  let to = Math.atan2(leave[1] - bite.centre[1], leave[0] - bite.centre[0])
  if (mode === 'cut') while (to > from) to -= 2 * Math.PI
  else while (to < from) to += 2 * Math.PI
  return arcPoints(bite.centre, bite.radius, from, to, steps)
}
