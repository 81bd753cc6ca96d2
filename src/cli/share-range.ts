import { Worker } from 'node:worker_threads'
import type { Share, TrialRange } from './ranges.ts'

/** Work that is cut by the numbers of its trials; what a part comes to does not depend on the others. */
export interface SharedWork<Task, Part> {
  /** The file that exports `run` under that name, for the other threads. */
  readonly module: URL
  readonly name: string
  /** Plain data. */
  readonly task: Task
  readonly run: (task: Task, from: number, to: number) => Part
}

/** Runs it on as many threads as the share says, this one among them; the parts in the order of their numbers. */
export async function shareRange<Task, Part>(
  work: SharedWork<Task, Part>,
  { range: [from, to], workers }: Share,
): Promise<readonly Part[]> {
  const threads = Math.min(workers, to - from)
  const border = (k: number): number => from + Math.floor(((to - from) * k) / threads)
  const others = Array.from({ length: threads - 1 }, (_, k) =>
    runInWorker(work, [border(k + 1), border(k + 2)]),
  )
  const own = work.run(work.task, from, border(1))
  return [own, ...(await Promise.all(others))]
}

function runInWorker<Task, Part>(
  { module, name, task }: SharedWork<Task, Part>,
  [from, to]: TrialRange,
): Promise<Part> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./range-worker.mjs', import.meta.url), {
      workerData: { module: module.href, name, task, from, to },
    })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
