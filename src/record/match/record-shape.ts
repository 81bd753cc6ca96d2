import * as v from 'valibot'
import { ballId, number, perSeat, point, seat } from '../shapes.ts'
import { commandShape } from './command-shape.ts'
import { RECORD_FORMAT, RECORD_KIND } from './match-record.ts'
import { setupShape, whole, wholeWithin } from './setup-shape.ts'

/** 64 bits in hexadecimal digits. */
export const hashShape = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))

export const layoutShape = v.record(ballId, point)

const shotMarkShape = v.strictObject({
  number: wholeWithin(0, 1e6),
  hash: hashShape,
  duration: v.pipe(number, v.minValue(0)),
  rest: layoutShape,
})

export const rulingKindShape = v.picklist([
  'legal',
  'foul',
  'illegal-break',
  'break-foul',
  'serious-foul',
  'replay',
])
export const inningShape = v.nullable(v.picklist(['continues', 'passes', 'choice']))

const rulingMarkShape = v.strictObject({
  kind: rulingKindShape,
  fouls: v.array(v.string()),
  inning: inningShape,
  next: v.nullable(seat),
  score: perSeat(whole),
})

const entryShape = v.strictObject({
  command: commandShape,
  shot: v.exactOptional(shotMarkShape),
  ruling: v.exactOptional(rulingMarkShape),
})

/** A match record, without its checksum. */
export const recordShape = v.strictObject({
  kind: v.literal(RECORD_KIND),
  format: v.literal(RECORD_FORMAT, 'unknown-format'),
  program: v.strictObject({ name: v.string(), version: v.string() }),
  physics: wholeWithin(1, 1e6),
  setup: setupShape,
  entries: v.array(entryShape),
})

/** A match record as a file holds it. */
export const recordDocumentShape = v.strictObject({ ...recordShape.entries, checksum: hashShape })
