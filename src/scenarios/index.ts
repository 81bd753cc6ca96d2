export { ghostBall, headingDeg, stickSpeed, strokeAt } from './aim.ts'
export { type BreakTerms, breakShot } from './break-shot.ts'
export { mirrorShot } from './mirror-shot.ts'
export { SCENARIOS, type Scenario, scenario } from './scenarios.ts'
