export type { Game, GameShot, MatchSetup } from './game.ts'
