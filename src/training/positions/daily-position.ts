import { Random } from '../../math/index.ts'
import type { PositionTerms } from './draw-position.ts'

const DAILY = 0xda11

/**
 * The seed of the position of a day: the same for everybody who plays the same game. `day` = days since any fixed day,
 * as the page counts them.
 */
export function dailySeed(day: number, ruleset: PositionTerms['ruleset']): number {
  return Random.fromSeed(day, DAILY + ruleset.length).bits()
}
