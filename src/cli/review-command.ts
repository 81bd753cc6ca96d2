import { ok } from '../math/index.ts'
import { writeRuleAnswer, writeSimulateAnswer } from '../record/index.ts'
import { type Review, type ReviewDocument, readReviewDocument, reviewShot } from '../review/index.ts'
import type { ShotEvent } from '../shot/index.ts'
import type { DocumentCommand } from './command.ts'

export const reviewCommand: DocumentCommand = {
  kind: 'document',
  usage: '[--lines]   a shot played and ruled again, and how other rules have it',
  answer(document) {
    const read = readReviewDocument(document)
    if (!read.ok) return read
    const review = reviewShot(read.value.task)
    return review.ok ? ok(reviewAnswer(review.value, read.value)) : review
  },
}

function reviewAnswer({ result, toRule, ruling, alsoUnder }: Review, { task, pathInterval }: ReviewDocument) {
  // With what people saw among the events: the evidence counts in this list.
  const events = task.shot.report?.kinematics === true ? toRule.events : toRule.events.map(withoutStates)
  return {
    format: 1,
    shot: writeSimulateAnswer({ ...result, events }, pathInterval),
    ruling: writeRuleAnswer(ruling),
    alsoUnder: alsoUnder.map((other) => ({
      ruleset: other.ruleset,
      options: other.options,
      ruling: writeRuleAnswer(other.ruling),
    })),
  }
}

/** An event as it is told when nobody asked for kinematics. */
function withoutStates(event: ShotEvent): ShotEvent {
  // Its `after` is a word.
  if (event.kind === 'returned') return event
  const { before: _before, after: _after, ...plain } = event
  if (plain.kind !== 'tip') return plain as ShotEvent
  const { cue: _cue, ...tip } = plain
  return tip
}
