import { unreachable } from '../math/index.ts'
import {
  BALLS_MEET,
  HOLD_ENDS,
  LANDS,
  LIP_ENDS,
  MEETS_EDGE,
  MEETS_MOUTH,
  MOTION_ENDS,
} from './contact-queue.ts'
import { lipTime } from './detect/lip-time.ts'
import { RANK } from './event-log.ts'
import { endMotion } from './motion/begin-motion.ts'
import { AIRBORNE, OFF_TABLE, POCKETED } from './motion-kind.ts'
import { closingSpeed, collideBalls } from './resolve/ball-ball.ts'
import type { ShotState } from './shot-state.ts'

/** Bodies that have just touched do so again, slower than this, without any news, m/s. */
const QUIET_SPEED = 1e-4

/** Resolves the next event of the queue, whose time is `now`. */
export function resolveEvent(shot: ShotState): void {
  const { what, a, b } = shot.queue
  switch (what) {
    case MOTION_ENDS:
      resolveMotionEnd(shot, a)
      break
    case LANDS:
      resolveLanding(shot, a)
      break
    case BALLS_MEET:
      resolveMeeting(shot, a, b)
      break
    case MEETS_EDGE:
      resolveEdge(shot, a)
      break
    case MEETS_MOUTH:
      resolveMouth(shot, a)
      break
    case LIP_ENDS:
      takeIntoPocket(shot, a, shot.balls.lip[a]!)
      break
    case HOLD_ENDS:
      resolveHoldEnd(shot, a)
      break
    default:
      unreachable(what as never)
  }
}

function resolveMotionEnd(shot: ShotState, i: number): void {
  const { balls } = shot
  const kindBefore = balls.kind[i]!
  shot.reachEnd(i)
  endMotion(balls, i, shot.constants)
  shot.started(i, kindBefore)
}

/** Lasting contacts are taken anew. What slip or speed is left is less than one step changes. */
function resolveHoldEnd(shot: ShotState, i: number): void {
  const kindBefore = shot.balls.kind[i]!
  shot.reach(i)
  shot.launch(i, kindBefore)
}

function resolveMeeting(shot: ShotState, i: number, j: number): void {
  const { balls, log } = shot
  shot.reach(i)
  shot.reach(j)
  const kindI = balls.kind[i]!
  const kindJ = balls.kind[j]!
  const speed = closingSpeed(balls, i, j)
  const news = shot.contacts.touched(i, j, -1, shot.now) || speed > QUIET_SPEED
  collideBalls(balls, i, j, shot.constants)
  if (news) log.note(balls, shot.now, RANK.ballBall, i, j, speed, 0)
  shot.launch(i, kindI)
  shot.launch(j, kindJ)
}

function resolveEdge(shot: ShotState, i: number): void {
  const { balls, rebound } = shot
  const bed = shot.bed!
  const k = shot.queue.edge[i]!
  const edge = bed.edges[k]!
  const kindBefore = balls.kind[i]!
  const flying = kindBefore === AIRBORNE
  shot.reach(i)
  rebound.aim(balls, i, edge, flying, bed.noseHeight)
  const speed = rebound.approach(balls, i)
  const news = shot.contacts.touched(i, -1, k, shot.now) || speed > QUIET_SPEED
  rebound.hit(balls, i, edge.part === 'jaw', flying)
  if (news) shot.log.note(balls, shot.now, RANK.ballRail, i, -1, speed, k)
  shot.launch(i, kindBefore)
}

/** The centre crosses a drop circle: over the edge, back from it, or past the point of no return. */
function resolveMouth(shot: ShotState, i: number): void {
  const { balls } = shot
  const m = shot.queue.mouth[i]!
  const mouth = shot.bed!.mouths[m]!
  shot.reach(i)
  const dx = balls.x[i]! - mouth.cx
  const dy = balls.y[i]! - mouth.cy
  const distance = Math.sqrt(dx * dx + dy * dy)
  if (balls.lip[i] !== m) {
    enterLip(shot, i, m, -(dx * balls.vx[i]! + dy * balls.vy[i]!) / distance)
    shot.started(i, balls.kind[i]!)
  } else if (2 * distance < mouth.holeRadius + mouth.supportRadius) takeIntoPocket(shot, i, m)
  else {
    balls.lip[i] = -1
    shot.started(i, balls.kind[i]!)
  }
}

/** Ball i passes the edge of the flat bed with a speed towards the hole. */
export function enterLip(shot: ShotState, i: number, m: number, inward: number): void {
  const { balls, constants } = shot
  const mouth = shot.bed!.mouths[m]!
  balls.lip[i] = m
  balls.lipUntil[i] =
    shot.now + lipTime(Math.max(0, inward), mouth.supportRadius - mouth.holeRadius, constants)
  shot.log.note(balls, shot.now, RANK.pocketLip, i, -1, 0, m)
}

function takeIntoPocket(shot: ShotState, i: number, m: number): void {
  shot.reach(i)
  leaveTable(shot, i, POCKETED)
  shot.balls.pocket[i] = m
  shot.log.note(shot.balls, shot.now, RANK.pocketed, i, -1, 0, m)
}

/** A flying ball comes down: on the bed, into a hole, or beyond the cushions. */
function resolveLanding(shot: ShotState, i: number): void {
  const { balls, bed } = shot
  const kindBefore = balls.kind[i]!
  shot.reach(i)
  balls.z[i] = shot.constants.radius
  const m = holeUnder(shot, i)
  if (m >= 0) {
    if (balls.lip[i] !== m) shot.log.note(balls, shot.now, RANK.pocketLip, i, -1, 0, m)
    takeIntoPocket(shot, i, m)
  } else if (bed !== null && isBeyondCushions(shot, i)) {
    leaveTable(shot, i, OFF_TABLE)
    shot.log.note(balls, shot.now, RANK.offTable, i, -1, 0, 0)
  } else {
    shot.bounce(i)
    shot.launch(i, kindBefore)
  }
}

function leaveTable(shot: ShotState, i: number, kind: number): void {
  const { balls } = shot
  balls.kind[i] = kind
  balls.lip[i] = -1
  balls.until[i] = Number.POSITIVE_INFINITY
  shot.started(i, kind)
}

/** Mouth whose drop circle the centre of ball i is in, or -1. */
function holeUnder(shot: ShotState, i: number): number {
  const { balls, bed } = shot
  if (bed === null) return -1
  return bed.mouths.findIndex((mouth) => {
    const dx = balls.x[i]! - mouth.cx
    const dy = balls.y[i]! - mouth.cy
    return dx * dx + dy * dy < mouth.supportRadius * mouth.supportRadius
  })
}

function isBeyondCushions(shot: ShotState, i: number): boolean {
  const { spec } = shot.bed!.table
  return Math.abs(shot.balls.x[i]!) > spec.length / 2 || Math.abs(shot.balls.y[i]!) > spec.width / 2
}
