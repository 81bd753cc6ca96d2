export { dailySeed } from './positions/daily-position.ts'
export { drawPosition, type PositionTerms } from './positions/draw-position.ts'
export { ballsOfGame, positionFault } from './positions/position-fault.ts'
export { gearOf, type PositionGear, readPosition, writePosition } from './positions/position-text.ts'
export { POSITION_TYPES, type PositionType, positionType } from './positions/position-type.ts'
export { type PracticeEntry, type Progress, type ProgressLine, progressOf } from './practice/progress.ts'
export { GRADES, type Grade, gradeOf, gradeOfPush, type Regret, regretOf } from './practice/regret.ts'
export { type Card, dueCards, firstCard, reviewCard } from './practice/schedule.ts'
export {
  type ChoiceShot,
  type ChoiceValue,
  type PushOutAnswer,
  type PushOutGrid,
  type PushOutValue,
  type TriedShot,
  type TriedShots,
  valuesOf,
} from './push-out/answer.ts'
export { type ChosenShot, evaluateChosen } from './push-out/chosen.ts'
export { addContenders, type ContenderSums } from './push-out/contender-sums.ts'
export { type DecidingShot, decidingShots } from './push-out/deciding-shots.ts'
export type { Estimate } from './push-out/estimate.ts'
export { type EvaluationTerms, evaluatePushOut, mindFor } from './push-out/evaluate.ts'
export { PUSH_OUT_CHOICES, type PushOutChoice } from './push-out/kinds.ts'
export {
  hasPushOut,
  matchAt,
  PUSH_OUT_GAMES,
  type PushOutGame,
  type PushOutPosition,
} from './push-out/position.ts'
export { pushTo } from './push-out/push-to.ts'
export { refineGrid } from './push-out/refine-grid.ts'
export { type AnswerValue, evaluateAnswer } from './push-out/take-or-hand-back.ts'
export { sentenceOfAnswer, sentenceOfWhy, type Why, whyBest } from './push-out/why.ts'
