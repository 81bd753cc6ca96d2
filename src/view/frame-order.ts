import {
  AlwaysDepth,
  BufferAttribute,
  BufferGeometry,
  Camera,
  DepthTexture,
  GLSL3,
  LinearFilter,
  Mesh,
  RawShaderMaterial,
  Scene,
  type Texture,
  UnsignedIntType,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import type { TableScene } from './scene/table-scene.ts'

const COPY_VERTEX = /* glsl */ `
precision highp float;
in vec3 position;
void main() { gl_Position = vec4(position, 1.0); }
`
const COPY_FRAGMENT = /* glsl */ `
precision highp float;
uniform highp sampler2D picture;
uniform highp sampler2D depth;
out vec4 colour;
void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  colour = texelFetch(picture, at, 0);
  gl_FragDepth = texelFetch(depth, at, 0).r;
}
`

/**
 * The order in which a frame is drawn:
 * 1. the still table into a target of its own, with its depth, only when the camera or the table has changed;
 * 2. that target on to the canvas, depth included;
 * 3. shadows on the bed, 4. the placing region, 5. balls from far to near, 6. the stick, 7. circles, 8. lines.
 */
export class FrameOrder {
  private target: WebGLRenderTarget | null = null
  private readonly copy: { readonly scene: Scene; readonly material: RawShaderMaterial }
  private readonly camera = new Camera()

  constructor() {
    const geometry = new BufferGeometry()
    geometry.setAttribute(
      'position',
      new BufferAttribute(new Float32Array([-1, -1, 0, 3, -1, 0, -1, 3, 0]), 3),
    )
    const material = new RawShaderMaterial({
      glslVersion: GLSL3,
      uniforms: { picture: { value: null as Texture | null }, depth: { value: null as Texture | null } },
      vertexShader: COPY_VERTEX,
      fragmentShader: COPY_FRAGMENT,
      depthFunc: AlwaysDepth,
    })
    const mesh = new Mesh(geometry, material)
    mesh.frustumCulled = false
    const scene = new Scene()
    scene.add(mesh)
    this.copy = { scene, material }
  }

  /** The target fits these device pixels and samples; true when it is new and must be drawn. */
  fit(width: number, height: number, samples: number): boolean {
    const { target } = this
    if (target !== null && target.width === width && target.height === height && target.samples === samples) {
      return false
    }
    target?.dispose()
    const depthTexture = new DepthTexture(width, height, UnsignedIntType)
    this.target = new WebGLRenderTarget(width, height, {
      samples,
      depthTexture,
      magFilter: LinearFilter,
      minFilter: LinearFilter,
    })
    this.copy.material.uniforms.picture!.value = this.target.texture
    this.copy.material.uniforms.depth!.value = depthTexture
    return true
  }

  draw(renderer: WebGLRenderer, scene: TableScene, camera: Camera, stillChanged: boolean): void {
    const { target } = this
    if (target === null) return
    if (stillChanged) {
      renderer.setRenderTarget(target)
      renderer.clear()
      renderer.render(scene.still, camera)
      renderer.setRenderTarget(null)
    }
    renderer.render(this.copy.scene, this.camera)
    renderer.render(scene.moving, camera)
  }

  dispose(): void {
    this.target?.dispose()
    this.target = null
    this.copy.material.dispose()
  }
}
