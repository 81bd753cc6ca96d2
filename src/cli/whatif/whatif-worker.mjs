// Entry of a worker thread of `whatif`: loads TypeScript, then runs its share of the trials.

import { parentPort, workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
const { runTrials } = await import('../../review/index.ts')
parentPort.postMessage(runTrials(workerData.task, workerData.from, workerData.to))
