export { DOCUMENT_FAULTS, type DocumentFault, readJson, readShape } from './document.ts'
export type { EntrySums } from './match/checksum.ts'
export type { GameCommand } from './match/game-command.ts'
export { type MatchPosition, openingPosition } from './match/match-position.ts'
export {
  entryOf,
  type MatchRecord,
  RECORD_FORMAT,
  RECORD_KIND,
  type RecordEntry,
  type RulingMark,
  type ShotMark,
} from './match/match-record.ts'
export { COMPUTER_LEVELS, type MatchPlayer, type MatchSetup } from './match/match-setup.ts'
export { packRecord, unpackRecord } from './match/pack-record.ts'
export { PROGRAM } from './match/program.ts'
export { type Protest, protestIn, protestOf, protestsOf } from './match/protests.ts'
export { readKeptMatch } from './match/read-kept-match.ts'
export { type Migration, readRecord, readRecordText } from './match/read-record.ts'
export { recordDocumentShape } from './match/record-shape.ts'
export { setupFault } from './match/setup-shape.ts'
export { shotRequest } from './match/shot-request.ts'
export { type PlayedUpTo, type ShownShot, showInSteps, showShot } from './match/show-shot.ts'
export { type GameError, type PlayedStroke, type TakenStep, takeStep } from './match/take-step.ts'
export {
  type Difference,
  physicsFault,
  sameEntry,
  type Verification,
  verifyInSteps,
  verifyRecord,
} from './match/verify-record.ts'
export { type KeptMatch, type KeptShot, writeKeptMatch } from './match/write-kept-match.ts'
export { type RecordDocument, recordDocument, writeRecord } from './match/write-record.ts'
export { readLagDocument } from './read-lag-document.ts'
export { readRuleDocument } from './read-rule-document.ts'
export { readSimulateDocument, type SimulateDocument } from './read-simulate-document.ts'
export { type RuleAnswer, writeRuleAnswer } from './write-rule-answer.ts'
export { writeRuleDocument } from './write-rule-document.ts'
export { type PathSample, type SimulateAnswer, writeSimulateAnswer } from './write-simulate-answer.ts'
export { writeSimulateDocument } from './write-simulate-document.ts'
