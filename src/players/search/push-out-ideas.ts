import type { Random } from '../../math/index.ts'
import type { Point } from '../../table/index.ts'
import { headingDegOf, towards } from '../sense/index.ts'
import type { Idea } from './idea.ts'
import type { Mind } from './mind.ts'
import { mayStand } from './place-ideas.ts'
import { anyTip } from './pot-ideas.ts'
import { plainIdea } from './safety-ideas.ts'
import { ballPerStick, clampStick } from './stroke-speed.ts'
import type { Turn } from './turn.ts'

const SOFTEST = 0.3
const HARDEST = 2.6
/** Share of the push-outs that are thought of as a place to roll the cue ball to. */
const TO_A_PLACE = 0.5

/** A push-out: the cue ball anywhere, with or without touching anything. */
export function pushOutIdea(mind: Mind, turn: Turn, cue: Point, random: Random): Idea {
  const { mostX, mostY, R } = mind.sense
  if (random.next() < TO_A_PLACE) {
    const place: Point = [random.between(-mostX, mostX), random.between(-mostY, mostY)]
    if (mayStand(mind, turn, place)) return rollTo(mind, turn, cue, place)
  }
  const heading = random.between(-180, 180)
  const speed = random.between(SOFTEST, HARDEST)
  const tip = random.next() < 0.6 ? { side: 0, height: 0 } : anyTip(turn.skill, R, random)
  return plainIdea(mind, turn, cue, 'push-out', heading, { speed, elevationDeg: 0, tip }, 0)
}

/** A centre hit that would just bring the cue ball to a place if nothing lay in the way. */
export function rollTo(mind: Mind, turn: Turn, cue: Point, place: Point): Idea {
  const { slidingFriction, rollingFriction, gravity } = mind.sense.parameters
  const x = place[0] - cue[0]
  const y = place[1] - cue[1]
  const far = Math.sqrt(x * x + y * y)
  // Sliding 12 v^2 / (49 mu_s g), then rolling with 5/7 of the speed.
  const perSquare = 12 / (49 * slidingFriction * gravity) + 25 / 49 / (2 * rollingFriction * gravity)
  const speed = clampStick(Math.sqrt(far / perSquare) / ballPerStick(mind.sense.parameters))
  const heading = far < 1e-6 ? 0 : headingDegOf(towards(cue, place))
  const open = { speed, elevationDeg: 0, tip: { side: 0, height: 0 } }
  return plainIdea(mind, turn, cue, 'push-out', heading, open, 0)
}
