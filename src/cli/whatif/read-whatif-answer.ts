import * as v from 'valibot'
import type { Result } from '../../math/index.ts'
import { readShape } from '../../record/index.ts'
import { CONCLUSIONS } from '../../review/index.ts'
import type { WhatifDocument } from './whatif-document.ts'

const number = v.pipe(v.number(), v.finite())
const count = v.pipe(number, v.integer(), v.minValue(0))
const interval = v.strictTuple([number, number])
const kind = v.picklist(['legal', 'foul', 'illegal-break', 'break-foul', 'serious-foul', 'replay'])
const verdict = { fouls: v.array(v.string()), kind }
const seat = v.picklist(['A', 'B'])

const answerShape = v.strictObject({
  format: v.literal(1),
  trials: count,
  agree: count,
  verdicts: v.array(
    v.strictObject({
      ...verdict,
      probability: number,
      interval,
      count,
      examples: v.array(v.strictObject({ trial: count, shot: v.record(v.string(), v.unknown()) })),
    }),
  ),
  conclusion: v.strictObject({
    code: v.picklist(CONCLUSIONS),
    verdict: v.nullable(v.strictObject(verdict)),
    probability: number,
    interval,
    agree: count,
    trials: count,
    benefit: v.nullable(seat),
  }),
  command: v.literal('whatif'),
  seed: count,
  shooter: seat,
  failed: count,
  question: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  ranges: v.array(v.strictTuple([count, count])),
} satisfies Record<keyof WhatifDocument, unknown>)

/** Reads an answer of `whatif`, whole or partial. */
export function readWhatifAnswer(value: unknown): Result<WhatifDocument> {
  return readShape(answerShape, value)
}
