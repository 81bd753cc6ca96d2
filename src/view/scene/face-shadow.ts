import { type BufferGeometry, Mesh, type RawShaderMaterial } from 'three'
import { FACE_SHADOW_FRAGMENT } from '../shaders/face-shadow.ts'
import { SURFACE_VERTEX } from '../shaders/surface-vertex.ts'
import type { BallPose } from '../table-view.ts'
import { multiplyMaterial } from './multiply-material.ts'
import type { SceneUniforms } from './scene-uniforms.ts'

/** Balls darken the faces of the cushions from this far before the nose, m. */
const REACH = 0.14

/** The shadows of near balls on the cushions' faces: the cushions once more, only while a ball is near one. */
export class FaceShadow {
  readonly mesh: Mesh
  /** Off where every pixel counts. */
  enabled = true
  private readonly bed: SceneUniforms['bed']
  private readonly casters = { value: 0 }

  constructor(uniforms: SceneUniforms, cushions: BufferGeometry) {
    this.bed = uniforms.bed
    const material = multiplyMaterial(
      { ...uniforms, casters: this.casters },
      SURFACE_VERTEX,
      FACE_SHADOW_FRAGMENT,
    )
    this.mesh = new Mesh(cushions, material)
    this.mesh.frustumCulled = false
  }

  show(balls: readonly BallPose[]): void {
    const { z: halfLength, w: halfWidth } = this.bed.value
    let near = 0
    balls.forEach(({ r }, i) => {
      const behind = Math.max(Math.abs(r[0]!) - halfLength, Math.abs(r[1]!) - halfWidth)
      if (behind > -REACH && r[2]! > 0) near |= 1 << i
    })
    this.casters.value = near
    this.mesh.visible = this.enabled && near !== 0
  }

  dispose(): void {
    ;(this.mesh.material as RawShaderMaterial).dispose()
  }
}
