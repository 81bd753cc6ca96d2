import { fault, ok, type Result } from '../../math/index.ts'
import { RECORD_KIND, readJson } from '../../record/index.ts'
import {
  type ReviewTask,
  readReviewDocument,
  readWhatIfDocument,
  type WhatIfTask,
} from '../../review/index.ts'
import type { DeskTab, ShotSource } from '../../ui/index.ts'
import type { MatchSource } from './match-order.ts'
import { NO_NAMES } from './open-review.ts'

/** What a file holds: a whole match, or one shot with the tab of the desk that it is about. */
export type Dropped =
  | { readonly kind: 'match'; readonly source: MatchSource }
  | {
      readonly kind: 'shot'
      readonly task: ReviewTask
      readonly source: ShotSource
      readonly tab?: DeskTab
      /** What was remembered and seen of it. */
      readonly whatIf?: WhatIfTask
    }

type Fields = Readonly<Record<string, unknown>>

/**
 * What can be put on the desk of a text: a match record, a kept match, the documents of `review`, `whatif` and
 * `simulate`, and what `record show` prints. Faults: those of reading each of them, `only-an-answer` for a document that
 * tells how a shot ended but not how it was struck, `foreign-file`.
 */
export function readDropped(text: string, name: string): Result<Dropped> {
  const json = readJson(text)
  if (!json.ok) return json
  const { value } = json
  if (!isFields(value)) return fault('foreign-file', '', 'no document of this program')
  if (value.kind === RECORD_KIND) return ok({ kind: 'match', source: { kind: 'file', text } })
  if (value.kind === 'headstring-kept') return ok({ kind: 'match', source: { kind: 'kept', text } })
  if ('uncertainty' in value || 'observed' in value) return whatIfOf(value, name)
  if (isFields(value.simulate) && isFields(value.rule))
    return reviewOf(asReview(value.simulate, value.rule), name)
  if (isFields(value.shot) && isFields(value.rule)) return reviewOf(value, name)
  if (Array.isArray(value.balls) && !('events' in value)) return simulateOf(value, name)
  return fault(isAnswer(value) ? 'only-an-answer' : 'foreign-file', '', 'no shot can be played from this')
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Answers of the command line, and what `rule` is asked: none of them has a stroke. */
function isAnswer(value: Fields): boolean {
  return ['alsoUnder', 'events', 'evidence', 'verdicts', 'ruling', 'shots'].some((key) => key in value)
}

function fileSource(name: string): ShotSource {
  return { origin: { kind: 'file', name }, names: NO_NAMES, number: null, shots: null }
}

function reviewOf(value: unknown, name: string): Result<Dropped> {
  const document = readReviewDocument(value)
  return document.ok ? ok({ kind: 'shot', task: document.value.task, source: fileSource(name) }) : document
}

/** `record show --shot N` prints `simulate` and `rule`: the same as a review, with the outcome beside it. */
function asReview(simulate: Fields, rule: Fields): Fields {
  const { events: _events, after: _after, leastX: _leastX, ...terms } = rule
  return { format: 1, shot: simulate, rule: terms }
}

function whatIfOf(value: Fields, name: string): Result<Dropped> {
  const read = readWhatIfDocument(value)
  if (!read.ok) return read
  const { uncertainty: _u, observed: _o, trials: _t, seed: _s, ...task } = read.value
  return ok({ kind: 'shot', task, source: fileSource(name), tab: 'what-if', whatIf: read.value })
}

/** A shot without rules: it is put before the referee as an ordinary one of nine-ball, and the rules are there to be set. */
function simulateOf(shot: Fields, name: string): Result<Dropped> {
  const rule = { ruleset: 'nine-ball', state: { shooter: 'A', shot: 'ordinary' } }
  const document = readReviewDocument({ format: 1, shot, rule })
  if (!document.ok) return document
  return ok({ kind: 'shot', task: document.value.task, source: fileSource(name), tab: 'editor' })
}
