export { AimFinder, type OpenStroke } from './aim-finder.ts'
export { Imagination, type Imagined } from './imagination.ts'
export {
  ballStarts,
  isObjectBall,
  isShotReady,
  objectBallsAt,
  placeOf,
  type ShotReady,
  withCueAt,
  withShooter,
} from './scene.ts'
