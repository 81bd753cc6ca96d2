import { type Camera, Matrix4 } from 'three'
import { type CameraPose, cameraAxes, eyeOf } from './camera-pose.ts'

/** From near by the near plane stays short; from afar it moves out, since depth is finest behind it. */
const NEAR = { least: 0.05, share: 0.2 }
const FAR = 40

/** Sets a three camera to a pose on a canvas of this many CSS pixels: the optical axis need not be in its middle. */
export function setLens(camera: Camera, pose: CameraPose, width: number, height: number): void {
  const { right, up, forward } = cameraAxes(pose.yaw, pose.pitch)
  const eye = eyeOf(pose)
  const near = Math.max(NEAR.least, (eye[2] - NEAR.least) * NEAR.share)
  camera.matrixAutoUpdate = false
  camera.matrixWorldAutoUpdate = false
  camera.matrixWorld.set(
    ...[right[0], up[0], -forward[0], eye[0]],
    ...[right[1], up[1], -forward[1], eye[1]],
    ...[right[2], up[2], -forward[2], eye[2]],
    ...[0, 0, 0, 1],
  )
  camera.matrixWorldInverse.copy(camera.matrixWorld).invert()
  const [cx, cy] = pose.centre
  camera.projectionMatrix = new Matrix4().makePerspective(
    (-cx / pose.focal) * near,
    ((width - cx) / pose.focal) * near,
    (cy / pose.focal) * near,
    (-(height - cy) / pose.focal) * near,
    near,
    FAR,
  )
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert()
}
