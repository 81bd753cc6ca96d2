import type { Triple } from './triple.ts'

/**
 * Three warm rectangles hang over the table and are seen only in what they light. A surface gets the closed form
 * factor of each (Lambert's polygon formula; below the horizon by the clipped-sphere fit of Hill & Heitz, "Real-Time
 * Area Lighting: a Journey from Research to Production", 2016).
 */
export interface Lamps {
  /** Of the middle lamp, the others stand `pitch` before and behind it, m. */
  readonly height: number
  readonly pitch: number
  readonly halfLength: number
  readonly halfWidth: number
}

/** Radiance of a lamp seen from straight below, relative. */
export const LAMP_RADIANCE = 17
/** Linear colour of the lamps, and the cool light of the room. */
export const LAMP_COLOUR: Triple = [1, 0.84, 0.62]
export const FILL: Triple = [0.05, 0.062, 0.078]
/** The hood leaves this share towards grazing angles. */
export const HOOD = 0.22

/** Lamps for a bed of this length: they keep their size, their distance grows with the table. */
export function hangLamps(length: number): Lamps {
  return { height: 1.02, pitch: (0.86 * length) / 2.54, halfLength: 0.31, halfWidth: 0.15 }
}

/** Light of the three lamps that a surface sends back when it is white, with nothing in between. */
export function lampLight(lamps: Lamps, at: Triple, normal: Triple): Triple {
  return [-1, 0, 1].map((k) => oneLamp(lamps, k * lamps.pitch, at, normal)) as unknown as Triple
}

function oneLamp(lamps: Lamps, x: number, at: Triple, normal: Triple): number {
  const rise = lamps.height - at[2]
  if (rise <= 0) return 0
  const flow = vectorLight(lamps, x, at)
  const length = Math.hypot(flow[0], flow[1], flow[2])
  const towards = flow[0] * normal[0] + flow[1] * normal[1] + flow[2] * normal[2]
  const share = Math.max(0, (length * length + towards) / (length + 1))
  const slant = rise / Math.hypot(x - at[0], at[1], rise)
  return share * LAMP_RADIANCE * (HOOD + (1 - HOOD) * slant)
}

/** Vector irradiance over pi of a rectangle of radiance 1 (Lambert): along it a surface gets most light. */
function vectorLight(lamps: Lamps, x: number, at: Triple): Triple {
  const { halfLength: a, halfWidth: b, height } = lamps
  const corners: Triple[] = [
    [x - a, -b, height],
    [x - a, b, height],
    [x + a, b, height],
    [x + a, -b, height],
  ].map((c) => unit([c[0]! - at[0], c[1]! - at[1], c[2]! - at[2]]))
  const sum: [number, number, number] = [0, 0, 0]
  for (let i = 0; i < 4; i++) {
    const [p, q] = [corners[i]!, corners[(i + 1) % 4]!]
    const cross: Triple = [p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]]
    const sine = Math.hypot(cross[0], cross[1], cross[2])
    const angle = Math.atan2(sine, p[0] * q[0] + p[1] * q[1] + p[2] * q[2])
    const scale = sine > 1e-9 ? -angle / sine / (2 * Math.PI) : 0
    for (let k = 0; k < 3; k++) sum[k]! += cross[k]! * scale
  }
  return sum
}

function unit(v: readonly number[]): Triple {
  const length = Math.hypot(v[0]!, v[1]!, v[2]!)
  return [v[0]! / length, v[1]! / length, v[2]! / length]
}
