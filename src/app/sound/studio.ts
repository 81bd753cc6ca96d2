export { cuesOfShot, SoundBank, scheduleShot } from '../../view/index.ts'
