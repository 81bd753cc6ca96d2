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
import type { BallPose } from '../table-view.ts'
import { ballPaint } from './ball-paint.ts'
import type { SceneUniforms } from './scene-uniforms.ts'
import type { Triple } from './triple.ts'

/** A cue ball and fifteen others. */
export const MOST_BALLS = 16
/** Balls nearer than this are mirrored and shadowed in each other, in radii between the centres. */
const NEIGHBOUR = 9

const DEG = Math.PI / 180

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
  show(poses: readonly BallPose[], radius: number, eye: Triple): void {
    const shown = poses.slice(0, MOST_BALLS)
    const far = (p: BallPose) => (p.r[0]! - eye[0]) ** 2 + (p.r[1]! - eye[1]) ** 2 + (p.r[2]! - eye[2]) ** 2
    const order = shown.map((pose, i) => ({ pose, i, far: far(pose) })).sort((a, b) => b.far - a.far)
    const { balls, coats } = this.uniforms
    shown.forEach((pose, i) => {
      balls.value[i]!.set(pose.r[0]!, pose.r[1]!, pose.r[2]!, radius)
      const paint = ballPaint(pose.id)
      coats.value[i]!.set(paint[0], paint[1], paint[2])
    })
    order.forEach(({ pose, i }, k) => {
      const turn = restingTurn(pose)
      this.place.setXYZW(k, pose.r[0]!, pose.r[1]!, pose.r[2]!, radius)
      this.turn.setXYZW(k, turn[0], turn[1], turn[2], turn[3])
      const paint = ballPaint(pose.id)
      this.paint.setXYZW(k, paint[0], paint[1], paint[2], 1)
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

type Turn = readonly [number, number, number, number]

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
  return multiply([pose.q[0]!, pose.q[1]!, pose.q[2]!, pose.q[3]!], RESTING[ballNumber(pose.id as BallId)]!)
}

/**
 * With an identity quaternion a disc looks to the head and a little up, where the cameras are, but some 35 degrees
 * to one side of them: there the mirrored lamps do not lie on the numeral. Every number is turned a little
 * differently, as by hand.
 */
function restingTurns(): Turn[] {
  return Array.from({ length: MOST_BALLS }, (_, number) => {
    const side = number % 2 === 0 ? 1 : -1
    const yaw = Math.PI + side * (24 + ((number * 7) % 11) * 2.4) * DEG
    const rise = -(24 + ((number * 5) % 7) * 2.5) * DEG
    const roll = (((number * 3) % 5) - 2) * 7 * DEG
    return multiply(multiply(about([0, 0, 1], yaw), about([0, 1, 0], rise)), about([1, 0, 0], roll))
  })
}

function about(axis: Triple, angle: number): Turn {
  const s = Math.sin(angle / 2)
  return [axis[0] * s, axis[1] * s, axis[2] * s, Math.cos(angle / 2)]
}

function multiply(a: Turn, b: Turn): Turn {
  return [
    a[3] * b[0] + a[0] * b[3] + a[1] * b[2] - a[2] * b[1],
    a[3] * b[1] - a[0] * b[2] + a[1] * b[3] + a[2] * b[0],
    a[3] * b[2] + a[0] * b[1] - a[1] * b[0] + a[2] * b[3],
    a[3] * b[3] - a[0] * b[0] - a[1] * b[1] - a[2] * b[2],
  ]
}
