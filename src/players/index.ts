export {
  type Decision,
  type DecisionTerms,
  decide,
  type LagStrokePlan,
  lagStroke,
  type Reason,
  type SeatCommand,
  type Thought,
  thinkItOver,
  waitsFor,
} from './decide/index.ts'
export { type Mind, makeMind, makeWorkbench, type Workbench } from './search/index.ts'
export { playRack, type RackReport, type RackTerms, type TurnReport } from './selfplay/index.ts'
export { isLevel, LEVELS, type Level, makePlayer, perturb, type Skill, typicalSkill } from './skill/index.ts'
