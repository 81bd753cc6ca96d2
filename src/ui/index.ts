export { ErrorBoundary } from './error-boundary.tsx'
export { FaultPage } from './fault-page.tsx'
export * from './lesson/index.ts'
export * from './matches/index.ts'
export type { CallActions, CallModel } from './model/call-model.ts'
export type { ClockActions, ClockModel } from './model/clock-model.ts'
export type { Arrangement, DeclarationActions } from './model/declaration-model.ts'
export { describeRuling, type RuledShot } from './model/describe-ruling.ts'
export type {
  ClaimOffer,
  DeskActions,
  DeskAnswer,
  DeskModel,
  EarlierShot,
  OpenShot,
} from './model/desk-model.ts'
export { FILMS, type Film, type HandModel, STROKE_WAYS, type StrokeWay } from './model/hand-model.ts'
export {
  COLOUR_SCHEMES,
  type ColourScheme,
  type LookModel,
  TABLE_CLOTHS,
  TABLE_WOODS,
  type TableCloth,
  type TableWood,
} from './model/look-model.ts'
export {
  AIM_HELPS,
  type AimHelp,
  BALL_SETS,
  CLOCK_SECONDS,
  CLOTHS,
  COMPUTER_LEVELS,
  COMPUTER_PACES,
  type MatchWishes,
  MOST_HANDICAP,
  PLAYER_COLOURS,
} from './model/match-wishes.ts'
export type { SoundModel } from './model/sound-model.ts'
export { POWER_RANGE, pullOfSpeed, speedOfPull } from './model/stroke-speed.ts'
export {
  type Aim,
  type Aimed,
  CAMERA_NAMES,
  type CameraName,
  type ComputerThought,
  type Question,
  type TableActions,
  type TableModel,
  type TableTask,
} from './model/table-model.ts'
export { OPTION_ROWS, optionsOfGame, raceOf, type WishedOptions } from './model/wished-options.ts'
export * from './review/index.ts'
export * from './rules-reader/index.ts'
export { type KeptMatch, SetUpPage } from './set-up-page.tsx'
export * from './sheet-score/index.ts'
export { TablePage } from './table-page.tsx'
export { contourOf } from './trainer/model/contour.ts'
export { type HeatScale, heatOf, heatScale, lineLevel } from './trainer/model/heat-of.ts'
export type {
  AnswerRegret,
  GhostChip,
  GhostMark,
  GhostName,
  HeatView,
  PositionEditorActions,
  PositionEditorModel,
  PositionSource,
  Reason,
  TrainerActions,
  TrainerModel,
  TrainerStage,
  TrainerTerms,
} from './trainer/model/trainer-model.ts'
export { LINK_COPIED } from './trainer/model/trainer-model.ts'
export { ShotMarks } from './trainer/shot-marks.tsx'
export { TrainerPage } from './trainer/trainer-page.tsx'
export { NARROW_QUERY } from './use-narrow.ts'
