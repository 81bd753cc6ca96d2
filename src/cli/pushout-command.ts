import { ok } from '../math/index.ts'
import type { DocumentCommand } from './command.ts'
import {
  mergePushout,
  type PushoutDocument,
  type PushoutTask,
  readPushoutDocument,
} from './pushout/pushout-document.ts'
import { pushoutPart } from './pushout/run-pushout.ts'
import { readShare, SHARE_OPTIONS, type Share } from './ranges.ts'
import { shareRange } from './share-range.ts'

export const pushoutCommand: DocumentCommand = {
  kind: 'document',
  usage: '[--lines] [--workers 1] [--range a..b]   after the break: shoot, play safe, or push out?',
  options: SHARE_OPTIONS,
  answer(document) {
    const task = readPushoutDocument(document)
    if (!task.ok) return task
    const { trials } = task.value
    return ok(pushoutPart(task.value, 0, trials))
  },
  async answerWith(document, options) {
    const task = readPushoutDocument(document)
    if (!task.ok) return task
    const share = readShare(options, task.value.trials, true)
    return share.ok ? ok(await shared(task.value, share.value)) : share
  },
}

/** Plays the trials on several threads; the values do not depend on how many. */
async function shared(task: PushoutTask, share: Share): Promise<PushoutDocument> {
  const module = new URL('./pushout/run-pushout.ts', import.meta.url)
  const work = { module, name: 'pushoutPart', task, run: pushoutPart }
  return (await shareRange(work, share)).reduce(mergePushout)
}
