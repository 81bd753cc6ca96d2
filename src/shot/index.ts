export { type CueStroke, STROKE_SPEED } from './cue-stroke.ts'
export type { Layout } from './layout.ts'
export {
  type BallKinematics,
  type Call,
  type Declaration,
  EVENT_RANK,
  type EventKinematics,
  type MotionKind,
  otherSeat,
  type Seat,
  type ShotEvent,
  type ShotEventKind,
} from './shot-event.ts'
