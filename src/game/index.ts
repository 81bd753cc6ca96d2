export type { EntrySums, GameCommand, GameError, MatchPlayer, MatchSetup } from '../record/index.ts'
export { type Protest, protestOf, protestsOf } from '../record/index.ts'
export type { Game, GameLag, GameShot } from './game.ts'
export { keepGame } from './keep-game.ts'
export { openInSteps, openRecord } from './open-record.ts'
export { commandsOf, play, replay, startGame } from './play.ts'
export { type AimPreview, previewLag, previewStroke } from './preview-stroke.ts'
export { recordOf } from './record-of.ts'
export { resumeGame } from './resume-game.ts'
export {
  type FoulCount,
  type PlayerSheet,
  type RackSheet,
  readEntry,
  type ScoreSheet,
  type SheetProtest,
  type SheetReading,
  scoreSheet,
  sheetCsv,
  sheetInSteps,
  startReading,
} from './score-sheet/index.ts'
