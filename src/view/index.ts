export type {
  AimGuide,
  BallPose,
  CameraMode,
  CuePose,
  Frame,
  Insets,
  Placing,
  TableView,
  ViewFault,
  ViewOptions,
  ViewQuality,
} from './table-view.ts'
