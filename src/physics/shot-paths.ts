import { assert } from '../math/index.ts'
import type { BallId } from '../table/index.ts'
import { PHASE_OF_KIND, POCKETED, RESTING } from './motion-kind.ts'
import { QuaternionTrack } from './quaternion-track.ts'
import { type BallPath, brakedSpin, SEGMENT, type SegmentLog } from './segment-log.ts'
import type { ShotOutcome } from './shot-outcome.ts'
import type { BallMotion, BallSample, ShotPaths } from './shot-request.ts'

/** Paths of a finished shot, copied from the solver's memory: they outlive its next shot. */
export function makeShotPaths(outcome: ShotOutcome): ShotPaths {
  const { ids, duration } = outcome
  const log = outcome.segments!
  const tracks = new Map(ids.map((id, i) => [id, new QuaternionTrack(pathOf(log, i))]))
  const trackOf = (ball: BallId): QuaternionTrack => {
    const track = tracks.get(ball)
    assert(track !== undefined, `ball ${ball} is in this shot`)
    return track
  }
  return {
    duration,
    balls: [...ids],
    sample: (ball, t, out) => sampleTrack(trackOf(ball), Math.min(Math.max(t, 0), duration), out),
    motion: (ball, t, out) => {
      const { path } = trackOf(ball)
      const at = Math.min(Math.max(t, 0), duration)
      moveAlong(path, segmentAt(path, at), at, out)
      return out
    },
    leastX: (ball) => leastXOf(trackOf(ball).path, duration),
  }
}

/** A parabola is least at its ends or where it turns. */
function leastXOf({ count, data }: BallPath, duration: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let k = 0; k < count; k++) {
    const at = k * SEGMENT.width
    const kind = data[at + SEGMENT.kind]!
    if (kind >= POCKETED) continue
    const until = k + 1 < count ? data[at + SEGMENT.width + SEGMENT.since]! : duration
    const dt = until - data[at + SEGMENT.since]!
    const x = data[at + SEGMENT.state]!
    const v = kind === RESTING ? 0 : data[at + SEGMENT.state + 3]!
    const a = kind === RESTING ? 0 : data[at + SEGMENT.acceleration]!
    least = Math.min(least, x, x + dt * (v + 0.5 * dt * a))
    if (a > 0 && v < 0 && -v < a * dt) least = Math.min(least, x - (0.5 * v * v) / a)
  }
  return least
}

function pathOf(log: SegmentLog, ball: number): BallPath {
  const { width } = SEGMENT
  const { data, count } = log.rows
  const rows: number[] = []
  for (let k = 0; k < count; k++) if (data[k * width] === ball) rows.push(k * width)
  const own = new Float64Array(rows.length * width)
  for (const [k, at] of rows.entries()) own.set(data.subarray(at, at + width), k * width)
  return { count: rows.length, data: own }
}

/** Last segment that has begun at time t; of several that began at once the last. */
function segmentAt(path: BallPath, t: number): number {
  let low = 0
  let high = path.count - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (path.data[middle * SEGMENT.width + SEGMENT.since]! <= t) low = middle
    else high = middle - 1
  }
  return low
}

function sampleTrack(track: QuaternionTrack, t: number, out: BallSample): BallSample {
  const { path } = track
  const k = segmentAt(path, t)
  const dt = moveAlong(path, k, t, out)
  track.orientation(k, dt, out.q)
  return out
}

/** Writes the motion at time t of segment k; returns the time since the segment began, s. */
function moveAlong({ data }: BallPath, k: number, t: number, out: BallMotion): number {
  const at = k * SEGMENT.width
  const kind = data[at + SEGMENT.kind]!
  const dt = t - data[at + SEGMENT.since]!
  const s = at + SEGMENT.state
  const a = at + SEGMENT.acceleration
  const still = kind === RESTING || kind >= POCKETED
  out.phase = PHASE_OF_KIND[kind]!
  for (let axis = 0; axis < 3; axis++) {
    const v = still ? 0 : data[s + 3 + axis]!
    const acceleration = still ? 0 : data[a + axis]!
    out.r[axis] = data[s + axis]! + dt * (v + 0.5 * dt * acceleration)
    out.v[axis] = v + dt * acceleration
    out.w[axis] = still ? 0 : data[s + 6 + axis]! + dt * data[a + 3 + axis]!
  }
  if (!still) out.w[2] = brakedSpin(data[s + 8]!, data[a + 5]!, dt)
  return dt
}
