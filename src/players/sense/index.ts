export { isClear, isOpen, leeway, type Obstacle } from './clear-line.ts'
export { chanceWithin } from './normal.ts'
export {
  chanceOfSpread,
  freely,
  type Pot,
  potAlong,
  potChance,
  potsOf,
  throwSpread,
  typicalSpread,
  wayOf,
} from './pot.ts'
export { type PotLine, potLine } from './pot-line.ts'
export { raiseStroke } from './raise-stroke.ts'
export { stickElevation } from './stick-elevation.ts'
export { makeTableSense, type TableSense } from './table-sense.ts'
export {
  angleBetween,
  cross,
  distance,
  dot,
  headingDegOf,
  leftOf,
  moved,
  towards,
  turned,
} from './vector.ts'
