import { emptySample, stickMotion } from '../../review/index.ts'
import type { BallId, Point } from '../../table/index.ts'
import {
  type BallTrace,
  type OverlayName,
  type Paths,
  placeOf,
  type ReviewedShot,
  traceFrom,
  traceUntil,
} from '../../ui/index.ts'
import type { BallPose, CuePose, Frame, Ghost, Trace } from '../../view/index.ts'
import type { BallOrientations } from '../ball-orientations.ts'
import { tipContact } from '../cue-geometry.ts'
import { multiplyQuaternions } from '../quaternion.ts'
import { traceColour } from './trace-colour.ts'

/** A ball that has been this far under the cloth is out of sight, m. */
const OUT_OF_SIGHT = -0.3
/** The stick stays in the picture so long, s. */
const STICK_STAYS = 0.5
/** Opacity of the way still to come, beside that of the way so far. */
const AHEAD = 0.38

/** What is drawn of a shot at one instant. */
export interface ReviewScene {
  readonly reviewed: ReviewedShot
  /** Drawn faintly beside it. */
  readonly other: ReviewedShot | null
  readonly time: number
  readonly overlays: ReadonlySet<OverlayName>
}

/** The frame of an instant; every place in it comes from the closed-form paths. */
export function composeReviewFrame(scene: ReviewScene, orientations: BallOrientations): Frame {
  const { reviewed, overlays, time } = scene
  const { paths } = reviewed.review.result
  const drawn = overlays.has('paths') ? reviewed.traces : []
  const other = overlays.has('other') ? scene.other : null
  return {
    balls: ballPoses(paths, time, orientations),
    cue: overlays.has('tip') ? cuePose(reviewed, time) : null,
    guide: null,
    placing: null,
    marked: [],
    traces: [
      ...drawn.flatMap((trace) => waysOf(trace, paths, time)),
      ...otherWays(other, time),
      ...lineTraces(scene),
    ],
    ghosts: drawn.flatMap((trace) => ghostsOf(trace, reviewed)),
  }
}

function ballPoses(paths: Paths, time: number, orientations: BallOrientations): readonly BallPose[] {
  const poses: BallPose[] = []
  for (const id of paths.balls) {
    const { r, q, phase } = paths.sample(id, time, emptySample())
    if (phase === 'pocketed' || phase === 'off-table' || r[2]! < OUT_OF_SIGHT) continue
    poses.push({ id, r, q: multiplyQuaternions(q, orientations.of(id)) })
  }
  return poses
}

/** The way so far unbroken, what is to come dashed and faint. */
function waysOf(trace: BallTrace, paths: Paths, time: number): readonly Trace[] {
  const { at } = placeOf(paths, trace.ball, time)
  const [r, g, b] = traceColour(trace.ball)
  const so = traceUntil(trace, time, at)
  const on = traceFrom(trace, time, at)
  const ways: Trace[] = []
  if (so.length > 1) ways.push({ points: so, colour: [r, g, b, 0.95], width: 2, dashed: false })
  if (on.length > 1) ways.push({ points: on, colour: [r, g, b, AHEAD], width: 1.5, dashed: true })
  return ways
}

/** A ball that moved: where it lay, and where it came to rest. */
function ghostsOf({ ball, points }: BallTrace, { shot }: ReviewedShot): readonly Ghost[] {
  const [r, g, b] = traceColour(ball)
  const colour = [r, g, b, 0.55] as const
  const rest = shot.result.layout[ball as BallId]
  const start: Ghost = { at: points[0]!, colour }
  return rest === undefined ? [start] : [start, { at: rest, colour }]
}

/** The one colour of the other shot: that of `--shot-b`. */
const ROSE = [0.898, 0.627, 0.769] as const

/** The ways of the other shot in one colour: so far unbroken, then dashed, as those of the first are. */
function otherWays(other: ReviewedShot | null, time: number): readonly Trace[] {
  if (other === null) return []
  const { paths } = other.review.result
  return other.traces.flatMap((trace) => {
    const { at } = placeOf(paths, trace.ball, time)
    const so = traceUntil(trace, time, at)
    const on = traceFrom(trace, time, at)
    const ways: Trace[] = []
    if (so.length > 1) ways.push({ points: so, colour: [...ROSE, 0.7], width: 1.5, dashed: false })
    if (on.length > 1) ways.push({ points: on, colour: [...ROSE, 0.35], width: 1.25, dashed: true })
    return ways
  })
}

const CHALK = [0.486, 0.753, 0.91, 0.8] as const

/** Head string and long string while lines are looked at; the centre string for who must cross it. */
function lineTraces({ reviewed, overlays }: ReviewScene): readonly Trace[] {
  if (!overlays.has('lines')) return []
  const { length, width } = reviewed.table.spec
  const across = (x: number): readonly Point[] => [
    [x, -width / 2],
    [x, width / 2],
  ]
  const look = { colour: CHALK, width: 1.5, dashed: false } as const
  const lines: Trace[] = [{ ...look, points: across(-length / 4) }]
  if (reviewed.task.rule.ruleset === 'siberian-ten') lines.push({ ...look, points: across(0) })
  return lines
}

/** The stick as physics judged it: from contact to contact, and never through the ball. */
function cuePose({ shot, table, task, review }: ReviewedShot, time: number): CuePose | null {
  const cue = shot.before.cue
  if (cue === undefined || shot.stroke.speed === 0 || time > STICK_STAYS) return null
  const { directionDeg, elevationDeg, tip, speed } = shot.stroke
  const aim = { ...tip, directionDeg, elevationDeg, speed }
  const motion = stickMotion(shot.result.events, shot.stroke, review.result.paths, task.shot.parameters)
  return {
    contact: tipContact(aim, cue, table.ballRadius),
    directionDeg,
    elevationDeg,
    pull: -(motion?.wayAt(time) ?? 0),
  }
}
