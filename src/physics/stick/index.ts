export { type BlockedStick, CueClearance, type StickAim } from './cue-clearance.ts'
export type { BallPlace, StickObstacle } from './stick-frame.ts'
export { STICK } from './stick-line.ts'
