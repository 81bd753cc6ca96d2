import { type Camera, Matrix4 } from 'three'
import { type CameraPose, cameraAxes, eyeOf } from './camera-pose.ts'

const NEAR = 0.06
const FAR = 40

/** Sets a three camera to a pose on a canvas of this many CSS pixels: the optical axis need not be in its middle. */
export function setLens(camera: Camera, pose: CameraPose, width: number, height: number): void {
  const { right, up, forward } = cameraAxes(pose.yaw, pose.pitch)
  const eye = eyeOf(pose)
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
    (-cx / pose.focal) * NEAR,
    ((width - cx) / pose.focal) * NEAR,
    (cy / pose.focal) * NEAR,
    (-(height - cy) / pose.focal) * NEAR,
    NEAR,
    FAR,
  )
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert()
}
