import { sin } from '../../math/index.ts'
import { BRIDGE_LENGTH } from './perturb.ts'
import type { Skill } from './skill.ts'

const RADIANS = Math.PI / 180

/** Squirt against a tip error to the side: rad per m (2.7 degrees at half a radius). */
const SQUIRT = (0.189 * 1000 * Math.PI) / 180
/** Masse spin turned into velocity: 5/7 of the tip's offset in radii times the sine of the elevation, in the end. */
const SWERVE = 5 / 7
const BALL_RADIUS = 0.028575
/** A ball that was hit at medium speed slides so far, and swerves only as long as it slides, m. */
const SLIDE = 0.5

/**
 * Standard deviation of the heading with which the cue ball arrives, radians: aim, side tip and elevation together. A
 * tip error turns the stick, squirts the ball back, and makes it swerve when the butt is raised by `elevationDeg`; with
 * side spin (`side`, fraction of R) an error of the elevation makes it swerve as well. `reach`: way of the cue ball, m.
 */
export function headingSpread({ hand }: Skill, elevationDeg: number, reach: number, side = 0): number {
  const swerve = SWERVE * swerveShare(reach)
  const aim = hand.aimDeg * RADIANS
  const raised = (swerve / BALL_RADIUS) * sin(elevationDeg * RADIANS)
  const tip = hand.side * (1 / BRIDGE_LENGTH - SQUIRT + raised)
  const elevation = side * swerve * hand.elevationDeg * RADIANS
  return Math.sqrt(aim * aim + tip * tip + elevation * elevation)
}

/** How much of the swerve shows as a wrong heading after so far: a parabola to the end of the slide, then a line. */
function swerveShare(reach: number): number {
  return reach < SLIDE ? reach / SLIDE / 2 : 1 - SLIDE / reach / 2
}

/** Tip offset, as a fraction of R, beyond which a miscue begins. */
const MISCUE_OFFSET = 0.5
const SAFE_SPREADS = 2

/** Largest tip offset that this player means to use: two standard deviations short of a miscue, fraction of R. */
export function mostOffset({ hand }: Skill, ballRadius: number): number {
  const spread = Math.max(hand.side, hand.height) / ballRadius
  return Math.max(0.1, Math.min(0.46, MISCUE_OFFSET - SAFE_SPREADS * spread))
}
