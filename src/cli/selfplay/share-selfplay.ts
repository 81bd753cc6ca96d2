import { Worker } from 'node:worker_threads'
import { runSelfplay } from './run-selfplay.ts'
import { addGames, NO_GAMES, type SelfplayCounts, type SelfplayTerms } from './selfplay-document.ts'

/** Plays games on several threads. The counts do not depend on how many. */
export async function shareSelfplay(
  terms: SelfplayTerms,
  from: number,
  to: number,
  workers: number,
): Promise<SelfplayCounts> {
  if (workers === 1) return runSelfplay(terms, from, to)
  const border = (k: number) => from + Math.floor(((to - from) * k) / workers)
  const parts = await Promise.all(
    Array.from({ length: workers }, (_, k) => runInWorker(terms, border(k), border(k + 1))),
  )
  return parts.reduce(addGames, NO_GAMES)
}

function runInWorker(terms: SelfplayTerms, from: number, to: number): Promise<SelfplayCounts> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./selfplay-worker.mjs', import.meta.url), {
      workerData: { terms, from, to },
    })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
