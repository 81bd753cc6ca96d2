import { Worker } from 'node:worker_threads'
import { ok, type Result } from '../../math/index.ts'
import { addCounts, type BreakCounts, NO_BREAKS } from './break-statistics.ts'
import type { BreaksTerms } from './break-terms.ts'
import { runBreaks } from './run-breaks.ts'

/** Plays breaks on several threads. The counts do not depend on how many. */
export async function shareBreaks(
  terms: BreaksTerms,
  from: number,
  to: number,
  workers: number,
): Promise<Result<BreakCounts>> {
  if (workers === 1) return runBreaks(terms, from, to)
  const border = (k: number) => from + Math.floor(((to - from) * k) / workers)
  const parts = await Promise.all(
    Array.from({ length: workers }, (_, k) => runInWorker(terms, border(k), border(k + 1))),
  )
  let counts = NO_BREAKS
  for (const part of parts) {
    if (!part.ok) return part
    counts = addCounts(counts, part.value)
  }
  return ok(counts)
}

function runInWorker(terms: BreaksTerms, from: number, to: number): Promise<Result<BreakCounts>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./breaks-worker.mjs', import.meta.url), {
      workerData: { terms, from, to },
    })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
