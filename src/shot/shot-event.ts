import type { BallId, CushionId, LineId, ObjectBallId, PocketId, RailId } from '../table/index.ts'

/** Two players of a match. */
export type Seat = 'A' | 'B'

export function otherSeat(seat: Seat): Seat {
  return seat === 'A' ? 'B' : 'A'
}

/** Position, velocity, angular velocity: m, m/s, rad/s. */
export interface BallKinematics {
  readonly r: readonly [number, number, number]
  readonly v: readonly [number, number, number]
  readonly w: readonly [number, number, number]
}

/** Only with kinematics reported: states of the balls that take part, right before and right after. */
export interface EventKinematics {
  readonly before?: Partial<Record<BallId, BallKinematics>>
  readonly after?: Partial<Record<BallId, BallKinematics>>
}

export type MotionKind = 'sliding' | 'rolling' | 'spinning' | 'resting' | 'airborne'

/**
 * What happened in a shot. One union for physics, rules, review and files. `t` is in seconds from the first
 * contact of tip and cue ball. The order of a list is (t, rank, ids): rank = order of this union,
 * ids with the cue ball first, then ascending.
 */
export type ShotEvent = EventKinematics & { readonly t: number } & (
    | {
        readonly kind: 'tip'
        readonly ball: BallId
        /** 1 for the stroke itself, 2 for a second contact in the same shot. */
        readonly contact: number
        /** Seconds that tip and ball touched. */
        readonly duration: number
        readonly miscue?: true
        /** Speed along the stick before and after, m/s; with kinematics only. */
        readonly cue?: { readonly before: number; readonly after: number }
      }
    | {
        readonly kind: 'stick'
        readonly ball: BallId
        readonly part: 'ferrule' | 'shaft' | 'butt' | 'side'
      }
    | {
        readonly kind: 'ball-ball'
        readonly a: BallId
        readonly b: BallId
        readonly speed: number
      }
    | {
        readonly kind: 'ball-rail'
        readonly ball: BallId
        readonly rail: RailId
        readonly cushion: CushionId
        readonly part: 'nose' | 'jaw'
        readonly speed: number
      }
    | {
        readonly kind: 'left-rail'
        readonly ball: BallId
        readonly rail: RailId
      }
    | {
        readonly kind: 'motion'
        readonly ball: BallId
        readonly to: MotionKind
      }
    | { readonly kind: 'bounce'; readonly ball: BallId; readonly speed: number }
    | {
        readonly kind: 'line'
        readonly ball: BallId
        readonly line: LineId
        readonly direction: '+' | '-'
      }
    | {
        readonly kind: 'pocket-lip'
        readonly ball: BallId
        readonly pocket: PocketId
      }
    | {
        readonly kind: 'pocketed'
        readonly ball: BallId
        readonly pocket: PocketId
      }
    | {
        readonly kind: 'pocket-return'
        readonly ball: BallId
        readonly pocket: PocketId
      }
    | {
        readonly kind: 'touch-pocketed'
        readonly ball: BallId
        readonly pocketed: BallId
      }
    | {
        readonly kind: 'rail-top'
        readonly ball: BallId
        readonly rail: RailId
      }
    | {
        readonly kind: 'rail-top-rest'
        readonly ball: BallId
        readonly rail: RailId
      }
    | {
        readonly kind: 'returned'
        readonly ball: BallId
        readonly after: 'rail-top' | 'person' | 'object'
      }
    | { readonly kind: 'off-table'; readonly ball: BallId }
    | {
        readonly kind: 'drop'
        readonly ball: BallId
        readonly pocket: PocketId
        readonly stood: number
      }
    | {
        readonly kind: 'touched'
        readonly ball: BallId
        readonly by: Seat | 'outsider'
      }
    | { readonly kind: 'rest' }
  )

export type ShotEventKind = ShotEvent['kind']

/** Kinds in the order of their rank among events of the same instant. */
export const EVENT_RANK: readonly ShotEventKind[] = [
  'tip',
  'stick',
  'ball-ball',
  'ball-rail',
  'left-rail',
  'motion',
  'bounce',
  'line',
  'pocket-lip',
  'pocketed',
  'pocket-return',
  'touch-pocketed',
  'rail-top',
  'rail-top-rest',
  'returned',
  'off-table',
  'drop',
  'touched',
  'rest',
]

/** A called ball and the pocket it is meant for. */
export interface Call {
  readonly ball: BallId
  readonly pocket: PocketId
}

/** What the shooter says before the stroke. */
export interface Declaration {
  readonly call?: readonly Call[]
  readonly safety?: true
  readonly pushOut?: true
  /** Spot the object ball nearest to the head string first; a ball id when two are equally near. */
  readonly spotNearest?: true | ObjectBallId
  /** Siberian shoot-out: sudden death from here on. */
  readonly declareGame?: true
}
