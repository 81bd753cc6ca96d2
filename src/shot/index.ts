export { type CueStroke, STROKE_SPEED } from './cue-stroke.ts'
export {
  type Driven,
  drivenToRail,
  offObjectBalls,
  offOf,
  pocketedObjectBalls,
  pocketingOf,
  railTouches,
  sideOfLine,
  wentInto,
} from './fact-queries.ts'
export { ballsOf, type Layout, type LayoutFault, readLayout, writeLayout } from './layout.ts'
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
export {
  type ContactFact,
  type CrossingFact,
  type DropFact,
  type FirstContact,
  type FrozenPair,
  type FrozenRail,
  HANGING_SECONDS,
  type OffFact,
  type PocketedFact,
  type RailFact,
  readShot,
  type ShotFacts,
  type ShotStart,
  type StickFact,
  type TipFact,
  type TouchFact,
} from './shot-facts.ts'
