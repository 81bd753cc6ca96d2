import { makeMind, typicalSkill, type Workbench, worth } from '../../players/index.ts'
import type { CueStroke } from '../../shot/index.ts'
import { otherSeat } from '../../shot/index.ts'
import { type Estimate, TwoLevelSample } from './estimate.ts'
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
  const take = new TwoLevelSample()
  const handBack = new TwoLevelSample()
  take.cheap.add(worth(mind.outlook, answers, taken))
  handBack.cheap.add(worth(mind.outlook, answers, back))
  let last: AnswerValue | null = null
  for (let round = 0; round < terms.rounds; round++) {
    const own = bestShot(mind, taken, CLOSE, terms.seed + round)
    const other = bestShot(mind, back, CLOSE, terms.seed + round)
    take.correction.add(own.chance - take.cheap.mean)
    handBack.correction.add(1 - other.chance - handBack.cheap.mean)
    const shots = { take: own.candidate.idea.stroke, handBack: other.candidate.idea.stroke }
    last = answerOf(certain(take), certain(handBack), shots)
    yield last
  }
  return last!
}

/** The glance is one number without spread of its own: the error is that of the closer looks. */
function certain(sample: TwoLevelSample): Estimate {
  const { mean, count } = sample.correction
  const value = Math.max(0, Math.min(1, sample.cheap.mean + mean))
  return { value, se: count < 2 ? 0.1 : Math.sqrt(sample.correction.errorSquared) }
}

function answerOf(take: Estimate, handBack: Estimate, shots: AnswerValue['shots']): AnswerValue {
  return { best: take.value >= handBack.value ? 'take' : 'hand-back', take, handBack, shots }
}
