// Entry of a worker thread of `selfplay`: loads TypeScript, then plays its share.

import { parentPort, workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
const { runSelfplay } = await import('./run-selfplay.ts')
parentPort.postMessage(runSelfplay(workerData.terms, workerData.from, workerData.to))
