import * as v from 'valibot'
import type { RuleOptions } from '../rules/index.ts'
import { seat, within } from './shapes.ts'

const onOff = v.exactOptional(v.picklist(['off', 'on']))
const tolerance = v.exactOptional(within(0, 0.1))

/** Match options that differ from those of the edition, by the names of `RuleOptions`. */
export const optionsShape = v.strictObject({
  foulCalling: v.exactOptional(v.picklist(['autoReferee', 'players'])),
  frozenPolicy: v.exactOptional(v.picklist(['auto', 'declared'])),
  placementGuard: v.exactOptional(v.picklist(['enforce', 'allowAndCall'])),
  ballFoulMode: v.exactOptional(v.picklist(['allBall', 'cueBallOnly'])),
  obviousPolicy: v.exactOptional(v.picklist(['requireCall', 'directImplied', 'referee'])),
  breakOrder: v.exactOptional(v.picklist(['alternate', 'winner', 'loser', 'fixed'])),
  firstBreak: v.exactOptional(v.picklist(['lag', 'lot'])),
  shotClock: v.exactOptional(v.union([v.literal('off'), within(1, 3600)])),
  wheelchair: v.exactOptional(
    v.strictObject({ A: v.exactOptional(v.boolean(), false), B: v.exactOptional(v.boolean(), false) }),
  ),
  edition: v.exactOptional(v.picklist([2016, 2025])),
  threePoint: onOff,
  threePointReach: v.exactOptional(v.picklist(['edge', 'centreBeyond'])),
  threePointScope: v.exactOptional(v.picklist(['combined', 'dryOnly'])),
  nineBallRack: v.exactOptional(v.picklist(['oneOnSpot', 'nineOnSpot'])),
  tenBallSafety: v.exactOptional(v.picklist(['allowed', 'none'])),
  eightBreakFoul: v.exactOptional(v.picklist(['scratchOnly', 'anyFoul'])),
  openEightException: onOff,
  cueOnTableFoul: onOff,
  railTie: onOff,
  splitWindow: tolerance,
  rerackHeadSpot: v.exactOptional(v.picklist(['table', 'text'])),
  rackOutlineMargin: tolerance,
  mode: v.exactOptional(v.picklist(['called', 'uncalled'])),
  twoRail: v.exactOptional(v.picklist(['formal', 'aggregate'])),
  cueOff: v.exactOptional(v.picklist(['playing', 'penalty'])),
  inHandAfterFoul: v.exactOptional(v.picklist(['violation', 'explicit'])),
  uncalledCueBall: v.exactOptional(v.picklist(['creditOpponent', 'noScore'])),
  offTableExtraPenalty: v.exactOptional(v.boolean()),
  handicap: v.exactOptional(
    v.nullable(v.strictObject({ giver: seat, k: v.pipe(within(0, 10), v.integer()) })),
  ),
  pushMaxContact: tolerance,
  spotGap: tolerance,
  lagTol: tolerance,
  epsFrozen: tolerance,
  epsLine: tolerance,
  simultTol: tolerance,
  grazeFraction: v.exactOptional(within(0, 1)),
} satisfies Record<keyof RuleOptions, unknown>)
