export { isClear, type Obstacle } from './clear-line.ts'
export { chanceWithin } from './normal.ts'
export { chanceOfSpread, type Pot, potAlong, potChance, potsOf, throwSpread, typicalSpread } from './pot.ts'
export { type PotLine, potLine } from './pot-line.ts'
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
