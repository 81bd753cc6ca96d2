export {
  type BreakFacts,
  breakFacts,
  type DrivenBall,
  type ShortBall,
  twoRailFacts,
} from './break-facts.ts'
export { clauseOf } from './clause.ts'
export type { Claim, Command, CommandError, PlayedShot, RefereeRuling } from './command.ts'
export type { Alternative, Way } from './disciplines/siberian/alternatives.ts'
export type { AlternativeFacts, MissingHalf } from './disciplines/siberian/two-rail-facts.ts'
export type { ThreePointFacts } from './disciplines/three-point.ts'
export { drawRack, rackKindOf } from './draw-rack.ts'
export { type Inspection, inspect } from './inspection.ts'
export { applyCommand } from './match/apply-command.ts'
export { legalCueBallPlace } from './match/cue-ball-place.ts'
export { demandFor } from './match/demand.ts'
export { drawFirstBreaker } from './match/first-breaker.ts'
export type { SetUpRack } from './match/racking.ts'
export { type MatchStep, shotToRule } from './match/rule-running.ts'
export { extensionsLeft, SHOT_CLOCK } from './match/shot-clock.ts'
export { mayRemindStalemate } from './match/stalemate.ts'
export { startMatch } from './match/start-match.ts'
export type {
  AtTheTable,
  CueBallStatus,
  MatchCommon,
  MatchPhase,
  MatchState,
  MatchTerms,
  ProtestedShot,
  ShotDemand,
} from './match-state.ts'
export { DEFAULT_RULE_OPTIONS, EDITION_2025, makeRuleOptions, type RuleOptions } from './options.ts'
export { inKitchen, type PlayingArea, playingArea } from './playing-area.ts'
export {
  cleanReason,
  isProtestAnswer,
  type ProtestAnswer,
  REASON_LENGTH,
  REASON_TEXT,
  rulesToProtest,
} from './protest.ts'
export { type BadLag, type Lag, type LagRuling, type LagStroke, ruleLag } from './rule-lag.ts'
export { ruleShot } from './rule-shot.ts'
export {
  CHOICE_OPTIONS,
  type ChoiceOption,
  type CueBallAfter,
  type Evidence,
  type Margin,
  type NextShot,
  type PerSeat,
  type RackResult,
  RULESETS,
  type RulesetId,
  type Ruling,
  type RulingKind,
} from './ruling.ts'
export {
  type HandicapLeft,
  lowestBall,
  type ShootOutScore,
  type ShotState,
  type ShotToRule,
} from './shot-context.ts'
export { isFree, type Spotted, spotBalls } from './spotting.ts'
