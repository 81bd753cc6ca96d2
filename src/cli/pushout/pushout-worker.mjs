// Entry of a worker thread of `pushout`: loads TypeScript, then plays its share of the trials.

import { parentPort, workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
const { runPushout } = await import('./run-pushout.ts')
const { grid, tried } = runPushout(workerData.task, workerData.from, workerData.to)
parentPort.postMessage({ grid, tried })
