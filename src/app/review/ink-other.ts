import type { BallId, Point } from '../../table/index.ts'
import { type BallPlace, ballPlaces, type ReviewedShot } from '../../ui/index.ts'
import type { Pixel } from './ink-badges.ts'
import type { InkScene, InkSheet } from './ink-layer.ts'

/** A ball of the other shot that is as near to its own place in the first is not drawn twice, m. */
const COINCIDENT = 2e-4
const ROSE = '#e5a0c4'
/** Smaller discs have no room for a number, px. */
const NUMBERED = 7
/** Opacity of a ball of the other shot. */
const FREE = 0.36
const OVER = 0.08

/** The balls of another shot at the same instant: translucent discs in one colour, each with its number. */
export function drawOtherShot(
  pen: CanvasRenderingContext2D,
  other: ReviewedShot,
  { reviewed, time }: InkScene,
  sheet: InkSheet,
): void {
  const first = new Map(
    ballPlaces(reviewed.review.result.paths, time).map((place) => [place.id, place] as const),
  )
  for (const place of ballPlaces(other.review.result.paths, time)) {
    const own = first.get(place.id)
    const apart = own === undefined ? Number.POSITIVE_INFINITY : apartOf(place, own)
    if (apart < COINCIDENT) continue
    const at = sheet.project(place.at, place.z)
    // Over its own place in the first shot it is little more than an outline, so that both are seen.
    const fill = apart < other.table.ballRadius ? OVER : FREE
    drawBall(pen, at, radiusOn(sheet, place, other.table.ballRadius), place.id, fill)
  }
  pen.globalAlpha = 1
}

function apartOf(one: BallPlace, other: BallPlace): number {
  return Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1], one.z - other.z)
}

/** A ball is round from everywhere: its outline is as wide as it is in the direction that is seen at its widest. */
function radiusOn(sheet: InkSheet, { at, z }: BallPlace, radius: number): number {
  const middle = sheet.project(at, z)
  const ends: readonly Pixel[] = [
    sheet.project([at[0] + radius, at[1]] satisfies Point, z),
    sheet.project([at[0], at[1] + radius] satisfies Point, z),
    sheet.project(at, z + radius),
  ]
  return Math.max(...ends.map(([x, y]) => Math.hypot(x - middle[0], y - middle[1])))
}

function drawBall(
  pen: CanvasRenderingContext2D,
  [x, y]: Pixel,
  radius: number,
  ball: BallId,
  fill: number,
): void {
  pen.beginPath()
  pen.arc(x, y, Math.max(3, radius), 0, 2 * Math.PI)
  pen.fillStyle = ROSE
  pen.strokeStyle = ROSE
  pen.globalAlpha = fill
  pen.fill()
  pen.globalAlpha = 0.95
  pen.stroke()
  if (fill === OVER || radius < NUMBERED || ball === 'cue') return
  pen.font = `600 ${Math.min(18, Math.round(radius))}px "Roboto Condensed Variable", sans-serif`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(ball, x, y + 0.5)
}
