export { makeOffBedWorld } from './make-off-bed-world.ts'
export type { BedBalls, HandBack, OffBedEvent, OffBedKinematics, StateVector } from './off-bed-event.ts'
export {
  type DownBall,
  DROP_FLOOR,
  type OffBedShot,
  type OffBedWorld,
  type PocketKind,
  TICK_HZ,
} from './off-bed-world.ts'
