export type { Game, GameCommand, GameError, GameShot, MatchSetup } from './game.ts'
export { play, replay, startGame } from './play.ts'
export { type AimPreview, previewStroke } from './preview-stroke.ts'
