import type { BallPose } from '../table-view.ts'
import type { Lamps } from './lamps.ts'
import type { Stick } from './stick.ts'

/** Edge of a square, m. */
export const SQUARE = 0.08
/** The sky that a ball hides is seen up to this many radii from its foot. */
const SKY_REACH = 3.4
/** Step along the stick, m. */
const STICK_STEP = 0.05
/** Higher than this above the plane the stick's shadow is too soft to be seen, m. */
const STICK_HIGH = 0.6
/** Bit of the stick in a mask; balls have the bits 0 to 15 in the order of the frame. */
export const STICK_BIT = 1 << 16

/** A level plane that shadows fall on: the whole rectangle, or only what lies outside `hole` (half sizes). */
export interface ShadowPlane {
  readonly z: number
  readonly halfLength: number
  readonly halfWidth: number
  readonly hole: readonly [halfLength: number, halfWidth: number] | null
}

/** Which squares of a plane can be darkened by which balls. */
export interface ShadowGrid {
  readonly plane: ShadowPlane
  readonly count: number
  corner(tile: number): readonly [number, number]
  /** One mask per square; the array is reused by the next call. */
  cast(balls: readonly BallPose[], radius: number, stick: Stick | null): Int32Array
}

export function shadowGrid(plane: ShadowPlane, lamps: Lamps): ShadowGrid {
  const columns = Math.ceil((2 * plane.halfLength) / SQUARE)
  const rows = Math.ceil((2 * plane.halfWidth) / SQUARE)
  const left = (-columns * SQUARE) / 2
  const low = (-rows * SQUARE) / 2
  const masks = new Int32Array(columns * rows)
  const corner = (tile: number) =>
    [left + (tile % columns) * SQUARE, low + Math.floor(tile / columns) * SQUARE] as const
  const outside = Array.from(masks, (_, tile) => isOutside(plane.hole, corner(tile)))
  const mark = (bit: number, box: Box) => {
    const x0 = Math.max(0, Math.floor((box.x0 - left) / SQUARE))
    const x1 = Math.min(columns - 1, Math.floor((box.x1 - left) / SQUARE))
    const y0 = Math.max(0, Math.floor((box.y0 - low) / SQUARE))
    const y1 = Math.min(rows - 1, Math.floor((box.y1 - low) / SQUARE))
    for (let y = y0; y <= y1; y++) {
      for (let x = x0; x <= x1; x++) if (outside[y * columns + x]) masks[y * columns + x]! |= bit
    }
  }
  return {
    plane,
    count: masks.length,
    corner,
    cast(balls, radius, stick) {
      masks.fill(0)
      balls.forEach(({ r }, i) => {
        const [x, y, z] = [r[0]!, r[1]!, r[2]! - plane.z]
        if (z < -0.5 * radius) return
        mark(1 << i, around(x, y, SKY_REACH * radius))
        for (let k = -1; k <= 1; k++) mark(1 << i, footprint(lamps, k, x, y, z, radius))
      })
      if (stick !== null) castStick(stick, lamps, plane.z, (box) => mark(STICK_BIT, box))
      return masks
    },
  }
}

/** Does any of the square lie outside the hole? */
function isOutside(hole: ShadowPlane['hole'], [x, y]: readonly [number, number]): boolean {
  if (hole === null) return true
  const far = (low: number) => Math.max(Math.abs(low), Math.abs(low + SQUARE))
  return far(x) > hole[0] || far(y) > hole[1]
}

interface Box {
  readonly x0: number
  readonly x1: number
  readonly y0: number
  readonly y1: number
}

function around(x: number, y: number, reach: number): Box {
  return { x0: x - reach, x1: x + reach, y0: y - reach, y1: y + reach }
}

/** Where the shadow of a sphere z above the plane can fall before lamp k, penumbra included. */
function footprint(lamps: Lamps, k: number, x: number, y: number, z: number, radius: number): Box {
  const rise = Math.max(0.2, lamps.height - z)
  const [dx, dy] = [x - k * lamps.pitch, y]
  const scale = Math.max(0, z) / rise
  const slant = Math.hypot(dx, dy, rise) / rise
  const reach = radius * slant * (1 + scale)
  const [px, py] = [scale * lamps.halfLength, scale * lamps.halfWidth]
  const [cx, cy] = [x + dx * scale, y + dy * scale]
  return { x0: cx - reach - px, x1: cx + reach + px, y0: cy - reach - py, y1: cy + reach + py }
}

function castStick(stick: Stick, lamps: Lamps, plane: number, mark: (box: Box) => void): void {
  const { tip, butt } = stick
  const length = Math.hypot(butt[0] - tip[0], butt[1] - tip[1], butt[2] - tip[2])
  const steps = Math.ceil(length / STICK_STEP)
  for (let i = 0; i <= steps; i++) {
    const s = i / steps
    const at = (axis: 0 | 1 | 2 | 3) => tip[axis] + (butt[axis] - tip[axis]) * s
    const z = at(2) - plane
    if (z < 0 || z > STICK_HIGH) continue
    for (let k = -1; k <= 1; k++) mark(footprint(lamps, k, at(0), at(1), z, at(3) + STICK_STEP / 2))
  }
}
