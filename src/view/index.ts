export { createTableView } from './create-table-view.ts'
export type {
  AimGuide,
  BallPose,
  CameraMode,
  ContextState,
  CuePose,
  Frame,
  Insets,
  Placing,
  TableView,
  ViewFault,
  ViewOptions,
  ViewQuality,
} from './table-view.ts'
