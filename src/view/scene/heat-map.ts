import {
  BufferAttribute,
  BufferGeometry,
  DataTexture,
  GLSL3,
  LinearFilter,
  Mesh,
  RawShaderMaterial,
  RGBAFormat,
  type Texture,
  Vector2,
} from 'three'
import type { TableSpec } from '../../table/index.ts'
import { heatColour } from '../heat-colours.ts'
import { HEAT_FRAGMENT, HEAT_VERTEX } from '../shaders/heat.ts'
import type { HeatMap } from '../table-view.ts'

/** Texels for each cell of the map, along and across. */
const FINE = 8
/** What of the cloth shows through. */
const COVER = 0.8

/** Values over the cloth as colours; smooth between the middles of the cells. */
export class HeatMapMesh {
  readonly mesh: Mesh
  private readonly uniforms = {
    size: { value: new Vector2(1, 1) },
    heat: { value: null as Texture | null },
    cover: { value: COVER },
  }
  private shown: HeatMap | null = null

  constructor(spec: TableSpec) {
    this.uniforms.size.value.set(spec.length, spec.width)
    const geometry = new BufferGeometry()
    geometry.setAttribute('corner', new BufferAttribute(new Float32Array([0, 0, 1, 0, 1, 1, 0, 1]), 2))
    geometry.setIndex([0, 1, 2, 0, 2, 3])
    const material = new RawShaderMaterial({
      glslVersion: GLSL3,
      uniforms: this.uniforms,
      vertexShader: HEAT_VERTEX,
      fragmentShader: HEAT_FRAGMENT,
      transparent: true,
      depthWrite: false,
      polygonOffset: true,
      polygonOffsetFactor: -2,
      polygonOffsetUnits: -2,
      side: 2,
    })
    this.mesh = new Mesh(geometry, material)
    this.mesh.frustumCulled = false
    this.mesh.visible = false
  }

  show(map: HeatMap | null): void {
    this.mesh.visible = map !== null
    if (map === null || map === this.shown) return
    this.shown = map
    this.uniforms.heat.value?.dispose()
    this.uniforms.heat.value = paint(map)
  }

  dispose(): void {
    this.uniforms.heat.value?.dispose()
    this.mesh.geometry.dispose()
    ;(this.mesh.material as RawShaderMaterial).dispose()
  }
}

function paint(map: HeatMap): DataTexture {
  const [width, height] = [map.nx * FINE, map.ny * FINE]
  const values = filled(map)
  const texels = new Uint8Array(4 * width * height)
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const value = between(values, map, (i + 0.5) / FINE - 0.5, (j + 0.5) / FINE - 0.5)
      const colour = heatColour(value, map.low, map.high)
      const at = 4 * (j * width + i)
      texels.set([...colour.map((part) => Math.round(255 * part)), 255], at)
    }
  }
  const texture = new DataTexture(texels, width, height, RGBAFormat)
  texture.minFilter = texture.magFilter = LinearFilter
  texture.needsUpdate = true
  return texture
}

/** Cells where no ball fits take the mean of their neighbours. */
function filled({ nx, ny, values }: HeatMap): readonly number[] {
  const around = (k: number): number => {
    const [x, y] = [k % nx, Math.floor(k / nx)]
    let [sum, count] = [0, 0]
    for (let reach = 1; count === 0 && reach < Math.max(nx, ny); reach++) {
      for (let j = Math.max(0, y - reach); j <= Math.min(ny - 1, y + reach); j++) {
        for (let i = Math.max(0, x - reach); i <= Math.min(nx - 1, x + reach); i++) {
          const value = values[j * nx + i]
          if (value === null || value === undefined) continue
          sum += value
          count += 1
        }
      }
    }
    return count === 0 ? 0.5 : sum / count
  }
  return values.map((value, k) => value ?? around(k))
}

/** Catmull-Rom between the middles of the cells. */
function between(values: readonly number[], { nx, ny }: HeatMap, x: number, y: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)]
  const rows = weights(y - j).map((wy, b) => {
    const row = Math.min(ny - 1, Math.max(0, j - 1 + b))
    const sum = weights(x - i).reduce((total, wx, a) => {
      const column = Math.min(nx - 1, Math.max(0, i - 1 + a))
      return total + wx * values[row * nx + column]!
    }, 0)
    return wy * sum
  })
  return rows.reduce((total, each) => total + each, 0)
}

function weights(s: number): readonly number[] {
  return [
    0.5 * s * (s * (2 - s) - 1),
    0.5 * (s * s * (3 * s - 5) + 2),
    0.5 * s * (s * (4 - 3 * s) + 1),
    0.5 * s * s * (s - 1),
  ]
}
