import { ok, type Result } from '../../math/index.ts'
import { simulateShot } from '../../physics/index.ts'
import { DEFAULT_RULE_OPTIONS, makeRuleOptions, ruleShot, type ShotToRule } from '../../rules/index.ts'
import type { Layout } from '../../shot/index.ts'
import type { BallId, Point } from '../../table/index.ts'
import { addCounts, type BreakCounts, countBreak, NO_BREAKS } from './break-statistics.ts'
import { type BreaksTerms, nthBreak } from './break-terms.ts'

/** Plays breaks `from` (included) to `to` (excluded) of a run and counts what happened. */
export function runBreaks(terms: BreaksTerms, from: number, to: number): Result<BreakCounts> {
  let counts = NO_BREAKS
  for (let n = from; n < to; n++) {
    const one = runBreak(terms, n)
    if (!one.ok) return one
    counts = addCounts(counts, one.value)
  }
  return ok(counts)
}

function runBreak(terms: BreaksTerms, n: number): Result<BreakCounts> {
  const request = nthBreak(terms, n)
  const shot = simulateShot(request)
  if (!shot.ok) return shot
  const balls: Partial<Record<BallId, Point>> = {}
  for (const { id, x, y } of request.balls) balls[id] = [x, y]
  const ruling = ruleShot(breakToRule(terms, balls, request.table, request.parameters.ballRadius, shot.value))
  if (!ruling.ok) return ruling
  return ok(
    countBreak(
      shot.value,
      ruling.value,
      { balls, frozenRails: [], simultTol: DEFAULT_RULE_OPTIONS.simultTol },
      request.table,
    ),
  )
}

function breakToRule(
  terms: BreaksTerms,
  balls: Layout,
  table: ShotToRule['table'],
  ballRadius: number,
  shot: { readonly events: ShotToRule['events']; readonly layout: Layout },
): ShotToRule {
  const none = { A: 0, B: 0 }
  return {
    ruleset: terms.game,
    options: makeRuleOptions(),
    table,
    ballRadius,
    state: {
      shooter: 'A',
      shot: 'break',
      balls,
      cueBall: 'in-hand-kitchen',
      foulCount: none,
      warned: { A: false, B: false },
      score: none,
      groups: null,
      frozenRails: [],
      frozenBalls: [],
      restricted: false,
      raceTo: 0,
    },
    declaration: {},
    events: shot.events,
    after: shot.layout,
  }
}
