import type { ShotEvent } from '../../shot/index.ts'
import type { BallId, Point } from '../../table/index.ts'
import type { Scene } from './scene.ts'

const DEGREE = 180 / Math.PI
/** A ball's heading is taken over this long before it goes down, s. */
const HEADING_OVER = 0.25
/** A first contact that comes later than this is worth a look of its own, s. */
const LATE = 1.2

/** What a shot turned on: where, when, and from where it is seen best. */
export interface DecisiveContact {
  readonly t: number
  readonly at: Point
  /** Headings of sight from which it is seen well, degrees, best first. */
  readonly headings: readonly number[]
}

/** The contact that decided a foul, else the pot, else a first contact that was long in coming; null when none stands out. */
export function decisiveContact(scene: Scene): DecisiveContact | null {
  const { events, deciding } = scene
  for (const index of deciding) {
    const event = events[index]
    const found = event && contactOf(scene, event)
    if (found) return found
  }
  const pot = decisivePot(scene)
  if (pot) return contactOf(scene, pot)
  const first = events.find((event) => event.kind === 'ball-ball' && isOf(event, 'cue'))
  return first && first.t > LATE ? contactOf(scene, first) : null
}

/** The called ball's, else the last one's. */
function decisivePot({ events, calls }: Scene): ShotEvent | undefined {
  const pots = events.filter((event) => event.kind === 'pocketed' && event.ball !== 'cue')
  const called = pots.filter((event) => calls.some(({ ball }) => isOf(event, ball)))
  return called.at(-1) ?? pots.at(-1)
}

function isOf(event: ShotEvent, ball: BallId): boolean {
  if (event.kind === 'ball-ball') return event.a === ball || event.b === ball
  return 'ball' in event && event.ball === ball
}

function contactOf(scene: Scene, event: ShotEvent): DecisiveContact | null {
  const { t } = event
  switch (event.kind) {
    case 'ball-ball': {
      const [a, b] = [scene.at(event.a, t), scene.at(event.b, t)]
      if (!a || !b) return null
      const line = heading(a, b)
      // Square to the line of centres the gap is seen as wide as it is.
      const headings = [line + 90, line - 90, line + 55, line - 55, line + 125, line - 125]
      return { t, at: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], headings }
    }
    case 'pocketed':
    case 'off-table':
      return leavingOf(scene, event.ball, t)
    case 'ball-rail': {
      const at = scene.at(event.ball, t)
      const way = at && headingBefore(scene, event.ball, t)
      return at && way !== null ? { t, at, headings: [way, way + 40, way - 40] } : null
    }
    default:
      return null
  }
}

/** A ball that goes down is followed with the eyes, from behind it. */
function leavingOf(scene: Scene, ball: BallId, t: number): DecisiveContact | null {
  const last = lastSeen(scene, ball, t)
  const way = last && headingBefore(scene, ball, last.t)
  if (!last || way === null) return null
  return { t: last.t, at: last.at, headings: [way, way + 30, way - 30, way + 60, way - 60] }
}

function lastSeen(scene: Scene, ball: BallId, t: number): { t: number; at: Point } | null {
  for (let back = 0; back < 0.6; back += 0.02) {
    const at = scene.at(ball, t - back)
    if (at) return { t: t - back, at }
  }
  return null
}

function headingBefore(scene: Scene, ball: BallId, t: number): number | null {
  const [from, to] = [scene.at(ball, Math.max(0, t - HEADING_OVER)), scene.at(ball, t)]
  if (!from || !to || Math.hypot(to[0] - from[0], to[1] - from[1]) < 1e-4) return null
  return heading(from, to)
}

function heading(from: Point, to: Point): number {
  return Math.atan2(to[1] - from[1], to[0] - from[0]) * DEGREE
}
