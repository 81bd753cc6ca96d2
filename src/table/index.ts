export {
  BALL_IDS,
  type BallId,
  ballNumber,
  isBallId,
  type ObjectBallId,
} from './ball-set.ts'
export { edgeDistance, railGap } from './edge-distance.ts'
export { SPOT_IDS, type SpotId, type TableLine, tableLines, tableSpots } from './lines-and-spots.ts'
export { makeTable, NOSE_HEIGHT_RATIO } from './make-table.ts'
export { POCKET_PRESETS, type PocketPreset, type PocketPresetId } from './pocket-presets.ts'
export { RACK_GAPS, type RackGaps, type RackRequest, rackLayout } from './rack-layout.ts'
export { RACK_KINDS, type RackKind, rackBalls, rackOrder } from './rack-order.ts'
export { type Sight, tableSights } from './sights.ts'
export type { ArcEdge, CushionEdge, Jaw, LineEdge, Pocket, PointEdge, Table } from './table.ts'
export { TABLE_PRESETS, type TableChoice, tableChoiceOf, tableOf } from './table-choice.ts'
export {
  CUSHION_IDS,
  type CushionId,
  LINE_IDS,
  type LineId,
  POCKET_IDS,
  type PocketId,
  type Point,
  RAIL_IDS,
  type RailId,
} from './table-ids.ts'
export {
  POCKET_SYSTEMS,
  type PocketSystem,
  TABLE_NAMES,
  TABLE_SPECS,
  type TableName,
  type TableSpec,
} from './table-spec.ts'
export { validateTableSpec } from './validate-table-spec.ts'
export { bedFault, inKitchen, mouthAt, onBed, PLACE_TOLERANCE, supportMargin } from './zones.ts'
