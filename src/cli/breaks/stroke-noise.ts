import type { Random } from '../../math/index.ts'
import type { CueStroke } from '../../shot/index.ts'

/** How steady a hand is; `none` repeats the same stroke. `amateur` is the club player. */
export const NOISE_LEVELS = ['none', 'beginner', 'amateur', 'club', 'league', 'semi-pro', 'pro'] as const
export type NoiseLevel = (typeof NOISE_LEVELS)[number]

/** Standard deviations of a hand. */
interface Unsteadiness {
  /** Heading of the stick before the stroke, degrees. */
  readonly aimDeg: number
  /** Share of the speed. */
  readonly speed: number
  /** Sideways and vertical place of the tip, m. */
  readonly side: number
  readonly height: number
}

/**
 * Fitted to ghost scores, to potting rates of two reference shots and to run lengths of players of each class;
 * speed and tip columns are estimates. The sideways error of the tip turns the stick about the bridge.
 */
const HANDS: Readonly<Record<Exclude<NoiseLevel, 'none' | 'amateur'>, Unsteadiness>> = {
  beginner: { aimDeg: 0.265, speed: 0.09, side: 0.0035, height: 0.004 },
  club: { aimDeg: 0.121, speed: 0.06, side: 0.0022, height: 0.0028 },
  league: { aimDeg: 0.098, speed: 0.045, side: 0.0015, height: 0.002 },
  'semi-pro': { aimDeg: 0.075, speed: 0.033, side: 0.001, height: 0.0013 },
  pro: { aimDeg: 0.038, speed: 0.02, side: 0.0006, height: 0.0007 },
}

/** From the bridge hand to the tip, m. */
const BRIDGE_LENGTH = 0.25

/** The tip never comes near a miscue by noise alone. */
const MOST_OFFSET = 0.45

/** The stroke that an unsteady hand delivers instead of the one it means. */
export function shaken(stroke: CueStroke, level: NoiseLevel, ballRadius: number, random: Random): CueStroke {
  if (level === 'none') return stroke
  const hand = HANDS[level === 'amateur' ? 'club' : level]
  const side = hand.side * random.gaussian()
  const turnDeg = ((side / BRIDGE_LENGTH) * 180) / Math.PI
  const speed = stroke.speed * Math.max(0.5, 1 + hand.speed * random.gaussian())
  return {
    ...stroke,
    speed,
    // The bridge hand stays where it is: a tip that goes to the right turns the stick to the right, clockwise.
    directionDeg: stroke.directionDeg + hand.aimDeg * random.gaussian() - turnDeg,
    tip: {
      side: clamped(stroke.tip.side + side / ballRadius),
      height: clamped(stroke.tip.height + (hand.height / ballRadius) * random.gaussian()),
    },
  }
}

function clamped(offset: number): number {
  return Math.max(-MOST_OFFSET, Math.min(MOST_OFFSET, offset))
}
