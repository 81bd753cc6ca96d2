import { DEFAULT_PARAMETERS, type PhysicsParameters, type ShotRequest } from '../../physics/index.ts'
import { makeRuleOptions, type RuleOptions, type RulesetId, type ShotState } from '../../rules/index.ts'
import type { CueStroke, Declaration, Layout } from '../../shot/index.ts'
import { ballsOf } from '../../shot/index.ts'
import { makeTable, type Point, TABLE_SPECS } from '../../table/index.ts'
import { headingDeg, strokeAt } from '../aim.ts'
import type { Dispute } from './dispute.ts'

export const R = DEFAULT_PARAMETERS.ballRadius
export const NINE_FOOT = TABLE_SPECS['9ft']
export const TABLE = makeTable(NINE_FOOT, R)
/** Centre of a ball frozen to a long or a short rail. */
export const FROZEN_Y = NINE_FOOT.width / 2 - TABLE.contactDistance
export const FROZEN_X = NINE_FOOT.length / 2 - TABLE.contactDistance
export const HEAD_STRING = -NINE_FOOT.length / 4

/** Where the stick points, how fast it is, and what is not as usual about the stroke. */
export interface StrokeTerms {
  readonly at: Point
  readonly speed: number
  readonly side?: number
  readonly height?: number
  readonly elevationDeg?: number
}

/** A stroke of the cue ball of a layout towards a point. */
export function playedAt(
  balls: Layout,
  { at, speed, ...more }: StrokeTerms,
  parameters: Partial<PhysicsParameters> = {},
): ShotRequest {
  return played(balls, strokeAt(headingDeg(balls.cue!, at), speed, more), parameters)
}

export function played(
  balls: Layout,
  stroke: CueStroke,
  parameters: Partial<PhysicsParameters> = {},
): ShotRequest {
  return {
    table: NINE_FOOT,
    parameters: { ...DEFAULT_PARAMETERS, ...parameters },
    balls: ballsOf(balls).map((id) => ({ id, x: balls[id]![0], y: balls[id]![1] })),
    stroke,
    fidelity: 'full',
  }
}

/** The rules for a shot: an ordinary one of player A at a level score unless told otherwise. */
export function ruledBy(
  shot: ShotRequest,
  ruleset: RulesetId,
  more: Partial<ShotState> = {},
  declaration: Declaration = {},
  options: Partial<RuleOptions> = {},
): Dispute['rule'] {
  const balls: Record<string, Point> = {}
  for (const { id, x, y } of shot.balls) balls[id] = [x, y]
  return {
    ruleset,
    options: makeRuleOptions(options),
    declaration,
    state: {
      shooter: 'A',
      shot: 'ordinary',
      balls: balls as Layout,
      cueBall: 'as-lies',
      foulCount: { A: 0, B: 0 },
      warned: { A: false, B: false },
      score: { A: 0, B: 0 },
      groups: null,
      restricted: false,
      raceTo: 0,
      ...more,
    },
  }
}
