export { contactOrder, type NumberedContact } from './evidence/contact-order.ts'
export { ballsPose, type ContactPose, contactPose, railPose } from './evidence/contact-pose.ts'
export { factsOf, inspectionOf } from './evidence/facts-of.ts'
export { type FrozenMarks, frozenMarks } from './evidence/frozen-marks.ts'
export { ballAt, emptySample, gapBetween, gapToRail } from './evidence/gaps.ts'
export { type KitchenCrossing, kitchenCrossings } from './evidence/kitchen-crossings.ts'
export { type CountedBall, type RailProgress, railProgress } from './evidence/rail-progress.ts'
export { type StickMotion, stickMotion } from './evidence/stick-motion.ts'
export { type CueContact, tipContacts } from './evidence/tip-contacts.ts'
export type { OtherRuling } from './other-rulings.ts'
export { type ReviewDocument, readReviewDocument } from './read-review-document.ts'
export { type Review, reviewShot } from './review-shot.ts'
export { ACT_KINDS, type Act, type ReviewTask, type RuleTerms } from './review-task.ts'
export { LONGEST_SHOT_LINK, packShot, unpackShot } from './share/pack-shot.ts'
export { CHANGES, type ChangeId, changesOf, type ShotChange } from './turning/shot-changes.ts'
export {
  type DecidingProgress,
  decidingChanges,
  type TurningPoint,
  type WhatDecidedIt,
  whatDecidedIt,
} from './turning/what-decided-it.ts'
export { readWhatIfDocument } from './what-if/read-what-if-document.ts'
export { makeTrials, type PlayedTrial, runTrials, type Trials } from './what-if/run-trials.ts'
export {
  addTrialCounts,
  NO_TRIALS,
  type TrialCounts,
  type VerdictCount,
  type VerdictKey,
} from './what-if/trial-counts.ts'
export {
  CONCLUSIONS,
  type Conclusion,
  type VerdictShare,
  type WhatIfAnswer,
  whatIfAnswer,
} from './what-if/what-if-answer.ts'
export type { Observation, Uncertainty, WhatIfTask } from './what-if/what-if-task.ts'
export { wilsonInterval } from './what-if/wilson-interval.ts'
