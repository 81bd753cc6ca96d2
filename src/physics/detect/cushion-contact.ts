import { firstFallBraked, firstFallQuadratic, firstFallQuartic, NO_ROOT } from '../../math/index.ts'
import type { BallStates } from '../ball-states.ts'
import { CONTACT_SPEED, TOUCH } from '../constants.ts'
import type { BedSurface, PocketMouth, SurfaceEdge, Wall } from './bed-surface.ts'
import { firstMeeting, PRESSES, straightStop } from './pair-contact.ts'
import type { SweptBox } from './swept-box.ts'

/** Acceleration into a cushion below this is rounding, m/s2. */
const LEAST_PRESS = 1e-7

/** What a ball meets next besides other balls. */
export interface BedContact {
  /** s; NO_ROOT when nothing before the end of the search. */
  t: number
  /** Edge, or -1. */
  edge: number
  /** Mouth whose circle is crossed, or -1. */
  mouth: number
  /** An edge that the ball touches at rest and accelerates into, or -1: it must be held off it. */
  press: number
}

/** Finds the first edge or drop circle that ball i, on the cloth, meets from its `since` up to `end`. */
export function bedContact(
  balls: BallStates,
  i: number,
  bed: BedSurface,
  box: SweptBox,
  end: number,
  out: BedContact,
): void {
  out.t = end
  out.edge = -1
  out.mouth = -1
  out.press = -1
  const { freeX, freeY, walls, mouths } = bed
  let minX = box.minX[i]!
  let maxX = box.maxX[i]!
  let minY = box.minY[i]!
  let maxY = box.maxY[i]!
  if (maxX <= freeX && minX >= -freeX && maxY <= freeY && minY >= -freeY) return
  const { x, y, vx, vy, ax, ay } = balls
  if (maxX > freeX) wallContact(balls, i, walls[0], x, vx, ax, y, vy, ay, out)
  if (minX < -freeX) wallContact(balls, i, walls[1], x, vx, ax, y, vy, ay, out)
  if (maxY > freeY) wallContact(balls, i, walls[2], y, vy, ay, x, vx, ax, out)
  if (minY < -freeY) wallContact(balls, i, walls[3], y, vy, ay, x, vx, ax, out)
  if (out.t < end) {
    // A nose ends this path: mouths beyond it need no look.
    box.sweep(balls, i, out.t)
    minX = box.minX[i]!
    maxX = box.maxX[i]!
    minY = box.minY[i]!
    maxY = box.maxY[i]!
  }
  // All searches in the mouths have the same end: the last bits of a root depend on it, and the order of the edges
  // is another in the mirror.
  const limit = out.t
  for (let m = 0; m < mouths.length; m++) {
    const mouth = mouths[m]!
    if (maxX < mouth.minX || minX > mouth.maxX || maxY < mouth.minY || minY > mouth.maxY) continue
    mouthContact(balls, i, bed, box, mouth, m, limit, out)
  }
}

function mouthContact(
  balls: BallStates,
  i: number,
  bed: BedSurface,
  box: SweptBox,
  mouth: PocketMouth,
  m: number,
  limit: number,
  out: BedContact,
): void {
  for (let k = 0; k < mouth.edges.length; k++) {
    const number = mouth.edges[k]!
    const edge = bed.edges[number]!
    if (edge.shape === 0) straightContact(balls, i, edge, number, bed.reach, limit, out)
    else if (box.comesNear(i, edge.px, edge.py, edge.radius + bed.reach))
      roundContact(balls, i, edge, number, bed.reach, limit, out)
  }
  const over = balls.lip[i] === m
  if (!over && !box.comesNear(i, mouth.cx, mouth.cy, mouth.supportRadius)) return
  const t = circleCrossing(balls, i, mouth, over ? mouth.holeRadius : mouth.supportRadius, false, limit)
  if (t < out.t) takeMouth(out, t, m)
  if (!over) return
  const back = circleCrossing(balls, i, mouth, mouth.supportRadius, true, limit)
  if (back < out.t) takeMouth(out, back, m)
}

function takeMouth(out: BedContact, t: number, m: number): void {
  out.t = t
  out.edge = -1
  out.mouth = m
}

function takeEdge(out: BedContact, t: number, number: number): void {
  if (t >= out.t) return
  out.t = t
  out.edge = number
  out.mouth = -1
}

/** Noses of one rail: p, v, a across it, the others along it. */
function wallContact(
  balls: BallStates,
  i: number,
  wall: Wall,
  p: Float64Array,
  v: Float64Array,
  a: Float64Array,
  alongP: Float64Array,
  alongV: Float64Array,
  alongA: Float64Array,
  out: BedContact,
): void {
  const { sign } = wall
  const gap = wall.limit - sign * p[i]!
  const rate = -sign * v[i]!
  const bend = -0.5 * sign * a[i]!
  const since = balls.since[i]!
  const end = out.t - since
  let touches = false
  let t = NO_ROOT
  if (gap > TOUCH) t = firstFallQuadratic(gap, rate, bend, end)
  else {
    // Beyond the line, but in a mouth: the tips and the facings are what can be met, unless it curves out and back.
    touches = gap >= -TOUCH || noseAt(wall, alongP[i]!) >= 0
    t = touches ? again(rate, bend, end) : comesBack(gap, rate, bend, end)
  }
  if (t === NO_ROOT) return
  const dt = t === PRESSES ? 0 : t
  const along = alongP[i]! + dt * (alongV[i]! + 0.5 * dt * alongA[i]!)
  const edge = noseAt(wall, along)
  if (edge < 0) return
  if (t === PRESSES) out.press = edge
  else if (touches || rate + 2 * bend * t < -CONTACT_SPEED) takeEdge(out, since + t, edge)
}

