import { ok, type Result } from '../../math/index.ts'
import { DEFAULT_PARAMETERS, Solver } from '../../physics/index.ts'
import { DEFAULT_RULE_OPTIONS, makeRuleOptions, ruleShot, type ShotToRule } from '../../rules/index.ts'
import type { Layout } from '../../shot/index.ts'
import { type BallId, makeTable, type Point, TABLE_SPECS, type TableSpec } from '../../table/index.ts'
import { addCounts, type BreakCounts, countBreak, NO_BREAKS, type PlayedBreak } from './break-statistics.ts'
import { type BreaksTerms, nthBreak } from './break-terms.ts'

/** Plays breaks `from` (included) to `to` (excluded) of a run and counts what happened. */
export function runBreaks(terms: BreaksTerms, from: number, to: number): Result<BreakCounts> {
  const spec = TABLE_SPECS[terms.table]
  const table = makeTable(spec, DEFAULT_PARAMETERS.ballRadius, DEFAULT_PARAMETERS.noseHeightRatio)
  // One solver for all breaks: they share table and parameters, and its memory is allocated once.
  const solver = new Solver(table, DEFAULT_PARAMETERS, { fidelity: terms.fidelity })
  let counts = NO_BREAKS
  for (let n = from; n < to; n++) {
    const one = runBreak(terms, spec, solver, n)
    if (!one.ok) return one
    counts = addCounts(counts, one.value)
  }
  return ok(counts)
}

function runBreak(terms: BreaksTerms, spec: TableSpec, solver: Solver, n: number): Result<BreakCounts> {
  const request = nthBreak(terms, n)
  const run = solver.run(request.balls, request.stroke)
  if (!run.ok) return run
  const shot: PlayedBreak = {
    events: run.value.events(),
    balls: run.value.balls(),
    duration: run.value.duration,
    layout: run.value.layout(),
  }
  const balls: Partial<Record<BallId, Point>> = {}
  for (const { id, x, y } of request.balls) balls[id] = [x, y]
  const ruling = ruleShot(breakToRule(terms, balls, spec, request.parameters.ballRadius, shot))
  if (!ruling.ok) return ruling
  const start = { balls, frozenRails: [], simultTol: DEFAULT_RULE_OPTIONS.simultTol }
  return ok(countBreak(shot, ruling.value, start, spec))
}

function breakToRule(
  terms: BreaksTerms,
  balls: Layout,
  table: ShotToRule['table'],
  ballRadius: number,
  shot: PlayedBreak,
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
