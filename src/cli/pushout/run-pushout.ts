import { makeWorkbench } from '../../players/index.ts'
import { evaluatePushOut } from '../../training/index.ts'
import { type PushoutDocument, type PushoutTask, pushoutDocument } from './pushout-document.ts'

/** The answer from trials `from` (included) to `to` (excluded) of an evaluation. */
export function pushoutPart(task: PushoutTask, from: number, to: number): PushoutDocument {
  const { position, seed, trials } = task
  const bench = makeWorkbench(position, position.parameters)
  const evaluation = evaluatePushOut(bench, position, { seed, trials, range: [from, to] })
  for (;;) {
    const step = evaluation.next()
    if (step.done === true) return pushoutDocument(task, step.value, [[from, to]])
  }
}
