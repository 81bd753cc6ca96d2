import type { CueStroke, Declaration, Layout, Seat, ShotEvent } from '../shot/index.ts'
import type { BallId, ObjectBallId, Point } from '../table/index.ts'
import type { ChoiceOption } from './ruling.ts'

/** A call by a person for what no simulation sees, against a seat, by rule number. */
export interface Claim {
  readonly rule: string
  readonly against: Seat
  readonly intent?: 'accidental' | 'intentional'
  readonly late?: boolean
  readonly level?: 'warning' | 'standard' | 'serious' | 'rack' | 'match' | 'disqualified'
  readonly effect?: 'affected' | 'none'
}

/** A ruling of the referee in person. */
export type RefereeRuling =
  | { readonly kind: 'replay' }
  | { readonly kind: 'restore' }
  | { readonly kind: 'stalemate' }
  | { readonly kind: 'overrule'; readonly rule: string }

/** A shot as the rules see it: no physics, only what was observed. */
export interface PlayedShot {
  readonly events: readonly ShotEvent[]
  /** Where the balls that are still on the table lie at the end. */
  readonly after: Layout
  /** Smallest x of a ball's centre during the shot, for the three-point rule. */
  readonly leastX?: Readonly<Partial<Record<BallId, number>>>
  readonly claims?: readonly Claim[]
  readonly rulings?: readonly RefereeRuling[]
}

/** Everything that can happen to a match. What a seat does carries its seat; refused commands change nothing. */
export type Command =
  /** Ball in hand: where the cue ball is set down. May be repeated until the stroke. */
  | { readonly kind: 'place-cue-ball'; readonly seat: Seat; readonly at: Point }
  /** Replaces the whole declaration; may be changed until the stroke. */
  | {
      readonly kind: 'declare'
      readonly seat: Seat
      readonly declaration: Declaration
    }
  /** The tip goes forward: from here on nothing can be declared. */
  | { readonly kind: 'stroke'; readonly seat: Seat; readonly stroke: CueStroke }
  /** From the solver, never from a person: what the stroke did. */
  | { readonly kind: 'shot-played'; readonly shot: PlayedShot }
  | {
      readonly kind: 'choose'
      readonly seat: Seat
      readonly option: ChoiceOption
    }
  | {
      readonly kind: 'pick-ball'
      readonly seat: Seat
      readonly ball: ObjectBallId
    }
  /** Both have seen how the rack ended; `order` = numbers in rack order, apex first, from a seed. */
  | {
      readonly kind: 'next-rack'
      readonly order: readonly ObjectBallId[]
      readonly positions: Layout
    }
  | { readonly kind: 'concede'; readonly seat: Seat }
