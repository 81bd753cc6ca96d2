import type { ChoiceOption, Command } from '../../rules/index.ts'
import type { CueStroke, Seat } from '../../shot/index.ts'
import type { ObjectBallId, PocketId, Point } from '../../table/index.ts'
import type { IdeaKind } from '../search/index.ts'

/** Commands of a seat: what a person could send as well, his stroke in the lag [1.2] included. */
export type SeatCommand =
  | Exclude<Command, { readonly kind: 'shot-played' | 'next-rack' | 'lag-played' | 'referee' | 'claim' }>
  | { readonly kind: 'lag'; readonly seat: Seat; readonly at: Point; readonly stroke: CueStroke }

/** Why a player decided as he did: codes and numbers, for a sentence to be made of. */
export interface Reason {
  readonly kind: IdeaKind | 'choice' | 'pick' | 'breaker' | 'lag'
  readonly target: { readonly ball: ObjectBallId; readonly pocket: PocketId } | null
  /** What was chosen, where there was a choice. */
  readonly option: ChoiceOption | null
  /** The ball that was taken, where one was to be picked. */
  readonly pick: ObjectBallId | null
  /** Chance to win the rack as he saw it. */
  readonly chance: number
  /** How often it should come off: the table kept. */
  readonly comesOff: number | null
  /** The best of the other kinds of shot he thought of, and what it seemed worth. */
  readonly instead: readonly { readonly kind: IdeaKind; readonly chance: number }[]
  /** Shots played out in the mind. */
  readonly simulations: number
}

/** What a player does: commands, to be sent in this order. The last one of a shot is the stroke, errors included. */
export interface Decision {
  readonly commands: readonly SeatCommand[]
  readonly reason: Reason
}

/** How far a decision has come. `best` is what he would do if he had to decide now; null = nothing yet. */
export interface Thought {
  /** 0..1. */
  readonly share: number
  readonly best: Decision | null
}
