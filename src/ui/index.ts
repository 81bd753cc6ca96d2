export { ErrorBoundary } from './error-boundary.tsx'
export { FaultPage } from './fault-page.tsx'
export type { CallActions, CallModel } from './model/call-model.ts'
export { describeRuling } from './model/describe-ruling.ts'
export { POWER_RANGE, pullOfSpeed, speedOfPull } from './model/stroke-speed.ts'
export {
  type Aim,
  type Aimed,
  CAMERA_NAMES,
  type CameraName,
  type Question,
  type TableActions,
  type TableModel,
  type TableTask,
} from './model/table-model.ts'
export { OPTION_ROWS, optionsOfGame, type WishedOptions } from './model/wished-options.ts'
export { type KeptMatch, type MatchWishes, SetUpPage } from './set-up-page.tsx'
export { TablePage } from './table-page.tsx'
export { NARROW_QUERY } from './use-narrow.ts'
export * from './matches/index.ts'
export * from './sheet-score/index.ts'
export * from './review/index.ts'
