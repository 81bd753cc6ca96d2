import type { Point } from '../../table/index.ts'
import {
  addLevels,
  addSums,
  type Estimate,
  estimateOf as estimateOfLevels,
  meanOf,
  NO_LEVELS,
  NO_SUMS,
  type SampleSums,
  type TwoLevelSums,
  withValue,
} from './estimate.ts'

/** What trials of a shot came to; parts of a run add up to exactly the whole. */
export interface ContenderSums {
  readonly trials: number
  /** Chance of its player to win the rack. */
  readonly worth: TwoLevelSums
  /** Of a push-out: where the cue ball stopped, and the chance for either answer. */
  readonly x: SampleSums
  readonly y: SampleSums
  readonly taken: TwoLevelSums
  readonly back: TwoLevelSums
}

export const NO_TRIALS: ContenderSums = {
  trials: 0,
  worth: NO_LEVELS,
  x: NO_SUMS,
  y: NO_SUMS,
  taken: NO_LEVELS,
  back: NO_LEVELS,
}

/** One trial: at a glance, and where somebody looked closely also what he saw. */
export interface Trial {
  readonly glance: number
  readonly look: number | null
  readonly push: {
    readonly cue: Point | null
    readonly glance: { readonly taken: number; readonly back: number }
    readonly look: { readonly taken: number; readonly back: number } | null
  } | null
}

export function withTrial(sums: ContenderSums, { glance, look, push }: Trial): ContenderSums {
  const worth = withLook(sums.worth, glance, look)
  const trials = sums.trials + 1
  if (push === null) return { ...sums, trials, worth }
  return {
    trials,
    worth,
    x: push.cue === null ? sums.x : withValue(sums.x, push.cue[0]),
    y: push.cue === null ? sums.y : withValue(sums.y, push.cue[1]),
    taken: withLook(sums.taken, push.glance.taken, push.look?.taken ?? null),
    back: withLook(sums.back, push.glance.back, push.look?.back ?? null),
  }
}

function withLook({ cheap, correction }: TwoLevelSums, glance: number, look: number | null): TwoLevelSums {
  return {
    cheap: withValue(cheap, glance),
    correction: look === null ? correction : withValue(correction, look - glance),
  }
}

export function addContenders(a: ContenderSums, b: ContenderSums): ContenderSums {
  return {
    trials: a.trials + b.trials,
    worth: addLevels(a.worth, b.worth),
    x: addSums(a.x, b.x),
    y: addSums(a.y, b.y),
    taken: addLevels(a.taken, b.taken),
    back: addLevels(a.back, b.back),
  }
}

/** Chance of the player to win the rack. */
export function estimateOf({ worth, taken, back }: ContenderSums): Estimate {
  if (taken.cheap.count === 0) return estimateOfLevels(worth)
  // The other answers as is worse for the player, knowing where the cue ball lies: not by the error of a single look.
  const ways = [estimateOfLevels(taken), estimateOfLevels(back)].sort((a, b) => a.value - b.value)
  const spread = Math.min(meanOf(taken.cheap), meanOf(back.cheap)) - meanOf(worth.cheap)
  return { value: Math.max(0, ways[0]!.value - Math.max(0, spread)), se: ways[0]!.se }
}

/** Where a push-out leaves the cue ball on the average, and its player's chance for either answer. */
export function pushOf({ x, y, taken, back }: ContenderSums): {
  readonly cue: Point
  readonly ifTaken: number
  readonly ifHandedBack: number
} {
  return {
    cue: [meanOf(x), meanOf(y)],
    ifTaken: estimateOfLevels(taken).value,
    ifHandedBack: estimateOfLevels(back).value,
  }
}
