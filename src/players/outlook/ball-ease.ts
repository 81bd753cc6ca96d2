import type { Point } from '../../table/index.ts'
import {
  chanceOfSpread,
  isClear,
  isOpen,
  type Obstacle,
  potLine,
  type TableSense,
  typicalSpread,
} from '../sense/index.ts'
import type { Skill } from '../skill/index.ts'

/** From how far and how thin a ball is played on the whole: m, degrees. */
const USUAL = { reach: 0.75, cutDeg: 25 } as const
/** From how far and how thin with the cue ball in hand. */
const IN_HAND = { reach: 0.3, cutDeg: 12 } as const

/** How well a player's hand does on shots of the usual kind: what the ease of balls is measured with. */
export interface Touch {
  readonly skill: Skill
  readonly usual: number
  readonly inHand: number
}

export function touchOf(skill: Skill, R: number): Touch {
  return {
    skill,
    usual: typicalSpread(skill, R, USUAL.reach, USUAL.cutDeg),
    inHand: typicalSpread(skill, R, IN_HAND.reach, IN_HAND.cutDeg),
  }
}

/** Widest error in radians with which a ball still goes into its best pocket, and into its second best. */
export interface BallEase {
  readonly best: number
  readonly second: number
}

/**
 * How openly a ball lies: over the pockets that it can reach past the other balls, with room for the cue ball behind
 * it. 0 = it goes nowhere.
 */
export function ballEase(sense: TableSense, { ball, at }: Obstacle, others: readonly Obstacle[]): BallEase {
  let best = 0
  let second = 0
  for (const pocket of sense.pockets) {
    const line = potLine(sense, at, pocket)
    if (line === null || line.tolerance <= second) continue
    if (!isOpen(sense, at, line.target, others, ball)) continue
    if (!hasRoomBehind(sense, at, line.direction, others, ball)) continue
    if (line.tolerance > best) {
      second = best
      best = line.tolerance
    } else second = line.tolerance
  }
  return { best, second }
}

/** The cue ball fits where it has to hit from. */
function hasRoomBehind(
  { R, mostX, mostY }: TableSense,
  at: Point,
  direction: Point,
  others: readonly Obstacle[],
  ball: Obstacle['ball'],
): boolean {
  const x = at[0] - direction[0] * 2 * R
  const y = at[1] - direction[1] * 2 * R
  if (Math.abs(x) > mostX || Math.abs(y) > mostY) return false
  return isClear([x, y], [x, y], others, 2 * R, ball)
}

/** Chance to pot a ball of this ease from where one usually plays it. */
export function usualChance(ease: BallEase, { skill, usual }: Touch): number {
  return ease.best === 0 ? 0 : chanceOfSpread(ease.best, usual, skill)
}

/** The same with the cue ball in hand. */
export function inHandChance(ease: BallEase, { skill, inHand }: Touch): number {
  return ease.best === 0 ? 0 : chanceOfSpread(ease.best, inHand, skill)
}
