import * as v from 'valibot'
import { fault, ok, type Result } from '../../math/index.ts'
import { simulateShot } from '../../physics/index.ts'
import { LEVELS } from '../../players/index.ts'
import { readShape, readSimulateDocument } from '../../record/index.ts'
import type { Layout } from '../../shot/index.ts'
import type { BallId, Point } from '../../table/index.ts'
import {
  addContenders,
  PUSH_OUT_CHOICES,
  PUSH_OUT_GAMES,
  type PushOutAnswer,
  type PushOutChoice,
  type PushOutPosition,
  type TriedShot,
  type TriedShots,
  valuesOf,
} from '../../training/index.ts'
import { joinedRanges, rangesApart, type TrialRange } from '../ranges.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const level = v.picklist(LEVELS)
/** Sums of squares stay exact up to here. */
const MOST_TRIALS = 8000

const pushoutShape = v.strictObject({
  format: v.literal(1, 'unknown-format'),
  ruleset: v.picklist(PUSH_OUT_GAMES),
  table: v.exactOptional(v.unknown()),
  parameters: v.exactOptional(v.unknown()),
  balls: v.unknown(),
  shooter: v.exactOptional(v.picklist(['A', 'B']), 'A'),
  levels: v.strictObject({ A: level, B: level }),
  seed: v.exactOptional(v.pipe(count, v.maxValue(Number.MAX_SAFE_INTEGER)), 1),
  trials: v.exactOptional(v.pipe(count, v.minValue(1), v.maxValue(MOST_TRIALS)), 200),
})

/** The input of `pushout`. */
export interface PushoutTask {
  readonly position: PushOutPosition
  readonly seed: number
  readonly trials: number
}

/** Reads a position with what is asked about it; faults as those of `simulate`. */
export function readPushoutDocument(value: unknown): Result<PushoutTask> {
  const shape = readShape(pushoutShape, value)
  if (!shape.ok) return shape
  const { ruleset, shooter, levels, seed, trials, table, parameters, balls } = shape.value
  const shot = readSimulateDocument({
    format: 1,
    balls,
    ...(table === undefined ? {} : { table }),
    ...(parameters === undefined ? {} : { parameters }),
  })
  if (!shot.ok) return shot
  const { request } = shot.value
  const possible = simulateShot({ ...request, fidelity: 'bed-only' })
  if (!possible.ok) return possible
  const layout = layoutOf(request.balls)
  if (layout.cue === undefined) return fault('no-cue-ball', 'balls', 'there is no cue ball to push out with')
  if (Object.keys(layout).length < 2) return fault('no-object-ball', 'balls', 'there is nothing to play at')
  const position: PushOutPosition = {
    ruleset,
    table: request.table,
    parameters: request.parameters,
    balls: layout,
    shooter,
    levels,
  }
  return ok({ position, seed, trials })
}

function layoutOf(balls: readonly { readonly id: BallId; readonly x: number; readonly y: number }[]): Layout {
  const layout: Partial<Record<BallId, Point>> = {}
  for (const { id, x, y } of balls) layout[id] = [x, y]
  return layout
}

/** The answer of `pushout`. `tried` holds what the values follow from; those of several ranges can be merged. */
export interface PushoutDocument extends Pick<PushOutAnswer, 'best' | 'values' | 'grid' | 'tried'> {
  readonly format: 1
  readonly command: 'pushout'
  readonly seed: number
  readonly trials: number
  readonly ranges: readonly TrialRange[]
}

export function pushoutDocument(
  { seed, trials }: Pick<PushoutTask, 'seed' | 'trials'>,
  { grid, tried }: Pick<PushOutAnswer, 'grid' | 'tried'>,
  ranges: PushoutDocument['ranges'],
): PushoutDocument {
  const joined = joinedRanges(ranges)
  return { format: 1, ...valuesOf(tried), grid, command: 'pushout', seed, trials, ranges: joined, tried }
}

/** Two answers about one position over different trials as one. */
export function mergePushout(a: PushoutDocument, b: PushoutDocument): PushoutDocument {
  const tried: Partial<Record<PushOutChoice, TriedShot>> = {}
  for (const choice of PUSH_OUT_CHOICES) {
    const [one, other] = [a.tried[choice], b.tried[choice]]
    if (one === undefined || other === undefined) continue
    tried[choice] = { shot: one.shot, sums: addContenders(one.sums, other.sums) }
  }
  return pushoutDocument(a, { grid: a.grid, tried }, [...a.ranges, ...b.ranges])
}

/** Answers can be merged when they are about the same shots, and no trial is counted twice. */
export function mergeablePushout(a: PushoutDocument, b: PushoutDocument): boolean {
  const shots = (tried: TriedShots) => PUSH_OUT_CHOICES.map((choice) => tried[choice]?.shot ?? null)
  const of = ({ seed, trials, tried, grid }: PushoutDocument) =>
    JSON.stringify([seed, trials, shots(tried), grid.values])
  return rangesApart(a.ranges, b.ranges) && of(a) === of(b)
}
