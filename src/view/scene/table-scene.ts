import {
  type BufferGeometry,
  DataTexture,
  GLSL3,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  RawShaderMaterial,
  RepeatWrapping,
  RGBAFormat,
  Scene,
  Vector2,
  Vector3,
} from 'three'
import { CLOTH_FRAGMENT, PLAIN_FRAGMENT, SURFACE_VERTEX } from '../shaders/surface.ts'
import type { Theme } from '../theme.ts'
import { Balls } from './balls.ts'
import { meshBed } from './bed-mesh.ts'
import { BedShadow } from './bed-shadow.ts'
import { Cue } from './cue.ts'
import { meshCushions } from './cushion-mesh.ts'
import { hangLamps } from './lamps.ts'
import { makeLightMap } from './light-map.ts'
import type { MeshData } from './mesh-data.ts'
import { makeNoiseTile, TILE_SIZE } from './noise-tile.ts'
import { makeNumeralAtlas } from './numeral-atlas.ts'
import { Overlay } from './overlay.ts'
import { meshPockets } from './pocket-mesh.ts'
import { meshRails } from './rail-mesh.ts'
import { meshFloor } from './room-mesh.ts'
import { makeSceneUniforms, measureUniforms } from './scene-uniforms.ts'
import { surfaceGeometry } from './surface-geometry.ts'
import type { TablePlan } from './table-plan.ts'

const SEED = 20260

/** Everything that is drawn of one table; made anew for another table and after a lost context. */
export class TableScene {
  readonly uniforms = { ...makeSceneUniforms(), viewport: { value: new Vector2(1, 1) } }
  /** What stands still: drawn only when the camera moves. */
  readonly still = new Scene()
  /** What moves, in the order it is drawn. */
  readonly moving = new Scene()
  readonly balls: Balls
  readonly bedShadow: BedShadow
  readonly cue: Cue
  readonly overlay: Overlay
  private readonly geometries: BufferGeometry[] = []
  private readonly materials: RawShaderMaterial[] = []

  constructor(plan: TablePlan, theme: Theme) {
    const lamps = hangLamps(plan.table.spec.length)
    const { uniforms } = this
    measureUniforms(uniforms, plan, lamps)
    uniforms.cloth.value.set(...theme.cloth)
    uniforms.bedLight.value = makeLightMap(lamps, uniforms.bed.value.x, uniforms.bed.value.y, 0)
    uniforms.numerals.value = makeNumeralAtlas()
    uniforms.noise.value = noiseTexture()
    const add = (mesh: MeshData, fragment: string, albedo: Theme['cloth'], defines = {}) => {
      const geometry = surfaceGeometry(mesh, lamps)
      const material = new RawShaderMaterial({
        glslVersion: GLSL3,
        uniforms: { ...uniforms, albedo: { value: new Vector3(...albedo) } },
        vertexShader: SURFACE_VERTEX,
        fragmentShader: fragment,
        defines,
      })
      this.geometries.push(geometry)
      this.materials.push(material)
      const drawn = new Mesh(geometry, material)
      drawn.frustumCulled = false
      this.still.add(drawn)
    }
    add(meshBed(plan), CLOTH_FRAGMENT, theme.cloth, { BED: 1 })
    add(meshCushions(plan), CLOTH_FRAGMENT, theme.cloth)
    add(meshRails(plan), PLAIN_FRAGMENT, theme.wood)
    add(meshPockets(plan), PLAIN_FRAGMENT, [0.012, 0.011, 0.01])
    add(meshFloor(plan), PLAIN_FRAGMENT, [0.02, 0.014, 0.01])
    this.balls = new Balls(uniforms)
    this.bedShadow = new BedShadow(uniforms, lamps)
    this.cue = new Cue(uniforms)
    this.overlay = new Overlay(uniforms)
    const [region, rings, lines] = this.overlay.meshes
    const order = [this.bedShadow.mesh, region, this.balls.mesh, this.cue.mesh, rings, lines]
    order.forEach((mesh, k) => {
      mesh.renderOrder = k
      this.moving.add(mesh)
    })
  }

  dispose(): void {
    for (const part of [...this.geometries, ...this.materials]) part.dispose()
    for (const part of [this.balls, this.bedShadow, this.cue, this.overlay]) part.dispose()
    const { bedLight, numerals, noise } = this.uniforms
    for (const texture of [bedLight, numerals, noise]) texture.value?.dispose()
  }
}

function noiseTexture(): DataTexture {
  const texture = new DataTexture(makeNoiseTile(SEED), TILE_SIZE, TILE_SIZE, RGBAFormat)
  texture.wrapS = texture.wrapT = RepeatWrapping
  texture.generateMipmaps = true
  texture.minFilter = LinearMipmapLinearFilter
  texture.magFilter = LinearFilter
  texture.anisotropy = 4
  texture.needsUpdate = true
  return texture
}
