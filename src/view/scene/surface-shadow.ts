import {
  type BufferGeometry,
  CustomBlending,
  DstColorFactor,
  GLSL3,
  Mesh,
  RawShaderMaterial,
  ZeroFactor,
} from 'three'
import { SURFACE_SHADOW_FRAGMENT } from '../shaders/surface-shadow.ts'
import { SURFACE_VERTEX } from '../shaders/surface-vertex.ts'
import type { BallPose } from '../table-view.ts'
import type { SceneUniforms } from './scene-uniforms.ts'
import { STICK_BIT } from './shadow-grid.ts'
import type { Stick } from './stick.ts'

/** Balls darken the cushions from this far before the nose, m. */
const REACH = 0.16
/** A ball this high above the cloth throws its shadow on to the wood as well, m. */
const HIGH = 0.06

interface Count {
  value: number
}

/** The shadows on cushions and rails: their own meshes once more, only while something is near them. */
export class SurfaceShadow {
  readonly meshes: readonly [cushions: Mesh, rails: Mesh]
  private readonly uniforms: SceneUniforms
  private readonly casters: readonly [Count, Count] = [{ value: 0 }, { value: 0 }]

  constructor(uniforms: SceneUniforms, cushions: BufferGeometry, rails: BufferGeometry) {
    this.uniforms = uniforms
    this.meshes = [
      multiplying(cushions, { ...uniforms, casters: this.casters[0] }),
      multiplying(rails, { ...uniforms, casters: this.casters[1] }),
    ]
  }

  show(balls: readonly BallPose[], stick: Stick | null): void {
    const { z: halfLength, w: halfWidth } = this.uniforms.bed.value
    let [near, high] = [0, 0]
    balls.forEach(({ r }, i) => {
      const behind = Math.max(Math.abs(r[0]!) - halfLength, Math.abs(r[1]!) - halfWidth)
      if (behind > -REACH && r[2]! > 0) near |= 1 << i
      if (r[2]! > HIGH) high |= 1 << i
    })
    const over = stick === null ? 0 : STICK_BIT
    this.casters[0].value = near | high | over
    this.casters[1].value = high | over
    this.meshes.forEach((mesh, k) => {
      mesh.visible = this.casters[k]!.value !== 0
    })
  }

  dispose(): void {
    for (const mesh of this.meshes) (mesh.material as RawShaderMaterial).dispose()
  }
}

function multiplying(geometry: BufferGeometry, uniforms: SceneUniforms & { readonly casters: Count }): Mesh {
  const material = new RawShaderMaterial({
    glslVersion: GLSL3,
    uniforms,
    vertexShader: SURFACE_VERTEX,
    fragmentShader: SURFACE_SHADOW_FRAGMENT,
    transparent: true,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -3,
    polygonOffsetUnits: -4,
    blending: CustomBlending,
    blendSrc: DstColorFactor,
    blendDst: ZeroFactor,
  })
  const mesh = new Mesh(geometry, material)
  mesh.frustumCulled = false
  return mesh
}
