import { emptySample } from '../../review/index.ts'
import type { ShotEvent } from '../../shot/index.ts'
import type { Point } from '../../table/index.ts'
import {
  ballPlaces,
  closeTo,
  type Paths,
  pairOf,
  type ReviewCamera,
  type ReviewedShot,
} from '../../ui/index.ts'
import type { CameraMode, Sight } from '../../view/index.ts'

const DEGREE = 180 / Math.PI

/** Two balls and a little cloth around them, m. */
const CONTACT_SPAN = 0.105
/** So much of the stick is seen behind the cue ball, m. */
const FERRULE_SHOWN = 0.045
/** Level enough to see the gap from the side, high enough to see over the cloth. */
const LEVEL_PITCH = 8
/** Behind the cue ball, low; the eye of a player who stands. */
const ALONG = { pitchDeg: 9, span: 0.5, ahead: 0.12 } as const
const SHOOTER = { pitchDeg: 24, span: 0.75, ahead: 0.5 } as const
/** Around a pocket. */
const POCKET_SPAN = 0.35

/** Which of the view's own cameras a camera of the desk is; null = it is placed by `sightOf`. */
export function modeOf(camera: ReviewCamera): CameraMode | null {
  return camera === 'along' || camera === 'shooter' || camera === 'contact' ? null : camera
}

/** Where a camera of the desk stands; null for those that the view places itself. */
export function sightOf(
  camera: ReviewCamera,
  reviewed: ReviewedShot,
  chosen: number,
  from: 'above' | 'level',
): Sight | null {
  switch (camera) {
    case 'along':
      return behindCueBall(reviewed, ALONG)
    case 'shooter':
      return behindCueBall(reviewed, SHOOTER)
    case 'contact':
      return contactSight(reviewed, chosen, from)
    default:
      return null
  }
}

function behindCueBall(
  { shot, table }: ReviewedShot,
  { pitchDeg, span, ahead }: typeof ALONG | typeof SHOOTER,
): Sight | null {
  const cue = shot.before.cue
  if (cue === undefined) return null
  const { directionDeg } = shot.stroke
  const target = along(cue, directionDeg, ahead)
  return { target: [target[0], target[1], table.ballRadius], yawDeg: directionDeg, pitchDeg, span }
}

function along([x, y]: Point, deg: number, far: number): Point {
  return [x + far * Math.cos(deg / DEGREE), y + far * Math.sin(deg / DEGREE)]
}

/** Square to the line of centres, so that the gap is seen as wide as it is. */
function contactSight(reviewed: ReviewedShot, chosen: number, from: 'above' | 'level'): Sight {
  const { shot, review, table } = reviewed
  const event = shot.result.events[chosen]!
  const meeting = meetingOf(event, review.result.paths, reviewed)
  // To the right of the picture goes the line from the one to the other.
  const yawDeg = meeting.lineDeg + 90
  return {
    target: [meeting.at[0], meeting.at[1], table.ballRadius],
    yawDeg,
    pitchDeg: from === 'above' ? 90 : LEVEL_PITCH,
    span: meeting.span,
  }
}

interface Meeting {
  readonly at: Point
  /** Heading of the line of centres. */
  readonly lineDeg: number
  readonly span: number
}

function meetingOf(event: ShotEvent, paths: Paths, reviewed: ReviewedShot): Meeting {
  const { table, shot } = reviewed
  const place = (ball: Parameters<Paths['sample']>[0]): Point => {
    const { r } = paths.motion(ball, event.t, emptySample())
    return [r[0]!, r[1]!]
  }
  const pair = pairOf(event)
  if (pair?.kind === 'balls') {
    const [a, b] = [place(pair.a), place(pair.b)]
    const lineDeg = Math.atan2(b[1] - a[1], b[0] - a[0]) * DEGREE
    return { at: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], lineDeg, span: CONTACT_SPAN }
  }
  if (pair?.kind === 'rail') {
    const lineDeg = RAIL_HEADING[pair.rail]
    return { at: along(place(pair.ball), lineDeg, table.ballRadius / 2), lineDeg, span: CONTACT_SPAN }
  }
  const ball = 'ball' in event ? event.ball : 'cue'
  const at = paths.balls.includes(ball) ? place(ball) : ([0, 0] as const)
  if (isStrike(event)) return strikeOf(shot.stroke.directionDeg, at, event.t, reviewed)
  return { at, lineDeg: 0, span: POCKET_SPAN }
}

/** Is something of the cue on a ball? */
export function isStrike(event: ShotEvent): boolean {
  return event.kind === 'tip' || event.kind === 'stick'
}

/** Tip and ferrule behind the cue ball, and the ball that lies close before it. */
function strikeOf(lineDeg: number, cue: Point, t: number, { review, table }: ReviewedShot): Meeting {
  const near = closeTo('cue', ballPlaces(review.result.paths, t), table)
  const behind = table.ballRadius + FERRULE_SHOWN
  const before = table.ballRadius + (near?.pair.kind === 'balls' ? near.metres + 2 * table.ballRadius : 0)
  const span = Math.max(CONTACT_SPAN, 1.06 * (before + behind))
  return { at: along(cue, lineDeg, (before - behind) / 2), lineDeg, span }
}

/** From the middle of the table towards each rail. */
const RAIL_HEADING = { foot: 0, left: 90, head: 180, right: -90 } as const
