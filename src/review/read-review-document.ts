import { fault, ok, type Result } from '../math/index.ts'
import type { ShotRequest } from '../physics/index.ts'
import { readRuleDocument, readSimulateDocument, writeSimulateDocument } from '../record/index.ts'
import type { Layout, ShotEvent } from '../shot/index.ts'
import type { BallId, Point } from '../table/index.ts'
import { under } from './review-shot.ts'
import { ACT_KINDS, type Act, type ReviewTask, type RuleTerms } from './review-task.ts'

/** A review as its document asks for it. */
export interface ReviewDocument {
  readonly task: ReviewTask
  /** Seconds between samples of the path that the answer is to hold; 0 = none. */
  readonly pathInterval: number
}

const KEYS: readonly string[] = ['format', 'shot', 'rule', 'acts']
/** What the shot says, or its outcome: never written beside it. */
const FROM_SHOT = ['events', 'after', 'leastX'] as const

/**
 * Reads `{"format":1,"shot":...,"rule":...}`; `rule` without events, after and what the shot says already. `more` names
 * further keys that the caller reads. Faults: those of `simulate` under `shot`, of `rule` under `rule`, of an event under
 * `acts`; `other-table` when `rule` names another table than the shot.
 */
export function readReviewDocument(value: unknown, more: readonly string[] = []): Result<ReviewDocument> {
  if (!isObject(value)) return fault('wrong-type', '', 'expected an object')
  const unknown = Object.keys(value).find((key) => !KEYS.includes(key) && !more.includes(key))
  if (unknown !== undefined) return fault('unknown-key', unknown, 'no review has this key')
  if (value.format === undefined) return fault('missing-key', 'format', 'the format of the document')
  if (value.format !== 1) return fault('unknown-format', 'format', 'only format 1 is known')
  for (const key of ['shot', 'rule'])
    if (value[key] === undefined) return fault('missing-key', key, 'a review needs the shot and the rules')
  const shot = readSimulateDocument(value.shot)
  if (!shot.ok) return under('shot', shot)
  const rule = readTerms(value.rule, value.acts ?? [], shot.value.request)
  if (!rule.ok) return rule
  const { acts, terms } = rule.value
  const task = { shot: shot.value.request, rule: terms, ...(acts.length === 0 ? {} : { acts }) }
  return ok({ task, pathInterval: shot.value.pathInterval })
}

function readTerms(
  rule: unknown,
  acts: unknown,
  shot: ShotRequest,
): Result<{ readonly terms: RuleTerms; readonly acts: readonly Act[] }> {
  if (!isObject(rule)) return fault('wrong-type', 'rule', 'expected an object')
  const outcome = FROM_SHOT.find((key) => key in rule)
  if (outcome !== undefined) return fault('unknown-key', `rule.${outcome}`, 'follows from the shot')
  const read = readRuleDocument({
    table: writeSimulateDocument(shot).table,
    ballRadius: shot.parameters.ballRadius,
    ...rule,
    format: rule.format ?? 1,
    state: isObject(rule.state) ? { balls: {}, ...rule.state } : rule.state,
    events: acts,
    after: {},
  })
  if (!read.ok) return read.error.path.startsWith('events') ? actsFault(read) : under('rule', read)
  const { table, ballRadius, events, after: _after, leastX: _leastX, ...terms } = read.value
  if (JSON.stringify(table) !== JSON.stringify(shot.table))
    return fault('other-table', 'rule.table', 'the shot is played on another table')
  if (ballRadius !== shot.parameters.ballRadius)
    return fault('other-balls', 'rule.ballRadius', 'the shot is played with other balls')
  const foreign = events.findIndex((event) => !isAct(event))
  if (foreign >= 0) return fault('unknown-value', `acts[${foreign}].kind`, `one of ${ACT_KINDS.join(', ')}`)
  // The shot itself is checked when it is played: faults of its balls have their place there.
  const named = isObject(rule.state) && 'balls' in rule.state
  const state = named ? terms.state : { ...terms.state, balls: layoutOf(shot) }
  return ok({ terms: { ...terms, state }, acts: events.filter(isAct) })
}

function actsFault(read: Extract<Result<unknown>, { ok: false }>): Result<never> {
  const { code, path, message } = read.error
  return fault(code, `acts${path.slice('events'.length)}`, message)
}

function isAct(event: ShotEvent): event is Act {
  return (ACT_KINDS as readonly string[]).includes(event.kind)
}

function layoutOf({ balls }: ShotRequest): Layout {
  const layout: Partial<Record<BallId, Point>> = {}
  for (const { id, x, y } of balls) layout[id] = [x, y]
  return layout
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
