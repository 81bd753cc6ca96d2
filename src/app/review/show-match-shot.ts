import { fault, ok, type Result } from '../../math/index.ts'
import {
  type MatchRecord,
  type PlayedUpTo,
  readKeptMatch,
  readRecordText,
  showInSteps,
} from '../../record/index.ts'
import type { MatchShot, MatchSource } from './match-order.ts'

/** The record in a source; faults of reading it. */
export function readSource(source: MatchSource): Result<MatchRecord> {
  if (source.kind === 'record') return ok(source.record)
  if (source.kind === 'file') return readRecordText(source.text)
  const kept = readKeptMatch(source.text)
  return kept.ok ? ok(kept.value.record) : kept
}

/**
 * Shot `number` of a match, null = its last one: yields how many entries are played again. `known` holds how far the
 * match was played before by the number of the entry, and is added to: who leafs plays one shot, not all of them.
 * Faults: `no-such-shot`, and those of `showShot`.
 */
export function* showMatchShot(
  record: MatchRecord,
  number: number | null,
  known: Map<number, PlayedUpTo>,
): Generator<number, Result<MatchShot>> {
  const shots = record.entries.reduce((most, { shot }) => Math.max(most, shot?.number ?? 0), 0)
  const wanted = number ?? shots
  const at = record.entries.findIndex(
    ({ command, shot }) => command.kind === 'stroke' && shot?.number === wanted,
  )
  if (at < 0) return fault('no-such-shot', '', `the match has no shot ${wanted}`)
  const showing = showInSteps(record, wanted, known.get(nearestBefore(at, known)))
  for (;;) {
    const step = showing.next()
    if (step.done) {
      if (!step.value.ok) return step.value
      const { players } = record.setup
      return ok({ shown: step.value.value, names: { A: players.A.name, B: players.B.name }, shots })
    }
    known.set(step.value.entry, step.value)
    yield step.value.entry
  }
}

/** The last entry up to `at` before which the match is known. */
function nearestBefore(at: number, known: ReadonlyMap<number, PlayedUpTo>): number {
  let entry = at
  while (entry > 0 && !known.has(entry)) entry -= 1
  return entry
}
