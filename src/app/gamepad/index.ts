export { followGamepads } from './gamepads.ts'
