import type { Game } from '../game/index.ts'
import { type PerSeat, RULESETS, type RulesetId } from '../rules/index.ts'
import type { Seat } from '../shot/index.ts'
import { hasShapeOf, isFiniteNumber, isOneOf, isRecord, isWholeNumber } from './read-shape.ts'

/** What a list of kept matches shows of each, without reading the matches themselves. */
export interface KeptSummary {
  readonly id: string
  readonly ruleset: RulesetId
  readonly names: PerSeat<string>
  readonly racks: PerSeat<number>
  /** 14.1 points, Siberian balls of the running game; racks elsewhere. */
  readonly score: PerSeat<number>
  readonly raceTo: number
  readonly over: boolean
  /** Who has won; absent while it runs, and in lists of older pages. */
  readonly winner?: Seat
  /** When it was kept last, ms since 1970. */
  readonly savedAt: number
  /** Why it could not be gone on with when that was tried last; absent = it could, or nobody has tried. */
  readonly trouble?: KeptTrouble
}

export interface KeptTrouble {
  readonly code: string
  readonly path: string
}

/** A kept match about which nothing is known but its name: its text is there, and cannot be read. */
export interface UnknownSummary {
  readonly id: string
  readonly trouble: KeptTrouble
}

export type ListedMatch = KeptSummary | UnknownSummary

export function isKnown(listed: ListedMatch): listed is KeptSummary {
  return 'ruleset' in listed
}

export function summaryOf(
  id: string,
  { setup, match }: Pick<Game, 'setup' | 'match'>,
  savedAt: number,
): KeptSummary {
  return {
    id,
    ruleset: setup.terms.ruleset,
    names: { A: setup.players.A.name, B: setup.players.B.name },
    racks: match.racks,
    score: match.score,
    raceTo: setup.terms.raceTo,
    over: match.phase === 'match-over',
    savedAt,
    ...(match.phase === 'match-over' ? { winner: match.winner } : {}),
  }
}

/** The same match at the same stand, whenever it was kept. */
export function sameSummary(a: KeptSummary, b: KeptSummary): boolean {
  return JSON.stringify({ ...a, savedAt: 0 }) === JSON.stringify({ ...b, savedAt: 0 })
}

export function isSummary(value: unknown): value is KeptSummary {
  if (!isRecord(value)) return false
  const perSeat = { A: 0, B: 0 }
  return (
    typeof value.id === 'string' &&
    isOneOf(value.ruleset, RULESETS) &&
    hasShapeOf(value.names, { A: '', B: '' }) &&
    hasShapeOf(value.racks, perSeat) &&
    hasShapeOf(value.score, perSeat) &&
    isWholeNumber(value.raceTo, 1, 10_000) &&
    typeof value.over === 'boolean' &&
    isFiniteNumber(value.savedAt) &&
    (value.winner === undefined || isOneOf(value.winner, ['A', 'B'])) &&
    (value.trouble === undefined || hasShapeOf(value.trouble, { code: '', path: '' }))
  )
}
