import { fault, ok, type Result } from '../math/index.ts'
import { mergeable, mergeBreaks } from './breaks/breaks-document.ts'
import { readBreaksDocument } from './breaks/read-breaks-document.ts'
import { mergeablePushout, mergePushout } from './pushout/pushout-document.ts'
import { readPushoutAnswer } from './pushout/read-pushout-answer.ts'
import { readSelfplayAnswer } from './selfplay/read-selfplay-document.ts'
import { mergeableSelfplay, mergeSelfplay } from './selfplay/selfplay-document.ts'
import { readWhatifAnswer } from './whatif/read-whatif-answer.ts'
import { mergeableWhatif, mergeWhatif } from './whatif/whatif-document.ts'

/** How partial answers of one command become one answer. */
export interface PartsMerger {
  /** The whole so far (null before the first part) with one more part in it. */
  add(whole: object | null, part: unknown): Result<object>
}

function merger<Answer extends object>(
  read: (value: unknown) => Result<Answer>,
  fits: (a: Answer, b: Answer) => boolean,
  merge: (a: Answer, b: Answer) => Answer,
): PartsMerger {
  return {
    add(whole, part) {
      const next = read(part)
      if (!next.ok || whole === null) return next
      // What is whole so far came out of `read` or `merge`.
      const before = whole as Answer
      if (!fits(before, next.value)) return fault('not-mergeable', '', 'not another part of the same run')
      return ok(merge(before, next.value))
    },
  }
}

const MERGERS: ReadonlyMap<unknown, PartsMerger> = new Map([
  ['breaks', merger(readBreaksDocument, mergeable, mergeBreaks)],
  ['selfplay', merger(readSelfplayAnswer, mergeableSelfplay, mergeSelfplay)],
  ['pushout', merger(readPushoutAnswer, mergeablePushout, mergePushout)],
  ['whatif', merger(readWhatifAnswer, mergeableWhatif, mergeWhatif)],
])

/** The merger for answers of the command that a document names; answers of `breaks` where it names none. */
export function mergerFor(document: unknown): PartsMerger {
  const command =
    typeof document === 'object' && document !== null && 'command' in document ? document.command : 'breaks'
  return MERGERS.get(command) ?? MERGERS.get('breaks')!
}
