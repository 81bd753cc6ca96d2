export { DOCUMENT_FAULTS, type DocumentFault, readJson, readShape } from './document.ts'
export type { GameCommand } from './match/game-command.ts'
export { type MatchPosition, openingPosition } from './match/match-position.ts'
export {
  entryOf,
  type MatchRecord,
  RECORD_FORMAT,
  type RecordEntry,
  type RulingMark,
  type ShotMark,
} from './match/match-record.ts'
export { COMPUTER_LEVELS, type MatchPlayer, type MatchSetup } from './match/match-setup.ts'
export { shotRequest } from './match/shot-request.ts'
export { type GameError, type PlayedStroke, type TakenStep, takeStep } from './match/take-step.ts'
export { readLagDocument } from './read-lag-document.ts'
export { readRuleDocument } from './read-rule-document.ts'
export { readSimulateDocument, type SimulateDocument } from './read-simulate-document.ts'
export { type RuleAnswer, writeRuleAnswer } from './write-rule-answer.ts'
export { type PathSample, type SimulateAnswer, writeSimulateAnswer } from './write-simulate-answer.ts'
