export { cuesOfShot } from './cues-of-shot.ts'
export { type Ear, type LaidShot, scheduleShot } from './schedule-shot.ts'
export { SoundBank } from './sound-bank.ts'
export type { SoundCue, SoundKind } from './sound-cue.ts'
