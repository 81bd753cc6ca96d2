import type { Call, CueStroke } from '../../shot/index.ts'
import type { Point } from '../../table/index.ts'
import type { Estimate } from './estimate.ts'
import type { PushOutChoice } from './kinds.ts'

/** The best of one kind: what it is worth, as the chance that the shooter wins the rack, and how it is played. */
export interface ChoiceValue extends Estimate {
  readonly stroke: CueStroke
  /** What has to be called with it, where the game has calls. */
  readonly call?: readonly Call[]
  /** What it is at a closer look: `pot`, `bank`, `kick` ... */
  readonly kind: string
}

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

export interface PushOutAnswer {
  readonly best: PushOutChoice
  /** Null for a kind that nothing was found for. */
  readonly values: {
    readonly shoot: ChoiceValue | null
    readonly safety: ChoiceValue | null
    readonly 'push-out': PushOutValue | null
  }
  readonly grid: PushOutGrid
  /** 0..1: how far the evaluation has come. */
  readonly share: number
}
