import type { Random } from '../../math/index.ts'
import type { Point } from '../../table/index.ts'
import type { Idea } from './idea.ts'
import type { Mind } from './mind.ts'
import { anyTip } from './pot-ideas.ts'
import { plainIdea } from './safety-ideas.ts'
import type { Turn } from './turn.ts'

const SOFTEST = 0.3
const HARDEST = 2.6

/** A push-out: the cue ball anywhere, with or without touching anything. */
export function pushOutIdea(mind: Mind, turn: Turn, cue: Point, random: Random): Idea {
  const heading = random.between(-180, 180)
  const speed = random.between(SOFTEST, HARDEST)
  const tip = random.next() < 0.6 ? { side: 0, height: 0 } : anyTip(turn.skill, mind.sense.R, random)
  return plainIdea(mind, turn, cue, 'push-out', heading, { speed, elevationDeg: 0, tip }, 0)
}
