import { makeWorkbench } from '../../players/index.ts'
import { evaluatePushOut, type PushOutAnswer } from '../../training/index.ts'
import type { PushoutTask } from './pushout-document.ts'

/** Plays the trials `from` (included) to `to` (excluded) of an evaluation. */
export function runPushout({ position, seed, trials }: PushoutTask, from: number, to: number): PushOutAnswer {
  const bench = makeWorkbench(position, position.parameters)
  const evaluation = evaluatePushOut(bench, position, { seed, trials, range: [from, to] })
  for (;;) {
    const step = evaluation.next()
    if (step.done === true) return step.value
  }
}
