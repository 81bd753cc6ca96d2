import { acos } from '../../math/index.ts'
import type { Point } from '../../table/index.ts'
import { objectId } from '../outlook/index.ts'
import {
  distance,
  isOpen,
  moved,
  type Obstacle,
  type Pot,
  potAlong,
  potChance,
  potLine,
  towards,
  turned,
} from '../sense/index.ts'
import type { Mind } from './mind.ts'
import type { TrickPlan } from './trick-plan.ts'
import type { Turn } from './turn.ts'

const LEAST_CHANCE = 0.05
/** The cue ball goes on along the tangent from the first ball to the second: an error of the first hit grows so much. */
const TANGENT_SPREAD = 1.2

/** The cue ball off a lawful ball into another one that goes down, with a stunned cue ball; best chance first. */
export function caromPlans(mind: Mind, turn: Turn, cue: Point, firsts: readonly Obstacle[]): TrickPlan[] {
  const plans: TrickPlan[] = []
  for (const first of firsts) {
    for (const second of turn.balls) {
      if (second.ball === first.ball) continue
      for (const pocket of mind.sense.pockets) {
        const line = potLine(mind.sense, second.at, pocket)
        if (line === null || !isOpen(mind.sense, second.at, line.target, turn.balls, second.ball)) continue
        const ghost = moved(second.at, line.direction, -2 * mind.sense.R)
        for (const pot of tangentHits(mind, turn, cue, first, second, ghost, line.tolerance, pocket.id)) {
          const chance = potChance(pot, turn.skill)
          const target = { ball: objectId(second), pocket: pocket.id }
          if (chance >= LEAST_CHANCE) plans.push({ kind: 'carom', pot, target, rails: 0, chance })
        }
      }
    }
  }
  return plans.sort((a, b) => b.chance - a.chance)
}

/** Hits on the first ball after which the tangent leads to `ghost`: Thales' circle over both centres. */
function tangentHits(
  { sense }: Mind,
  { balls }: Turn,
  cue: Point,
  first: Obstacle,
  second: Obstacle,
  ghost: Point,
  tolerance: number,
  pocket: Pot['pocket'],
): Pot[] {
  const { R } = sense
  const apart = distance(first.at, ghost)
  if (apart <= 2 * R) return []
  const hits: Pot[] = []
  for (const side of [1, -1]) {
    const out = turned(towards(first.at, ghost), side * acos((2 * R) / apart))
    const meet = moved(first.at, out, 2 * R)
    const onward = distance(meet, ghost)
    const error = (tolerance * 2 * R) / (TANGENT_SPREAD * Math.max(onward, R))
    const pot = potAlong(sense, cue, objectId(first), first.at, [-out[0], -out[1]], onward, error, pocket)
    if (pot === null || !isOpen(sense, cue, pot.ghost, balls, first.ball)) continue
    // The cue ball leaves on the side to which it was not turned by the hit.
    const leaves: Point = [ghost[0] - meet[0], ghost[1] - meet[1]]
    const comes = towards(cue, meet)
    if (comes[0] * leaves[0] + comes[1] * leaves[1] <= 0) continue
    if (isOpen(sense, meet, ghost, balls, first.ball, second.ball)) hits.push(pot)
  }
  return hits
}
