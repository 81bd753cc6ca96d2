import type { ShotRequest } from '../physics/index.ts'
import type { ShotToRule } from '../rules/index.ts'
import { EVENT_RANK, HANGING_SECONDS, type Layout, type ShotEvent } from '../shot/index.ts'
import type { BallId } from '../table/index.ts'
import type { Act, RuleTerms } from './review-task.ts'

/** What was played, as the solver tells it. */
export interface PlayedFacts {
  readonly events: readonly ShotEvent[]
  readonly layout: Layout
  /** Smallest x of each ball's centre, m; only the three-point rule asks for it. */
  readonly leastX?: Readonly<Partial<Record<BallId, number>>>
}

/** The `rule` document of a played shot: terms of the table, events of the solver, acts of people. */
export function shotToRule(
  shot: Pick<ShotRequest, 'table' | 'parameters'>,
  terms: RuleTerms,
  acts: readonly Act[],
  played: PlayedFacts,
): ShotToRule {
  return {
    ...terms,
    table: shot.table,
    ballRadius: shot.parameters.ballRadius,
    events: withActs(played.events, acts),
    after: acts.length === 0 ? played.layout : withoutFallen(played.layout, acts),
    ...(played.leastX === undefined ? {} : { leastX: played.leastX }),
  }
}

/** Both lists as one, in the order of the vocabulary: time, then rank. */
export function withActs(events: readonly ShotEvent[], acts: readonly Act[]): readonly ShotEvent[] {
  if (acts.length === 0) return events
  const rank = (event: ShotEvent): number => EVENT_RANK.indexOf(event.kind)
  // The sort is stable: events of one kind and instant keep the order of their balls.
  return [...events, ...acts].sort((a, b) => a.t - b.t || rank(a) - rank(b))
}

/** A ball that fell within the five seconds lies nowhere; one that fell later lies where it hung [8.3]. */
function withoutFallen(layout: Layout, acts: readonly Act[]): Layout {
  const after: Partial<Record<BallId, Layout[BallId]>> = { ...layout }
  for (const act of acts) if (act.kind === 'drop' && act.stood < HANGING_SECONDS) delete after[act.ball]
  return after as Layout
}
