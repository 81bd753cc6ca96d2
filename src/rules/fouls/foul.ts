import type { ObjectBallId } from '../../table/index.ts'
import type { Evidence, Margin } from '../ruling.ts'
import type { ShotContext } from '../shot-context.ts'

/** A foul that was found, with what proves it. */
export interface FoundFoul {
  /** 2016 number without the letter of a limb. */
  readonly rule: string
  /** Smaller = more serious. */
  readonly rank: number
  /** 6.11: the second limb, which alone gives ball in hand in 14.1 [4.9, Q-35]. */
  readonly secondLimb?: true
  /** Stands without a call: the cue ball is not on the table. */
  readonly selfEvident?: true
  readonly evidence: Evidence
}

/** What a check found: a foul, or a fact worth showing although it is none. */
export interface Finding {
  readonly foul?: FoundFoul
  readonly note?: Evidence
}

/** What is a foul in this game for this shot. */
export interface FoulRules {
  /** Object balls that may be hit first; null = any [6.2]. */
  readonly legalFirst: readonly ObjectBallId[] | null
  /** Rules that do not hold for this shot: 6.2 and 6.3 on a push-out, 6.11 in rotation games ... */
  readonly suspended: readonly string[]
  /** The break requirement of the game, when it was missed. */
  readonly breakRequirement: FoundFoul | null
  /** What a break without foul shows of the requirement that it met. */
  readonly breakMet?: Evidence | null
}

/** Most serious first. The break requirement of 14.1 outranks every standard foul [4.10]. */
const RANKING = [
  '6.17',
  '4.3',
  '6.1',
  '6.11b',
  '6.5',
  '6.2',
  'break',
  '6.3',
  '6.11a',
  '6.10',
  '6.7',
  '6.8',
  '6.9',
  '6.4',
  '6.6',
  '6.12',
  '6.13',
  '6.15',
  '6.16',
]
const RANKS = new Map(RANKING.map((key, i) => [key, i]))

export function rankOf(key: string): number {
  return RANKS.get(key) ?? RANKING.length
}

/** Below this no human referee could have seen it. */
const SEEN_SECONDS = 0.001
const SEEN_METRES = 0.001

export function isTooClose(margin: Margin | undefined): boolean {
  if (margin === undefined) return false
  const { seconds, metres } = margin
  return (
    (seconds !== undefined && Math.abs(seconds) < SEEN_SECONDS) ||
    (metres !== undefined && Math.abs(metres) < SEEN_METRES)
  )
}

/** One entry of evidence; `tooClose` follows from the margin. */
export function evidence(
  context: ShotContext,
  rule: string,
  verdict: string,
  events: readonly number[],
  more: { readonly margin?: Margin | undefined; readonly params?: Evidence['params'] } = {},
): Evidence {
  const entry: Writable<Evidence> = { rule, verdict, events, clause: context.clause(rule) }
  if (more.margin !== undefined) entry.margin = more.margin
  if (isTooClose(more.margin)) entry.tooClose = true
  if (more.params !== undefined) entry.params = more.params
  return entry
}

type Writable<T> = { -readonly [K in keyof T]: T[K] }
