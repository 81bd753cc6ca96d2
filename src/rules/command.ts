import type { CueStroke, Declaration, Layout, Seat, ShotEvent } from '../shot/index.ts'
import type { BallId, ObjectBallId, PocketId, Point } from '../table/index.ts'
import type { Inspection } from './inspection.ts'
import type { Lag } from './rule-lag.ts'
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
  /** The foul did not happen. `by`: who protested, absent when nobody had to; `reason` as of `cleanReason`. */
  | { readonly kind: 'overrule'; readonly rule: string; readonly by?: Seat; readonly reason?: string }
  /** A protest was heard and failed: the ruling stands [1.10]. */
  | { readonly kind: 'uphold'; readonly rule: string; readonly by: Seat; readonly reason?: string }
  /** `obviousPolicy: referee`: this ball into this pocket was obvious [1.6]. */
  | { readonly kind: 'obvious'; readonly ball: BallId; readonly pocket: PocketId }

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
  /** `frozenPolicy: declared`: what was inspected and agreed to be frozen, before the stroke [6.7, 8.4]. */
  | { readonly kind: 'declare-frozen'; readonly seat: Seat; readonly frozen: Inspection }
  /**
   * A call by a seat or a referee, until the next stroke. `about`: the shot just played, or something between the
   * shots; by default the shot when the claim is against its player.
   */
  | {
      readonly kind: 'claim'
      readonly by: Seat | 'referee'
      readonly claim: Claim
      readonly about?: 'shot' | 'between'
    }
  /** The referee in person, about the shot just played; a stalemate at any time. */
  | { readonly kind: 'referee'; readonly ruling: RefereeRuling }
  /** `players`: the opponent tells `seat` that he is on two fouls [6.14]. */
  | { readonly kind: 'warn-two-fouls'; readonly seat: Seat }
  /** A player offers, or accepts, a stalemate [1.12]. */
  | { readonly kind: 'agree-stalemate'; readonly seat: Seat }
  /** The time of the player at the table has run out [6.15]; from who runs the clock (`shotClock`). */
  | { readonly kind: 'clock-expired'; readonly seat: Seat }
  /** The player at the table takes an extension of his time: one a rack. */
  | { readonly kind: 'extend-clock'; readonly seat: Seat }
  /** Siberian Ten: a disturbed stroke is played again from where it left the balls, not from before it (12.9 в). */
  | { readonly kind: 'keep-position'; readonly seat: Seat }
  /** Siberian shoot-out: the shooter has the balls placed again before his stroke. */
  | { readonly kind: 'request-replace'; readonly seat: Seat }
  /** Siberian shoot-out: sudden death from here on, by the player who has just shot. */
  | { readonly kind: 'declare-game'; readonly seat: Seat }
  | { readonly kind: 'lag-played'; readonly lag: Lag }
  | { readonly kind: 'choose-breaker'; readonly seat: Seat; readonly breaker: Seat }

/** A refused command changes nothing; `code` is stable, `params` fill the sentence. */
export interface CommandError {
  readonly code: string
  readonly params?: Readonly<Record<string, string | number | readonly string[]>>
}
