/**
 * Values of positions after simulated breaks, with two seeds: do they agree within three standard errors, and do the
 * errors fall with the root of the trials? One line of JSON for each position, then the whole. Usage:
 *
 *   npx tsx tests/soak/players/push-out-properties.ts --positions 20 --trials 200 --seconds 600
 */
import { DEFAULT_PARAMETERS } from '../../../src/physics/index.ts'
import { makeWorkbench } from '../../../src/players/index.ts'
import type { Declaration } from '../../../src/shot/index.ts'
import { TABLE_SPECS } from '../../../src/table/index.ts'
import {
  drawPosition,
  evaluateChosen,
  evaluatePushOut,
  type PushOutAnswer,
  type PushOutPosition,
} from '../../../src/training/index.ts'
import { numberArgument } from './arguments.ts'

const positions = numberArgument('positions', 20)
const trials = numberArgument('trials', 200)
const deadline = performance.now() + 1000 * numberArgument('seconds', 600)
const bench = makeWorkbench({ table: TABLE_SPECS['9ft'] }, DEFAULT_PARAMETERS)
const terms = { ruleset: 'nine-ball', table: TABLE_SPECS['9ft'], parameters: DEFAULT_PARAMETERS } as const

function last<Step>(steps: Generator<Step, Step>): Step {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** The best shot of one seed, valued anew with two others: the same shot, so that only luck differs. */
function disagreement(position: PushOutPosition, answer: PushOutAnswer): number {
  const shot = answer.values[answer.best]!
  const declaration: Declaration = {
    ...(answer.best === 'push-out' ? { pushOut: true } : {}),
    ...(shot.call === undefined ? {} : { call: shot.call }),
  }
  const chosen = { declaration, stroke: shot.stroke }
  const [a, b] = [31, 32].map((seed) => last(evaluateChosen(bench, position, chosen, { seed, trials })))
  return (a!.value - b!.value) / Math.sqrt(a!.se * a!.se + b!.se * b!.se)
}

let within = 0
let best = 0
let played = 0
for (; played < positions && performance.now() < deadline; played++) {
  const position = drawPosition(bench, { ...terms, level: 'pro', seed: 100 + played })
  const [one, other] = [1, 2].map((seed) => last(evaluatePushOut(bench, position, { seed, trials })))
  const z = disagreement(position, one!)
  if (Math.abs(z) <= 3) within += 1
  if (one!.best === other!.best) best += 1
  const values = [one!, other!].map(({ values: v }) =>
    (['shoot', 'safety', 'push-out'] as const).map((kind) => v[kind]?.value.toFixed(3) ?? null),
  )
  process.stdout.write(`${JSON.stringify({ position: played, z: Number(z.toFixed(2)), values })}\n`)
}
process.stdout.write(`${JSON.stringify({ positions: played, trials, within3: within, sameBest: best })}\n`)
