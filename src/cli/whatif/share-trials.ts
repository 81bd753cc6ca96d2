import { Worker } from 'node:worker_threads'
import { ok, type Result } from '../../math/index.ts'
import {
  addTrialCounts,
  NO_TRIALS,
  type TrialCounts,
  type Trials,
  type WhatIfTask,
} from '../../review/index.ts'
import type { TrialRange } from '../ranges.ts'

/** Runs trials on several threads, this one among them. The counts do not depend on how many. */
export async function shareTrials(
  task: WhatIfTask,
  trials: Trials,
  [from, to]: TrialRange,
  workers: number,
): Promise<Result<TrialCounts>> {
  const threads = Math.min(workers, to - from)
  const border = (k: number): number => from + Math.floor(((to - from) * k) / threads)
  const others = Array.from({ length: threads - 1 }, (_, k) =>
    runInWorker(task, [border(k + 1), border(k + 2)]),
  )
  const own = trials.run(from, border(1))
  let counts = addTrialCounts(NO_TRIALS, own)
  for (const part of await Promise.all(others)) {
    if (!part.ok) return part
    counts = addTrialCounts(counts, part.value)
  }
  return ok(counts)
}

function runInWorker(task: WhatIfTask, [from, to]: TrialRange): Promise<Result<TrialCounts>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./whatif-worker.mjs', import.meta.url), {
      workerData: { task, from, to },
    })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
