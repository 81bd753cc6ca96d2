import { ok, type Result } from '../math/index.ts'
import { makeTrials, readWhatIfDocument, type WhatIfTask } from '../review/index.ts'
import type { DocumentCommand } from './command.ts'
import { numberOption } from './parse-arguments.ts'
import { readRangeWithin } from './whatif/read-range.ts'
import { shareTrials } from './whatif/share-trials.ts'
import { type WhatifDocument, whatifDocument } from './whatif/whatif-document.ts'

export const whatifCommand: DocumentCommand = {
  kind: 'document',
  usage:
    '[--lines] [--workers 1] [--range a..b]   what could have happened: verdicts of variations, with intervals',
  options: ['workers', 'range'],
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
    const range = readRangeWithin(options, task.value.trials)
    if (!range.ok) return range
    const workers = numberOption(options, 'workers', 1, { least: 1, most: 256, whole: true })
    return workers.ok ? answerShared(task.value, range.value, workers.value) : workers
  },
}

/** On several threads; the answer does not depend on how many. */
async function answerShared(
  task: WhatIfTask,
  range: readonly [from: number, to: number],
  workers: number,
): Promise<Result<WhatifDocument>> {
  const trials = makeTrials(task)
  if (!trials.ok) return trials
  const counts = await shareTrials(task, trials.value, range, workers)
  return counts.ok ? ok(whatifDocument(task, trials.value, counts.value, range)) : counts
}
