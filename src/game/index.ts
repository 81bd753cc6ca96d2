export type { GameCommand, GameError, MatchPlayer, MatchSetup } from '../record/index.ts'
export type { Game, GameLag, GameShot } from './game.ts'
export { commandsOf, play, replay, startGame } from './play.ts'
export { type AimPreview, previewLag, previewStroke } from './preview-stroke.ts'
