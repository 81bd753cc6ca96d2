import { DEFAULT_PARAMETERS, type Fidelity, type ShotRequest, Solver } from '../src/physics/index.ts'
import { disciplineOf } from '../src/rules/disciplines/registry.ts'
import { makeRuleOptions, ruleShot, type ShotToRule } from '../src/rules/index.ts'
import { optionsFor } from '../src/rules/options.ts'
import { playingArea } from '../src/rules/playing-area.ts'
import { shotContext } from '../src/rules/shot-context.ts'
import { breakShot, scenario } from '../src/scenarios/index.ts'
import type { BallId, Point } from '../src/table/index.ts'
import { makeTable } from '../src/table/index.ts'
import type { Plan } from './measure.ts'
import { NaiveTable } from './naive-table.ts'

/**
 * One line of the results: our work, and the same shot on the naive table when there is one. They are made when they
 * are measured: a process that has played other work on other solvers before runs a cut 10 % slower.
 */
export interface Workload {
  readonly name: string
  readonly ours: () => Plan
  readonly naive: (() => Plan) | null
}

const BREAKS = 200

/** 200 nine-ball racks as a template leaves them, broken from the side at 9 m/s. */
export function seededBreaks(): ShotRequest[] {
  return Array.from({ length: BREAKS }, (_, seed) =>
    breakShot({ kind: 'nine-ball', gaps: 'template', seed, ballSpeed: 9, cueAt: [-0.76, 0.3] }),
  )
}

function solverFor(request: ShotRequest, fidelity: Fidelity): Solver {
  const table = makeTable(request.table, request.parameters.ballRadius, request.parameters.noseHeightRatio)
  return new Solver(table, request.parameters, { fidelity, facts: false })
}

function play(solver: Solver, request: ShotRequest): void {
  const outcome = solver.run(request.balls, request.stroke)
  if (!outcome.ok) throw new Error(`${outcome.error.code}: ${outcome.error.message}`)
}

function breakPlan(fidelity: Fidelity, seconds: number): Plan {
  const requests = seededBreaks()
  const solver = solverFor(requests[0]!, fidelity)
  return {
    units: 1,
    seconds,
    batch: (number) => {
      play(solver, requests[number % BREAKS]!)
      solver.outcome.events()
    },
  }
}

function shotPlan(request: ShotRequest, units: number, seconds: number): Plan {
  const solver = solverFor(request, 'bed-only')
  return {
    units,
    seconds,
    batch: () => {
      for (let i = 0; i < units; i++) play(solver, request)
    },
  }
}

function naivePlan(request: ShotRequest, ballSpeed: number, seconds: number): Plan {
  const angle = ((request.stroke?.directionDeg ?? 0) * Math.PI) / 180
  const table = new NaiveTable(request, [ballSpeed * Math.cos(angle), ballSpeed * Math.sin(angle)])
  return { units: 1, seconds, batch: () => void table.play() }
}

/** The nine-ball break as the referee gets it: the event list with line and rail events. */
function shotToRule(request: ShotRequest, shot: 'break' | 'ordinary'): ShotToRule {
  const table = makeTable(request.table, DEFAULT_PARAMETERS.ballRadius)
  const solver = new Solver(table, DEFAULT_PARAMETERS, { fidelity: 'bed-only' })
  play(solver, request)
  const balls: Partial<Record<BallId, Point>> = {}
  for (const { id, x, y } of request.balls) balls[id] = [x, y]
  const none = { A: 0, B: 0 }
  return {
    ruleset: 'nine-ball',
    options: makeRuleOptions(),
    table: request.table,
    ballRadius: DEFAULT_PARAMETERS.ballRadius,
    state: {
      shooter: 'A',
      shot,
      balls,
      cueBall: shot === 'break' ? 'in-hand-kitchen' : 'as-lies',
      foulCount: none,
      warned: { A: false, B: false },
      score: none,
      groups: null,
      frozenRails: [],
      frozenBalls: [],
      restricted: false,
      raceTo: 7,
    },
    declaration: {},
    events: solver.outcome.events(),
    after: solver.outcome.layout(),
  }
}

/** A ruling from the event list: reading it is part of the work. */
function rulingPlan(document: ShotToRule, units: number, seconds: number): Plan {
  return {
    units,
    seconds,
    batch: () => {
      for (let i = 0; i < units; i++) if (!ruleShot(document).ok) throw new Error('the shot was not ruled')
    },
  }
}

/** A ruling from facts that have been read before. */
function factsPlan(document: ShotToRule, units: number, seconds: number): Plan {
  const { ruleset, options, table, ballRadius, state } = document
  const discipline = disciplineOf(ruleset)
  const area = playingArea(table, ballRadius)
  const context = shotContext(document, optionsFor(ruleset, options), area, state.balls)
  return {
    units,
    seconds,
    batch: () => {
      for (let i = 0; i < units; i++)
        if ('code' in discipline.judge(context)) throw new Error('the shot was not ruled')
    },
  }
}

/** All that is measured, each for so many seconds. */
export function workloads(seconds: number): Workload[] {
  const cut = (): ShotRequest => scenario('cut-30')
  const lag = (): ShotRequest => scenario('lag')
  const firstBreak = (): ShotRequest => seededBreaks()[0]!
  return [
    {
      name: 'nine-ball break, 9 m/s, bed only',
      ours: () => breakPlan('bed-only', seconds),
      naive: () => naivePlan(firstBreak(), 9, seconds),
    },
    {
      name: 'nine-ball break, 9 m/s, full',
      ours: () => breakPlan('full', seconds),
      naive: () => naivePlan(firstBreak(), 9, seconds),
    },
    {
      name: '30 degree cut, 2 m/s, bed only',
      ours: () => shotPlan(cut(), 100, seconds),
      naive: () => naivePlan(cut(), 2, seconds),
    },
    {
      name: 'lag, 2 m/s, bed only',
      ours: () => shotPlan(lag(), 200, seconds),
      naive: () => naivePlan(lag(), 2, seconds),
    },
    {
      name: 'ruling on a pot',
      ours: () => rulingPlan(shotToRule(cut(), 'ordinary'), 200, seconds),
      naive: null,
    },
    {
      name: 'ruling on a break',
      ours: () => rulingPlan(shotToRule(firstBreak(), 'break'), 50, seconds),
      naive: null,
    },
    {
      name: 'ruling on a break, from facts',
      ours: () => factsPlan(shotToRule(firstBreak(), 'break'), 200, seconds),
      naive: null,
    },
  ]
}

/** Most and mean events of the seeded breaks, with line and rail events. */
export function countBreakEvents(): { readonly most: number; readonly mean: number } {
  let most = 0
  let sum = 0
  for (const request of seededBreaks()) {
    const table = makeTable(request.table, request.parameters.ballRadius)
    const solver = new Solver(table, request.parameters, { fidelity: 'bed-only' })
    play(solver, request)
    const events = solver.outcome.events().length
    most = Math.max(most, events)
    sum += events
  }
  return { most, mean: sum / BREAKS }
}
