import type { Random } from '../../math/index.ts'
import type { Point } from '../../table/index.ts'
import { headingDegOf, towards } from '../sense/index.ts'
import type { Idea } from './idea.ts'
import type { Mind } from './mind.ts'
import { plainIdea } from './safety-ideas.ts'
import type { Turn } from './turn.ts'

/** Elevation, degrees, and speed of the stick, m/s, of a jump with a playing cue. */
const RAISED = { least: 28, most: 55 } as const
const SPEED = { least: 2.5, most: 5 } as const
const ASIDE_DEG = 0.8

/** A jump straight at a lawful ball, over whatever hides it. */
export function jumpIdea(mind: Mind, turn: Turn, cue: Point, random: Random): Idea {
  const { at } = turn.lawful[random.int(turn.lawful.length)]!
  const heading = headingDegOf(towards(cue, at)) + ASIDE_DEG * random.gaussian()
  const open = {
    speed: random.between(SPEED.least, SPEED.most),
    elevationDeg: random.between(RAISED.least, RAISED.most),
    tip: { side: 0, height: 0 },
  }
  return plainIdea(mind, turn, cue, 'jump', heading, open, 0)
}
