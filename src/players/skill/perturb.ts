import type { Random } from '../../math/index.ts'
import { DEFAULT_PARAMETERS } from '../../physics/index.ts'
import { type CueStroke, STROKE_SPEED } from '../../shot/index.ts'
import type { Skill } from './skill.ts'

/** From the bridge hand to the tip, m. A stick that yaws turns about the bridge. */
export const BRIDGE_LENGTH = 0.25
const DEGREES = 180 / Math.PI
const BAD_STROKE = 3
/** A tip farther out than this misses the ball altogether. */
const MOST_OFFSET = 0.9
const STEEPEST = 89
/** Off-centre offset at which the speed errs by its full share; a stroke at the centre errs by half of it. */
const FULL_ERROR_OFFSET = 0.3

/**
 * What a hand delivers instead of the stroke it means. The tip's error to the side turns the stick about the bridge in
 * the same sense (delta / bridge length), so that squirt takes most of it back (TP A.31): independent errors would
 * swamp the aim. Heavy tails: some strokes err three times as much.
 * `ballRadius`: R, m; the tip's errors are metres, the tip of a stroke is a fraction of R.
 */
export function perturb(
  stroke: CueStroke,
  skill: Skill,
  random: Random,
  ballRadius = DEFAULT_PARAMETERS.ballRadius,
): CueStroke {
  const { hand, bias } = skill
  const bad = random.next() < hand.badStrokes ? BAD_STROKE : 1
  const aim = hand.aimDeg * (bad * random.gaussian() + bias.aim)
  const side = hand.side * (bad * random.gaussian() + bias.side)
  const height = hand.height * bad * random.gaussian()
  const speed = speedError(stroke, skill) * bad * random.gaussian()
  const elevation = hand.elevationDeg * bad * random.gaussian()
  return {
    speed: clamp(stroke.speed * Math.max(0.3, 1 + speed), STROKE_SPEED.least, STROKE_SPEED.most),
    // Seen from above, a tip that goes to the right turns the stick clockwise.
    directionDeg: stroke.directionDeg + aim - (side / BRIDGE_LENGTH) * DEGREES,
    elevationDeg: clamp(stroke.elevationDeg + elevation, 0, STEEPEST),
    tip: onBall(stroke.tip.side + side / ballRadius, stroke.tip.height + height / ballRadius),
  }
}

/** Share of the speed: familiar strokes without spin err by half as much as strokes at 0.3 R. */
function speedError({ tip }: CueStroke, { hand }: Skill): number {
  const offset = Math.sqrt(tip.side * tip.side + tip.height * tip.height)
  return (hand.speed * (1 + offset / FULL_ERROR_OFFSET)) / 2
}

function onBall(side: number, height: number): CueStroke['tip'] {
  const offset = Math.sqrt(side * side + height * height)
  const scale = offset > MOST_OFFSET ? MOST_OFFSET / offset : 1
  return { side: side * scale, height: height * scale }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}
