import { type BallSample, type ShotPaths, simulateShot } from '../physics/index.ts'
import { shotRequest } from '../record/index.ts'
import { demandFor } from '../rules/index.ts'
import type { CueStroke, Layout, ShotEvent } from '../shot/index.ts'
import type { BallId, Point } from '../table/index.ts'
import type { Game } from './game.ts'

/** What a perfect stroke will do, from the very solver that will play it. */
export interface AimPreview {
  /** Centre of the cue ball from the stroke to its first contact, or to rest. */
  readonly cuePath: readonly Point[]
  /** The cue ball at its first contact with a ball or a cushion; null when it reaches neither. */
  readonly ghost: Point | null
  /** The first ball it meets, if that comes before any cushion. */
  readonly object: BallId | null
  /** After the first contact, each up to its own next contact. */
  readonly cueAfter: readonly Point[]
  readonly objectPath: readonly Point[]
  /** Direction in which the cue ball leaves its first contact with a ball, a unit vector; null when it stands or met none. */
  readonly departure: Point | null
  /** `object` may lawfully be hit first. */
  readonly lawful: boolean
  /** The tip will slip: the contact point lies beyond what the chalk holds. */
  readonly miscue: boolean
}

/** Spacing of the sampled points in seconds: a curve of the cue ball stays smooth at any speed of play. */
const SPACING = 1 / 128
/** Slower than this a ball stands where it is, m/s. */
const STANDS = 0.02

/** Null while there is no cue ball on the table or the solver refuses the stroke. */
export function previewStroke(game: Game, stroke: CueStroke): AimPreview | null {
  const { match } = game
  return match.balls.cue ? previewFrom(game, match.balls, stroke) : null
}

/** The same for a lag stroke from `at`, with nothing else on the table. */
export function previewLag(game: Game, at: Point, stroke: CueStroke): AimPreview | null {
  return previewFrom(game, { cue: at }, stroke)
}

function previewFrom(game: Game, balls: Layout, stroke: CueStroke): AimPreview | null {
  const { match } = game
  const request = shotRequest(game, balls, stroke)
  const shot = simulateShot({ ...request, fidelity: 'bed-only', report: { paths: true, facts: false } })
  if (!shot.ok || !shot.value.paths) return null
  const { events, paths } = shot.value
  const first = events.find((event) => isContactOf(event, 'cue'))
  const at = first?.t ?? paths.duration
  const object = first?.kind === 'ball-ball' ? first.b : null
  const legal = demandFor(match).legalFirst
  return {
    cuePath: polyline(paths, 'cue', 0, at),
    ghost: first ? pointAt(paths, 'cue', at) : null,
    object,
    cueAfter: first ? polyline(paths, 'cue', at, nextContact(events, 'cue', at, paths.duration)) : [],
    objectPath: object ? polyline(paths, object, at, nextContact(events, object, at, paths.duration)) : [],
    departure: object ? headingAfter(paths, at) : null,
    lawful: object !== null && (legal === null || (legal as readonly BallId[]).includes(object)),
    miscue: events.some((event) => event.kind === 'tip' && event.miscue === true),
  }
}

function isContactOf(event: ShotEvent, ball: BallId): boolean {
  switch (event.kind) {
    case 'ball-ball':
      return event.a === ball || event.b === ball
    case 'ball-rail':
    case 'pocket-lip':
      return event.ball === ball
    default:
      return false
  }
}

function nextContact(events: readonly ShotEvent[], ball: BallId, after: number, otherwise: number): number {
  return events.find((event) => event.t > after && isContactOf(event, ball))?.t ?? otherwise
}

function emptySample(): BallSample {
  return {
    phase: 'resting',
    r: new Float64Array(3),
    v: new Float64Array(3),
    w: new Float64Array(3),
    q: new Float64Array(4),
  }
}

function pointAt(paths: ShotPaths, ball: BallId, t: number): Point {
  const { r } = paths.motion(ball, t, emptySample())
  return [r[0]!, r[1]!]
}

/** A path is sampled from the segment that begins at its time: the velocity is the one after the contact. */
function headingAfter(paths: ShotPaths, at: number): Point | null {
  const { v } = paths.motion('cue', at, emptySample())
  const speed = Math.sqrt(v[0]! * v[0]! + v[1]! * v[1]!)
  return speed > STANDS ? [v[0]! / speed, v[1]! / speed] : null
}

function polyline(paths: ShotPaths, ball: BallId, from: number, to: number): readonly Point[] {
  const count = Math.max(1, Math.ceil((to - from) / SPACING))
  const points: Point[] = []
  for (let i = 0; i <= count; i++) points.push(pointAt(paths, ball, from + ((to - from) * i) / count))
  return points
}
