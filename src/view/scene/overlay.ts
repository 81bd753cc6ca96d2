import {
  BufferAttribute,
  DynamicDrawUsage,
  GLSL3,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  RawShaderMaterial,
  Vector4,
} from 'three'
import type { Point } from '../../table/index.ts'
import {
  LINE_FRAGMENT,
  LINE_VERTEX,
  REGION_FRAGMENT,
  REGION_VERTEX,
  RING_FRAGMENT,
  RING_VERTEX,
} from '../shaders/overlay.ts'
import type { SceneUniforms } from './scene-uniforms.ts'

/** Colour on the screen (sRGB, 0 to 1) and opacity. */
export type Tint = readonly [r: number, g: number, b: number, a: number]

const MOST_LINES = 4096
const MOST_RINGS = 64

/** One pen for all that is drawn over the table: lines, circles and one region. Filled anew every frame. */
export class Overlay {
  readonly meshes: readonly [region: Mesh, rings: Mesh, lines: Mesh]
  private readonly lines: Instances
  private readonly rings: Instances
  private readonly regionUniforms = { region: { value: new Vector4() }, tint: { value: new Vector4() } }

  constructor(uniforms: SceneUniforms) {
    this.lines = new Instances([0, -1, 1, -1, 1, 1, 0, 1], { ends: 4, look: 4, form: 4 }, MOST_LINES)
    this.rings = new Instances([-1, -1, 1, -1, 1, 1, -1, 1], { place: 4, look: 4, form: 3 }, MOST_RINGS)
    const region = new Instances([0, 0, 1, 0, 1, 1, 0, 1], {}, 1)
    this.meshes = [
      drawing(region, REGION_VERTEX, REGION_FRAGMENT, { ...uniforms, ...this.regionUniforms }),
      drawing(this.rings, RING_VERTEX, RING_FRAGMENT, uniforms),
      drawing(this.lines, LINE_VERTEX, LINE_FRAGMENT, uniforms),
    ]
    region.geometry.instanceCount = 1
  }

  clear(): void {
    this.lines.count = this.rings.count = 0
    this.meshes[0].visible = false
  }

  /** Through all points, `wide` px, at height z; dash = length of a dash and its gap (m), 0 = unbroken. */
  line(points: readonly Point[], z: number, wide: number, tint: Tint, dash = 0): void {
    let run = 0
    for (let i = 0; i + 1 < points.length; i++) {
      const [a, b] = [points[i]!, points[i + 1]!]
      this.lines.add({ ends: [...a, ...b], look: tint, form: [wide, dash, z, run] })
      run += Math.hypot(b[0] - a[0], b[1] - a[1])
    }
  }

  /** A circle of `radius` m round a place, flat or facing the eye, with the inside filled by share `fill`. */
  ring(at: Point, z: number, radius: number, wide: number, tint: Tint, facing: boolean, fill = 0): void {
    this.rings.add({ place: [...at, z, radius], look: tint, form: [facing ? 1 : 0, wide, fill] })
  }

  region(low: Point, high: Point, tint: Tint): void {
    this.regionUniforms.region.value.set(...low, ...high)
    this.regionUniforms.tint.value.set(...tint)
    this.meshes[0].visible = true
  }

  finish(): void {
    this.meshes[1].visible = this.rings.upload()
    this.meshes[2].visible = this.lines.upload()
  }

  dispose(): void {
    for (const mesh of this.meshes) {
      mesh.geometry.dispose()
      ;(mesh.material as RawShaderMaterial).dispose()
    }
  }
}

/** Instanced squares with named vectors each. */
class Instances {
  readonly geometry = new InstancedBufferGeometry()
  count = 0
  private readonly most: number
  private readonly attributes: Readonly<Record<string, InstancedBufferAttribute>>

  constructor(corners: readonly number[], sizes: Readonly<Record<string, number>>, most: number) {
    this.most = most
    this.geometry.setAttribute('corner', new BufferAttribute(new Float32Array(corners), 2))
    this.geometry.setIndex([0, 1, 2, 0, 2, 3])
    this.attributes = Object.fromEntries(
      Object.entries(sizes).map(([name, size]) => {
        const attribute = new InstancedBufferAttribute(new Float32Array(most * size), size)
        attribute.setUsage(DynamicDrawUsage)
        this.geometry.setAttribute(name, attribute)
        return [name, attribute]
      }),
    )
  }

  add(values: Readonly<Record<string, readonly number[]>>): void {
    if (this.count >= this.most) return
    for (const [name, attribute] of Object.entries(this.attributes)) {
      attribute.array.set(values[name]!, this.count * attribute.itemSize)
    }
    this.count++
  }

  /** True when there is anything to draw. */
  upload(): boolean {
    this.geometry.instanceCount = this.count
    for (const attribute of Object.values(this.attributes)) {
      attribute.clearUpdateRanges()
      attribute.addUpdateRange(0, this.count * attribute.itemSize)
      attribute.needsUpdate = this.count > 0
    }
    return this.count > 0
  }
}

function drawing(instances: Instances, vertex: string, fragment: string, uniforms: object): Mesh {
  const material = new RawShaderMaterial({
    glslVersion: GLSL3,
    uniforms: uniforms as SceneUniforms,
    vertexShader: vertex,
    fragmentShader: fragment,
    transparent: true,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -3,
    polygonOffsetUnits: -4,
    side: 2,
  })
  const mesh = new Mesh(instances.geometry, material)
  mesh.frustumCulled = false
  return mesh
}
