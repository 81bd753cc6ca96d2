import { unreachable } from '../math/index.ts'
import { mouthAt } from '../table/index.ts'
import { clusterGap } from './cluster-members.ts'
import {
  BALLS_MEET,
  HOLD_ENDS,
  LANDS,
  LEAVES_BED,
  LIP_ENDS,
  MEETS_EDGE,
  MEETS_MOUTH,
  MOTION_ENDS,
  TIP_MEETS,
} from './contact-queue.ts'
import { lipTime } from './detect/lip-time.ts'
import { RANK } from './event-log.ts'
import { endMotion } from './motion/begin-motion.ts'
import { AIRBORNE, OFF_TABLE, POCKETED } from './motion-kind.ts'
import { closingSpeed, collideBalls, DEAD_SPEED } from './resolve/ball-ball.ts'
import { offsetStacked } from './resolve/offset-stacked.ts'
import { strikeAgain } from './resolve/strike.ts'
import type { ShotState } from './shot-state.ts'

/** A tip that closes in slower than this does not strike again, m/s. */
const LEAST_TIP_SPEED = 0.02

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
    case LEAVES_BED:
      shot.reach(a)
      shot.offBed!.handOver(shot, a, shot.queue.mouth[a]!)
      break
    case LIP_ENDS:
      takeIntoPocket(shot, a, shot.balls.lip[a]!)
      break
    case TIP_MEETS:
      resolveTip(shot)
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
  const { balls, members } = shot
  shot.reach(i)
  shot.reach(j)
  offsetStacked(balls, i, j)
  const speed = closingSpeed(balls, i, j)
  if (speed >= DEAD_SPEED) {
    members.collect(balls, shot.queue.box, i, j, shot.now, clusterGap(speed), shot.constants.radius)
    if (members.count > 2 && resolveCluster(shot, i, j)) return
  }
  const kindI = balls.kind[i]!
  const kindJ = balls.kind[j]!
  const news = shot.contacts.touched(i, j, -1, shot.now, speed)
  collideBalls(balls, i, j, shot.constants)
  if (news) shot.log.note(balls, shot.now, RANK.ballBall, i, j, speed, 0)
  shot.launch(i, kindI)
  shot.launch(j, kindJ)
}

/**
 * More than two balls in contact: all at once, by their law of force. Every pair that pressed has an event. False if i
 * and j, which close in very slowly beside faster balls, did not press in it.
 */
function resolveCluster(shot: ShotState, i: number, j: number): boolean {
  const { balls, cluster, members } = shot
  for (let k = 0; k < members.count; k++) shot.reach(members.rows[k]!)
  cluster.solve(balls, members.rows, members.count)
  const { touches } = cluster
  let moved = 0
  let met = false
  for (let k = 0; k < touches.count; k++) {
    const a = touches.a[k]!
    const b = touches.b[k]!
    moved |= (1 << a) | (1 << b)
    met ||= a === i && b === j
    const news = shot.contacts.touched(a, b, -1, shot.now, touches.impulse[k]!)
    if (news) shot.log.note(balls, shot.now, RANK.ballBall, a, b, touches.speed[k]!, 0)
  }
  for (let k = 0; k < members.count; k++) {
    const m = members.rows[k]!
    if ((moved & (1 << m)) !== 0) shot.launch(m, balls.kind[m]!)
  }
  return met
}

/** The tip has caught the cue ball: a further contact, if it is more than a brush. */
function resolveTip(shot: ShotState): void {
  const { balls, log, now, tip } = shot
  const p = shot.constants.parameters
  const kindBefore = balls.kind[0]!
  shot.reach(0)
  tip.moveTo(now)
  const q = tip.contactPoint(balls)
  const R = p.ballRadius
  const [dx, dy, dz] = tip.aim.d
  const closing =
    ((balls.vx[0]! - tip.speed * dx) * q[0] +
      (balls.vy[0]! - tip.speed * dy) * q[1] +
      (balls.vz[0]! - tip.speed * dz) * q[2]) /
    R
  const before = tip.speed
  const hit = closing > LEAST_TIP_SPEED ? strikeAgain(balls, 0, tip.aim, q, before, p) : null
  if (hit === null) tip.drawBack()
  else {
    tip.goOn(now, hit.cueAfter)
    log.note(balls, now, RANK.tip, 0, -1, p.tipContactTime, hit.miscue ? -tip.contacts : tip.contacts)
    log.noteCue(before, hit.cueAfter)
  }
  shot.stick.note(tip)
  shot.launch(0, kindBefore)
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
  const news = shot.contacts.touched(i, -1, k, shot.now, speed)
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
  if (shot.offBed !== null) {
    shot.offBed.handOver(shot, i, m)
    return
  }
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

/** Beyond the line of a nose, and not on the shelf in the mouth of a pocket. */
function isBeyondCushions(shot: ShotState, i: number): boolean {
  const { table } = shot.bed!
  const [x, y] = [shot.balls.x[i]!, shot.balls.y[i]!]
  const beyond = Math.abs(x) > table.spec.length / 2 || Math.abs(y) > table.spec.width / 2
  return beyond && mouthAt(table, [x, y]) === null
}
