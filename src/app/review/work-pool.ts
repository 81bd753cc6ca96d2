import type { Fault } from '../../math/index.ts'
import {
  addTrialCounts,
  NO_TRIALS,
  type ReviewTask,
  type TrialCounts,
  type WhatDecidedIt,
  type WhatIfTask,
} from '../../review/index.ts'
import type { WorkAnswer, WorkOrder } from './work-order.ts'

/** Trials that a worker is handed at a time: some tenths of a second of work. */
const CHUNK = 40
const MOST_WORKERS = 8

/** What the page is told while it goes on; exactly one of `done` and `failed` ends it. */
export interface WorkListener<T> {
  progress(done: number, of: number): void
  done(answer: T): void
  failed(fault: Fault): void
}

type Stop = () => void

/** Ranges of trials on all processors. Any number of workers comes to the same counts. */
export function runWhatIf(
  task: WhatIfTask,
  listener: WorkListener<TrialCounts>,
  workers = Math.min(MOST_WORKERS, Math.max(1, navigator.hardwareConcurrency)),
): Stop {
  const { trials } = task
  let next = 0
  let counts = NO_TRIALS
  const orderNext = (worker: Worker) => {
    if (next >= trials) return
    const [from, to] = [next, Math.min(trials, next + CHUNK)]
    next = to
    worker.postMessage({ kind: 'trials', job: 1, task, from, to } satisfies WorkOrder)
  }
  const team = Array.from({ length: Math.min(workers, Math.ceil(trials / CHUNK)) }, () => startWorker())
  let stopped = false
  const stop = () => {
    stopped = true
    for (const worker of team) worker.terminate()
  }
  for (const worker of team) {
    hear(worker, stop, listener, (answer) => {
      // An answer may have been on its way.
      if (stopped || answer.kind !== 'counts') return
      counts = addTrialCounts(counts, answer.counts)
      if (counts.trials >= trials) {
        stop()
        listener.done(counts)
        return
      }
      listener.progress(counts.trials, trials)
      orderNext(worker)
    })
    orderNext(worker)
  }
  return stop
}

/** The search for what decided a shot, in one worker. */
export function runDeciding(task: ReviewTask, listener: WorkListener<WhatDecidedIt>): Stop {
  const worker = startWorker()
  let stopped = false
  const stop = () => {
    stopped = true
    worker.terminate()
  }
  hear(worker, stop, listener, (answer) => {
    if (stopped) return
    if (answer.kind === 'progress') listener.progress(answer.done, answer.of)
    if (answer.kind !== 'decided') return
    stop()
    listener.done(answer.decided)
  })
  worker.postMessage({ kind: 'decide', job: 1, task } satisfies WorkOrder)
  return stop
}

function startWorker(): Worker {
  return new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' })
}

function hear(
  worker: Worker,
  stop: Stop,
  listener: Pick<WorkListener<never>, 'failed'>,
  take: (answer: WorkAnswer) => void,
): void {
  worker.addEventListener('message', ({ data }: MessageEvent<WorkAnswer>) => {
    if (data.kind !== 'fault') return take(data)
    stop()
    listener.failed(data.fault)
  })
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    stop()
    listener.failed({ code: 'worker-lost', path: '', message: event.message })
  })
}
