// Entry of a worker thread: loads TypeScript, then runs its share of the trials.

import { parentPort, workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
const { module, name, task, from, to } = workerData
const { [name]: run } = await import(module)
parentPort.postMessage(run(task, from, to))
