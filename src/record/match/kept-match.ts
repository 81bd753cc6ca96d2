import * as v from 'valibot'
import { type Fault, fail, fault, ok, type Result } from '../../math/index.ts'
import type { HeldBall, PhysicsParameters } from '../../physics/index.ts'
import type { Ruling } from '../../rules/index.ts'
import type { CueStroke, Declaration, Layout, Seat } from '../../shot/index.ts'
import { declarationShape } from '../called-shape.ts'
import { readAsIs, readJson } from '../document.ts'
import { eventsShape } from '../event-shape.ts'
import { heldShape, perSeat, point, seat } from '../shapes.ts'
import { checksumOf, type EntrySums } from './checksum.ts'
import { strokeShape } from './command-shape.ts'
import type { MatchPosition } from './match-position.ts'
import type { MatchRecord } from './match-record.ts'
import { readRecord } from './read-record.ts'
import { hashShape, layoutShape } from './record-shape.ts'
import { wholeWithin } from './setup-shape.ts'
import { asState, rulingShape, stateShape } from './state-shape.ts'
import { wholeParametersShape } from './whole-shape.ts'
import { recordDocument } from './write-record.ts'

/** The last shot, with what is needed to play it again for the eye. */
export interface KeptShot {
  readonly number: number
  readonly shooter: Seat
  readonly stroke: CueStroke
  readonly declaration: Declaration
  readonly before: Layout
  /** What drop pockets held, where they held anything. */
  readonly held?: readonly HeldBall[]
  readonly parameters: PhysicsParameters
  readonly ruling: Ruling
}

/**
 * A running match as the page keeps it: the record, and where it stands now, so that going on needs no re-run of every
 * shot. The position follows from the record; who doubts it verifies the record.
 */
export interface KeptMatch {
  readonly record: MatchRecord
  readonly position: MatchPosition
  readonly lastShot: KeptShot | null
}

const KEPT_KIND = 'headstring-kept'
const KEPT_FORMAT = 1

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

/** One line of compact JSON. The checksum covers the position; the record has its own, which it covers too. */
export function writeKeptMatch({ record, position, lastShot }: KeptMatch, sums?: EntrySums): string {
  const document = recordDocument(record, sums)
  const checksum = checksumOf([document.checksum, position, lastShot])
  return JSON.stringify({
    kind: KEPT_KIND,
    format: KEPT_FORMAT,
    record: document,
    position,
    lastShot,
    checksum,
  })
}

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
