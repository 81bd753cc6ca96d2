import { atan } from '../../math/index.ts'
import type { CueStroke } from '../../shot/index.ts'
import type { Point, Table } from '../../table/index.ts'
import type { Obstacle } from './clear-line.ts'

/** A playing cue: radius at the tip and at the butt, length, m (WPA: at least 1.016 m). */
const STICK = { tipRadius: 0.0065, buttRadius: 0.0145, length: 1.47 } as const
/** The wood of a rail stands this far above the nose of its cushion, m. */
const WOOD_OVER_NOSE = 0.006
const STEP_DEG = 0.5
const MOST_DEG = 70
const DEGREES = 180 / Math.PI

interface Hurdle {
  /** Along the stick, from the tip backwards, m. */
  readonly along: number
  readonly height: number
}

/**
 * About the least elevation, degrees, at which a stick with this heading and tip clears the rail behind the cue ball and
 * the balls under it (Alciatore TP A.3: from the head spot about 1.4 degrees), for shots that are only thought of: a
 * tenth of the work of `raiseStroke`, which is exact. `heading`: unit vector.
 */
export function stickElevation(
  sense: { readonly table: Table; readonly R: number },
  cue: Point,
  heading: Point,
  tipHeight: CueStroke['tip']['height'],
  balls: readonly Obstacle[],
): number {
  const low = sense.R * (1 + tipHeight)
  let slope = 0
  for (const { along, height } of railHurdles(sense.table, cue, heading))
    slope = Math.max(slope, (height + radiusAt(along) - low) / along)
  for (const { along, height } of ballHurdles(sense.R, cue, heading, balls))
    slope = Math.max(slope, (height + radiusAt(along) - low) / along)
  const deg = slope === 0 ? 0 : Math.ceil((atan(slope) * DEGREES) / STEP_DEG) * STEP_DEG
  return Math.min(deg, MOST_DEG)
}

function radiusAt(along: number): number {
  return STICK.tipRadius + (STICK.buttRadius - STICK.tipRadius) * Math.min(1, along / STICK.length)
}

/** Where the stick crosses a nose, and where the wood behind it. */
function railHurdles(table: Table, cue: Point, heading: Point): Hurdle[] {
  const { length, width, cushionDepth } = table.spec
  const toNose = (at: number, back: number, half: number): number =>
    back === 0 ? Number.POSITIVE_INFINITY : ((back > 0 ? half : -half) - at) / back
  const endways = toNose(cue[0], -heading[0], length / 2)
  const sideways = toNose(cue[1], -heading[1], width / 2)
  const nose = Math.min(endways, sideways)
  if (nose >= STICK.length) return []
  const across = Math.abs(endways < sideways ? heading[0] : heading[1])
  return [
    { along: nose, height: table.noseHeight },
    { along: nose + cushionDepth / across, height: table.noseHeight + WOOD_OVER_NOSE },
  ]
}

function ballHurdles(R: number, cue: Point, heading: Point, balls: readonly Obstacle[]): Hurdle[] {
  const hurdles: Hurdle[] = []
  for (const { at } of balls) {
    const dx = at[0] - cue[0]
    const dy = at[1] - cue[1]
    const along = -(dx * heading[0] + dy * heading[1])
    if (along <= 0 || along > STICK.length) continue
    const beside = Math.abs(dx * heading[1] - dy * heading[0])
    if (beside >= R + radiusAt(along)) continue
    const over = Math.sqrt(Math.max(0, R * R - beside * beside))
    hurdles.push({ along: Math.max(0.001, along - over / 2), height: R + over })
  }
  return hurdles
}
