import { ballsPose, railPose } from '../../review/index.ts'
import { inspect } from '../../rules/index.ts'
import type { BallId, Point } from '../../table/index.ts'
import {
  type Gap,
  type OverlayName,
  type Pair,
  type PaneName,
  placeOf,
  type ReviewedShot,
} from '../../ui/index.ts'
import { badgeMarks, DISC_RADIUS, type Pixel, placeBadges, placeOfEvent } from './ink-badges.ts'
import { drawOtherShot } from './ink-other.ts'

/** What is written over a picture of the table. */
export interface InkScene {
  readonly reviewed: ReviewedShot
  readonly time: number
  readonly chosen: number
  readonly overlays: ReadonlySet<OverlayName>
  readonly pane: PaneName
  /** Of the event that is looked at. */
  readonly gaps: readonly Gap[]
  /** Those that a person has chosen, with their label. */
  readonly chosenGaps: readonly { readonly gap: Gap; readonly label: string }[]
  /** Shown translucent in the same picture; null = there is none, or it is not wanted. */
  readonly other: ReviewedShot | null
  /** Contacts of the tip with the cue ball, in the close picture of a strike. */
  readonly strike: readonly {
    readonly number: number
    readonly at: readonly [x: number, y: number, z: number]
    readonly t: number
  }[]
  /** A gap from this ball is being chosen. */
  readonly gapFrom: BallId | null
  /** "0.34 mm", in the language of the page. */
  length(metres: number): string
  readonly frozenWord: string
}

/** The picture under the ink. */
export interface InkSheet {
  readonly width: number
  readonly height: number
  project(at: Point, height?: number): Pixel
}

const PAPER = '#f4efe6'
const CHALK = '#7cc0e8'
const FOUL = '#e2725b'
const DISC = 'rgb(14 18 21 / 92%)'
const NUMBERS = '600 12px "Roboto Condensed Variable", sans-serif'

/** Writes badges, gaps and marks on a canvas whose unit is a CSS pixel. */
export function drawInk(pen: CanvasRenderingContext2D, scene: InkScene, sheet: InkSheet): void {
  pen.clearRect(0, 0, sheet.width, sheet.height)
  pen.lineWidth = 1.5
  if (scene.other !== null) drawOtherShot(pen, scene.other, scene, sheet)
  if (scene.overlays.has('lines')) drawCrossings(pen, scene, sheet)
  if (scene.overlays.has('rails')) drawRails(pen, scene, sheet)
  if (scene.overlays.has('frozen')) drawFrozen(pen, scene, sheet)
  if (scene.overlays.has('gaps')) drawGaps(pen, scene, sheet)
  if (scene.overlays.has('contacts')) drawBadges(pen, scene, sheet)
  drawStrike(pen, scene, sheet)
}

function drawBadges(pen: CanvasRenderingContext2D, scene: InkScene, sheet: InkSheet): void {
  const marks = badgeMarks(scene.reviewed.marks, scene.time, scene.chosen)
  const foul = scene.reviewed.shot.ruling.fouls.length > 0
  for (const { mark, at, disc } of placeBadges(scene.reviewed, marks, (at) => sheet.project(at), sheet)) {
    const colour = mark.deciding && foul ? FOUL : CHALK
    pen.globalAlpha = mark.t <= scene.time ? 1 : 0.55
    pen.strokeStyle = colour
    line(pen, at, disc)
    circle(pen, disc, DISC_RADIUS, DISC, colour)
    if (mark.event === scene.chosen) circle(pen, disc, DISC_RADIUS + 3, null, PAPER)
    write(pen, String(mark.order), disc, PAPER)
  }
  pen.globalAlpha = 1
}

/** Where the tip was on the ball each time: what comes later is pale. */
function drawStrike(pen: CanvasRenderingContext2D, { strike, time }: InkScene, sheet: InkSheet): void {
  for (const [row, { number, at, t }] of strike.entries()) {
    const [x, y] = sheet.project([at[0], at[1]], at[2])
    const disc: Pixel = [x - 16 + 30 * row, y - 44]
    pen.globalAlpha = t <= time ? 1 : 0.55
    pen.strokeStyle = row === 0 ? CHALK : FOUL
    line(pen, [x, y], disc)
    circle(pen, [x, y], 3, DISC, row === 0 ? CHALK : FOUL)
    circle(pen, disc, DISC_RADIUS, DISC, row === 0 ? CHALK : FOUL)
    write(pen, String(number), disc, PAPER)
  }
  pen.globalAlpha = 1
}

/** A tick in a small square wherever a ball has met a rail for the first time: how many there are counts. */
function drawRails(pen: CanvasRenderingContext2D, { reviewed, time }: InkScene, sheet: InkSheet): void {
  const seen = new Set<BallId>()
  for (const event of reviewed.shot.result.events) {
    if (event.t > time || event.kind !== 'ball-rail' || event.ball === 'cue' || seen.has(event.ball)) continue
    seen.add(event.ball)
    const place = placeOfEvent(event, reviewed.review.result.paths)
    if (place === null) continue
    const [x, y] = sheet.project(place)
    pen.fillStyle = DISC
    pen.strokeStyle = '#6fbf8b'
    pen.beginPath()
    pen.roundRect(x - 9, y - 9, 18, 18, 4)
    pen.fill()
    pen.stroke()
    write(pen, String(seen.size), [x, y], PAPER)
  }
}

