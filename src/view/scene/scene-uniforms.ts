import { type Texture, Vector2, Vector3, Vector4 } from 'three'
import type { Lamps } from './lamps.ts'
import type { TablePlan } from './table-plan.ts'

/** Values that every shader may read; each material holds this same object, so a change reaches all of them. */
export function makeSceneUniforms() {
  const row = <T>(make: () => T) => Array.from({ length: 16 }, make)
  return {
    /** Pitch, half length, half width and height of the lamps, m. */
    lamp: { value: new Vector4() },
    /** Half length and half width of the slate, then of the playing surface, m. */
    bed: { value: new Vector4() },
    /** |x|, |y| and support radius of a corner pocket's drop; the same of a side pocket in `sideDrop`. */
    cornerDrop: { value: new Vector3() },
    sideDrop: { value: new Vector3() },
    /** Nose height, rail top, depth of the cushions, width of the rails, m. */
    rail: { value: new Vector4() },
    /** Half length and half width of the map of light, m. */
    span: { value: new Vector2() },
    /** Linear albedos. */
    cloth: { value: new Vector3() },
    woodDark: { value: new Vector3() },
    woodLight: { value: new Vector3() },
    /** Distance of the sights along a long and a short rail, and behind the nose, m. */
    sightPitch: { value: new Vector2() },
    sightInset: { value: 0 },
    /** Size of the picture in device pixels. */
    viewport: { value: new Vector2(1, 1) },
    /** Centre and radius of each ball in the frame, and its colour. */
    balls: { value: row(() => new Vector4()) },
    coats: { value: row(() => new Vector3()) },
    /** Ends of the stick: place and radius; y is far away when there is none. */
    cueTip: { value: new Vector4(0, 1e3, 0, 0.006) },
    cueButt: { value: new Vector4(1, 1e3, 0, 0.015) },
    /** Width of a device pixel at distance 1, rad. */
    pixel: { value: 0.001 },
    bedLight: { value: null as Texture | null },
    numerals: { value: null as Texture | null },
    noise: { value: null as Texture | null },
    toneRamp: { value: null as Texture | null },
  }
}

export type SceneUniforms = ReturnType<typeof makeSceneUniforms>

/** Takes over the measures of a table. */
export function measureUniforms(uniforms: SceneUniforms, plan: TablePlan, lamps: Lamps): void {
  const { spec, noseHeight } = plan.table
  const [l, w] = [spec.length / 2, spec.width / 2]
  uniforms.lamp.value.set(lamps.pitch, lamps.halfLength, lamps.halfWidth, lamps.height)
  uniforms.bed.value.set(l + spec.cushionDepth, w + spec.cushionDepth, l, w)
  uniforms.span.value.set(l + spec.railWidth, w + spec.railWidth)
  uniforms.sightPitch.value.set(spec.length / 8, spec.width / 4)
  uniforms.sightInset.value = spec.sightInset
  const corner = plan.table.pockets.FL
  const side = plan.table.pockets.SL
  uniforms.cornerDrop.value.set(corner.centre[0], corner.centre[1], corner.supportRadius)
  uniforms.sideDrop.value.set(side.centre[0], side.centre[1], side.supportRadius)
  uniforms.rail.value.set(noseHeight, plan.railTop, spec.cushionDepth, spec.railWidth)
}
