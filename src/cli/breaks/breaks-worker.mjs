// Entry of a worker thread of `breaks`: loads TypeScript, then counts its share.

import { parentPort, workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
const { runBreaks } = await import('./run-breaks.ts')
parentPort.postMessage(runBreaks(workerData.terms, workerData.from, workerData.to))
