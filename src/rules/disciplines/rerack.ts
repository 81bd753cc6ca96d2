import type { BallId, ObjectBallId, Point } from '../../table/index.ts'
import { evidence } from '../fouls/foul.ts'
import { distance, inKitchen, type PlayingArea } from '../playing-area.ts'
import type { CueBallAfter } from '../ruling.ts'
import type { RulingDraft } from '../ruling-draft.ts'
import type { ShotContext } from '../shot-context.ts'

/**
 * 14.1 re-rack [4.4, 4.8]: one object ball, or none, is left. What lies where decides, by the table of fifteen cells,
 * where the break ball and the cue ball go.
 */
export function rerack(context: ShotContext, draft: RulingDraft, breakBall: ObjectBallId | null): void {
  const cue = context.after.cue
  const at = breakBall === null ? undefined : context.after[breakBall]
  const cueInRack = cue !== undefined && inRack(context, cue)
  draft.rerack = 14
  draft.evidence.push(evidence(context, '4.8', 'rerack', []))
  if (breakBall === null || at === undefined) {
    draft.rerack = 15
    if (cueInRack) draft.cueBall = 'in-hand-kitchen'
  } else if (inRack(context, at)) {
    breakBallInRack(context, draft, breakBall, cue, cueInRack)
  } else if (cueInRack) {
    draft.cueBall = cueFromRack(context, at)
  }
}

function breakBallInRack(
  context: ShotContext,
  draft: RulingDraft,
  breakBall: ObjectBallId,
  cue: Point | undefined,
  cueInRack: boolean,
): void {
  if (cueInRack) {
    draft.rerack = 15
    draft.cueBall = 'in-hand-kitchen'
    return
  }
  const { headSpot, centreSpot } = context.area
  const blocked = cue !== undefined && blocks(context.area, cue)
  draft.spotted = [...draft.spotted, { ball: breakBall, at: blocked ? centreSpot : headSpot }]
}

/** Where the cue ball goes from the rack, by the place of the break ball outside it. */
function cueFromRack(context: ShotContext, breakBall: Point): CueBallAfter {
  const { area, options } = context
  const behind = inKitchen(area, breakBall, options.epsLine)
  if (blocks(area, breakBall))
    return options.rerackHeadSpot === 'table' || behind ? 'centre-spot' : 'in-hand-kitchen'
  return behind ? 'head-spot' : 'in-hand-kitchen'
}

/** A ball "on the head spot" is one that keeps another from being spotted there. */
function blocks(area: PlayingArea, at: Point): boolean {
  return distance(at, area.headSpot) < 2 * area.R
}

/** The ball lies in the triangle or touches its outline, seen from above; tangency counts. */
function inRack(context: ShotContext, at: Point): boolean {
  const { area, options } = context
  return distanceToRack(area, at, options.rackOutlineMargin) <= area.R + options.epsLine
}

/** Distance of a point from the triangle whose sides touch the outer balls of a tight rack; 0 inside. */
function distanceToRack(area: PlayingArea, [x, y]: Point, margin: number): number {
  const { R, footX } = area
  const root3 = Math.sqrt(3)
  // A side touches the apex ball at 30 degrees to the long string: its line meets the string 2R before the spot.
  const tip = footX - 2 * (R + margin)
  const base = footX + 4 * root3 * R + R + margin
  const corner = (base - tip) / root3
  const side = Math.abs(y)
  // By symmetry only the half with y >= 0 is looked at: outward distances from the slanted side and from the base.
  const beyondSide = (root3 * side - (x - tip)) / 2
  const beyondBase = x - base
  if (beyondSide <= 0 && beyondBase <= 0) return 0
  const toSide = toSegment([x, side], [tip, 0], [base, corner])
  const toBase = toSegment([x, side], [base, 0], [base, corner])
  return Math.min(toSide, toBase)
}

function toSegment(p: Point, a: Point, b: Point): number {
  const ux = b[0] - a[0]
  const uy = b[1] - a[1]
  const t = ((p[0] - a[0]) * ux + (p[1] - a[1]) * uy) / (ux * ux + uy * uy)
  const s = Math.max(0, Math.min(1, t))
  return distance(p, [a[0] + s * ux, a[1] + s * uy])
}

/** The object ball that is left after these went down; null when none is. */
export function breakBallLeft(
  before: readonly ObjectBallId[],
  down: readonly BallId[],
): ObjectBallId | null | 'several' {
  const left = before.filter((ball) => !down.includes(ball))
  return left.length > 1 ? 'several' : (left[0] ?? null)
}
