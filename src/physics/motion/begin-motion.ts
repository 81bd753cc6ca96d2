import type { BallStates } from '../ball-states.ts'
import { type Constants, LIFT_SPEED } from '../constants.ts'
import { AIRBORNE, RESTING, ROLLING, SLIDING, SPINNING } from '../motion-kind.ts'

/** Slip below this is none, m/s: it only sorts freshly made states. */
const LEAST_SLIP = 1e-6
/** A centre slower than this stands, m/s. */
const LEAST_SPEED = 1e-8
/** Height above the cloth that counts as flying, m. */
const LEAST_HEIGHT = 1e-6

/** Starts the segment that follows from the state of ball i at its `since`: kind, accelerations, natural end. */
export function beginMotion(balls: BallStates, i: number, c: Constants): void {
  if (balls.vz[i]! > LIFT_SPEED || balls.z[i]! > c.radius + LEAST_HEIGHT) {
    beginFlight(balls, i, c)
    return
  }
  balls.vz[i] = 0
  balls.z[i] = c.radius
  balls.az[i] = 0
  const wz = balls.wz[i]!
  balls.bz[i] = wz === 0 ? 0 : wz > 0 ? -c.spinDeceleration : c.spinDeceleration
  const ux = balls.vx[i]! - c.radius * balls.wy[i]!
  const uy = balls.vy[i]! + c.radius * balls.wx[i]!
  const slip = Math.sqrt(ux * ux + uy * uy)
  if (slip > LEAST_SLIP) beginSlide(balls, i, c, ux, uy, slip)
  else beginRoll(balls, i, c)
}

/** Free flight up to the slate. */
function beginFlight(balls: BallStates, i: number, c: Constants): void {
  balls.kind[i] = AIRBORNE
  balls.ax[i] = 0
  balls.ay[i] = 0
  balls.az[i] = -c.gravity
  balls.bx[i] = 0
  balls.by[i] = 0
  balls.bz[i] = 0
  const height = Math.max(0, balls.z[i]! - c.radius)
  const vz = balls.vz[i]!
  const root = Math.sqrt(vz * vz + 2 * c.gravity * height)
  balls.until[i] = balls.since[i]! + (vz >= 0 ? (vz + root) / c.gravity : (2 * height) / (root - vz))
}

/** Friction opposite to the slip, whose direction stays: TP 4.1, A.4. */
function beginSlide(balls: BallStates, i: number, c: Constants, ux: number, uy: number, slip: number): void {
  balls.kind[i] = SLIDING
  const ax = (-c.slideDeceleration * ux) / slip
  const ay = (-c.slideDeceleration * uy) / slip
  balls.ax[i] = ax
  balls.ay[i] = ay
  balls.bx[i] = (2.5 / c.radius) * ay
  balls.by[i] = (-2.5 / c.radius) * ax
  balls.until[i] = balls.since[i]! + (2 * slip) / (7 * c.slideDeceleration)
}

/** Leaves the part of the state that cloth friction cannot change, (5/7) v + (2/7) R (w_y, -w_x), and rolls with it. */
export function dropSlip(balls: BallStates, i: number, c: Constants): void {
  const vx = (5 * balls.vx[i]! + 2 * c.radius * balls.wy[i]!) / 7
  const vy = (5 * balls.vy[i]! - 2 * c.radius * balls.wx[i]!) / 7
  balls.vx[i] = vx
  balls.vy[i] = vy
  balls.wx[i] = -vy / c.radius
  balls.wy[i] = vx / c.radius
}

function beginRoll(balls: BallStates, i: number, c: Constants): void {
  dropSlip(balls, i, c)
  const vx = balls.vx[i]!
  const vy = balls.vy[i]!
  const speed = Math.sqrt(vx * vx + vy * vy)
  if (speed <= LEAST_SPEED) {
    beginStand(balls, i, c)
    return
  }
  balls.kind[i] = ROLLING
  const ax = (-c.rollDeceleration * vx) / speed
  const ay = (-c.rollDeceleration * vy) / speed
  balls.ax[i] = ax
  balls.ay[i] = ay
  balls.bx[i] = -ay / c.radius
  balls.by[i] = ax / c.radius
  balls.until[i] = balls.since[i]! + speed / c.rollDeceleration
}

/** The centre stands: spins on the spot or rests. */
function beginStand(balls: BallStates, i: number, c: Constants): void {
  balls.vx[i] = 0
  balls.vy[i] = 0
  balls.wx[i] = 0
  balls.wy[i] = 0
  balls.ax[i] = 0
  balls.ay[i] = 0
  balls.bx[i] = 0
  balls.by[i] = 0
  const wz = balls.wz[i]!
  balls.kind[i] = wz === 0 ? RESTING : SPINNING
  balls.until[i] = wz === 0 ? Number.POSITIVE_INFINITY : balls.since[i]! + Math.abs(wz) / c.spinDeceleration
}

/** The segment has come to its natural end: the exact state there, and the segment that follows. */
export function endMotion(balls: BallStates, i: number, c: Constants): void {
  const kind = balls.kind[i]!
  const rolled = kind === SLIDING
  const vx = (5 * balls.vx[i]! + 2 * c.radius * balls.wy[i]!) / 7
  const vy = (5 * balls.vy[i]! - 2 * c.radius * balls.wx[i]!) / 7
  balls.moveTo(i, balls.until[i]!)
  if (rolled) {
    balls.vx[i] = vx
    balls.vy[i] = vy
    balls.wx[i] = -vy / c.radius
    balls.wy[i] = vx / c.radius
    beginMotion(balls, i, c)
  } else {
    if (kind === SPINNING) balls.wz[i] = 0
    beginStand(balls, i, c)
    balls.bz[i] = balls.wz[i]! === 0 ? 0 : balls.wz[i]! > 0 ? -c.spinDeceleration : c.spinDeceleration
  }
}
