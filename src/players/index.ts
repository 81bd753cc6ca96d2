export {
  type Decision,
  type DecisionTerms,
  decide,
  type Reason,
  type SeatCommand,
  type Thought,
  thinkItOver,
  waitsFor,
} from './decide/index.ts'
export { type Mind, makeMind, makeWorkbench, type Workbench } from './search/index.ts'
export { isLevel, LEVELS, type Level, makePlayer, perturb, type Skill, typicalSkill } from './skill/index.ts'
