import type { Point } from '../../table/index.ts'
import { objectId } from '../outlook/index.ts'
import {
  distance,
  dot,
  isOpen,
  moved,
  type Obstacle,
  type Pot,
  type PotLine,
  potAlong,
  potChance,
  potLine,
  towards,
} from '../sense/index.ts'
import type { Mind } from './mind.ts'
import type { TrickPlan } from './trick-plan.ts'
import type { Turn } from './turn.ts'

const THINNEST = 0.35
const LARGEST_TOLERANCE = 0.25
const LEAST_CHANCE = 0.05

/** A lawful ball driven into another one that goes down, best chance first. */
export function combinationPlans(
  mind: Mind,
  turn: Turn,
  cue: Point,
  firsts: readonly Obstacle[],
): TrickPlan[] {
  const plans: TrickPlan[] = []
  for (const first of firsts) {
    for (const second of turn.balls) {
      if (second.ball === first.ball) continue
      for (const pocket of mind.sense.pockets) {
        const line = potLine(mind.sense, second.at, pocket)
        const pot = line === null ? null : throughBall(mind, turn, cue, first, second, line)
        if (pot === null) continue
        const chance = potChance(pot, turn.skill)
        const target = { ball: objectId(second), pocket: pocket.id }
        if (chance >= LEAST_CHANCE) plans.push({ kind: 'combination', pot, target, rails: 0, chance })
      }
    }
  }
  return plans.sort((a, b) => b.chance - a.chance)
}

/** The hit on the first ball that sends the second along its line. */
function throughBall(
  { sense }: Mind,
  { balls }: Turn,
  cue: Point,
  first: Obstacle,
  second: Obstacle,
  line: PotLine,
): Pot | null {
  const { R } = sense
  const others = balls.filter(({ ball }) => ball !== first.ball && ball !== second.ball)
  if (!isOpen(sense, second.at, line.target, others)) return null
  const meet = moved(second.at, line.direction, -2 * R)
  const run = distance(first.at, meet)
  const way = run < 1e-4 ? towards(first.at, second.at) : towards(first.at, meet)
  const cos = dot(way, line.direction)
  if (cos < THINNEST || !isOpen(sense, first.at, meet, others)) return null
  const lever = Math.max(run, R / 4) / (2 * R * cos)
  const tolerance = Math.min(LARGEST_TOLERANCE, line.tolerance / lever)
  const pot = potAlong(
    sense,
    cue,
    objectId(first),
    first.at,
    way,
    run + line.distance,
    tolerance,
    line.pocket.id,
  )
  return pot !== null && isOpen(sense, cue, pot.ghost, balls, first.ball) ? pot : null
}
