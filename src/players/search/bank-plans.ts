import type { ObjectBallId, Point } from '../../table/index.ts'
import { objectId } from '../outlook/index.ts'
import { chanceOfSpread, isOpen, type Obstacle, type Pot, potAlong, throwSpread } from '../sense/index.ts'
import { headingSpread } from '../skill/index.ts'
import { type KickPath, kickPaths } from './kick-paths.ts'
import type { Mind } from './mind.ts'
import type { TrickPlan } from './trick-plan.ts'
import type { Turn } from './turn.ts'

const RADIANS = Math.PI / 180
/** Half of what a pocket takes of a ball that comes off a cushion, m. */
const HALF_WIDTH = 0.03
/** The ball must go past the cue ball's place behind it. */
const LEAST_CHANCE = 0.05

/** Banks of the lawful balls over one cushion that are open, best chance first. */
export function bankPlans(mind: Mind, turn: Turn, cue: Point, balls: readonly Obstacle[]): TrickPlan[] {
  const plans: TrickPlan[] = []
  for (const ball of balls) {
    const mouths = mind.sense.pockets.map(({ id, mouth }) => ({ ball: 'cue', at: mouth, id }) as const)
    const paths = kickPaths(mind.sense, ball.at, mouths, turn.balls, [ball.ball])
    for (const path of paths) {
      if (path.rails > 1) continue
      const pocket = mouths.find(({ at }) => at === path.target.at)!.id
      const pot = bankPot(mind, cue, ball, path, pocket)
      if (pot === null || !isOpen(mind.sense, cue, pot.ghost, turn.balls, pot.ball)) continue
      const chance = bankChance(pot, turn)
      if (chance < LEAST_CHANCE) continue
      const target = { ball: objectId(ball), pocket }
      plans.push({ kind: 'bank', pot, target, rails: 1, chance })
    }
  }
  return plans.sort((a, b) => b.chance - a.chance)
}

function bankPot(mind: Mind, cue: Point, ball: Obstacle, path: KickPath, pocket: Pot['pocket']): Pot | null {
  const id: ObjectBallId = objectId(ball)
  const tolerance = HALF_WIDTH / path.length
  return potAlong(mind.sense, cue, id, ball.at, path.way, path.length, tolerance, pocket)
}

function bankChance(pot: Pot, { skill }: Turn): number {
  const cue = pot.lever * headingSpread(skill, pot.elevationDeg, pot.reach)
  const thrown = throwSpread(pot.cutSin, pot.cutCos, skill)
  const rebound = skill.judgement.railDeg * RADIANS
  return chanceOfSpread(pot.tolerance, Math.sqrt(cue * cue + thrown * thrown + rebound * rebound), skill)
}
