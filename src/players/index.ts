export {
  type Decision,
  type DecisionTerms,
  decide,
  type LagStrokePlan,
  lagStroke,
  percent,
  type Reason,
  type SeatCommand,
  type Sentence,
  sentencesOf,
  type Thought,
  thinkItOver,
  waitsFor,
} from './decide/index.ts'
export { type Imagined, isShotReady, type ShotReady, withCueAt } from './imagine/index.ts'
export {
  ComputerPlayer,
  type ComputerTerms,
  type ThinkingBudget,
  thinkingSeconds,
  withinBudget,
} from './opponent/index.ts'
export { bestOption, type Prospects, worth } from './outlook/index.ts'
export {
  asMeant,
  type Candidate,
  candidateOf,
  deliver,
  everyIdea,
  type Idea,
  type IdeaKind,
  keepsTable,
  type Mind,
  makeMind,
  makeWorkbench,
  meanWorth,
  openPots,
  type ShotThought,
  strokeToPlace,
  type Turn,
  thinkOfShots,
  tryCandidate,
  tryOnce,
  turnAt,
  type Workbench,
  weigh,
  worthAfter,
  worthError,
} from './search/index.ts'
export { type Decider, playRack, type RackReport, type RackTerms, type TurnReport } from './selfplay/index.ts'
export { isLevel, LEVELS, type Level, makePlayer, perturb, type Skill, typicalSkill } from './skill/index.ts'