/** Where a ball's centre passed a line, up to now. */
function drawCrossings(pen: CanvasRenderingContext2D, { reviewed, time }: InkScene, sheet: InkSheet): void {
  for (const event of reviewed.shot.result.events) {
    if (event.kind !== 'line' || event.t > time || (event.line !== 'head' && event.line !== 'centre'))
      continue
    const place = placeOfEvent(event, reviewed.review.result.paths)
    if (place === null) continue
    const [x, y] = sheet.project(place)
    pen.strokeStyle = CHALK
    line(pen, [x - 5, y - 5], [x + 5, y + 5])
    line(pen, [x - 5, y + 5], [x + 5, y - 5])
  }
}

/** What lay frozen before the stroke. */
function drawFrozen(pen: CanvasRenderingContext2D, scene: InkScene, sheet: InkSheet): void {
  const { shot, task, table } = scene.reviewed
  const { state, options } = task.rule
  const seen = inspect(shot.before, table.spec, table.ballRadius, options.epsFrozen, true)
  for (const [a, b] of state.frozenBalls ?? seen.frozenBalls) {
    const [p, q] = [shot.before[a], shot.before[b]]
    if (p && q)
      label(pen, scene.frozenWord, lift(sheet.project([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2])), CHALK)
  }
  for (const [ball, rail] of state.frozenRails ?? seen.frozenRails) {
    const at = shot.before[ball]
    if (at) label(pen, scene.frozenWord, lift(sheet.project(railPoint(at, rail, table.ballRadius))), CHALK)
  }
}

function lift([x, y]: Pixel): Pixel {
  return [x, y - 18]
}

const RAIL_WAY = { foot: [1, 0], head: [-1, 0], left: [0, 1], right: [0, -1] } as const

function railPoint(at: Point, rail: keyof typeof RAIL_WAY, radius: number): Point {
  const [x, y] = RAIL_WAY[rail]
  return [at[0] + x * radius, at[1] + y * radius]
}

function drawGaps(pen: CanvasRenderingContext2D, scene: InkScene, sheet: InkSheet): void {
  for (const gap of scene.gaps) drawGap(pen, scene, sheet, gap, null)
  for (const { gap, label } of scene.chosenGaps) drawGap(pen, scene, sheet, gap, label)
  const { paths } = scene.reviewed.review.result
  if (scene.gapFrom === null || !paths.balls.includes(scene.gapFrom)) return
  const { at, z } = placeOf(paths, scene.gapFrom, scene.time)
  circle(pen, sheet.project(at, z), 16, null, CHALK)
}

/**
 * A gap with its measure: the arrows mark the solver's number, not what a pixel shows. One that was chosen is labelled
 * however small it is.
 */
function drawGap(
  pen: CanvasRenderingContext2D,
  scene: InkScene,
  sheet: InkSheet,
  { pair, metres }: Gap,
  chosen: string | null,
): void {
  const ends = gapEnds(pair, scene)
  if (ends === null) return
  const [from, to] = [sheet.project(ends[0]), sheet.project(ends[1])]
  const middle: Pixel = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  if (scene.pane === 'second') circle(pen, middle, 7, null, metres < 5e-6 ? FOUL : CHALK)
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  if (length > 8) {
    pen.strokeStyle = chosen === null ? PAPER : CHALK
    line(pen, from, to)
    if (chosen !== null) for (const end of [from, to]) stop(pen, end, from, to)
  }
  // Numbers of events stand above: a gap that was chosen is labelled below.
  if (chosen !== null) label(pen, chosen, [middle[0], middle[1] + 20], CHALK)
  else if (scene.pane === 'second' || length > 3)
    label(pen, scene.length(Math.max(0, metres)), [middle[0], middle[1] - 20], PAPER)
}

/** A short stroke across the end of a measured line. */
function stop(pen: CanvasRenderingContext2D, [x, y]: Pixel, from: Pixel, to: Pixel): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [nx, ny] = [(-4 * (to[1] - from[1])) / length, (4 * (to[0] - from[0])) / length]
  line(pen, [x + nx, y + ny], [x - nx, y - ny])
}

/** The two points that are nearest to each other. */
function gapEnds(pair: Pair, { reviewed, time }: InkScene): readonly [Point, Point] | null {
  const { table, review } = reviewed
  const { paths } = review.result
  const pose =
    pair.kind === 'balls'
      ? ballsPose(paths, table.ballRadius, pair.a, pair.b, time)
      : railPose(paths, table, pair.ball, pair.rail, time)
  if (pose === null) return null
  const [first, way] = [placeOf(paths, pose.ball, time).at, pose.normal]
  const far = table.ballRadius + Math.max(0, pose.gap)
  const along = (length: number): Point => [first[0] + way[0] * length, first[1] + way[1] * length]
  return [along(table.ballRadius), along(far)]
}

function line(pen: CanvasRenderingContext2D, from: Pixel, to: Pixel): void {
  pen.beginPath()
  pen.moveTo(...from)
  pen.lineTo(...to)
  pen.stroke()
}

function circle(
  pen: CanvasRenderingContext2D,
  [x, y]: Pixel,
  radius: number,
  fill: string | null,
  edge: string,
): void {
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  if (fill !== null) {
    pen.fillStyle = fill
    pen.fill()
  }
  pen.strokeStyle = edge
  pen.stroke()
}

function write(pen: CanvasRenderingContext2D, text: string, [x, y]: Pixel, colour: string): void {
  pen.font = NUMBERS
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = colour
  pen.fillText(text, x, y + 0.5)
}

function label(pen: CanvasRenderingContext2D, text: string, [x, y]: Pixel, colour: string): void {
  pen.font = NUMBERS
  const wide = pen.measureText(text).width + 12
  pen.fillStyle = DISC
  pen.beginPath()
  pen.roundRect(x - wide / 2, y - 10, wide, 20, 4)
  pen.fill()
  write(pen, text, [x, y], colour)
}