/** When a path that begins beyond a line is through it for the second time: out of a mouth first, then onto the rubber. */
function comesBack(gap: number, rate: number, bend: number, end: number): number {
  const square = rate * rate - 4 * bend * gap
  if (bend >= 0 || rate <= 0 || square <= 0) return NO_ROOT
  const t = (rate + Math.sqrt(square)) / (-2 * bend)
  return t <= end ? t : NO_ROOT
}

/** Number of the nose that has this place along the rail, or -1: there is a mouth. */
function noseAt({ noses }: Wall, along: number): number {
  for (let k = 0; k < noses.length; k++) {
    if (along >= noses[k]!.from && along <= noses[k]!.to) return noses[k]!.edge
  }
  return -1
}

/** Facing: the distance to its line is a quadratic in time. */
function straightContact(
  balls: BallStates,
  i: number,
  edge: SurfaceEdge,
  number: number,
  reach: number,
  limit: number,
  out: BedContact,
): void {
  const { nx, ny } = edge
  const x = balls.x[i]! - edge.px
  const y = balls.y[i]! - edge.py
  const gap = -(x * nx + y * ny) - reach
  const vx = balls.vx[i]!
  const vy = balls.vy[i]!
  const rate = -(vx * nx + vy * ny)
  const ax = balls.ax[i]!
  const ay = balls.ay[i]!
  const bend = -0.5 * (ax * nx + ay * ny)
  const since = balls.since[i]!
  const end = limit - since
  let touches = false
  let t = NO_ROOT
  if (gap > TOUCH) t = firstFallQuadratic(gap, rate, bend, end)
  else {
    // Behind the line but not on the edge: other edges are what can be met, unless it curves out and back.
    const beside = x * edge.tx + y * edge.ty
    touches = gap >= -TOUCH || (gap >= -reach && beside >= 0 && beside <= edge.length)
    t = touches ? again(rate, bend, end) : comesBack(gap, rate, bend, end)
  }
  if (t === NO_ROOT) return
  const dt = t === PRESSES ? 0 : t
  const half = 0.5 * dt
  const along = (x + dt * (vx + half * ax)) * edge.tx + (y + dt * (vy + half * ay)) * edge.ty
  if (along < 0 || along > edge.length) return
  if (t === PRESSES) out.press = number
  else if (touches || rate + 2 * bend * t < -CONTACT_SPEED) takeEdge(out, since + t, number)
}

/** The ball touches the line already: at once, later in the segment, or it leans on it. */
function again(rate: number, bend: number, end: number): number {
  if (rate < -CONTACT_SPEED) return 0
  if (rate <= CONTACT_SPEED && bend < 0) return bend < -LEAST_PRESS ? PRESSES : NO_ROOT
  if (bend >= 0) return NO_ROOT
  const t = -rate / bend
  return t <= end ? t : NO_ROOT
}

/** Rounded tip or back end: as the meeting with a ball of another size that stands. */
function roundContact(
  balls: BallStates,
  i: number,
  edge: SurfaceEdge,
  number: number,
  reach: number,
  limit: number,
  out: BedContact,
): void {
  const since = balls.since[i]!
  const t = standingMeeting(balls, i, edge.px, edge.py, edge.radius + reach, limit - since)
  if (t === PRESSES) out.press = number
  else if (t !== NO_ROOT) takeEdge(out, since + t, number)
}

function standingMeeting(
  balls: BallStates,
  i: number,
  x: number,
  y: number,
  reach: number,
  end: number,
): number {
  const px = balls.x[i]! - x
  const py = balls.y[i]! - y
  const vx = balls.vx[i]!
  const vy = balls.vy[i]!
  const ax = balls.ax[i]!
  const ay = balls.ay[i]!
  const c0 = px * px + py * py - reach * reach
  const c1 = 2 * (px * vx + py * vy)
  const c2 = vx * vx + vy * vy + (px * ax + py * ay)
  const c3 = vx * ax + vy * ay
  const c4 = 0.25 * (ax * ax + ay * ay)
  return firstMeeting(c0, c1, c2, c3, c4, straightStop(vx, vy, ax, ay), reach, end)
}

/** When the centre crosses a circle round a hole, inwards or outwards; NO_ROOT if not before `end`. */
function circleCrossing(
  balls: BallStates,
  i: number,
  mouth: PocketMouth,
  radius: number,
  outwards: boolean,
  end: number,
): number {
  const since = balls.since[i]!
  const px = balls.x[i]! - mouth.cx
  const py = balls.y[i]! - mouth.cy
  const vx = balls.vx[i]!
  const vy = balls.vy[i]!
  const ax = balls.ax[i]!
  const ay = balls.ay[i]!
  const sign = outwards ? -1 : 1
  const c0 = sign * (px * px + py * py - radius * radius)
  const c1 = sign * 2 * (px * vx + py * vy)
  const c2 = sign * (vx * vx + vy * vy + (px * ax + py * ay))
  const c3 = sign * (vx * ax + vy * ay)
  const c4 = sign * 0.25 * (ax * ax + ay * ay)
  const across = c0 <= 2 * radius * TOUCH
  if (across && c1 <= 0) return c1 < 0 ? since : NO_ROOT
  // On the circle and leaving it: back at the root of the rest, once t is divided out.
  const stop = across ? 0 : straightStop(vx, vy, ax, ay)
  const t = across
    ? firstFallQuartic(c1, c2, c3, c4, 0, end - since)
    : stop === 0
      ? firstFallQuartic(c0, c1, c2, c3, c4, end - since)
      : firstFallBraked(c0, c1, -stop * c3, stop, end - since)
  return t === NO_ROOT ? NO_ROOT : since + t
}
