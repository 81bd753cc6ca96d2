/** One stroke of the cue, as the hand delivers it. */
export interface CueStroke {
  /** Speed of the stick at contact, m/s, > 0. */
  readonly speed: number
  /** Horizontal heading of the stick in degrees: 0 = +x (towards the foot), counter-clockwise seen from above. */
  readonly directionDeg: number
  /** How far the butt is raised, degrees, 0 <= e < 90. */
  readonly elevationDeg: number
  /** Contact point as a fraction of R seen along the stick: side + = right of centre, height + = above. */
  readonly tip: { readonly side: number; readonly height: number }
}

/** Speeds that a person can reach with a cue, m/s. */
export const STROKE_SPEED = { least: 0.01, most: 15 } as const
