import {
  BufferAttribute,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  type RawShaderMaterial,
} from 'three'
import { LEVEL_SHADOW_FRAGMENT, LEVEL_SHADOW_VERTEX } from '../shaders/level-shadow.ts'
import type { BallPose } from '../table-view.ts'
import type { Lamps } from './lamps.ts'
import { multiplyMaterial } from './multiply-material.ts'
import type { SceneUniforms } from './scene-uniforms.ts'
import { type ShadowGrid, SQUARE, shadowGrid } from './shadow-grid.ts'
import type { Stick } from './stick.ts'
import type { TablePlan } from './table-plan.ts'

/** The shadows of balls and stick on bed and rail tops: one draw of only those squares that a shadow can reach. */
export class LevelShadow {
  readonly mesh: Mesh
  private readonly geometry = new InstancedBufferGeometry()
  private readonly grids: readonly ShadowGrid[]
  private readonly squares: InstancedBufferAttribute

  constructor(uniforms: SceneUniforms, plan: TablePlan, lamps: Lamps) {
    const { spec } = plan.table
    const [l, w] = [spec.length / 2, spec.width / 2]
    const bed = { z: 0, halfLength: l + spec.cushionDepth, halfWidth: w + spec.cushionDepth, hole: null }
    const rails = {
      z: plan.railTop,
      halfLength: l + spec.railWidth,
      halfWidth: w + spec.railWidth,
      hole: [l, w] as const,
    }
    this.grids = [shadowGrid(bed, lamps), shadowGrid(rails, lamps)]
    const most = this.grids.reduce((sum, grid) => sum + grid.count, 0)
    this.squares = new InstancedBufferAttribute(new Float32Array(most * 4), 4)
    this.squares.setUsage(DynamicDrawUsage)
    const corners = new Float32Array([0, 0, 1, 0, 1, 1, 0, 1].map((v) => v * SQUARE))
    this.geometry.setAttribute('corner', new BufferAttribute(corners, 2))
    this.geometry.setIndex([0, 1, 2, 0, 2, 3])
    this.geometry.setAttribute('square', this.squares)
    this.mesh = new Mesh(
      this.geometry,
      multiplyMaterial(uniforms, LEVEL_SHADOW_VERTEX, LEVEL_SHADOW_FRAGMENT),
    )
    this.mesh.frustumCulled = false
  }

  show(balls: readonly BallPose[], radius: number, stick: Stick | null): void {
    let count = 0
    for (const grid of this.grids) {
      const masks = grid.cast(balls, radius, stick)
      for (let i = 0; i < masks.length; i++) {
        if (masks[i] === 0) continue
        const [x, y] = grid.corner(i)
        this.squares.setXYZW(count++, x, y, grid.plane.z, masks[i]!)
      }
    }
    this.squares.needsUpdate = true
    this.geometry.instanceCount = count
    this.mesh.visible = count > 0
  }

  dispose(): void {
    this.geometry.dispose()
    ;(this.mesh.material as RawShaderMaterial).dispose()
  }
}
