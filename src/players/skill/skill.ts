import type { Level } from './level.ts'

/** Standard deviations of what a hand delivers, around what it means. */
export interface Hand {
  /** Heading of the stick before the stroke, degrees. */
  readonly aimDeg: number
  /** Speed of a stroke with spin, share of the speed. */
  readonly speed: number
  /** Place of the tip to the side and in height, m. */
  readonly side: number
  readonly height: number
  /** Elevation of the butt, degrees. */
  readonly elevationDeg: number
  /** Share of strokes that go wrong: every error three times as large. */
  readonly badStrokes: number
}

/** How well what will happen is foreseen. */
export interface Judgement {
  /** Share of the throw of the object ball that is misjudged (one standard deviation). */
  readonly throwShare: number
  /** Angle of a rebound from a cushion, degrees. */
  readonly railDeg: number
}

/** How much is thought about. */
export interface Planning {
  /** Balls looked ahead: 1 = this pot alone, 2 = where the cue ball goes as well, 3 = from where the ball after it is played. */
  readonly depth: 1 | 2 | 3
  /** Ways to play a shot that come to mind. */
  readonly candidates: number
  /** A pot is played without a thought of anything else when its chance is at least this. */
  readonly shootsAt: number
}

/** A player as the engine knows him. */
export interface Skill {
  readonly level: Level
  readonly hand: Hand
  readonly judgement: Judgement
  readonly planning: Planning
  /** Speed of the cue ball on the break, m/s. */
  readonly breakSpeed: number
  /** How much of the art of the break is known: 0 = full on the first ball, 1 = cut as pays best. */
  readonly breakCut: number
  /** Errors that are always the same, in standard deviations of the hand: nobody is quite straight. */
  readonly bias: { readonly side: number; readonly aim: number }
}
