import type { ContactFact } from '../../shot/index.ts'
import type { ObjectBallId } from '../../table/index.ts'
import { distance } from '../playing-area.ts'
import type { Margin } from '../ruling.ts'
import type { ShotContext } from '../shot-context.ts'
import { evidence, type Finding, rankOf } from './foul.ts'

/**
 * 6.2: a ball hit first that may not be. Several at the same instant: lawful when one of them is. No contact at
 * all is 6.3. Within `splitWindow` nobody can tell the order: the lawful ball was first (WPA 2025 3.2).
 */
export function checkFirstBall(context: ShotContext, legalFirst: readonly ObjectBallId[] | null): Finding {
  const first = context.facts.firstContact
  if (first === null || legalFirst === null) return {}
  if (first.balls.some((ball) => legalFirst.includes(ball))) return splitNote(context, legalFirst)
  const lawful = firstLawfulContact(context, legalFirst)
  const events = lawful === undefined ? first.events : [...first.events, lawful.event]
  const margin = lawful === undefined ? undefined : splitMargin(context, first.events[0]!, lawful)
  const params = { hit: first.balls, lawful: legalFirst }
  if (lawful !== undefined && lawful.t - first.t <= context.options.splitWindow)
    return { note: evidence(context, '6.2', 'too-close-lawful-ball-first', events, { margin, params }) }
  const proof = evidence(context, '6.2', 'wrong-ball-first', events, { margin, params })
  return { foul: { rule: '6.2', rank: rankOf('6.2'), evidence: proof } }
}

function firstLawfulContact(
  context: ShotContext,
  legalFirst: readonly ObjectBallId[],
): ContactFact | undefined {
  return context.facts.contacts.find(({ a, b }) => a === 'cue' && b !== 'cue' && legalFirst.includes(b))
}

/** Time and cue-ball path from the wrong contact to the first lawful one. */
function splitMargin(context: ShotContext, wrong: number, lawful: ContactFact): Margin {
  const seconds = lawful.t - context.events[wrong]!.t
  const metres = cuePath(context, wrong, lawful.event)
  return metres === null ? { seconds } : { seconds, metres }
}

/** Length of the cue ball's way between two events, from the recorded states; null when there are none. */
function cuePath(context: ShotContext, from: number, to: number): number | null {
  let at = stateAt(context, from)
  if (at === null || stateAt(context, to) === null) return null
  let length = 0
  for (let i = from + 1; i <= to; i++) {
    const next = stateAt(context, i)
    if (next === null) continue
    length += distance(at, next)
    at = next
  }
  return length
}

function stateAt(context: ShotContext, event: number): readonly [number, number] | null {
  const e = context.events[event]
  const r = (e?.after?.cue ?? e?.before?.cue)?.r
  return r === undefined ? null : [r[0], r[1]]
}

/** A lawful first hit with another ball hit just after it: by how little it was lawful. */
function splitNote(context: ShotContext, legalFirst: readonly ObjectBallId[]): Finding {
  const first = context.facts.firstContact!
  const wrong = context.facts.contacts.find(
    ({ a, b }) => a === 'cue' && b !== 'cue' && !legalFirst.includes(b),
  )
  if (wrong === undefined || wrong.t - first.t >= 0.001) return {}
  const margin = splitMargin(context, first.events[0]!, wrong)
  const params = { hit: first.balls, lawful: legalFirst }
  const events = [...new Set([...first.events, wrong.event])]
  return { note: evidence(context, '6.2', 'lawful-ball-first', events, { margin, params }) }
}
