import type { BallSample, ShotPaths } from '../../physics/index.ts'
import { type BallId, type RailId, railGap, type Table } from '../../table/index.ts'

/** An empty sample to be filled. */
export function emptySample(): BallSample {
  return {
    phase: 'resting',
    r: new Float64Array(3),
    v: new Float64Array(3),
    w: new Float64Array(3),
    q: new Float64Array(4),
  }
}

/** The ball at an instant, from the closed form; null when it is no longer on the table. */
export function ballAt(paths: ShotPaths, ball: BallId, t: number): BallSample | null {
  if (!paths.balls.includes(ball)) return null
  const sample = paths.sample(ball, t, emptySample())
  return sample.phase === 'pocketed' || sample.phase === 'off-table' ? null : sample
}

/** Gap between the surfaces of two balls at time t, m: exact; null when one is no longer on the table. */
export function gapBetween(
  paths: ShotPaths,
  ballRadius: number,
  a: BallId,
  b: BallId,
  t: number,
): number | null {
  const first = ballAt(paths, a, t)
  const second = ballAt(paths, b, t)
  if (first === null || second === null) return null
  const x = first.r[0]! - second.r[0]!
  const y = first.r[1]! - second.r[1]!
  const z = first.r[2]! - second.r[2]!
  return Math.sqrt(x * x + y * y + z * z) - 2 * ballRadius
}

/**
 * Gap between a ball and the nearest edge of a rail (of any when none is named), jaws included, at time t, m; seen from
 * above, as a ball on the cloth touches. Null when the ball is no longer on the table.
 */
export function gapToRail(
  paths: ShotPaths,
  table: Table,
  ball: BallId,
  t: number,
  rail?: RailId,
): number | null {
  const sample = ballAt(paths, ball, t)
  return sample === null ? null : railGap(table, [sample.r[0]!, sample.r[1]!], rail)
}
