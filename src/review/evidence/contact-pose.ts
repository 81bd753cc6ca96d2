import type { ShotPaths } from '../../physics/index.ts'
import type { ShotEvent } from '../../shot/index.ts'
import type { BallId, RailId, Table } from '../../table/index.ts'
import { ballAt } from './gaps.ts'
import { nearestEdgePoint } from './nearest-edge-point.ts'

type Triple = readonly [number, number, number]

/** Where a camera has to stand to look square at a gap. */
export interface ContactPose {
  /** The ball, and what it meets: a ball or a rail. */
  readonly ball: BallId
  readonly with: BallId | RailId
  /** Middle of the gap, m. */
  readonly midpoint: Triple
  /** Unit vector from `ball` to what it meets, across the gap. The camera looks square to it, from the side. */
  readonly normal: Triple
  /** m; negative would be an overlap. */
  readonly gap: number
}

/**
 * The pose of a contact of two balls, or of ball and rail, at any instant `t` near it (default: the contact itself).
 * Null for other events, and when a ball is no longer on the table then.
 */
export function contactPose(
  event: ShotEvent,
  paths: ShotPaths,
  table: Table,
  t: number = event.t,
): ContactPose | null {
  if (event.kind === 'ball-ball') return ballsPose(paths, table.ballRadius, event.a, event.b, t)
  if (event.kind === 'ball-rail') return railPose(paths, table, event.ball, event.rail, t)
  return null
}

/** The same for any two balls. */
export function ballsPose(
  paths: ShotPaths,
  ballRadius: number,
  a: BallId,
  b: BallId,
  t: number,
): ContactPose | null {
  const [first, second] = [ballAt(paths, a, t), ballAt(paths, b, t)]
  if (first === null || second === null) return null
  const d: Triple = [0, 1, 2].map((k) => second.r[k]! - first.r[k]!) as unknown as Triple
  const distance = Math.sqrt(d[0] * d[0] + d[1] * d[1] + d[2] * d[2])
  if (distance === 0) return null
  return {
    ball: a,
    with: b,
    midpoint: [first.r[0]! + d[0] / 2, first.r[1]! + d[1] / 2, first.r[2]! + d[2] / 2],
    normal: [d[0] / distance, d[1] / distance, d[2] / distance],
    gap: distance - 2 * ballRadius,
  }
}

/** The same for a ball and a rail: at the edge of it that is nearest to the ball. */
export function railPose(
  paths: ShotPaths,
  table: Table,
  ball: BallId,
  rail: RailId,
  t: number,
): ContactPose | null {
  const sample = ballAt(paths, ball, t)
  if (sample === null) return null
  const [x, y] = [sample.r[0]!, sample.r[1]!]
  const at = nearestEdgePoint(table, [x, y], rail)
  const distance = Math.sqrt((at[0] - x) * (at[0] - x) + (at[1] - y) * (at[1] - y))
  if (distance === 0) return null
  const normal: Triple = [(at[0] - x) / distance, (at[1] - y) / distance, 0]
  const gap = distance - table.contactDistance
  // The ball touches the nose below its top, where its side is this far from the centre.
  const side = table.contactDistance + gap / 2
  return {
    ball,
    with: rail,
    midpoint: [x + side * normal[0], y + side * normal[1], table.noseHeight],
    normal,
    gap,
  }
}
