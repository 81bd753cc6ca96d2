import * as v from 'valibot'
import { ok, type Result } from '../math/index.ts'
import { DEFAULT_PARAMETERS } from '../physics/index.ts'
import type { Lag } from '../rules/index.ts'
import { claimShape } from './called-shape.ts'
import { readShape } from './document.ts'
import { asEvents, eventsShape } from './event-shape.ts'
import { formatOne, point } from './shapes.ts'
import { readTable, tableShape } from './table-shape.ts'

const lagBall = v.strictObject({ events: eventsShape, final: v.nullable(point) })

/** The input of `lag`: each player's ball is `cue` in his own list, one clock for both. */
export const lagShape = v.strictObject({
  format: formatOne,
  table: v.exactOptional(tableShape),
  A: lagBall,
  B: lagBall,
  claims: v.exactOptional(v.array(claimShape), []),
})

/** Reads the input of `lag`. */
export function readLagDocument(value: unknown): Result<Lag> {
  const shape = readShape(lagShape, value)
  if (!shape.ok) return shape
  const { A, B, claims } = shape.value
  const ballRadius = DEFAULT_PARAMETERS.ballRadius
  const table = readTable(shape.value.table, ballRadius)
  if (!table.ok) return table
  return ok({
    table: table.value,
    ballRadius,
    A: { events: asEvents(A.events), final: A.final },
    B: { events: asEvents(B.events), final: B.final },
    claims,
  })
}
