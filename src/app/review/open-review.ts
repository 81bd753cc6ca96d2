import type { Game } from '../../game/index.ts'
import { recordOf } from '../../game/index.ts'
import type { PlayerNames } from '../../i18n/index.ts'
import { fault, ok, type Result } from '../../math/index.ts'
import { showShot } from '../../record/index.ts'
import { type ReviewTask, readReviewDocument, reviewShot } from '../../review/index.ts'
import { type ReviewedShot, type ReviewOrigin, reviewedShot, type ShotSource } from '../../ui/index.ts'

/** Players of a shot that nobody has named. */
export const NO_NAMES: PlayerNames = {}

/** Plays a shot again for the desk; faults as of `reviewShot`. */
export function openTask(task: ReviewTask, source: ShotSource): Result<ReviewedShot> {
  const review = reviewShot(task)
  return review.ok ? ok(reviewedShot(task, review.value, source)) : review
}

/**
 * Shot `number` of a match, or its last one. Faults: `no-such-shot` for a match without shots, and those of `showShot`
 * and of reading.
 */
export function openMatchShot(game: Game, number: number | null, origin: ReviewOrigin): Result<ReviewedShot> {
  const { shots } = game.match
  const wanted = number ?? shots
  if (wanted < 1) return fault('no-such-shot', '', 'nothing has been played yet')
  const shown = showShot(recordOf(game), wanted)
  if (!shown.ok) return shown
  const {
    events: _events,
    after: _after,
    leastX: _leastX,
    ...rule
  } = { leastX: undefined, ...shown.value.rule }
  const document = readReviewDocument({ format: 1, shot: shown.value.simulate, rule })
  if (!document.ok) return document
  const { players } = game.setup
  return openTask(document.value.task, {
    origin,
    names: { A: players.A.name, B: players.B.name },
    number: wanted,
    shots,
  })
}

/** A review, or the two documents that the command line prints for a shot, as a file. */
export function openReviewText(text: string, name: string): Result<ReviewedShot> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return fault('not-json', '', 'the file is no JSON')
  }
  const document = readReviewDocument(asReview(value))
  if (!document.ok) return document
  return openTask(document.value.task, {
    origin: { kind: 'file', name },
    names: NO_NAMES,
    number: null,
    shots: null,
  })
}

/** `record show --shot N` prints `simulate` and `rule`: the same as a review, with the outcome beside it. */
function asReview(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('simulate' in value) || !('rule' in value))
    return value
  const { rule } = value
  if (typeof rule !== 'object' || rule === null) return value
  const outcome = ['events', 'after', 'leastX']
  const terms = Object.entries(rule).filter(([key]) => !outcome.includes(key))
  return { format: 1, shot: value.simulate, rule: Object.fromEntries(terms) }
}
