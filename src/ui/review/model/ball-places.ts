import type { GameShot } from '../../../game/index.ts'
import { emptySample } from '../../../review/index.ts'
import type { BallId, Point } from '../../../table/index.ts'

export type Paths = NonNullable<GameShot['result']['paths']>
export type Sample = ReturnType<typeof emptySample>

/** Where a ball is at an instant of the shot, from the solver's own paths. */
export interface BallPlace {
  readonly id: BallId
  readonly at: Point
  /** Height of the centre, m. */
  readonly z: number
  /** m/s. */
  readonly speed: number
  readonly phase: Sample['phase']
}

export function placeOf(paths: Paths, id: BallId, t: number, scratch = emptySample()): BallPlace {
  const { r, v, phase } = paths.motion(id, t, scratch)
  return { id, at: [r[0]!, r[1]!], z: r[2]!, speed: Math.hypot(v[0]!, v[1]!, v[2]!), phase }
}

/** Balls that are on the table, or on their way off it, at an instant. */
export function ballPlaces(paths: Paths, t: number): readonly BallPlace[] {
  const scratch = emptySample()
  return paths.balls
    .map((id) => placeOf(paths, id, t, scratch))
    .filter(({ phase }) => phase !== 'pocketed' && phase !== 'off-table')
}
