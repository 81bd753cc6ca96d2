import type { Level } from '../../players/index.ts'
import type { RulesetId } from '../../rules/index.ts'
import type { TableName } from '../../table/index.ts'
import { joinedRanges, rangesApart, type TrialRange } from '../ranges.ts'

/** What a run of computer games is made of: with the number of a game it gives that game again. */
export interface SelfplayTerms {
  readonly game: RulesetId
  readonly table: TableName
  readonly seed: number
  /** Levels of seats A and B. */
  readonly levels: readonly [Level, Level]
  /** Shots that each decision plays out in the mind. */
  readonly simulations: number
  readonly fidelity: 'full' | 'bed-only'
  /** 14.1: points to a game. */
  readonly points: number
}

/** Counts over many games; every field adds up, so that parts of a run can be merged. */
export interface SelfplayCounts {
  readonly games: number
  readonly wins: { readonly A: number; readonly B: number }
  /** Games that went on beyond all bounds. */
  readonly unfinished: number
  /** Commands of the players that the referee refused. */
  readonly illegalCommands: number
  readonly shots: number
}

export const NO_GAMES: SelfplayCounts = {
  games: 0,
  wins: { A: 0, B: 0 },
  unfinished: 0,
  illegalCommands: 0,
  shots: 0,
}

export function addGames(a: SelfplayCounts, b: SelfplayCounts): SelfplayCounts {
  return {
    games: a.games + b.games,
    wins: { A: a.wins.A + b.wins.A, B: a.wins.B + b.wins.B },
    unfinished: a.unfinished + b.unfinished,
    illegalCommands: a.illegalCommands + b.illegalCommands,
    shots: a.shots + b.shots,
  }
}

/** The answer of `selfplay`. */
export interface SelfplayDocument extends SelfplayTerms, SelfplayCounts {
  readonly format: 1
  readonly command: 'selfplay'
  /** Share of the games that A won: Wilson's interval of 95 %. */
  readonly interval: readonly [number, number]
  /** Numbers of the games: from (included), to (excluded). */
  readonly ranges: readonly TrialRange[]
}

export function selfplayDocument(
  terms: SelfplayTerms,
  counts: SelfplayCounts,
  ranges: SelfplayDocument['ranges'],
): SelfplayDocument {
  const { games, wins } = counts
  return {
    format: 1,
    command: 'selfplay',
    ...terms,
    ...counts,
    interval: wilson(wins.A, wins.A + wins.B),
    ranges: joinedRanges(ranges),
    games,
  }
}

/** z for 95 %. */
const Z = 1.959963984540054

/** Wilson's score interval for `k` of `n`; 0..1 when nothing was counted. */
export function wilson(k: number, n: number): [number, number] {
  if (n === 0) return [0, 1]
  const share = k / n
  const z2 = Z * Z
  const middle = share + z2 / (2 * n)
  const half = Z * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n * n))
  const scale = 1 + z2 / n
  return [Math.max(0, (middle - half) / scale), Math.min(1, (middle + half) / scale)]
}

/** Two answers of one run over different games as one. */
export function mergeSelfplay(a: SelfplayDocument, b: SelfplayDocument): SelfplayDocument {
  return selfplayDocument(termsOf(a), addGames(a, b), [...a.ranges, ...b.ranges])
}

/** Answers can be merged when they are parts of one run: same terms, no game counted twice. */
export function mergeableSelfplay(a: SelfplayDocument, b: SelfplayDocument): boolean {
  return rangesApart(a.ranges, b.ranges) && JSON.stringify(termsOf(a)) === JSON.stringify(termsOf(b))
}

function termsOf(document: SelfplayDocument): SelfplayTerms {
  const { game, table, seed, levels, simulations, fidelity, points } = document
  return { game, table, seed, levels, simulations, fidelity, points }
}
