import { firstFallQuartic } from '../../math/index.ts'
import type { BallStates } from '../ball-states.ts'
import { CONTACT_SPEED, TOUCH } from '../constants.ts'
import type { BedSurface, SurfaceEdge } from './bed-surface.ts'
import type { BedContact } from './cushion-contact.ts'

/** A ball that still touches an edge which it leaves is looked at again after this time, s. */
const PART_TIME = 1e-5
/** Steps by the free distance close in on a contact geometrically; more than this is a graze of nanometres. */
const MOST_STEPS = 20_000

/**
 * First edge that flying ball i meets up to `end`: the distance of centre and edge in space reaches R. Of a straight
 * edge and a corner its square is a quartic in time. The edge of a rounded tip bends, which leaves no polynomial; there
 * the ball is moved on by as much as it is free to move (distance over greatest speed) until it touches.
 */
export function airContact(
  balls: BallStates,
  i: number,
  bed: BedSurface,
  radius: number,
  end: number,
  out: BedContact,
): void {
  out.t = end
  out.edge = -1
  out.mouth = -1
  out.press = -1
  const margin = radius - bed.reach
  const since = balls.since[i]!
  const dt = end - since
  const toX = Math.max(Math.abs(balls.x[i]!), Math.abs(balls.x[i]! + dt * balls.vx[i]!))
  const toY = Math.max(Math.abs(balls.y[i]!), Math.abs(balls.y[i]! + dt * balls.vy[i]!))
  if (toX <= bed.freeX - margin && toY <= bed.freeY - margin) return
  for (let k = 0; k < bed.edges.length; k++) {
    // Every search goes to the same end: the last bits of what is found depend on it.
    const t = since + flight(balls, i, bed.edges[k]!, bed.noseHeight, radius, dt)
    if (t < out.t) {
      out.t = t
      out.edge = k
    }
  }
}

/** Seconds from `since` to the contact with one edge; infinite if there is none before `last`. */
function flight(
  balls: BallStates,
  i: number,
  edge: SurfaceEdge,
  height: number,
  radius: number,
  last: number,
): number {
  const vx = balls.vx[i]!
  const vy = balls.vy[i]!
  const vz = balls.vz[i]!
  const g = balls.az[i]!
  const steepest = Math.max(Math.abs(vz), Math.abs(vz + g * last))
  const speed = Math.sqrt(vx * vx + vy * vy + steepest * steepest)
  let t = 0
  for (let step = 0; step < MOST_STEPS && t <= last; step++) {
    const x = balls.x[i]! + t * vx
    const y = balls.y[i]! + t * vy
    const rise = balls.z[i]! + t * (vz + 0.5 * t * g) - height
    const climb = vz + g * t
    const plan = planVector(edge, x, y)
    const gap = Math.sqrt(plan.x * plan.x + plan.y * plan.y + rise * rise) - radius
    if (gap <= TOUCH) {
      if (plan.x * vx + plan.y * vy + rise * climb < -CONTACT_SPEED * radius) return t
      t += PART_TIME
    } else if (edge.radius > 0) t += gap / speed
    else if (edge.shape === 0) return t + alongLine(edge, x, y, rise, vx, vy, climb, g, radius, last - t)
    else return t + atPoint(x - edge.px, y - edge.py, rise, vx, vy, climb, g, radius, last - t)
  }
  return Number.POSITIVE_INFINITY
}

/** Contact with a straight edge while the ball is beside it; seconds, or infinite. */
function alongLine(
  edge: SurfaceEdge,
  x: number,
  y: number,
  rise: number,
  vx: number,
  vy: number,
  climb: number,
  g: number,
  radius: number,
  last: number,
): number {
  const { nx, ny, tx, ty } = edge
  const half = 0.5 * edge.length
  const dx = x - edge.midX
  const dy = y - edge.midY
  const along = dx * tx + dy * ty
  const run = vx * tx + vy * ty
  let from = 0
  let to = last
  if (run !== 0) {
    const a = (-half - along) / run
    const b = (half - along) / run
    from = Math.max(0, Math.min(a, b))
    to = Math.min(last, Math.max(a, b))
  } else if (Math.abs(along) > half) return Number.POSITIVE_INFINITY
  if (from >= to) return Number.POSITIVE_INFINITY
  const across = vx * nx + vy * ny
  const off = dx * nx + dy * ny + from * across
  const high = rise + from * (climb + 0.5 * from * g)
  const up = climb + from * g
  // Already within reach where the edge begins: its end is what is met.
  if (off * off + high * high <= radius * radius) return Number.POSITIVE_INFINITY
  return from + atPoint(off, 0, high, across, 0, up, g, radius, to - from)
}

/** Contact with a point at (-x, -y, -z) from the centre of a ball that flies with (vx, vy, vz); seconds, or infinite. */
function atPoint(
  x: number,
  y: number,
  z: number,
  vx: number,
  vy: number,
  vz: number,
  g: number,
  radius: number,
  last: number,
): number {
  const c0 = x * x + y * y + z * z - radius * radius
  const c1 = 2 * (x * vx + y * vy + z * vz)
  const c2 = vx * vx + vy * vy + vz * vz + z * g
  const c3 = vz * g
  const c4 = 0.25 * g * g
  return firstFallQuartic(c0, c1, c2, c3, c4, last)
}

const scratch = { x: 0, y: 0 }

/** From the nearest point of the edge to (x, y), seen from above. Valid until the next call. */
export function planVector(
  edge: SurfaceEdge,
  x: number,
  y: number,
): { readonly x: number; readonly y: number } {
  const dx = x - edge.px
  const dy = y - edge.py
  if (edge.shape === 0) {
    const along = Math.min(edge.length, Math.max(0, dx * edge.tx + dy * edge.ty))
    scratch.x = dx - along * edge.tx
    scratch.y = dy - along * edge.ty
    return scratch
  }
  const distance = Math.sqrt(dx * dx + dy * dy)
  const share = distance > edge.radius ? (distance - edge.radius) / distance : 0
  scratch.x = dx * share
  scratch.y = dy * share
  return scratch
}
