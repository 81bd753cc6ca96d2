import * as v from 'valibot'
import type { Result } from '../../math/index.ts'
import { readShape } from '../../record/index.ts'
import { BALL_IDS, POCKET_IDS } from '../../table/index.ts'
import { PUSH_OUT_CHOICES } from '../../training/index.ts'
import type { PushoutDocument } from './pushout-document.ts'

const number = v.pipe(v.number(), v.finite())
const count = v.pipe(number, v.integer(), v.minValue(0))
const chance = v.nullable(number)

const stroke = v.strictObject({
  speed: number,
  directionDeg: number,
  elevationDeg: number,
  tip: v.strictObject({ side: number, height: number }),
})
const call = v.array(v.strictObject({ ball: v.picklist(BALL_IDS), pocket: v.picklist(POCKET_IDS) }))
const shot = { stroke, call: v.exactOptional(call), kind: v.string() }
const value = { value: number, se: number, ...shot }

const sums = v.strictObject({ count, sum: number, squares: number })
const levels = v.strictObject({ cheap: sums, correction: sums })
const tried = v.strictObject({
  shot: v.strictObject(shot),
  sums: v.strictObject({ trials: count, worth: levels, x: sums, y: sums, taken: levels, back: levels }),
})

const answerShape = v.strictObject({
  format: v.literal(1),
  best: v.picklist(PUSH_OUT_CHOICES),
  values: v.strictObject({
    shoot: v.nullable(v.strictObject(value)),
    safety: v.nullable(v.strictObject(value)),
    'push-out': v.nullable(
      v.strictObject({
        ...value,
        cue: v.strictTuple([number, number]),
        ifTaken: number,
        ifHandedBack: number,
      }),
    ),
  }),
  grid: v.strictObject({
    nx: count,
    ny: count,
    values: v.array(chance),
    ifTaken: v.array(chance),
    ifHandedBack: v.array(chance),
    refined: count,
  }),
  command: v.literal('pushout'),
  seed: count,
  trials: count,
  ranges: v.array(v.strictTuple([count, count])),
  tried: v.strictObject({
    shoot: v.exactOptional(tried),
    safety: v.exactOptional(tried),
    'push-out': v.exactOptional(tried),
  }),
} satisfies Record<keyof PushoutDocument, unknown>)

/** Reads an answer of `pushout`, whole or partial. */
export function readPushoutAnswer(value: unknown): Result<PushoutDocument> {
  return readShape(answerShape, value)
}
