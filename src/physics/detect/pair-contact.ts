import { firstFallBraked, firstFallQuartic, NO_ROOT } from '../../math/index.ts'
import type { BallStates } from '../ball-states.ts'
import { CONTACT_SPEED, TOUCH } from '../constants.ts'
import { AIRBORNE, SPINNING } from '../motion-kind.ts'

/** Bodies at rest against each other may drift into each other by this, m. */
const REST_DEPTH = 7e-10

/** Answer of a search: the two touch, at rest against each other, and accelerate into each other. */
export const PRESSES = -1
/** Acceleration into each other below this is rounding, m/s2. */
const LEAST_PRESS = 1e-7
/** A touch that goes no deeper than this is passed over, m. */
const GRAZE_DEPTH = 4e-10

/**
 * When balls i and j next reach the distance `reach` (2R), not later than `end`; NO_ROOT if they do not, PRESSES
 * if they must be kept apart from now on. Exact for the segments they are in: the squared distance is a quartic.
 */
export function pairContact(balls: BallStates, i: number, j: number, reach: number, end: number): number {
  const { x, y, z, vx, vy, vz, ax, ay, az, since, kind } = balls
  const si = since[i]!
  const sj = since[j]!
  const now = Math.max(si, sj)
  const di = now - si
  const dj = now - sj
  const hi = 0.5 * di
  const hj = 0.5 * dj
  const px = x[j]! + dj * (vx[j]! + hj * ax[j]!) - (x[i]! + di * (vx[i]! + hi * ax[i]!))
  const py = y[j]! + dj * (vy[j]! + hj * ay[j]!) - (y[i]! + di * (vy[i]! + hi * ay[i]!))
  const ux = vx[j]! + dj * ax[j]! - (vx[i]! + di * ax[i]!)
  const uy = vy[j]! + dj * ay[j]! - (vy[i]! + di * ay[i]!)
  const bx = ax[j]! - ax[i]!
  const by = ay[j]! - ay[i]!
  let c0 = px * px + py * py - reach * reach
  let c1 = 2 * (px * ux + py * uy)
  let c2 = ux * ux + uy * uy + (px * bx + py * by)
  let c3 = ux * bx + uy * by
  let c4 = 0.25 * (bx * bx + by * by)
  let stop = straightStop(ux, uy, bx, by)
  if (kind[i] === AIRBORNE || kind[j] === AIRBORNE) {
    const pz = z[j]! + dj * (vz[j]! + hj * az[j]!) - (z[i]! + di * (vz[i]! + hi * az[i]!))
    const uz = vz[j]! + dj * az[j]! - (vz[i]! + di * az[i]!)
    const bz = az[j]! - az[i]!
    c0 += pz * pz
    c1 += 2 * pz * uz
    c2 += uz * uz + pz * bz
    c3 += uz * bz
    c4 += 0.25 * bz * bz
    stop = 0
  }
  const found = firstMeeting(c0, c1, c2, c3, c4, stop, reach, end - now)
  return found > 0 ? now + found : found === 0 ? now : found
}

/** Is there anything to search? Two centres that stand never meet. */
export function bothStand(balls: BallStates, i: number, j: number): boolean {
  return balls.kind[i]! <= SPINNING && balls.kind[j]! <= SPINNING
}

/** Sine of the angle between velocity and acceleration up to which a path counts as straight. */
const STRAIGHT = 1e-14

/**
 * When a motion with this velocity and acceleration comes to a stand, if its path is a straight line (it is for every
 * rolling ball seen from one that stands); negative when it gets faster; 0 when the path bends or
 * the speed stays.
 */
export function straightStop(vx: number, vy: number, ax: number, ay: number): number {
  const across = vx * ay - vy * ax
  const along = vx * ax + vy * ay
  if (along === 0 || across * across > STRAIGHT * STRAIGHT * (along * along)) return 0
  return (-vx * vx - vy * vy) / along
}

/**
 * First fall of the squared distance minus reach^2 through zero, within `end` from now. `stop` as of `straightStop`.
 */
export function firstMeeting(
  c0: number,
  c1: number,
  c2: number,
  c3: number,
  c4: number,
  stop: number,
  reach: number,
  end: number,
): number {
  // c1 = 2 distance x rate of the distance.
  const quiet = 2 * reach * CONTACT_SPEED
  if (c0 > 2 * reach * TOUCH) return meetingAhead(c0, c1, c2, c3, c4, stop, quiet, end)
  if (c1 < -quiet) return 0
  if (c1 <= quiet && c2 < 0) return c2 < -reach * LEAST_PRESS ? PRESSES : NO_ROOT
  if (c1 >= 0 && c2 >= 0 && c3 >= 0) return NO_ROOT
  // They part, or rest against each other: they meet again when they overlap by a trace.
  const trace = Math.max(Number.MIN_VALUE, c0 + 2 * reach * (c1 > quiet ? GRAZE_DEPTH : REST_DEPTH))
  return meetingAhead(trace, c1, c2, c3, c4, 0, quiet, end)
}

function meetingAhead(
  c0: number,
  c1: number,
  c2: number,
  c3: number,
  c4: number,
  stop: number,
  quiet: number,
  end: number,
): number {
  // On a straight path v.v = -stop v.a, and the squared distance is quadratic in the way.
  const t =
    stop === 0 ? firstFallQuartic(c0, c1, c2, c3, c4, end) : firstFallBraked(c0, c1, -stop * c3, stop, end)
  if (t === NO_ROOT) return NO_ROOT
  return grazes(t, c1, c2, c3, c4, quiet) ? NO_ROOT : t
}

/** Does the distance fall so slowly at t that it turns before the two overlap by more than GRAZE_DEPTH? */
function grazes(t: number, c1: number, c2: number, c3: number, c4: number, quiet: number): boolean {
  const rate = c1 + t * (2 * c2 + t * (3 * c3 + t * 4 * c4))
  if (rate < -quiet) return false
  const bend = 2 * c2 + t * (6 * c3 + t * 12 * c4)
  // Depth rate^2 / (2 bend) of the square; its change a metre is 2 reach = quiet / CONTACT_SPEED.
  return bend > 0 && rate * rate * CONTACT_SPEED < 2 * bend * GRAZE_DEPTH * quiet
}
