import type { Random } from '../../math/index.ts'
import type { Point } from '../../table/index.ts'
import { headingDegOf, type TableSense, towards } from '../sense/index.ts'
import type { Idea } from './idea.ts'
import type { Mind } from './mind.ts'
import { anyTip } from './pot-ideas.ts'
import { plainIdea } from './safety-ideas.ts'
import type { Turn } from './turn.ts'

const SOFTEST = 0.9
const HARDEST = 3.8
/** How far the first guess may lie from the mirror's line, degrees: spin and speed bend every rebound. */
const GUESS_DEG = 4
const TWO_RAILS = 0.35

type Mirror = (at: Point) => Point

/** The four cushions as mirrors for the centre of a ball. */
function mirrorsOf({ mostX, mostY }: TableSense): readonly Mirror[] {
  return [
    ([x, y]) => [2 * mostX - x, y],
    ([x, y]) => [-2 * mostX - x, y],
    ([x, y]) => [x, 2 * mostY - y],
    ([x, y]) => [x, -2 * mostY - y],
  ]
}

/** A shot at a lawful ball over one cushion or two, aimed by the mirror and a little beside it. */
export function kickIdea(mind: Mind, turn: Turn, cue: Point, random: Random): Idea {
  const mirrors = mirrorsOf(mind.sense)
  const { at } = turn.lawful[random.int(turn.lawful.length)]!
  const first = random.int(4)
  const twice = random.next() < TWO_RAILS
  const second = (first + 1 + random.int(3)) % 4
  const image = twice ? mirrors[first]!(mirrors[second]!(at)) : mirrors[first]!(at)
  const heading = headingDegOf(towards(cue, image)) + GUESS_DEG * random.gaussian()
  const speed = random.between(SOFTEST, HARDEST)
  const open = { speed, elevationDeg: 0, tip: anyTip(turn.skill, mind.sense.R, random) }
  return plainIdea(mind, turn, cue, 'kick', heading, open, twice ? 2 : 1)
}
