import * as v from 'valibot'
import { BALL_IDS, POCKET_IDS } from '../table/index.ts'

/* Shapes that all documents share. */

export const formatOne = v.literal(1, 'unknown-format')

export const number = v.pipe(v.number(), v.finite())

/** A number within bounds; the code is that of the fault. */
export function within(least: number, most: number, code = 'out-of-range') {
  return v.pipe(number, v.minValue(least, code), v.maxValue(most, code))
}

export const ballId = v.picklist(BALL_IDS, 'unknown-ball')
export const objectBallId = v.picklist(BALL_IDS.slice(1) as ObjectBallList, 'unknown-ball')
type ObjectBallList = Exclude<(typeof BALL_IDS)[number], 'cue'>[]

export const pocketId = v.picklist(POCKET_IDS)
/** What drop pockets hold, first in first. */
export const heldShape = v.array(v.strictObject({ id: objectBallId, pocket: pocketId }))
export const seat = v.picklist(['A', 'B'])

export const point = v.strictTuple([number, number])
export const triple = v.strictTuple([number, number, number])

/** Balls by id. */
export const layout = v.record(ballId, point)

/** A value for each seat. */
export function perSeat<Schema extends v.GenericSchema>(schema: Schema) {
  return v.strictObject({ A: schema, B: schema })
}
