export { resumeGame } from '../game/index.ts'
export { readKeptMatch } from '../record/index.ts'
