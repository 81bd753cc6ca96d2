import type { GameShot } from '../../../game/index.ts'
import type { PlayerNames } from '../../../i18n/index.ts'
import type { Review, ReviewTask } from '../../../review/index.ts'
import { makeTable, type Table } from '../../../table/index.ts'
import { type BallTrace, ballTraces } from './ball-trace.ts'
import { type ShotMark, shotMarks } from './shot-marks.ts'

/** Where a shot on the desk comes from. */
export type ReviewOrigin =
  | { readonly kind: 'running' }
  | { readonly kind: 'match'; readonly id: string }
  | { readonly kind: 'dispute'; readonly id: string }
  | { readonly kind: 'link' }
  | { readonly kind: 'file'; readonly name: string }
  | { readonly kind: 'editor' }
  | { readonly kind: 'example' }

/** What is known about a shot besides what can be worked out of it. */
export interface ShotSource {
  readonly origin: ReviewOrigin
  readonly names: PlayerNames
  /** Number of the shot in its match; null when it belongs to none. */
  readonly number: number | null
  /** How many shots there are to leaf through. */
  readonly shots: number | null
}

/** A shot on the desk: what was asked, what came of it, and what the page draws of it. */
export interface ReviewedShot {
  readonly source: ShotSource
  readonly task: ReviewTask
  readonly review: Review
  /** The same as the table page tells it. */
  readonly shot: GameShot
  readonly table: Table
  readonly traces: readonly BallTrace[]
  readonly marks: readonly ShotMark[]
  /** The event that decides the ruling: the desk opens there. */
  readonly decisive: number | null
}

/** `traces`: where they are known already. */
export function reviewedShot(
  task: ReviewTask,
  review: Review,
  source: ShotSource,
  traces: readonly BallTrace[] = ballTraces(review.result.paths, review.toRule.events),
): ReviewedShot {
  const { result, toRule, ruling } = review
  const { events, state, declaration } = toRule
  const { table, parameters, stroke } = task.shot
  const deciding = new Set(ruling.evidence.flatMap((item) => item.events))
  const shot: GameShot = {
    number: source.number ?? 1,
    shooter: state.shooter,
    stroke: stroke ?? NO_STROKE,
    declaration,
    before: state.balls,
    parameters,
    result: { ...result, events },
    ruling,
  }
  return {
    source,
    task,
    review,
    shot,
    table: makeTable(table, parameters.ballRadius, parameters.noseHeightRatio),
    traces,
    marks: shotMarks(events, deciding),
    decisive: decisiveEvent(ruling.evidence, ruling.fouls[0]),
  }
}

/** The balls were in motion already: nobody stroked. */
const NO_STROKE: GameShot['stroke'] = {
  speed: 0,
  directionDeg: 0,
  elevationDeg: 0,
  tip: { side: 0, height: 0 },
}

function decisiveEvent(evidence: GameShot['ruling']['evidence'], foul: string | undefined): number | null {
  const found = evidence.find((item) => item.rule === foul && item.events.length > 0)
  return (found ?? evidence.find((item) => item.events.length > 0))?.events[0] ?? null
}
