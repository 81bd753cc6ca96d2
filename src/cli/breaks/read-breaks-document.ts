import * as v from 'valibot'
import type { Result } from '../../math/index.ts'
import { readShape } from '../../record/index.ts'
import { RULESETS } from '../../rules/index.ts'
import { BALL_IDS, POCKET_IDS, RACK_GAPS, TABLE_NAMES } from '../../table/index.ts'
import { CUE_ZONES } from './break-statistics.ts'
import type { BreaksDocument } from './breaks-document.ts'
import { NOISE_LEVELS } from './stroke-noise.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const number = v.pipe(v.number(), v.finite())
const sixteen = v.pipe(v.array(count), v.length(16))
const zones = Object.fromEntries(CUE_ZONES.map((zone) => [zone, count])) as Record<
  (typeof CUE_ZONES)[number],
  typeof count
>

const breaksShape = v.strictObject({
  format: v.literal(1),
  command: v.literal('breaks'),
  game: v.picklist(RULESETS),
  table: v.picklist(TABLE_NAMES),
  seed: count,
  speed: number,
  gaps: v.picklist(RACK_GAPS),
  noise: v.picklist(NOISE_LEVELS),
  fidelity: v.picklist(['full', 'bed-only']),
  ranges: v.array(v.strictTuple([count, count])),
  breaks: count,
  pocketed: sixteen,
  byPocket: v.record(v.picklist(BALL_IDS), v.record(v.picklist(POCKET_IDS), count)),
  scratches: count,
  ballsOffTable: count,
  drivenToRail: sixteen,
  illegalBreaks: count,
  fouls: v.record(v.string(), count),
  cueBall: v.strictObject(zones),
  events: count,
  mostEvents: count,
  shotTime: number,
  means: v.strictObject({ pocketed: number, drivenToRail: number, events: number, withBall: number }),
  seconds: number,
  shotsPerSecond: number,
} satisfies Record<keyof BreaksDocument, unknown>)

/** Reads an answer of `breaks`, whole or partial. */
export function readBreaksDocument(value: unknown): Result<BreaksDocument> {
  return readShape(breaksShape, value)
}
