import type { Random } from '../../math/index.ts'
import { chanceAfterFoul, chanceAfterMiss } from '../outlook/index.ts'
import type { Candidate } from './candidate.ts'
import { potPlans } from './choose-shot.ts'
import { PotLook } from './first-look.ts'
import type { Mind } from './mind.ts'
import { OtherLook } from './other-look.ts'
import type { Turn } from './turn.ts'

/** Thinks of shots of every kind evenly, whatever seems best: `each` thoughts for each kind, twice that for push-outs. */
export function everyIdea(mind: Mind, turn: Turn, each: number, random: Random): Candidate[] {
  const prospects = mind.outlook.prospectsOf(turn.state)
  const missed = chanceAfterMiss(prospects)
  const pots = new PotLook(mind, turn, potPlans(mind, turn, random), missed, random)
  const others = new OtherLook(mind, turn, missed, chanceAfterFoul(prospects), random)
  for (let i = 0; i < each; i++) {
    pots.look()
    if (i % 2 === 0) others.lookAtTrick()
    if (!others.lookAtSafety()) others.lookAtKick()
    for (let k = 0; k < 2 && others.mayPushOut; k++) others.lookAtPushOut()
  }
  return [...pots.found, ...others.candidates]
}
