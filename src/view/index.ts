export {
  cuesOfShot,
  type Ear,
  type LaidShot,
  SoundBank,
  type SoundCue,
  type SoundKind,
  scheduleShot,
} from './audio/index.ts'
export { createTableView } from './create-table-view.ts'
export { heatColour } from './heat-colours.ts'
export type {
  AimGuide,
  BallLook,
  BallPose,
  CameraMode,
  ContextState,
  CuePose,
  Frame,
  Ghost,
  HeatMap,
  Insets,
  Placing,
  Sight,
  TableView,
  Trace,
  ViewFault,
  ViewOptions,
  ViewQuality,
} from './table-view.ts'
