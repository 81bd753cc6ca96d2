import { ballsOf, type FrozenPair, type FrozenRail, type Layout } from '../shot/index.ts'
import type { BallId, Point, RailId, TableSpec } from '../table/index.ts'
import { distance, NOSE_REACH } from './playing-area.ts'

/** What was found frozen before a shot [8.4, 6.7, Q-13]. */
export interface Inspection {
  readonly frozenRails: readonly FrozenRail[]
  readonly frozenBalls: readonly FrozenPair[]
}

/**
 * Inspects a position as a referee does before the shot: balls within `epsFrozen` of another ball, or of a nose.
 * There is no nose at the mouth of a pocket, so a ball there is frozen to no rail. `byRuleBook` also takes a centre
 * exactly R from the nose line for frozen, as positions written by hand have it.
 */
export function inspect(
  layout: Layout,
  table: TableSpec,
  ballRadius: number,
  epsFrozen: number,
  byRuleBook = false,
): Inspection {
  const frozenRails: FrozenRail[] = []
  const frozenBalls: FrozenPair[] = []
  const balls = ballsOf(layout)
  const touches = (gap: number): boolean =>
    gap <= NOSE_REACH * ballRadius + epsFrozen || (byRuleBook && Math.abs(gap - ballRadius) <= epsFrozen)
  for (const [i, ball] of balls.entries()) {
    const at = layout[ball]!
    for (const rail of railsBeside(at, table))
      if (touches(gapTo(rail, at, table))) frozenRails.push([ball, rail])
    for (const other of balls.slice(i + 1)) {
      if (distance(at, layout[other]!) <= 2 * ballRadius + epsFrozen) frozenBalls.push([ball, other])
    }
  }
  return { frozenRails, frozenBalls }
}

/** Distance of a centre from the nose line of a rail. */
export function gapTo(rail: RailId, [x, y]: Point, table: TableSpec): number {
  switch (rail) {
    case 'head':
      return table.length / 2 + x
    case 'foot':
      return table.length / 2 - x
    case 'left':
      return table.width / 2 - y
    case 'right':
      return table.width / 2 + y
  }
}

/** How far a ball still was from touching the nearest rail beside it, m; 0 when it touches one. */
export function gapToNearestRail(
  at: Point,
  table: TableSpec,
  ballRadius: number,
  except: RailId | null = null,
): number {
  let least = Number.POSITIVE_INFINITY
  for (const rail of railsBeside(at, table)) {
    if (rail === except) continue
    const gap = gapTo(rail, at, table) - NOSE_REACH * ballRadius
    if (gap < least) least = gap
  }
  return Math.max(least, 0)
}

/** Rails that have a nose at the height of this point, pocket mouths left out. */
function railsBeside([x, y]: Point, table: TableSpec): RailId[] {
  const rails: RailId[] = []
  // Tip to tip of the noses at a corner: the mouth takes this much of either rail.
  const corner = table.cornerMouth / Math.sqrt(2)
  if (Math.abs(y) <= table.width / 2 - corner) rails.push('head', 'foot')
  const alongSide = Math.abs(x)
  if (alongSide >= table.sideMouth / 2 && alongSide <= table.length / 2 - corner) rails.push('left', 'right')
  return rails
}

/** True when the two balls are listed as touching. */
export function areFrozen(inspection: Inspection, a: BallId, b: BallId): boolean {
  return inspection.frozenBalls.some(([p, q]) => (p === a && q === b) || (p === b && q === a))
}
