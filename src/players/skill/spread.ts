import { sin } from '../../math/index.ts'
import { BRIDGE_LENGTH } from './perturb.ts'
import type { Skill } from './skill.ts'

const RADIANS = Math.PI / 180

/** Squirt against a tip error to the side: rad per m (2.7 degrees at half a radius). */
const SQUIRT = (0.189 * 1000 * Math.PI) / 180
/** Swerve of a raised stick against the same: 5/7 sin(elevation) / R, rad per m (masse spin turned into velocity). */
const SWERVE = 5 / 7 / 0.028575

/**
 * Standard deviation of the heading with which the cue ball runs, radians: aim and side tip together. A tip error
 * turns the stick, squirts the ball back, and makes it swerve when the butt is raised by `elevationDeg`.
 */
export function headingSpread({ hand }: Skill, elevationDeg: number): number {
  const aim = hand.aimDeg * RADIANS
  const side = hand.side * (1 / BRIDGE_LENGTH - SQUIRT + SWERVE * sin(elevationDeg * RADIANS))
  return Math.sqrt(aim * aim + side * side)
}

/** Tip offset, as a fraction of R, beyond which a miscue begins. */
const MISCUE_OFFSET = 0.5
const SAFE_SPREADS = 2

/** Largest tip offset that this player means to use: two standard deviations short of a miscue, fraction of R. */
export function mostOffset({ hand }: Skill, ballRadius: number): number {
  const spread = Math.max(hand.side, hand.height) / ballRadius
  return Math.max(0.1, Math.min(0.46, MISCUE_OFFSET - SAFE_SPREADS * spread))
}
