import { Worker } from 'node:worker_threads'
import { fault, ok, type Result } from '../math/index.ts'
import type { PushOutAnswer } from '../training/index.ts'
import type { DocumentCommand } from './command.ts'
import { numberOption, type OptionValues } from './parse-arguments.ts'
import {
  mergePushout,
  type PushoutDocument,
  type PushoutTask,
  pushoutDocument,
  readPushoutDocument,
} from './pushout/pushout-document.ts'
import { runPushout } from './pushout/run-pushout.ts'

export const pushoutCommand: DocumentCommand = {
  kind: 'document',
  usage: '[--lines] [--workers 1] [--range a..b]   after the break: shoot, play safe, or push out?',
  options: ['workers', 'range'],
  answer(document) {
    const task = readPushoutDocument(document)
    if (!task.ok) return task
    const { trials } = task.value
    return ok(pushoutDocument(task.value, runPushout(task.value, 0, trials), [[0, trials]]))
  },
  async answerWith(document, options) {
    const task = readPushoutDocument(document)
    if (!task.ok) return task
    const range = readRange(options, task.value.trials)
    if (!range.ok) return range
    const workers = numberOption(options, 'workers', 1, { least: 1, most: 256, whole: true })
    if (!workers.ok) return workers
    return ok(await shared(task.value, range.value, workers.value))
  },
}

/** Plays the trials on several threads; the values do not depend on how many. */
async function shared(
  task: PushoutTask,
  [from, to]: readonly [number, number],
  workers: number,
): Promise<PushoutDocument> {
  const threads = Math.min(workers, to - from)
  if (threads === 1) return pushoutDocument(task, runPushout(task, from, to), [[from, to]])
  const border = (k: number) => from + Math.floor(((to - from) * k) / threads)
  const parts = await Promise.all(
    Array.from({ length: threads }, async (_, k) => {
      const part = [border(k), border(k + 1)] as const
      return pushoutDocument(task, await runInWorker(task, part), [part])
    }),
  )
  return parts.reduce(mergePushout)
}

function runInWorker(
  task: PushoutTask,
  [from, to]: readonly [number, number],
): Promise<Pick<PushOutAnswer, 'grid' | 'tried'>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./pushout/pushout-worker.mjs', import.meta.url), {
      workerData: { task, from, to },
    })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

/** `--range a..b` plays trials a to b - 1; without it all of the document's. */
function readRange(options: OptionValues, trials: number): Result<readonly [from: number, to: number]> {
  const text = options.get('range')
  if (text === undefined) return ok([0, trials])
  const [, from, to] = /^(\d{1,8})\.\.(\d{1,8})$/.exec(String(text)) ?? []
  if (from === undefined || to === undefined || Number(from) >= Number(to) || Number(to) > trials) {
    return fault('usage', '--range', `--range wants a..b with a below b and b at most ${trials}`)
  }
  return ok([Number(from), Number(to)])
}
