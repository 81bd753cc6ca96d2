import { makeMind, typicalSkill, type Workbench, worth } from '../../players/index.ts'
import type { CueStroke } from '../../shot/index.ts'
import { otherSeat } from '../../shot/index.ts'
import { type Estimate, errorSquaredOf, meanOf, NO_SUMS, type SampleSums, withValue } from './estimate.ts'
import { bestShot, type Closeness } from './look-closely.ts'
import { afterPush, type PushOutPosition } from './position.ts'

/** Seat two: the other has pushed out, and the balls lie so. */
export interface AnswerValue {
  readonly best: 'take' | 'hand-back'
  /** Chances that the player who answers wins the rack. */
  readonly take: Estimate
  readonly handBack: Estimate
  /** What he would play, and what the other would. */
  readonly shots: { readonly take: CueStroke; readonly handBack: CueStroke }
}

const CLOSE: Closeness = { simulations: 120, trials: 24 }

/**
 * Take the shot or hand it back? `position.shooter` is the player who pushed out; the value is that of the other.
 * Each step of the generator lets both players think anew, so that the error falls with the root of their number.
 */
export function* evaluateAnswer(
  bench: Workbench,
  position: PushOutPosition,
  terms: { readonly seed: number; readonly rounds: number },
): Generator<AnswerValue, AnswerValue> {
  const { levels, shooter, balls } = position
  const mind = makeMind(bench, { A: typicalSkill(levels.A), B: typicalSkill(levels.B) })
  const answers = otherSeat(shooter)
  const taken = afterPush(position, balls, answers)
  const back = afterPush(position, balls, shooter)
  const glance = { take: worth(mind.outlook, answers, taken), back: worth(mind.outlook, answers, back) }
  let take = NO_SUMS
  let handBack = NO_SUMS
  let last: AnswerValue | null = null
  for (let round = 0; round < Math.max(1, terms.rounds); round++) {
    const own = bestShot(mind, taken, CLOSE, terms.seed + round)
    const other = bestShot(mind, back, CLOSE, terms.seed + round)
    take = withValue(take, own.chance)
    handBack = withValue(handBack, 1 - other.chance)
    const shots = { take: own.candidate.idea.stroke, handBack: other.candidate.idea.stroke }
    last = answerOf(blended(take, glance.take), blended(handBack, glance.back), shots)
    yield last
  }
  return last!
}

/** A glance counts as much as one closer look; its error is about that of one. */
function blended(looks: SampleSums, glance: number): Estimate {
  const { count } = looks
  const value = (meanOf(looks) * count + glance) / (count + 1)
  const spread =
    count < 2 ? ONE_LOOK / (count + 1) : errorSquaredOf(looks) + ONE_LOOK / (count + 1) / (count + 1)
  return { value, se: Math.sqrt(spread) }
}

/** Variance of one look, and of a glance. */
const ONE_LOOK = 0.006

function answerOf(take: Estimate, handBack: Estimate, shots: AnswerValue['shots']): AnswerValue {
  return { best: take.value >= handBack.value ? 'take' : 'hand-back', take, handBack, shots }
}
