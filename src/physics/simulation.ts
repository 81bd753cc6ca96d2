import { type Fault, ok, type Result } from '../math/index.ts'
import type { ShotEvent } from '../shot/index.ts'
import type { ShotRequest, ShotResult } from './shot-request.ts'
import { DEFAULT_STEP_HZ, openSolver, readResult, withRequest } from './simulate-shot.ts'

/** A shot in the course of being played, step by step. */
export interface Simulation {
  /** Steps taken. */
  readonly steps: number
  /** Time reached, s: steps / stepHz. */
  readonly time: number
  /** Every ball has come to rest. */
  readonly isOver: boolean
  /** Advances by exactly one outer step; a fault when the solver stalls. */
  step(): Result<Simulation, Fault>
  /** Events so far, in order. */
  events(): readonly ShotEvent[]
  /** The result; null before the end. */
  result(): ShotResult | null
}

/** Starts a shot that advances by `stepHz`-th parts of a second (exact in binary). */
export function makeSimulation(request: ShotRequest): Result<Simulation, Fault> {
  const opened = openSolver(request)
  if (!opened.ok) return opened
  const solver = opened.value
  const hz = request.stepHz ?? DEFAULT_STEP_HZ
  let steps = 0
  const { outcome } = solver
  const simulation: Simulation = {
    get steps() {
      return steps
    },
    get time() {
      return steps / hz
    },
    get isOver() {
      return outcome.isOver
    },
    step() {
      steps += 1
      const advanced = solver.advance(steps / hz)
      return advanced.ok ? ok(simulation) : withRequest(advanced.error, request)
    },
    events: () => outcome.events(),
    result: () => (outcome.isOver ? readResult(outcome, request) : null),
  }
  return ok(simulation)
}
