export type { Claim, Command, PlayedShot, RefereeRuling } from './command.ts'
export type {
  AtTheTable,
  CueBallStatus,
  MatchCommon,
  MatchState,
  MatchTerms,
  ShotDemand,
} from './match-state.ts'
export { DEFAULT_RULE_OPTIONS, type RuleOptions } from './options.ts'
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
