import { type Fault, fault } from '../math/index.ts'
import { type CueStroke, STROKE_SPEED } from '../shot/index.ts'
import { isBallId, PLACE_TOLERANCE, railGap, type Table } from '../table/index.ts'
import { MOST_BALLS } from './ball-states.ts'
import { TOUCH } from './constants.ts'
import type { BallStart, ShotRequest } from './shot-request.ts'

/**
 * Balls that touch may overlap by this, m: the rounding of one shot is below 1e-9, but what a rack of shots leaves lying
 * together must be playable too, and so must a place that was written with seven decimals.
 */
const MOST_OVERLAP = 1e-7

/** Faster or higher than anything on a table: m/s, rad/s, m. */
const MOST_SPEED = 100
const MOST_SPIN = 10_000
const MOST_HEIGHT = 5

/** What is wrong with balls and stroke of a request, or null. Table and parameters must be valid. */
export function shotFault(request: ShotRequest, table: Table): Fault | null {
  const { balls, stroke } = request
  if (balls.length === 0) return no('no-balls', 'balls', 'a shot needs at least one ball')
  if (balls.length > MOST_BALLS) return no('too-many-balls', 'balls', `at most ${MOST_BALLS} balls`)
  for (const [k, ball] of balls.entries()) {
    const wrong =
      ballFault(ball, k, table.ballRadius) ??
      twinFault(balls, k, table.ballRadius) ??
      (request.unbounded === true ? null : placeFault(ball, k, table))
    if (wrong !== null) return wrong
  }
  return stroke === undefined ? null : strokeFault(stroke, balls)
}

function no(code: string, path: string, message: string): Fault {
  return fault(code, path, message).error
}

function ballFault(ball: BallStart, k: number, radius: number): Fault | null {
  if (!isBallId(ball.id)) return no('unknown-ball', `balls[${k}].id`, 'ids are cue and 1 to 15')
  for (const axis of ['x', 'y', 'z'] as const) {
    const value = ball[axis]
    if (value === undefined && axis === 'z') continue
    if (!Number.isFinite(value))
      return no('not-a-number', `balls[${k}].${axis}`, 'a place is a finite number')
  }
  const z = ball.z ?? radius
  if (z < radius - TOUCH || z > MOST_HEIGHT)
    return no('ball-height', `balls[${k}].z`, 'the centre lies from R upwards')
  return vectorFault(ball.v, `balls[${k}].v`, MOST_SPEED) ?? vectorFault(ball.w, `balls[${k}].w`, MOST_SPIN)
}

function vectorFault(vector: readonly number[] | undefined, path: string, most: number): Fault | null {
  if (vector === undefined) return null
  if (vector.length !== 3) return no('not-a-vector', path, 'three numbers')
  const at = vector.findIndex((value) => !(Math.abs(value) <= most))
  if (at < 0) return null
  const code = Number.isFinite(vector[at]) ? 'out-of-range' : 'not-a-number'
  return no(code, `${path}[${at}]`, `a number from -${most} to ${most}`)
}

/** The same ball twice, or two balls in one place. */
function twinFault(balls: readonly BallStart[], k: number, radius: number): Fault | null {
  const ball = balls[k]!
  for (const other of balls.slice(0, k)) {
    if (other.id === ball.id) return no('ball-twice', `balls[${k}].id`, `${ball.id} is there already`)
    const dx = ball.x - other.x
    const dy = ball.y - other.y
    const dz = (ball.z ?? radius) - (other.z ?? radius)
    if (Math.sqrt(dx * dx + dy * dy + dz * dz) < 2 * radius - MOST_OVERLAP) {
      return no('balls-overlap', `balls[${k}].x`, `${ball.id} overlaps ${other.id}`)
    }
  }
  return null
}

/** A ball must lie on the bed: clear of the cushions, not in a hole. */
function placeFault(ball: BallStart, k: number, table: Table): Fault | null {
  const off = no('ball-off-bed', `balls[${k}].x`, `${ball.id} does not lie on the bed`)
  const { spec } = table
  const reach = table.contactDistance - PLACE_TOLERANCE
  const inside = Math.abs(ball.x) <= spec.length / 2 - reach && Math.abs(ball.y) <= spec.width / 2 - reach
  const mouth = inside || isInMouth(ball, table)
  if (!mouth || railGap(table, [ball.x, ball.y]) < -PLACE_TOLERANCE) return off
  return null
}

/** Between the facings of a pocket and before its hole. */
function isInMouth(ball: BallStart, table: Table): boolean {
  const near = Object.values(table.pockets).find((pocket) => {
    const dx = ball.x - pocket.mouth[0]
    const dy = ball.y - pocket.mouth[1]
    return dx * dx + dy * dy < pocket.mouthWidth * pocket.mouthWidth
  })
  if (near === undefined) return false
  const dx = ball.x - near.centre[0]
  const dy = ball.y - near.centre[1]
  if (dx * dx + dy * dy <= near.holeRadius * near.holeRadius) return false
  if (dx * near.axis[0] + dy * near.axis[1] >= 0) return false
  return near.jaws.every(({ facing }) => {
    const [nx, ny] = facing.normal
    return (ball.x - facing.from[0]) * nx + (ball.y - facing.from[1]) * ny > 0
  })
}

function strokeFault(stroke: CueStroke, balls: readonly BallStart[]): Fault | null {
  const { speed, directionDeg, elevationDeg, tip } = stroke
  const { least, most } = STROKE_SPEED
  if (!(speed >= least && speed <= most)) {
    return no('stroke-speed', 'stroke.speed', `a cue moves with ${least} to ${most} m/s`)
  }
  if (!Number.isFinite(directionDeg) || Math.abs(directionDeg) > 1e4) {
    return no('stroke-direction', 'stroke.directionDeg', 'an angle in degrees')
  }
  if (!(elevationDeg >= 0 && elevationDeg < 90)) {
    return no('stroke-elevation', 'stroke.elevationDeg', 'from 0 to below 90 degrees')
  }
  if (!(tip.side * tip.side + tip.height * tip.height < 1)) {
    return no('stroke-tip', 'stroke.tip', 'the contact point lies on the ball: side^2 + height^2 < 1')
  }
  const cue = balls.find((ball) => ball.id === 'cue')
  if (cue === undefined) return no('no-cue-ball', 'stroke', 'there is no cue ball to strike')
  const moves = [...(cue.v ?? []), ...(cue.w ?? [])].some((value) => value !== 0)
  return moves ? no('cue-ball-moves', 'stroke', 'the cue ball must be at rest') : null
}
