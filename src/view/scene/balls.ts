import {
  BufferAttribute,
  DynamicDrawUsage,
  GLSL3,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  RawShaderMaterial,
} from 'three'
import { type BallId, ballNumber } from '../../table/index.ts'
import { BALL_FRAGMENT, BALL_VERTEX } from '../shaders/ball.ts'
import type { BallLook, BallPose } from '../table-view.ts'
import { ballPaint } from './ball-paint.ts'
import { multiplyTurns, restingTurns, type Turn } from './resting-turn.ts'
import type { SceneUniforms } from './scene-uniforms.ts'
import type { Triple } from './triple.ts'

/** A cue ball and fifteen others. */
export const MOST_BALLS = 16
/** Balls nearer than this are mirrored and shadowed in each other, in radii between the centres. */
const NEIGHBOUR = 9

/** Fixed turn from the ball's own axes (discs on x, stripe round z) to the pose of an identity quaternion. */
const RESTING = restingTurns()

/** All balls in one draw: instances sorted from far to near, since their edges are blended. */
export class Balls {
  readonly mesh: Mesh
  private readonly geometry = new InstancedBufferGeometry()
  private readonly place = dynamic(4)
  private readonly turn = dynamic(4)
  private readonly paint = dynamic(4)
  private readonly about = dynamic(2)
  private readonly uniforms: SceneUniforms

  constructor(uniforms: SceneUniforms) {
    this.uniforms = uniforms
    const corners = new Float32Array([-1, -1, 1, -1, 1, 1, -1, 1])
    this.geometry.setAttribute('corner', new BufferAttribute(corners, 2))
    this.geometry.setIndex([0, 1, 2, 0, 2, 3])
    this.geometry.setAttribute('place', this.place)
    this.geometry.setAttribute('turn', this.turn)
    this.geometry.setAttribute('paint', this.paint)
    this.geometry.setAttribute('about', this.about)
    const material = new RawShaderMaterial({
      glslVersion: GLSL3,
      uniforms,
      vertexShader: BALL_VERTEX,
      fragmentShader: BALL_FRAGMENT,
      transparent: true,
    })
    this.mesh = new Mesh(this.geometry, material)
    this.mesh.frustumCulled = false
  }

  /** Takes over the poses; `eye` orders them. */
  show(poses: readonly BallPose[], radius: number, look: BallLook, eye: Triple): void {
    const shown = poses.slice(0, MOST_BALLS)
    const far = (p: BallPose) => (p.r[0]! - eye[0]) ** 2 + (p.r[1]! - eye[1]) ** 2 + (p.r[2]! - eye[2]) ** 2
    const order = shown.map((pose, i) => ({ pose, i, far: far(pose) })).sort((a, b) => b.far - a.far)
    const { balls, coats } = this.uniforms
    shown.forEach((pose, i) => {
      balls.value[i]!.set(pose.r[0]!, pose.r[1]!, pose.r[2]!, radius)
      const paint = ballPaint(pose.id, look)
      coats.value[i]!.set(paint[0], paint[1], paint[2])
    })
    order.forEach(({ pose, i }, k) => {
      const turn = restingTurn(pose)
      this.place.setXYZW(k, pose.r[0]!, pose.r[1]!, pose.r[2]!, radius)
      this.turn.setXYZW(k, turn[0], turn[1], turn[2], turn[3])
      const paint = ballPaint(pose.id, look)
      this.paint.setXYZW(k, paint[0], paint[1], paint[2], look === 'pool' ? 1 : 0)
      this.about.setXY(k, ballNumber(pose.id), neighbours(shown, i, radius))
    })
    for (const attribute of [this.place, this.turn, this.paint, this.about]) attribute.needsUpdate = true
    this.geometry.instanceCount = shown.length
  }

  dispose(): void {
    this.geometry.dispose()
    ;(this.mesh.material as RawShaderMaterial).dispose()
  }
}

function dynamic(size: number): InstancedBufferAttribute {
  const attribute = new InstancedBufferAttribute(new Float32Array(MOST_BALLS * size), size)
  attribute.setUsage(DynamicDrawUsage)
  return attribute
}

/** A bit for every other ball that is near enough to matter. */
function neighbours(poses: readonly BallPose[], self: number, radius: number): number {
  const own = poses[self]!.r
  const reach = (NEIGHBOUR * radius) ** 2
  let mask = 0
  poses.forEach(({ r }, i) => {
    const apart2 = (r[0]! - own[0]!) ** 2 + (r[1]! - own[1]!) ** 2 + (r[2]! - own[2]!) ** 2
    if (i !== self && apart2 < reach) mask |= 1 << i
  })
  return mask
}

function restingTurn(pose: BallPose): Turn {
  return multiplyTurns(
    [pose.q[0]!, pose.q[1]!, pose.q[2]!, pose.q[3]!],
    RESTING[ballNumber(pose.id as BallId)]!,
  )
}
