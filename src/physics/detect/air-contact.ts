import type { BallStates } from '../ball-states.ts'
import { CONTACT_SPEED, TOUCH } from '../constants.ts'
import type { BedSurface, SurfaceEdge } from './bed-surface.ts'
import type { BedContact } from './cushion-contact.ts'

/** A ball that still touches an edge which it leaves is looked at again after this time, s. */
const PART_TIME = 1e-5
/** Steps by the free distance close in on a contact geometrically; more than this is a graze. */
const MOST_STEPS = 400

/**
 * First edge that flying ball i meets up to `end`: the distance of centre and edge in space reaches R. The edge
 * of a rounded tip bends, which leaves no polynomial; so the ball is moved on by as much as it is free to move
 * (distance over greatest speed) until it touches.
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
  const dt = end - balls.since[i]!
  const toX = Math.max(Math.abs(balls.x[i]!), Math.abs(balls.x[i]! + dt * balls.vx[i]!))
  const toY = Math.max(Math.abs(balls.y[i]!), Math.abs(balls.y[i]! + dt * balls.vy[i]!))
  if (toX <= bed.freeX - margin && toY <= bed.freeY - margin) return
  for (let k = 0; k < bed.edges.length; k++) {
    const t = balls.since[i]! + flight(balls, i, bed.edges[k]!, bed.noseHeight, radius, out.t)
    if (t < out.t) {
      out.t = t
      out.edge = k
    }
  }
}

/** Seconds from `since` to the contact with one edge; infinite if there is none before `end`. */
function flight(
  balls: BallStates,
  i: number,
  edge: SurfaceEdge,
  height: number,
  radius: number,
  end: number,
): number {
  const last = end - balls.since[i]!
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
    const plan = planVector(edge, x, y)
    const gap = Math.sqrt(plan.x * plan.x + plan.y * plan.y + rise * rise) - radius
    if (gap > TOUCH) t += gap / speed
    else if (plan.x * vx + plan.y * vy + rise * (vz + g * t) < -CONTACT_SPEED * radius) return t
    else t += PART_TIME
  }
  return Number.POSITIVE_INFINITY
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
