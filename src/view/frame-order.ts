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
import type { Quality } from './quality.ts'
import type { TableScene } from './scene/table-scene.ts'
import { COPY_FRAGMENT, COPY_VERTEX } from './shaders/copy.ts'

/**
 * The order in which a frame is drawn:
 * 1. the still table into a target of its own, with its depth, only when the camera or the table has changed, and at
 *    the quality's smaller scale while the camera travels;
 * 2. that target on to the canvas, depth included;
 * 3. shadows on bed and rails, 4. on the cushions' faces, 5. a map of values on the cloth, 6. the placing region,
 * 7. balls from far to near, 8. the stick, 9. circles, 10. lines.
 */
export class FrameOrder {
  private target: WebGLRenderTarget | null = null
  /** Scale at which the still table is in the target; 0 = not at all. */
  private drawnScale = 0
  private readonly copy = makeCopy()
  private readonly copyCamera = new Camera()

  /** What is in the target is no longer true. */
  forget(): void {
    this.drawnScale = 0
  }

  /** True when drawing again would sharpen the still table. */
  get unfinished(): boolean {
    return this.drawnScale < 1
  }

  draw(
    renderer: WebGLRenderer,
    scene: TableScene,
    camera: Camera,
    quality: Quality,
    travelling: boolean,
  ): void {
    const { width, height } = renderer.domElement
    const target = this.fit(width, height, quality.samples)
    const scale = travelling ? quality.travelScale : 1
    if (travelling || this.drawnScale < scale) {
      const [w, h] = [Math.ceil(width * scale), Math.ceil(height * scale)]
      target.viewport.set(0, 0, w, h)
      target.scissor.set(0, 0, w, h)
      renderer.setRenderTarget(target)
      renderer.clear()
      renderer.render(scene.still, camera)
      renderer.setRenderTarget(null)
      this.drawnScale = scale
      this.copy.share.value = scale
    }
    renderer.render(this.copy.scene, this.copyCamera)
    renderer.render(scene.moving, camera)
  }

  dispose(): void {
    this.target?.dispose()
    this.target = null
    this.copy.material.dispose()
    this.copy.geometry.dispose()
    this.forget()
  }

  /** The target for this many device pixels and samples. */
  private fit(width: number, height: number, samples: number): WebGLRenderTarget {
    const { target } = this
    if (target !== null && target.width === width && target.height === height && target.samples === samples) {
      return target
    }
    target?.dispose()
    const depthTexture = new DepthTexture(width, height, UnsignedIntType)
    const made = new WebGLRenderTarget(width, height, {
      samples,
      depthTexture,
      magFilter: LinearFilter,
      minFilter: LinearFilter,
    })
    made.scissorTest = true
    this.copy.picture.value = made.texture
    this.copy.depth.value = depthTexture
    this.target = made
    this.forget()
    return made
  }
}

function makeCopy() {
  const picture = { value: null as Texture | null }
  const depth = { value: null as Texture | null }
  const share = { value: 1 }
  const geometry = new BufferGeometry()
  const corners = new Float32Array([-1, -1, 0, 3, -1, 0, -1, 3, 0])
  geometry.setAttribute('position', new BufferAttribute(corners, 3))
  const material = new RawShaderMaterial({
    glslVersion: GLSL3,
    uniforms: { picture, depth, share },
    vertexShader: COPY_VERTEX,
    fragmentShader: COPY_FRAGMENT,
    depthFunc: AlwaysDepth,
  })
  const mesh = new Mesh(geometry, material)
  mesh.frustumCulled = false
  const scene = new Scene()
  scene.add(mesh)
  return { scene, geometry, material, picture, depth, share }
}
