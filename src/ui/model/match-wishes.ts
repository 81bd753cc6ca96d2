import type { PerSeat, RulesetId } from '../../rules/index.ts'
import type { Seat } from '../../shot/index.ts'
import type { PocketPresetId, PocketSystem, TableName } from '../../table/index.ts'
import type { WishedOptions } from './wished-options.ts'

/** Cloths and sets of balls by the ids of the physics, the usual one first. */
export const CLOTHS = ['worsted-used', 'worsted-new', 'humid', 'napped'] as const
export type WishedCloth = (typeof CLOTHS)[number]
export const BALL_SETS = ['clean', 'dirty', 'clinging', 'worn'] as const
export type WishedBalls = (typeof BALL_SETS)[number]

/**
 * How much of the stroke is drawn ahead; each step adds to the one before: nothing, the way to the first contact, the cue
 * ball there, the direction in which it leaves, its way on with its spin, the object ball's way.
 */
export const AIM_HELPS = ['none', 'line', 'ghost', 'tangent', 'cue-path', 'full'] as const
export type AimHelp = (typeof AIM_HELPS)[number]

/** Colours of a player, `#rrggbb`; each keeps its contrast on the dark of the room. */
export const PLAYER_COLOURS = ['#7cc0e8', '#e8b96a', '#8fd19e', '#e79bb5', '#b7a5ec', '#e0e3e6'] as const

/** Seconds for a shot [6.15]; 0 = no clock. */
export const CLOCK_SECONDS = [0, 25, 30, 35, 45, 60] as const

/** Siberian Ten: at most this many balls may be given ahead. */
export const MOST_HANDICAP = 5

/** How well a computer player plays, and how long he takes. */
export const COMPUTER_LEVELS = ['beginner', 'club', 'league', 'semi-pro', 'pro', 'perfect'] as const
export const COMPUTER_PACES = ['quick', 'brisk', 'natural'] as const
export interface WishedComputer {
  readonly level: (typeof COMPUTER_LEVELS)[number]
  readonly pace: (typeof COMPUTER_PACES)[number]
}

/** What the set-up page asks for; what is absent is as usual. */
export interface MatchWishes {
  readonly ruleset: RulesetId
  readonly names: PerSeat<string>
  readonly colours?: PerSeat<string>
  readonly raceTo: number
  readonly firstBreaker: Seat
  /** The first break by the lag or by lot; absent = `firstBreaker` is agreed. */
  readonly opening?: 'lag' | 'lot' | undefined
  readonly table: TableName
  readonly pockets?: PocketPresetId
  readonly system?: PocketSystem
  readonly cloth?: WishedCloth
  readonly balls?: WishedBalls
  readonly options?: WishedOptions
  /** Seconds for a shot; 0 or absent = no clock. */
  readonly shotClock?: number
  /** The wheelchair rules hold for this seat [7.1-7.3]. */
  readonly wheelchair?: PerSeat<boolean>
  /** Siberian Ten: `giver` breaks, and his first `k` balls count for the other. */
  readonly handicap?: { readonly giver: Seat; readonly k: number } | undefined
  /** Seat B is played by the computer; absent = by a person. */
  readonly computer?: WishedComputer | undefined
  readonly aimHelp?: AimHelp
  /** Nothing is at stake: shots may be taken back. */
  readonly practice?: boolean
}
