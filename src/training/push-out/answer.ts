import type { Idea } from '../../players/index.ts'
import type { Call, CueStroke } from '../../shot/index.ts'
import type { Point } from '../../table/index.ts'
import { type ContenderSums, estimateOf, pushOf } from './contender-sums.ts'
import type { Estimate } from './estimate.ts'
import { PUSH_OUT_CHOICES, type PushOutChoice } from './kinds.ts'

/** How a choice is played. */
export interface ChoiceShot {
  readonly stroke: CueStroke
  /** What has to be called with it, where the game has calls. */
  readonly call?: readonly Call[]
  /** What it is at a closer look: `pot`, `bank`, `kick` ... */
  readonly kind: string
}

/** The best of one kind: what it is worth, as the chance that the shooter wins the rack, and how it is played. */
export type ChoiceValue = Estimate & ChoiceShot

/** A push-out also has where the cue ball stops, and the shooter's chance for either answer of the other. */
export interface PushOutValue extends ChoiceValue {
  readonly cue: Point
  readonly ifTaken: number
  readonly ifHandedBack: number
}

/** Chances of the player who pushes out, by where the cue ball is left: row by row from the head-right corner. */
export interface PushOutGrid {
  readonly nx: number
  readonly ny: number
  /** min of the two below; null where no ball fits. */
  readonly values: readonly (number | null)[]
  readonly ifTaken: readonly (number | null)[]
  readonly ifHandedBack: readonly (number | null)[]
  /** How many places were looked at closely so far. */
  readonly refined: number
}

/** A shot and what its trials came to. */
export interface TriedShot {
  readonly shot: ChoiceShot
  readonly sums: ContenderSums
}
export type TriedShots = Readonly<Partial<Record<PushOutChoice, TriedShot>>>

export interface PushOutAnswer {
  readonly best: PushOutChoice
  /** Null for a kind that nothing was found for. */
  readonly values: {
    readonly shoot: ChoiceValue | null
    readonly safety: ChoiceValue | null
    readonly 'push-out': PushOutValue | null
  }
  readonly grid: PushOutGrid
  /** What the values follow from; those of two ranges of trials can be added. */
  readonly tried: TriedShots
  /** 0..1: how far the evaluation has come. */
  readonly share: number
}

export function shotOf({ stroke, declaration, kind }: Idea): ChoiceShot {
  const { speed, directionDeg, elevationDeg, tip } = stroke
  const plain = { speed, directionDeg, elevationDeg, tip: { side: tip.side, height: tip.height } }
  return { stroke: plain, ...(declaration.call === undefined ? {} : { call: declaration.call }), kind }
}

/** The values that trials amount to, and which is best. */
export function valuesOf(tried: TriedShots): Pick<PushOutAnswer, 'best' | 'values'> {
  const plain = (choice: 'shoot' | 'safety'): ChoiceValue | null => {
    const one = tried[choice]
    return one === undefined ? null : { ...estimateOf(one.sums), ...one.shot }
  }
  const push = tried['push-out']
  const values: PushOutAnswer['values'] = {
    shoot: plain('shoot'),
    safety: plain('safety'),
    'push-out': push === undefined ? null : pushOutValue(push),
  }
  let best: PushOutChoice = 'push-out'
  for (const choice of PUSH_OUT_CHOICES)
    if ((values[choice]?.value ?? -1) > (values[best]?.value ?? -1)) best = choice
  return { best, values }
}

export function pushOutValue({ shot, sums }: TriedShot): PushOutValue {
  return { ...estimateOf(sums), ...shot, ...pushOf(sums) }
}
