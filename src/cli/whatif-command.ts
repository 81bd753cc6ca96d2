import { ok, type Result } from '../math/index.ts'
import {
  addTrialCounts,
  makeTrials,
  NO_TRIALS,
  readWhatIfDocument,
  type TrialCounts,
  type WhatIfTask,
} from '../review/index.ts'
import type { DocumentCommand } from './command.ts'
import { readShare, SHARE_OPTIONS, type Share } from './ranges.ts'
import { shareRange } from './share-range.ts'
import { type WhatifDocument, whatifDocument } from './whatif/whatif-document.ts'

export const whatifCommand: DocumentCommand = {
  kind: 'document',
  usage:
    '[--lines] [--workers 1] [--range a..b]   what could have happened: verdicts of variations, with intervals',
  options: SHARE_OPTIONS,
  answer(document) {
    const task = readWhatIfDocument(document)
    if (!task.ok) return task
    const trials = makeTrials(task.value)
    if (!trials.ok) return trials
    const all = [0, task.value.trials] as const
    return ok(whatifDocument(task.value, trials.value, trials.value.run(...all), all))
  },
  async answerWith(document, options) {
    const task = readWhatIfDocument(document)
    if (!task.ok) return task
    const share = readShare(options, task.value.trials, true)
    return share.ok ? answerShared(task.value, share.value) : share
  },
}

/** On several threads; the answer does not depend on how many. */
async function answerShared(task: WhatIfTask, share: Share): Promise<Result<WhatifDocument>> {
  const trials = makeTrials(task)
  if (!trials.ok) return trials
  const module = new URL('../review/index.ts', import.meta.url)
  const run = (_: WhatIfTask, from: number, to: number) => ok(trials.value.run(from, to))
  const parts = await shareRange<WhatIfTask, Result<TrialCounts>>(
    { module, name: 'runTrials', task, run },
    share,
  )
  let counts = NO_TRIALS
  for (const part of parts) {
    if (!part.ok) return part
    counts = addTrialCounts(counts, part.value)
  }
  return ok(whatifDocument(task, trials.value, counts, share.range))
}
