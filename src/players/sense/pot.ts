import { sin } from '../../math/index.ts'
import type { ObjectBallId, PocketId, Point } from '../../table/index.ts'
import { headingSpread, type Skill } from '../skill/index.ts'
import { leeway, type Obstacle } from './clear-line.ts'
import { chanceWithin } from './normal.ts'
import { potLine } from './pot-line.ts'
import { stickElevation } from './stick-elevation.ts'
import type { TableSense } from './table-sense.ts'
import { cross, distance, dot, moved, towards } from './vector.ts'

/** A ball straight into a pocket off the cue ball. */
export interface Pot {
  readonly ball: ObjectBallId
  readonly pocket: PocketId
  /** Where the object ball goes, unit vector. */
  readonly direction: Point
  /** Where the cue ball's centre is when they meet. */
  readonly ghost: Point
  /** From the cue ball to there, m. */
  readonly reach: number
  /** From the object ball to the pocket, m. */
  readonly run: number
  /** Sine and cosine of the cut; sine positive when the object ball goes to the left of the cue ball's way. */
  readonly cutSin: number
  readonly cutCos: number
  /** How much an error of the cue ball's heading grows into one of the object ball's. */
  readonly lever: number
  /** The object ball's heading may be wrong by this much, radians. */
  readonly tolerance: number
  /** To one side it may be wrong by so much more, where the cushion leads it in, radians. */
  readonly spare: number
  /** The butt has to be raised so far, degrees: a raised stick makes the cue ball swerve. */
  readonly elevationDeg: number
}

/** Thinner cuts than this come to nobody's mind: 78 degrees. */
const THINNEST = 0.208

/** Every straight pot of `ball` from a cue ball at `cue`, whatever its chance. */
export function potsOf(
  sense: TableSense,
  cue: Point,
  ball: ObjectBallId,
  at: Point,
  obstacles: readonly Obstacle[],
): Pot[] {
  const pots: Pot[] = []
  for (const pocket of sense.pockets) {
    const line = potLine(sense, at, pocket)
    if (line === null) continue
    const pot = potAlong(sense, cue, ball, at, line.direction, line.distance, line.tolerance, pocket.id)
    if (pot === null) continue
    const free = freely(sense, cue, { ...pot, spare: line.spare }, at, line.target, obstacles)
    if (free !== null) pots.push(free)
  }
  return pots
}

/** The pot with what other balls leave of its tolerance; null when one is in the way. */
export function freely(
  sense: TableSense,
  cue: Point,
  pot: Pot,
  at: Point,
  target: Point,
  obstacles: readonly Obstacle[],
): Pot | null {
  const object = leeway(sense, at, target, obstacles, pot.ball)
  if (object < 0) return null
  const own = leeway(sense, cue, pot.ghost, obstacles, pot.ball)
  if (own < 0) return null
  // What lies beside the way hinders an error to one side only.
  const least = Math.min(object, own * pot.lever, pot.tolerance)
  const tolerance = (pot.tolerance + least) / 2
  const spare = least < pot.tolerance ? 0 : pot.spare
  const elevationDeg = stickElevation(sense, cue, wayOf(cue, pot), 0, obstacles)
  return { ...pot, tolerance, spare, elevationDeg }
}

/** Heading of the cue ball, unit vector. */
export function wayOf(cue: Point, pot: Pot): Point {
  return pot.reach < 1e-4 ? pot.direction : towards(cue, pot.ghost)
}

/** The hit that sends `ball` along a direction; null when the cue ball cannot give it. */
export function potAlong(
  sense: TableSense,
  cue: Point,
  ball: ObjectBallId,
  at: Point,
  direction: Point,
  run: number,
  tolerance: number,
  pocket: PocketId,
): Pot | null {
  const { R } = sense
  const ghost = moved(at, direction, -2 * R)
  if (Math.abs(ghost[0]) > sense.mostX || Math.abs(ghost[1]) > sense.mostY) return null
  const reach = distance(cue, ghost)
  const way = reach < 1e-4 ? towards(cue, at) : towards(cue, ghost)
  const cutCos = dot(way, direction)
  if (cutCos < THINNEST) return null
  const lever = Math.max(reach, R / 2) / (2 * R * cutCos)
  const cutSin = cross(way, direction)
  return {
    ball,
    pocket,
    direction,
    ghost,
    reach,
    run,
    cutSin,
    cutCos,
    lever,
    tolerance,
    spare: 0,
    elevationDeg: 0,
  }
}

/** Throw of a ball at a cut of 45 degrees, radians: what can be misjudged of it is a share of this. */
const MOST_THROW = (3.5 * Math.PI) / 180
const BAD = 3

/** Standard deviation of the throw that is misjudged, radians. */
export function throwSpread(cutSin: number, cutCos: number, { judgement }: Skill): number {
  return judgement.throwShare * MOST_THROW * 2 * Math.abs(cutSin) * cutCos
}

/**
 * Chance that this player pockets the ball when he hits it with medium speed and means it to go to the middle. `side`:
 * the tip's place to the side, fraction of R.
 */
export function potChance(pot: Pot, skill: Skill, side = 0): number {
  const cue = pot.lever * headingSpread(skill, pot.elevationDeg, pot.reach, side)
  const thrown = throwSpread(pot.cutSin, pot.cutCos, skill)
  const spread = Math.sqrt(cue * cue + thrown * thrown)
  const clean = chanceOfSpread(pot.tolerance, spread, skill)
  if (pot.spare === 0) return clean
  return (clean + chanceOfSpread(pot.tolerance + pot.spare, spread, skill)) / 2
}

/** The share of strokes that stay within a tolerance, the bad ones included. */
export function chanceOfSpread(tolerance: number, spread: number, { hand }: Skill): number {
  if (spread === 0) return 1
  const z = tolerance / spread
  return (1 - hand.badStrokes) * chanceWithin(z) + hand.badStrokes * chanceWithin(z / BAD)
}

/** The stick is raised a little on most shots, degrees. */
const USUAL_ELEVATION = 2

/** Spread of the object ball's heading for a shot that is not known yet: a cut of `deg` degrees from `reach` metres. */
export function typicalSpread(skill: Skill, R: number, reach: number, deg: number): number {
  const s = sin((deg * Math.PI) / 180)
  const c = Math.sqrt(1 - s * s)
  const cue = (reach / (2 * R * c)) * headingSpread(skill, USUAL_ELEVATION, reach)
  const thrown = throwSpread(s, c, skill)
  return Math.sqrt(cue * cue + thrown * thrown)
}
