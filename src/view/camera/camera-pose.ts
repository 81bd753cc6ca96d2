import type { Triple } from '../scene/triple.ts'

/**
 * A camera as the view speaks of it: it looks along a heading and down by a pitch at a target. The lens is given
 * in CSS pixels of the canvas, with the optical axis where the free area between the panels has its middle.
 */
export interface CameraPose {
  /** What the optical axis meets, m. */
  readonly target: Triple
  /** Eye to target, m. */
  readonly distance: number
  /** Heading in the plane of the bed, rad: 0 looks from the head to the foot, counter-clockwise. */
  readonly yaw: number
  /** How far down it looks, rad: pi/2 is straight down. */
  readonly pitch: number
  /** Focal length, CSS px. */
  readonly focal: number
  /** Where the optical axis meets the canvas, CSS px. */
  readonly centre: readonly [x: number, y: number]
}

/** The axes of a camera: to its right, upwards, and the way it looks; unit vectors. */
export interface CameraAxes {
  readonly right: Triple
  readonly up: Triple
  readonly forward: Triple
}

export function cameraAxes(yaw: number, pitch: number): CameraAxes {
  const cy = Math.cos(yaw)
  const sy = Math.sin(yaw)
  const cp = Math.cos(pitch)
  const sp = Math.sin(pitch)
  return {
    right: [sy, -cy, 0],
    up: [sp * cy, sp * sy, cp],
    forward: [cp * cy, cp * sy, -sp],
  }
}

export function eyeOf(pose: CameraPose): Triple {
  const { forward } = cameraAxes(pose.yaw, pose.pitch)
  return [
    pose.target[0] - forward[0] * pose.distance,
    pose.target[1] - forward[1] * pose.distance,
    pose.target[2] - forward[2] * pose.distance,
  ]
}

export function samePose(a: CameraPose, b: CameraPose): boolean {
  return (
    a.distance === b.distance &&
    a.yaw === b.yaw &&
    a.pitch === b.pitch &&
    a.focal === b.focal &&
    a.centre[0] === b.centre[0] &&
    a.centre[1] === b.centre[1] &&
    a.target.every((value, axis) => value === b.target[axis])
  )
}

/** CSS pixel of a point, and its depth along the optical axis (m; behind the eye when not positive). */
export function projectPoint(
  pose: CameraPose,
  point: Triple,
): readonly [x: number, y: number, depth: number] {
  const { right, up, forward } = cameraAxes(pose.yaw, pose.pitch)
  const eye = eyeOf(pose)
  const d: Triple = [point[0] - eye[0], point[1] - eye[1], point[2] - eye[2]]
  const depth = dot(d, forward)
  return [
    pose.centre[0] + (pose.focal * dot(d, right)) / depth,
    pose.centre[1] - (pose.focal * dot(d, up)) / depth,
    depth,
  ]
}

/** The ray of sight through a CSS pixel: from the eye, unit direction. */
export function sightRay(
  pose: CameraPose,
  x: number,
  y: number,
): { readonly eye: Triple; readonly way: Triple } {
  const { right, up, forward } = cameraAxes(pose.yaw, pose.pitch)
  const a = (x - pose.centre[0]) / pose.focal
  const b = (pose.centre[1] - y) / pose.focal
  const way: [number, number, number] = [0, 0, 0]
  for (let i = 0; i < 3; i++) way[i] = forward[i]! + a * right[i]! + b * up[i]!
  const length = Math.hypot(...way)
  return { eye: eyeOf(pose), way: [way[0] / length, way[1] / length, way[2] / length] }
}

function dot(a: Triple, b: Triple): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}
