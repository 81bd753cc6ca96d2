import { type Camera, Vector3 } from 'three'
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
  camera.matrixWorld.makeBasis(new Vector3(...right), new Vector3(...up), new Vector3(...forward).negate())
  camera.matrixWorld.setPosition(new Vector3(...eye))
  camera.matrixWorldInverse.copy(camera.matrixWorld).invert()
  const [cx, cy] = pose.centre
  const scale = near / pose.focal
  camera.projectionMatrix.makePerspective(
    -cx * scale,
    (width - cx) * scale,
    cy * scale,
    (cy - height) * scale,
    near,
    FAR,
  )
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert()
}
