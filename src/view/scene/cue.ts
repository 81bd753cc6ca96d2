import { BufferAttribute, BufferGeometry, GLSL3, Mesh, RawShaderMaterial } from 'three'
import { CUE_FRAGMENT, CUE_VERTEX } from '../shaders/cue.ts'
import type { SceneUniforms } from './scene-uniforms.ts'
import { STICK_PROFILE as PROFILE, type Stick } from './stick.ts'

/** The cue stick: tip, ferrule, shaft, joint, butt, wrap. */
export class Cue {
  readonly mesh: Mesh
  private readonly uniforms: SceneUniforms

  constructor(uniforms: SceneUniforms) {
    this.uniforms = uniforms
    const geometry = new BufferGeometry()
    const stations = PROFILE.flatMap(([s]) => [s, -1, s, 1])
    geometry.setAttribute('station', new BufferAttribute(new Float32Array(stations), 2))
    geometry.setAttribute(
      'radius',
      new BufferAttribute(new Float32Array(PROFILE.flatMap(([, r]) => [r, r])), 1),
    )
    const index: number[] = []
    for (let i = 0; i + 1 < PROFILE.length; i++)
      index.push(2 * i, 2 * i + 1, 2 * i + 3, 2 * i, 2 * i + 3, 2 * i + 2)
    geometry.setIndex(index)
    const material = new RawShaderMaterial({
      glslVersion: GLSL3,
      uniforms,
      vertexShader: CUE_VERTEX,
      fragmentShader: CUE_FRAGMENT,
      transparent: true,
      side: 2,
    })
    this.mesh = new Mesh(geometry, material)
    this.mesh.frustumCulled = false
    this.mesh.visible = false
  }

  show(stick: Stick | null): void {
    this.mesh.visible = stick !== null
    if (stick === null) return
    this.uniforms.cueTip.value.set(...stick.tip)
    this.uniforms.cueButt.value.set(...stick.butt)
  }

  dispose(): void {
    this.mesh.geometry.dispose()
    ;(this.mesh.material as RawShaderMaterial).dispose()
  }
}
