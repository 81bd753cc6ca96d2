import { type Idea, turnAt, type Workbench } from '../../players/index.ts'
import type { CueStroke, Declaration } from '../../shot/index.ts'
import { type ChoiceValue, type PushOutValue, pushOutValue, shotOf } from './answer.ts'
import { Contender } from './contender.ts'
import { type EvaluationTerms, mindFor } from './evaluate.ts'
import { matchAt, type PushOutPosition } from './position.ts'

const BATCH = 8

/** What somebody has decided to do: a stroke as he means it, and what he declares with it. */
export interface ChosenShot {
  readonly declaration: Declaration
  readonly stroke: CueStroke
}

/**
 * The value of a person's own choice, delivered with the errors of his level: as good as he means it, on the average.
 * A push-out comes with the values of both answers. The last value is returned.
 */
export function* evaluateChosen(
  bench: Workbench,
  position: PushOutPosition,
  chosen: ChosenShot,
  { seed, trials }: EvaluationTerms,
): Generator<ChoiceValue | PushOutValue, ChoiceValue | PushOutValue> {
  const mind = mindFor(bench, position)
  const turn = turnAt(mind, matchAt(position))
  const contender = new Contender(mind, turn, position, ideaOf(chosen), seed)
  const value = (): ChoiceValue | PushOutValue => {
    const shot = shotOf(contender.idea)
    if (chosen.declaration.pushOut === true) return pushOutValue({ shot, sums: contender.sums })
    return { ...contender.estimate, ...shot }
  }
  for (let done = 0; done < trials; done += BATCH) {
    contender.try(Math.min(BATCH, trials - done))
    yield value()
  }
  return value()
}

function ideaOf({ declaration, stroke }: ChosenShot): Idea {
  const kind = declaration.pushOut === true ? 'push-out' : declaration.safety === true ? 'safety' : 'shot'
  return { kind, place: null, declaration, stroke, target: null, pot: null, rails: 0 }
}
