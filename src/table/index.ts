export {
  BALL_IDS,
  type BallId,
  ballNumber,
  isBallId,
  type ObjectBallId,
} from './ball-set.ts'
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
  TABLE_NAMES,
  TABLE_SPECS,
  type TableName,
  type TableSpec,
} from './table-spec.ts'
