import * as v from 'valibot'
import { fault, ok, type Result } from '../math/index.ts'
import { type ShotRequest, STEP_RATES } from '../physics/index.ts'
import { readShape } from './document.ts'
import { parametersShape, readParameters } from './parameters-shape.ts'
import { ballId, formatOne, heldShape, number, triple } from './shapes.ts'
import { readTable, tableShape } from './table-shape.ts'

const strokeShape = v.strictObject({
  speed: number,
  directionDeg: number,
  elevationDeg: v.exactOptional(number, 0),
  tip: v.exactOptional(
    v.strictObject({ side: v.exactOptional(number, 0), height: v.exactOptional(number, 0) }),
    { side: 0, height: 0 },
  ),
})

const ballShape = v.strictObject({
  id: ballId,
  x: number,
  y: number,
  z: v.exactOptional(number),
  v: v.exactOptional(triple),
  w: v.exactOptional(triple),
})

const reportShape = v.strictObject({
  kinematics: v.exactOptional(v.boolean(), false),
  path: v.exactOptional(number, 0),
})

/** The input of `simulate`: a shot to be computed. */
export const simulateShape = v.strictObject({
  format: formatOne,
  table: v.exactOptional(tableShape),
  parameters: v.exactOptional(parametersShape),
  balls: v.array(ballShape),
  stroke: v.exactOptional(strokeShape),
  held: v.exactOptional(heldShape),
  fidelity: v.exactOptional(v.picklist(['full', 'bed-only']), 'full'),
  stepHz: v.exactOptional(v.picklist(STEP_RATES), 512),
  unbounded: v.exactOptional(v.boolean(), false),
  report: v.exactOptional(reportShape, { kinematics: false, path: 0 }),
})

/** A shot to be computed, and what is to be told of it. */
export interface SimulateDocument {
  readonly request: ShotRequest
  /** Seconds between the samples of the path; 0 = none. */
  readonly pathInterval: number
}

/** Samples nearer than this are no use to anybody and fill the disk. */
const LEAST_PATH_INTERVAL = 1e-4

/**
 * Reads the input of `simulate`: its form. Whether balls, stroke, table and parameters go together is checked by
 * `simulateShot`, with faults of the same kind and the same paths.
 */
export function readSimulateDocument(value: unknown): Result<SimulateDocument> {
  const shape = readShape(simulateShape, value)
  if (!shape.ok) return shape
  const { format: _format, parameters: differing, table: named, report, stroke, ...shot } = shape.value
  const parameters = readParameters(differing)
  const table = readTable(named, parameters.ballRadius)
  if (!table.ok) return table
  const { kinematics, path } = report
  if (path !== 0 && path < LEAST_PATH_INTERVAL) {
    return fault('out-of-range', 'report.path', `at least ${LEAST_PATH_INTERVAL} s, or 0 for none`)
  }
  const request: ShotRequest = {
    ...shot,
    ...(stroke === undefined ? {} : { stroke: strokeOf(stroke) }),
    table: table.value,
    parameters,
    report: { kinematics, paths: path > 0 },
  }
  return ok({ request, pathInterval: path })
}

function strokeOf({ tip, ...stroke }: v.InferOutput<typeof strokeShape>) {
  return { ...stroke, tip: { side: tip.side ?? 0, height: tip.height ?? 0 } }
}
