import type { CueStroke } from '../shot/index.ts'
import { clusterGap } from './cluster-members.ts'
import { RANK } from './event-log.ts'
import { followLength, freeWay } from './resolve/cue-tip.ts'
import { type Aim, aimOf, type Strike, strikeBall, type Triple } from './resolve/strike.ts'
import type { ShotState } from './shot-state.ts'

/**
 * The stick strikes the cue ball (row 0, at rest) at t = 0; its tip goes on. The stroke takes no time, unless another
 * ball is so near ahead that the tip still presses when it is hit: then all of them are one cluster with the stick.
 */
export function playStroke(shot: ShotState, stroke: CueStroke): void {
  const { balls, bed } = shot
  const p = shot.constants.parameters
  const aim = aimOf(stroke)
  shot.log.keep(balls, 0)
  const struck = strikeBall(balls, 0, aim, stroke, p)
  const v: Triple = [balls.vx[0]!, balls.vy[0]!, balls.vz[0]!]
  const speed = Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2])
  const open = Number.POSITIVE_INFINITY
  const pressed = (speed * p.tipContactTime) / 2
  if (!struck.miscue && freeWay(balls, open, open, p.ballRadius) < pressed) {
    stopCueBall(shot)
    strikeThrough(shot, stroke, aim, struck, v, pressed, speed)
    return
  }
  shot.log.note(balls, 0, RANK.tip, 0, -1, p.tipContactTime, struck.miscue ? -1 : 1)
  shot.log.noteCue(stroke.speed, struck.cueAfter)
  const halfX = bed === null ? open : bed.table.spec.length / 2 - bed.reach
  const halfY = bed === null ? open : bed.table.spec.width / 2 - bed.reach
  const free = freeWay(balls, halfX, halfY, p.ballRadius)
  shot.tip.follow(balls, aim, struck.contact, struck.cueAfter, followLength(p, struck.cueAfter, free))
  shot.stick.note(shot.tip)
  shot.launch(0, balls.kind[0]!)
}

function stopCueBall(shot: ShotState): void {
  const { vx, vy, vz, wx, wy, wz } = shot.balls
  for (const column of [vx, vy, vz, wx, wy, wz]) column[0] = 0
}

/**
 * Solves the cluster and tells when the last contact in it was over, s. The balls keep their places, as after any
 * cluster: the millimetre that they moved is left out.
 */
function pressThrough(shot: ShotState): number {
  const { balls, cluster, clusterTip, members } = shot
  const rows = [...members.rows.subarray(0, members.count)]
  const places = rows.map((m) => [balls.x[m]!, balls.y[m]!, balls.z[m]!] as const)
  cluster.solve(balls, members.rows, members.count, clusterTip)
  for (const [k, m] of rows.entries()) {
    balls.x[m] = places[k]![0]
    balls.y[m] = places[k]![1]
    balls.z[m] = places[k]![2]
  }
  let last = 0
  for (let k = 0; k < clusterTip.contacts; k++) last = Math.max(last, clusterTip.to[k]!)
  for (let k = 0; k < cluster.touches.count; k++) last = Math.max(last, cluster.touches.to[k]!)
  return last
}

/** Every pair that pressed has an event at t = 0; returns the balls that took part, the cue ball too, as bits. */
function noteTouches(shot: ShotState): number {
  const { touches } = shot.cluster
  let moved = 1
  for (let k = 0; k < touches.count; k++) {
    const a = touches.a[k]!
    const b = touches.b[k]!
    moved |= (1 << a) | (1 << b)
    shot.contacts.touched(a, b, -1, 0, touches.speed[k]!)
    shot.log.note(shot.balls, 0, RANK.ballBall, a, b, touches.speed[k]!, 0)
  }
  return moved
}

/** Cue ball, the balls that it reaches, and the stick as one cluster; the clock goes on by the time it takes. */
function strikeThrough(
  shot: ShotState,
  stroke: CueStroke,
  aim: Aim,
  struck: Strike,
  v: Triple,
  pressed: number,
  speed: number,
): void {
  const { balls, clusterTip, log, members, queue, tip } = shot
  const p = shot.constants.parameters
  for (let i = 0; i < balls.count; i++) queue.box.sweep(balls, i, balls.since[i]!)
  members.collect(balls, queue.box, 0, 0, 0, Math.max(pressed, clusterGap(speed)), p.ballRadius)
  const along = v[0] * aim.d[0] + v[1] * aim.d[1] + v[2] * aim.d[2]
  clusterTip.aim(0, aim.d, struck.contact, [v[0] / along, v[1] / along, v[2] / along], stroke.speed)
  for (let k = 0; k < members.count; k++) {
    log.keep(balls, members.rows[k]!)
    shot.segments?.note(balls, members.rows[k]!)
  }
  const duration = pressThrough(shot)
  for (let k = 0; k < clusterTip.contacts; k++) {
    log.note(balls, 0, RANK.tip, 0, -1, clusterTip.to[k]! - clusterTip.from[k]!, k + 1)
    log.noteCue(stroke.speed, clusterTip.cueSpeed)
  }
  const moved = noteTouches(shot)
  shot.now = duration
  tip.follow(balls, aim, struck.contact, clusterTip.cueSpeed, followLength(p, clusterTip.cueSpeed, 0))
  tip.waitUntil(duration, clusterTip.contacts)
  shot.stick.note(tip)
  for (let k = 0; k < members.count; k++) {
    const m = members.rows[k]!
    if ((moved & (1 << m)) === 0) continue
    balls.since[m] = duration
    shot.launch(m, balls.kind[m]!)
  }
}
