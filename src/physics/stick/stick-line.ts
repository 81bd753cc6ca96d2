import { cosDeg, sinDeg } from '../../math/index.ts'
import type { CueStroke } from '../../shot/index.ts'
import type { PhysicsParameters } from '../parameters.ts'

/**
 * A playing cue: half its thickness at the tip (13 mm) and at the butt (29 mm), and its length, m (WPA: at least
 * 40 in; sold cues measure 58 in).
 */
export const STICK = { tipHalf: 0.0065, buttHalf: 0.0145, length: 1.4732 } as const
/** By how much it thickens along its length. */
export const TAPER = (STICK.buttHalf - STICK.tipHalf) / STICK.length

/**
 * The stick at the moment of contact, in the frame of the cue ball: X back along the heading, Y to the right of the
 * player, Z up, from the centre of the ball. Its axis leans by the elevation and passes the centre at `right` and `up`.
 */
export interface StickLine {
  /** Cosine and sine of the elevation. */
  readonly cos: number
  readonly sin: number
  /** How far the axis passes beside and above the centre, square to the stick, m. */
  readonly right: number
  readonly up: number
  /** From the foot of that perpendicular back to the edge of the tip, m. */
  readonly start: number
}

/**
 * Where the stick lies. The tip is round with radius r_tip, so the axis is R + r_tip from the centre where the contact
 * point is R from it (Alciatore TP B.1); its round part ends where it is as thick as the ferrule.
 */
export function stickLine(
  elevationDeg: number,
  tip: CueStroke['tip'],
  { ballRadius, tipRadius }: Pick<PhysicsParameters, 'ballRadius' | 'tipRadius'>,
): StickLine {
  const reach = ballRadius + tipRadius
  const depth = Math.sqrt(Math.max(0, 1 - tip.side * tip.side - tip.height * tip.height))
  const dome = Math.sqrt(Math.max(0, tipRadius * tipRadius - STICK.tipHalf * STICK.tipHalf))
  return {
    cos: cosDeg(elevationDeg),
    sin: sinDeg(elevationDeg),
    right: reach * tip.side,
    up: reach * tip.height,
    start: reach * depth - dome,
  }
}

/** Distance along the stick from the edge of the tip, of a point of the frame. */
export function alongStick({ cos, sin, start }: StickLine, x: number, z: number): number {
  return x * cos + z * sin - start
}

/** How far a point lies above the axis, square to the stick; below it is negative. */
export function overStick({ cos, sin, up }: StickLine, x: number, z: number): number {
  return z * cos - x * sin - up
}
