import { emptySample } from '../../../review/index.ts'
import type { ShotEvent } from '../../../shot/index.ts'
import type { BallId, Point } from '../../../table/index.ts'
import type { Paths } from './ball-places.ts'

/** The way of one ball's centre over the table: a polyline that is nowhere farther from it than a tenth of a millimetre. */
export interface BallTrace {
  readonly ball: BallId
  readonly times: readonly number[]
  readonly points: readonly Point[]
}

/** Spacing of the samples that a line is thinned from, s. */
const SPACING = 1 / 96
/** A sample is left out when the line without it passes so near, m. */
const TOLERANCE = 1e-4

/** At least every so many samples one is kept, so that thinning a long line stays quick. */
const LONGEST_RUN = 48

/** Ways of all balls that moved. */
export function ballTraces(paths: Paths, events: readonly ShotEvent[]): readonly BallTrace[] {
  const tracing = tracesInSteps(paths, events)
  for (;;) {
    const step = tracing.next()
    if (step.done) return step.value
  }
}

/** The same, one ball at a time, so that a page can be drawn in between: yields how many are done. */
export function* tracesInSteps(
  paths: Paths,
  events: readonly ShotEvent[],
): Generator<number, readonly BallTrace[]> {
  const corners = [...new Set(events.map(({ t }) => t))].toSorted((a, b) => a - b)
  const traces: BallTrace[] = []
  for (const [i, ball] of paths.balls.entries()) {
    const trace = traceOf(paths, ball, corners)
    if (trace !== null) traces.push(trace)
    yield i + 1
  }
  return traces
}

function traceOf(paths: Paths, ball: BallId, corners: readonly number[]): BallTrace | null {
  const scratch = emptySample()
  const times: number[] = []
  const points: Point[] = []
  for (const t of sampleTimes(corners, paths.duration)) {
    const { r, phase } = paths.motion(ball, t, scratch)
    times.push(t)
    points.push([r[0]!, r[1]!])
    if (phase === 'pocketed' || phase === 'off-table') break
  }
  const kept = thinned(points)
  if (kept.length < 2) return null
  return { ball, times: kept.map((i) => times[i]!), points: kept.map((i) => points[i]!) }
}

/** Every event, and between two of them often enough for a curve. */
function sampleTimes(corners: readonly number[], duration: number): readonly number[] {
  const times: number[] = []
  const stops = [0, ...corners.filter((t) => t > 0 && t < duration), duration]
  for (let k = 0; k + 1 < stops.length; k++) {
    const [from, to] = [stops[k]!, stops[k + 1]!]
    const count = Math.max(1, Math.ceil((to - from) / SPACING))
    for (let i = 0; i < count; i++) times.push(from + ((to - from) * i) / count)
  }
  return [...times, duration]
}

/** Indices of the points that make the line; the first and the last are among them when there is any way between. */
function thinned(points: readonly Point[]): readonly number[] {
  const kept = [0]
  let from = 0
  for (let i = 1; i + 1 < points.length; i++) {
    const long = i - from >= LONGEST_RUN && far(points[from]!, points[i]!)
    if (long || strays(points, from, i + 1)) {
      kept.push(i)
      from = i
    }
  }
  const last = points.length - 1
  if (last > 0 && far(points[from]!, points[last]!)) kept.push(last)
  return kept
}

/** Does a point between lie off the straight line from one to the other? */
function strays(points: readonly Point[], from: number, to: number): boolean {
  const [ax, ay] = points[from]!
  const [bx, by] = points[to]!
  const length = Math.hypot(bx - ax, by - ay)
  for (let i = from + 1; i < to; i++) {
    const [px, py] = [points[i]![0] - ax, points[i]![1] - ay]
    const along = length === 0 ? 0 : (px * (bx - ax) + py * (by - ay)) / length
    const off = length === 0 ? Math.hypot(px, py) : Math.abs(px * (by - ay) - py * (bx - ax)) / length
    if (off > TOLERANCE || along < -TOLERANCE || along > length + TOLERANCE) return true
  }
  return false
}

function far(a: Point, b: Point): boolean {
  return Math.hypot(a[0] - b[0], a[1] - b[1]) > TOLERANCE
}

/** The way up to an instant; `at` = where the ball is then. */
export function traceUntil(trace: BallTrace, t: number, at: Point): readonly Point[] {
  const passed = trace.times.findIndex((time) => time > t)
  if (passed < 0) return trace.points
  return passed === 0 ? [] : [...trace.points.slice(0, passed), at]
}

/** What is left of the way after an instant. */
export function traceFrom(trace: BallTrace, t: number, at: Point): readonly Point[] {
  const passed = trace.times.findIndex((time) => time > t)
  return passed < 0 ? [] : [at, ...trace.points.slice(passed)]
}
