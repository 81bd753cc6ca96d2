export { type DecisionTerms, decide, thinkItOver, waitsFor } from './decide.ts'
export type { Decision, Reason, SeatCommand, Thought } from './decision.ts'
export { type LagStrokePlan, lagStroke } from './lag.ts'
export { percent, type Sentence, sentencesOf } from './sentences.ts'
