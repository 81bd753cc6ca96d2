import type { PlayerNames } from '../../i18n/index.ts'
import { ok, type Result } from '../../math/index.ts'
import { type ReviewTask, readReviewDocument, reviewShot } from '../../review/index.ts'
import {
  type ReviewedShot,
  type ReviewOrigin,
  reviewedShot,
  type ShotSource,
  tracesInSteps,
} from '../../ui/index.ts'
import type { MatchShot } from './match-order.ts'

/** Players of a shot that nobody has named. */
export const NO_NAMES: PlayerNames = {}

/** Plays a shot again for the desk; faults as of `reviewShot`. */
export function openTask(task: ReviewTask, source: ShotSource): Result<ReviewedShot> {
  const review = reviewShot(task)
  return review.ok ? ok(reviewedShot(task, review.value, source)) : review
}

/** The same in steps, so that a page can be drawn in between. */
export function* openTaskInSteps(
  task: ReviewTask,
  source: ShotSource,
): Generator<number, Result<ReviewedShot>> {
  const review = reviewShot(task)
  if (!review.ok) return review
  yield 0
  const { result, toRule } = review.value
  const traces = yield* tracesInSteps(result.paths, toRule.events)
  return ok(reviewedShot(task, review.value, source, traces))
}

/** What is asked about one shot of a match. Faults: those of reading a review. */
export function taskOfMatchShot(
  { shown, names, shots }: MatchShot,
  origin: ReviewOrigin,
): Result<{ readonly task: ReviewTask; readonly source: ShotSource }> {
  const { events: _events, after: _after, leastX: _leastX, ...rule } = { leastX: undefined, ...shown.rule }
  const document = readReviewDocument({ format: 1, shot: shown.simulate, rule })
  if (!document.ok) return document
  return ok({ task: document.value.task, source: { origin, names, number: shown.shot, shots } })
}
