import { BRIDGE_LENGTH } from './perturb.ts'
import type { Skill } from './skill.ts'

const RADIANS = Math.PI / 180

/** Heading of the cue ball against a tip error to the side, of the stick's yaw less squirt: rad per m. */
const SQUIRT_PER_METRE = (0.189 * 1000 * Math.PI) / 180

/** Standard deviation of the heading with which the cue ball leaves, radians: aim and side tip together. */
export function headingSpread({ hand }: Skill): number {
  const aim = hand.aimDeg * RADIANS
  const side = hand.side * (1 / BRIDGE_LENGTH - SQUIRT_PER_METRE)
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
