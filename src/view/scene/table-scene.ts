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
} from 'three'
import { CLOTH_FRAGMENT } from '../shaders/cloth.ts'
import { FLOOR_FRAGMENT } from '../shaders/floor.ts'
import { POCKET_FRAGMENT } from '../shaders/pocket.ts'
import { SURFACE_VERTEX } from '../shaders/surface-vertex.ts'
import { WALL_FRAGMENT } from '../shaders/wall.ts'
import { WOOD_FRAGMENT } from '../shaders/wood.ts'
import type { Theme } from '../theme.ts'
import { Balls } from './balls.ts'
import { meshBed } from './bed-mesh.ts'
import { Cue } from './cue.ts'
import { meshCushions } from './cushion-mesh.ts'
import { FaceShadow } from './face-shadow.ts'
import { HeatMapMesh } from './heat-map.ts'
import { hangLamps, lampLight } from './lamps.ts'
import { LevelShadow } from './level-shadow.ts'
import { makeLightMap } from './light-map.ts'
import { makeNoiseTile, TILE_SIZE } from './noise-tile.ts'
import { makeNumeralAtlas } from './numeral-atlas.ts'
import { Overlay } from './overlay.ts'
import { meshPockets } from './pocket-mesh.ts'
import { meshRails } from './rail-mesh.ts'
import { floorLight, meshFloor, meshWalls } from './room-mesh.ts'
import { makeSceneUniforms, measureUniforms } from './scene-uniforms.ts'
import { type Lighting, surfaceGeometry } from './surface-geometry.ts'
import type { TablePlan } from './table-plan.ts'
import { makeToneRamp } from './tone-ramp.ts'

const SEED = 20260

/** Everything that is drawn of one table; made anew for another table and after a lost context. */
export class TableScene {
  readonly uniforms = makeSceneUniforms()
  /** What stands still: drawn only when the camera moves. */
  readonly still = new Scene()
  /** What moves, in the order it is drawn. */
  readonly moving = new Scene()
  readonly balls: Balls
  readonly levelShadow: LevelShadow
  readonly faceShadow: FaceShadow
  readonly cue: Cue
  readonly overlay: Overlay
  readonly heatMap: HeatMapMesh
  private readonly geometries: BufferGeometry[] = []
  private readonly materials: RawShaderMaterial[] = []

  /** `onChange` is told when the picture has changed by itself. */
  constructor(plan: TablePlan, theme: Theme, onChange: () => void) {
    const lamps = hangLamps(plan.table.spec.length)
    const { uniforms } = this
    measureUniforms(uniforms, plan, lamps)
    uniforms.cloth.value.set(...theme.cloth)
    uniforms.woodDark.value.set(...theme.wood.dark)
    uniforms.woodLight.value.set(...theme.wood.light)
    uniforms.bedLight.value = makeLightMap(lamps, uniforms.span.value.x, uniforms.span.value.y, 0)
    uniforms.numerals.value = makeNumeralAtlas(onChange)
    uniforms.noise.value = noiseTexture()
    uniforms.toneRamp.value = makeToneRamp(theme.cloth)
    const lit: Lighting = (at, normal) => lampLight(lamps, at, normal)
    this.addStill(surfaceGeometry(meshBed(plan), lit), CLOTH_FRAGMENT, { BED: 1 })
    const cushions = surfaceGeometry(meshCushions(plan), lit)
    this.addStill(cushions, CLOTH_FRAGMENT)
    this.addStill(surfaceGeometry(meshRails(plan), lit), WOOD_FRAGMENT)
    this.addStill(surfaceGeometry(meshPockets(plan), lit), POCKET_FRAGMENT)
    this.addStill(
      surfaceGeometry(meshFloor(plan), (at) => floorLight(plan, lamps, at)),
      FLOOR_FRAGMENT,
    )
    this.addStill(surfaceGeometry(meshWalls(plan), lit), WALL_FRAGMENT)
    this.balls = new Balls(uniforms)
    this.levelShadow = new LevelShadow(uniforms, plan, lamps)
    this.faceShadow = new FaceShadow(uniforms, cushions)
    this.cue = new Cue(uniforms)
    this.overlay = new Overlay(uniforms)
    this.heatMap = new HeatMapMesh(plan.table.spec)
    this.addMoving()
  }

  private addMoving(): void {
    const [region, rings, lines] = this.overlay.meshes
    const order = [
      this.levelShadow.mesh,
      this.faceShadow.mesh,
      this.heatMap.mesh,
      region,
      this.balls.mesh,
      this.cue.mesh,
      rings,
      lines,
    ]
    order.forEach((mesh, k) => {
      mesh.renderOrder = k
      this.moving.add(mesh)
    })
  }

  private addStill(geometry: BufferGeometry, fragment: string, defines: Record<string, number> = {}): void {
    const material = new RawShaderMaterial({
      glslVersion: GLSL3,
      uniforms: this.uniforms,
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

  dispose(): void {
    for (const part of [...this.geometries, ...this.materials]) part.dispose()
    for (const part of [this.balls, this.levelShadow, this.faceShadow, this.cue, this.overlay, this.heatMap])
      part.dispose()
    const { bedLight, numerals, noise, toneRamp } = this.uniforms
    for (const texture of [bedLight, numerals, noise, toneRamp]) texture.value?.dispose()
  }
}

function noiseTexture(): DataTexture {
  const texture = new DataTexture(makeNoiseTile(SEED), TILE_SIZE, TILE_SIZE, RGBAFormat)
  texture.wrapS = texture.wrapT = RepeatWrapping
  texture.generateMipmaps = true
  texture.minFilter = LinearMipmapLinearFilter
  texture.magFilter = LinearFilter
  texture.needsUpdate = true
  return texture
}
