import { DataTexture, DataUtils, HalfFloatType, LinearFilter, RGBAFormat } from 'three'
import { toneLight } from '../shaders/tone.ts'
import { FILL, LAMP_COLOUR } from './lamps.ts'
import type { Triple } from './triple.ts'

const STEPS = 256
/** Most light on a level surface that the ramp knows, in units of the map of light. */
export const RAMP_MOST = 3
/** Light of the room in the same unit: below it there is only the room's light left. */
export const RAMP_FILL = 0.06

/** How an albedo looks on the screen under a given light; the ramp's place goes with the root of the light. */
export function rampColour(albedo: Triple, light: number): Triple {
  const lamps = Math.max(0, light - RAMP_FILL)
  const room = Math.min(1, light / RAMP_FILL)
  return toneLight(albedo.map((a, i) => a * (LAMP_COLOUR[i]! * lamps + FILL[i]! * room)) as unknown as Triple)
}

/** The ramp as a texture: the ratio of two of its colours is what a shadow multiplies the picture with. */
export function makeToneRamp(albedo: Triple): DataTexture {
  const texels = new Uint16Array(STEPS * 4)
  for (let i = 0; i < STEPS; i++) {
    const root = i / (STEPS - 1)
    const colour = rampColour(albedo, root * root * RAMP_MOST)
    for (let k = 0; k < 3; k++) texels[4 * i + k] = DataUtils.toHalfFloat(colour[k]!)
  }
  const texture = new DataTexture(texels, STEPS, 1, RGBAFormat, HalfFloatType)
  texture.minFilter = texture.magFilter = LinearFilter
  texture.needsUpdate = true
  return texture
}
