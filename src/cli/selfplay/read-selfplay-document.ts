import * as v from 'valibot'
import type { Result } from '../../math/index.ts'
import { LEVELS } from '../../players/index.ts'
import { readShape } from '../../record/index.ts'
import { RULESETS } from '../../rules/index.ts'
import { TABLE_NAMES } from '../../table/index.ts'
import type { SelfplayDocument } from './selfplay-document.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const level = v.picklist(LEVELS)

const selfplayShape = v.strictObject({
  format: v.literal(1),
  command: v.literal('selfplay'),
  game: v.picklist(RULESETS),
  table: v.picklist(TABLE_NAMES),
  seed: count,
  levels: v.strictTuple([level, level]),
  simulations: count,
  fidelity: v.picklist(['full', 'bed-only']),
  points: count,
  games: count,
  wins: v.strictObject({ A: count, B: count }),
  unfinished: count,
  illegalCommands: count,
  shots: count,
  interval: v.strictTuple([share, share]),
  ranges: v.array(v.strictTuple([count, count])),
} satisfies Record<keyof SelfplayDocument, unknown>)

/** Reads an answer of `selfplay`, whole or partial. */
export function readSelfplayAnswer(value: unknown): Result<SelfplayDocument> {
  return readShape(selfplayShape, value)
}
