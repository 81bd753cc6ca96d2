import type { ShotToRule } from '../../rules/index.ts'
import type { FrozenPair, FrozenRail } from '../../shot/index.ts'
import { makeTable, type Point, railGap } from '../../table/index.ts'
import { inspectionOf } from './facts-of.ts'

/** What lay frozen before the shot, with the gap that there was in fact, m. */
export interface FrozenMarks {
  readonly balls: readonly { readonly pair: FrozenPair; readonly gap: number; readonly at: Point }[]
  readonly rails: readonly {
    readonly ball: FrozenRail[0]
    readonly rail: FrozenRail[1]
    readonly gap: number
  }[]
}

/** Frozen balls as inspected or declared [8.4, 6.7]; a declaration may be wrong, the gap says so. */
export function frozenMarks(shot: ShotToRule): FrozenMarks {
  const { frozenBalls, frozenRails } = inspectionOf(shot)
  const { balls } = shot.state
  const table = makeTable(shot.table, shot.ballRadius)
  return {
    balls: frozenBalls.flatMap((pair) => {
      const [a, b] = [balls[pair[0]], balls[pair[1]]]
      if (a === undefined || b === undefined) return []
      const [x, y] = [b[0] - a[0], b[1] - a[1]]
      const at: Point = [a[0] + x / 2, a[1] + y / 2]
      return [{ pair, gap: Math.sqrt(x * x + y * y) - 2 * shot.ballRadius, at }]
    }),
    rails: frozenRails.flatMap(([ball, rail]) => {
      const at = balls[ball]
      return at === undefined ? [] : [{ ball, rail, gap: railGap(table, at, rail) }]
    }),
  }
}
