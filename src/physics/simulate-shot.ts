import { type Fault, fault, ok, type Result } from '../math/index.ts'
import { makeTable, type Table, validateTableSpec } from '../table/index.ts'
import type { ShotOutcome } from './shot-outcome.ts'
import { makeShotPaths } from './shot-paths.ts'
import { type ShotRequest, type ShotResult, STEP_RATES, type StepHz } from './shot-request.ts'
import { Solver } from './solver.ts'
import { heldFault } from './validate-held.ts'
import { parameterFault } from './validate-parameters.ts'
import { shotFault } from './validate-shot.ts'
import { stickFault } from './validate-stick.ts'

export const DEFAULT_STEP_HZ: StepHz = 512

/** The table that a request is played on; a fault names what is wrong with the request. */
export function openTable(request: ShotRequest): Result<Table> {
  const { table, parameters, stepHz = DEFAULT_STEP_HZ } = request
  if (!STEP_RATES.includes(stepHz)) {
    return fault('step-rate', 'stepHz', `one of ${STEP_RATES.join(', ')}`)
  }
  const wrong = parameterFault(parameters)
  if (wrong !== null) return { ok: false, error: wrong }
  const spec = validateTableSpec(table, parameters.ballRadius)
  if (!spec.ok) {
    const { code, path, message } = spec.error
    return fault(code, path === '' ? 'table' : `table.${path}`, message)
  }
  const made = makeTable(table, parameters.ballRadius, parameters.noseHeightRatio)
  const misplaced = shotFault(request, made) ?? heldFault(request) ?? stickFault(request, made)
  return misplaced === null ? ok(made) : { ok: false, error: misplaced }
}

/** A solver for a request, with the shot set up and the stroke played. */
export function openSolver(request: ShotRequest): Result<Solver> {
  const table = openTable(request)
  if (!table.ok) return table
  const { parameters, unbounded = false, report } = request
  const solver = new Solver(table.value, parameters, {
    unbounded,
    fidelity: request.fidelity,
    kinematics: report?.kinematics ?? false,
    paths: report?.paths ?? false,
    facts: report?.facts ?? true,
  })
  solver.begin(request.balls, request.stroke, request.held)
  return ok(solver)
}

/** What a finished shot came to, as plain data. */
export function readResult(outcome: ShotOutcome, request: ShotRequest): ShotResult {
  const events = outcome.events()
  const hz = request.stepHz ?? DEFAULT_STEP_HZ
  return {
    events,
    balls: outcome.balls(),
    duration: outcome.duration,
    hash: outcome.hash(),
    stats: { steps: Math.ceil(outcome.duration * hz), events: events.length },
    layout: outcome.layout(),
    paths: request.report?.paths === true ? makeShotPaths(outcome) : null,
  }
}

/**
 * Plays one shot to rest. Ball paths between contacts are closed-form, contacts are roots, and the result is the
 * same to the last bit for every `stepHz`, for any order of the balls, in every engine; a mirrored shot gives the
 * mirrored result. A request that is no shot gives a fault with a code and the path to the place (`balls[3].x`).
 */
export function simulateShot(request: ShotRequest): Result<ShotResult, Fault> {
  const solver = openSolver(request)
  if (!solver.ok) return solver
  const outcome = solver.value.advance(Number.POSITIVE_INFINITY)
  return outcome.ok ? ok(readResult(outcome.value, request)) : withRequest(outcome.error, request)
}

/** A stall is a fault of the solver: the request that repeats it belongs to the message. */
export function withRequest({ code, path, message }: Fault, request: ShotRequest): Result<never, Fault> {
  return fault(code, path, `${message}: ${JSON.stringify(request)}`)
}
