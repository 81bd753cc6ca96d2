import * as v from 'valibot'
import { type Fault, fail, fault, ok, type Result } from '../../math/index.ts'
import { declarationShape } from '../called-shape.ts'
import { readAsIs, readJson } from '../document.ts'
import { eventsShape } from '../event-shape.ts'
import { heldShape, perSeat, point, seat } from '../shapes.ts'
import { checksumOf } from './checksum.ts'
import { strokeShape } from './command-shape.ts'
import { readRecord } from './read-record.ts'
import { hashShape, layoutShape } from './record-shape.ts'
import { wholeWithin } from './setup-shape.ts'
import { asState, rulingShape, stateShape } from './state-shape.ts'
import { wholeParametersShape } from './whole-shape.ts'
import { KEPT_FORMAT, KEPT_KIND, type KeptMatch } from './write-kept-match.ts'

const lagStrokeShape = v.strictObject({
  events: eventsShape,
  final: v.nullable(point),
  start: v.exactOptional(point),
})

const positionShape = v.strictObject({
  match: stateShape,
  parameters: wholeParametersShape,
  racksDrawn: wholeWithin(1, 1e6),
  lag: perSeat(v.nullable(lagStrokeShape)),
  held: v.exactOptional(heldShape),
})

const keptShape = v.strictObject({
  kind: v.literal(KEPT_KIND),
  format: v.literal(KEPT_FORMAT, 'unknown-format'),
  record: v.unknown(),
  position: positionShape,
  lastShot: v.nullable(
    v.strictObject({
      number: wholeWithin(1, 1e6),
      shooter: seat,
      stroke: strokeShape,
      declaration: declarationShape,
      before: layoutShape,
      held: v.exactOptional(heldShape),
      parameters: wholeParametersShape,
      ruling: rulingShape,
    }),
  ),
  checksum: hashShape,
})

/** Reads what `writeKeptMatch` writes; faults as of `readRecord`, those of the record with paths from `record`. */
export function readKeptMatch(text: string): Result<KeptMatch> {
  const json = readJson(text)
  if (!json.ok) return json
  const shape = readAsIs(keptShape, json.value)
  if (!shape.ok) return shape
  const record = readRecord(shape.value.record)
  if (!record.ok) return fail(underRecord(record.error))
  const { position, lastShot, checksum } = shape.value
  const sum = (shape.value.record as { readonly checksum: string }).checksum
  if (checksumOf([sum, position, lastShot]) !== checksum)
    return fault('checksum', 'checksum', 'the match was cut or changed after it was written')
  return ok({ record: record.value, position: { ...position, match: asState(position.match) }, lastShot })
}

function underRecord(fault: Fault): Fault {
  return { ...fault, path: fault.path === '' ? 'record' : `record.${fault.path}` }
}
