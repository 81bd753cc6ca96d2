import type { BallSample } from '../physics/index.ts'
import type { ShotEvent } from '../shot/index.ts'
import type { BallId, Point } from '../table/index.ts'
import { contactOf } from './contact-of.ts'
import { type DebugDraw, drawArc, drawArrow } from './debug-draw.ts'
import { makeSample } from './energy-trace.ts'
import type { PlayedShot } from './play-request.ts'
import type { Playhead } from './playhead.ts'

/** What can be switched on and off. */
export interface Layers {
  readonly paths: boolean
  readonly velocities: boolean
  readonly contacts: boolean
  readonly next: boolean
}

/** An arrow is as long as the way of this time, s. */
const ARROW_SECONDS = 0.12
const PATH_SECONDS = 1 / 60
/** Contacts stay in sight for this long, s. */
const CONTACT_SECONDS = 0.25

function isThere({ phase }: BallSample): boolean {
  return phase !== 'pocketed' && phase !== 'off-table'
}

function ahead(at: ArrayLike<number>, v: ArrayLike<number>): Point {
  return [at[0]! + ARROW_SECONDS * v[0]!, at[1]! + ARROW_SECONDS * v[1]!]
}

/** The shot as it stands at the playhead: balls, where they came from, what has just happened and what comes. */
export function drawShot(draw: DebugDraw, shot: PlayedShot, head: Playhead, layers: Layers): void {
  if (layers.paths) drawPaths(draw, shot, head.time)
  if (layers.next) drawNext(draw, shot, head)
  drawBalls(draw, shot, head.time, layers.velocities)
  if (layers.contacts) drawContacts(draw, shot, head)
}

function drawPaths(draw: DebugDraw, { result }: PlayedShot, now: number): void {
  const sample = makeSample()
  const paths = result.paths!
  for (const ball of paths.balls) {
    let last: Point | null = null
    for (let k = 0; ; k++) {
      const t = Math.min(k * PATH_SECONDS, now)
      const { r, phase } = paths.sample(ball, t, sample)
      if (phase === 'pocketed' || phase === 'off-table') break
      const at: Point = [r[0]!, r[1]!]
      if (last !== null && (at[0] !== last[0] || at[1] !== last[1])) draw.line(last, at, { ink: { ball } })
      last = at
      if (t === now) break
    }
  }
}

function drawBalls(
  draw: DebugDraw,
  { request, result }: PlayedShot,
  time: number,
  velocities: boolean,
): void {
  const sample = makeSample()
  const paths = result.paths!
  const radius = request.parameters.ballRadius
  for (const ball of paths.balls) {
    paths.sample(ball, time, sample)
    if (!isThere(sample)) continue
    const at: Point = [sample.r[0]!, sample.r[1]!]
    draw.point(at, { ink: { ball }, radius })
    draw.point(at, { ink: Number(ball) > 8 ? 'normal' : 'mark', radius, hollow: true })
    if (sample.phase === 'airborne') drawArc(draw, at, sample.r[2]!, { ink: 'height', width: 1.5 })
    if (ball !== 'cue') draw.text(at, ball, { ink: 'normal' })
    if (velocities) drawMotion(draw, at, sample, radius)
  }
}

/** Velocity as an arrow; spin about the vertical as an arc, half a turn for 100 rad/s. */
function drawMotion(draw: DebugDraw, at: Point, { v, w }: BallSample, radius: number): void {
  drawArrow(draw, at, ahead(at, v), { ink: 'after', width: 1.5 })
  const spin = Math.max(-1.9 * Math.PI, Math.min(1.9 * Math.PI, (w[2]! / 100) * Math.PI))
  if (spin === 0) return
  const reach = radius * 1.35
  drawArc(draw, at, reach, { ink: 'turning' }, Math.min(0, spin), Math.max(0, spin))
  draw.point([at[0] + reach * Math.cos(spin), at[1] + reach * Math.sin(spin)], { ink: 'turning', pixels: 2 })
}

function drawContacts(draw: DebugDraw, shot: PlayedShot, { time, happened }: Playhead): void {
  const { events } = shot.result
  for (let k = happened - 2; k >= 0 && time - events[k]!.t <= CONTACT_SECONDS; k--) {
    const contact = contactOf(events[k]!, shot)
    if (contact?.normal != null) draw.point(contact.at, { ink: 'contact', pixels: 2, hollow: true })
  }
  const last = events[happened - 1]
  if (last !== undefined && time - last.t <= CONTACT_SECONDS) drawLast(draw, shot, last)
}

/** The event that has just happened: its place, the normal through it, and what it did to the balls. */
function drawLast(draw: DebugDraw, shot: PlayedShot, event: ShotEvent): void {
  const contact = contactOf(event, shot)
  drawChange(draw, event)
  if (contact?.normal == null) return
  const { at, normal } = contact
  const reach = 2.2 * shot.request.parameters.ballRadius
  const from: Point = [at[0] - reach * normal[0], at[1] - reach * normal[1]]
  const to: Point = [at[0] + reach * normal[0], at[1] + reach * normal[1]]
  draw.line(from, to, { ink: 'normal', dashed: true })
  draw.point(at, { ink: 'contact', pixels: 3 })
}

/** Velocities right before and right after the event that has just happened. */
function drawChange(draw: DebugDraw, event: ShotEvent): void {
  for (const ball of Object.keys(event.before ?? {}) as BallId[]) {
    const before = event.before![ball]!
    const after = event.after![ball]!
    const at: Point = [before.r[0], before.r[1]]
    drawArrow(draw, at, ahead(before.r, before.v), { ink: 'before', width: 2.5 })
    drawArrow(draw, at, ahead(after.r, after.v), { ink: 'after', width: 2.5 })
  }
}

/** Where the next event will be, and the balls that take part as they will stand then. */
function drawNext(draw: DebugDraw, shot: PlayedShot, { happened }: Playhead): void {
  const event = shot.result.events[happened]
  if (event?.before === undefined) return
  const radius = shot.request.parameters.ballRadius
  for (const [ball, { r }] of Object.entries(event.before)) {
    draw.point([r[0], r[1]], { ink: { ball }, radius, hollow: true })
  }
  const contact = contactOf(event, shot)
  if (contact !== null) draw.point(contact.at, { ink: 'contact', pixels: 4, hollow: true })
}
