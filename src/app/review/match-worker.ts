import { fault, ok, type Result } from '../../math/index.ts'
import type { MatchRecord, PlayedUpTo } from '../../record/index.ts'
import type { MatchAnswer, MatchOrder, MatchShot } from './match-order.ts'
import { readSource, showMatchShot } from './show-match-shot.ts'

/** Entries between two words about how far it is. */
const TOLD_EVERY = 16

/** The match that was read last, and how far it was played again. */
const open: { record: MatchRecord | null; known: Map<number, PlayedUpTo> } = {
  record: null,
  known: new Map(),
}

self.addEventListener('message', ({ data }: MessageEvent<MatchOrder>) => answerOrder(data))

function answer(message: MatchAnswer): void {
  self.postMessage(message)
}

function answerOrder({ job, source, number }: MatchOrder): void {
  const read = source === undefined ? ok(open.record) : readSource(source)
  if (read.ok) {
    // The match on the table has grown by what was said since: what was played before is the same.
    if (source?.kind !== 'record' && source !== undefined) open.known.clear()
    open.record = read.value
  }
  const shot = read.ok ? shown(job, open.record, number) : read
  if (shot.ok) answer({ kind: 'shot', job, shot: shot.value })
  else answer({ kind: 'fault', job, fault: shot.error })
}

function shown(job: number, record: MatchRecord | null, number: number | null): Result<MatchShot> {
  if (record === null) return fault('no-match', '', 'no match was read before')
  const of = record.entries.length
  const showing = showMatchShot(record, number, open.known)
  for (;;) {
    const step = showing.next()
    if (step.done) return step.value
    if (step.value % TOLD_EVERY === 0) answer({ kind: 'progress', job, done: step.value, of })
  }
}
