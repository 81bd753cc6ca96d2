import { Benches, runJob } from './run-job.ts'
import type { FromWorker, JobRequest, ToWorker } from './trainer-jobs.ts'

/** News are told at most this often, ms: between two of them the worker listens whether it is still wanted. */
const BREATH = 60

const benches = new Benches()
const stopped = new Set<number>()
const waiting: JobRequest[] = []
const state = { busy: false }

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ('stop' in data) stopped.add(data.stop)
  else waiting.push(data)
  if (!state.busy) void workOff()
}

/** One job after the other, in the order they came. */
async function workOff(): Promise<void> {
  state.busy = true
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next)
  state.busy = false
}

async function work({ id, job }: JobRequest): Promise<void> {
  try {
    let told = performance.now()
    let pending: FromWorker | null = null
    for (const news of runJob(benches, job)) {
      pending = { id, news, last: false }
      if (performance.now() - told < BREATH) continue
      self.postMessage(pending)
      await breathe()
      if (stopped.delete(id)) return
      told = performance.now()
    }
    if (pending && !stopped.delete(id)) self.postMessage({ ...pending, last: true })
  } catch (error) {
    self.postMessage({ id, failed: String(error) } satisfies FromWorker)
  }
}

function breathe(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0)
  })
}
