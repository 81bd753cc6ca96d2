import type { Layout } from '../shot/index.ts'
import { BALL_IDS, bedFault, POCKET_IDS, type Point, type Table } from '../table/index.ts'

/** Left between the cue ball and what stops it, m: too little to see, enough not to be frozen. */
const CLEARANCE = 2e-4
const ROUNDS = 12

/**
 * Where a hand that wants to set the cue ball down at `wanted` gets it to: it slides along noses, the head string,
 * the edges of the pockets and other balls. `from`, where it lies now, is the answer when there is no way.
 */
export function slideCueBall(request: {
  readonly wanted: Point
  readonly from: Point
  readonly table: Table
  readonly ballRadius: number
  readonly layout: Layout
  readonly area: 'anywhere' | 'kitchen'
}): Point {
  let at = request.wanted
  for (let round = 0; round < ROUNDS; round++) {
    const next = pushOffBalls(request, pushOffPockets(request.table, clampToBed(request, at)))
    if (next[0] === at[0] && next[1] === at[1]) break
    at = next
  }
  return isFree(request, at) ? at : request.from
}

type Request = Parameters<typeof slideCueBall>[0]

function clampToBed({ table, ballRadius, area }: Request, [x, y]: Point): Point {
  const { length, width } = table.spec
  const endX = length / 2 - ballRadius - CLEARANCE
  const sideY = width / 2 - ballRadius - CLEARANCE
  const mostX = area === 'kitchen' ? -length / 4 - CLEARANCE : endX
  return [Math.min(mostX, Math.max(-endX, x)), Math.min(sideY, Math.max(-sideY, y))]
}

function pushOffPockets(table: Table, at: Point): Point {
  let point = at
  for (const id of POCKET_IDS) {
    const { centre, supportRadius } = table.pockets[id]
    point = pushOff(point, centre, supportRadius + CLEARANCE)
  }
  return point
}

function pushOffBalls({ layout, ballRadius }: Request, at: Point): Point {
  let point = at
  for (const id of BALL_IDS) {
    const ball = layout[id]
    if (id !== 'cue' && ball) point = pushOff(point, ball, 2 * ballRadius + CLEARANCE)
  }
  return point
}

/** Moves a point out of a circle, straight away from its centre. */
function pushOff(point: Point, centre: Point, radius: number): Point {
  const dx = point[0] - centre[0]
  const dy = point[1] - centre[1]
  const distance = Math.hypot(dx, dy)
  if (distance >= radius) return point
  if (distance === 0) return [centre[0] - radius, centre[1]]
  return [centre[0] + (dx / distance) * radius, centre[1] + (dy / distance) * radius]
}

function isFree(request: Request, at: Point): boolean {
  const { table, layout, ballRadius, area } = request
  if (bedFault(table, at) !== null) return false
  if (area === 'kitchen' && at[0] >= -table.spec.length / 4 - CLEARANCE / 2) return false
  return BALL_IDS.every((id) => {
    const ball = layout[id]
    if (id === 'cue' || !ball) return true
    return Math.hypot(at[0] - ball[0], at[1] - ball[1]) >= 2 * ballRadius + CLEARANCE / 2
  })
}
