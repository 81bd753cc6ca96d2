import {
  BufferAttribute,
  CustomBlending,
  DstColorFactor,
  DynamicDrawUsage,
  GLSL3,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  RawShaderMaterial,
  ZeroFactor,
} from 'three'
import { BED_SHADOW_FRAGMENT, BED_SHADOW_VERTEX } from '../shaders/bed-shadow.ts'
import type { BallPose } from '../table-view.ts'
import type { Lamps } from './lamps.ts'
import type { SceneUniforms } from './scene-uniforms.ts'
import { type ShadowGrid, shadowGrid } from './shadow-grid.ts'
import type { Stick } from './stick.ts'

/** The shadows of balls and stick on the bed: one draw of only those squares that a shadow can reach. */
export class BedShadow {
  readonly mesh: Mesh
  private readonly geometry = new InstancedBufferGeometry()
  private readonly grid: ShadowGrid
  private readonly tiles: InstancedBufferAttribute

  constructor(uniforms: SceneUniforms, lamps: Lamps) {
    const { x, y } = uniforms.bed.value
    this.grid = shadowGrid(x, y, lamps)
    this.tiles = new InstancedBufferAttribute(new Float32Array(this.grid.columns * this.grid.rows * 4), 4)
    this.tiles.setUsage(DynamicDrawUsage)
    this.geometry.setAttribute('corner', new BufferAttribute(new Float32Array([0, 0, 1, 0, 1, 1, 0, 1]), 2))
    this.geometry.setIndex([0, 1, 2, 0, 2, 3])
    this.geometry.setAttribute('tile', this.tiles)
    const material = new RawShaderMaterial({
      glslVersion: GLSL3,
      uniforms,
      vertexShader: BED_SHADOW_VERTEX,
      fragmentShader: BED_SHADOW_FRAGMENT,
      transparent: true,
      depthWrite: false,
      // The depth below may come from any sample of the pixel: allow for some pixels of slope.
      polygonOffset: true,
      polygonOffsetFactor: -3,
      polygonOffsetUnits: -4,
      blending: CustomBlending,
      blendSrc: DstColorFactor,
      blendDst: ZeroFactor,
    })
    this.mesh = new Mesh(this.geometry, material)
    this.mesh.frustumCulled = false
  }

  /** `stick` = the ends of the cue as x, y, z, radius, or null. */
  show(balls: readonly BallPose[], radius: number, stick: Stick | null): void {
    const masks = this.grid.cast(balls, radius, stick)
    let count = 0
    for (let i = 0; i < masks.length; i++) {
      const mask = masks[i]!
      if (mask === 0) continue
      const [x, y] = this.grid.corner(i)
      this.tiles.setXYZW(count++, x, y, this.grid.size, mask)
    }
    this.tiles.needsUpdate = true
    this.geometry.instanceCount = count
    this.mesh.visible = count > 0
  }

  dispose(): void {
    this.geometry.dispose()
    ;(this.mesh.material as RawShaderMaterial).dispose()
  }
}
