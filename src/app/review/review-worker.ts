import { decidingChanges, makeTrials, type Trials, type WhatIfTask } from '../../review/index.ts'
import type { WorkAnswer, WorkOrder } from './work-order.ts'

/** Trials of the last task are kept: the chunks of one task share the solver's memory. */
const prepared: { key: number; trials: Trials | null } = { key: -1, trials: null }

self.addEventListener('message', (event: MessageEvent<WorkOrder>) => {
  const order = event.data
  if (order.kind === 'decide') decide(order)
  else runChunk(order)
})

function answer(message: WorkAnswer): void {
  self.postMessage(message)
}

function runChunk({ job, task, from, to }: Extract<WorkOrder, { kind: 'trials' }>): void {
  const trials = trialsOf(job, task)
  if (trials.ok) answer({ kind: 'counts', job, counts: trials.value.run(from, to) })
  else answer({ kind: 'fault', job, fault: trials.error })
}

function trialsOf(job: number, task: WhatIfTask): ReturnType<typeof makeTrials> {
  if (prepared.key === job && prepared.trials !== null) return { ok: true, value: prepared.trials }
  const made = makeTrials(task)
  if (made.ok) {
    prepared.key = job
    prepared.trials = made.value
  }
  return made
}

function decide({ job, task }: Extract<WorkOrder, { kind: 'decide' }>): void {
  const steps = decidingChanges(task)
  for (;;) {
    const step = steps.next()
    if (step.done !== true) {
      answer({ kind: 'progress', job, ...step.value })
      continue
    }
    if (step.value.ok) answer({ kind: 'decided', job, decided: step.value.value })
    else answer({ kind: 'fault', job, fault: step.value.error })
    return
  }
}
