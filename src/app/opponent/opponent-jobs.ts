import type { ComputerTerms, Decision } from '../../players/index.ts'
import type { MatchState } from '../../rules/index.ts'

/** First who plays, then what there is to decide; `stop` gives a decision up. */
export type ToOpponent =
  | { readonly terms: ComputerTerms }
  | { readonly id: number; readonly match: MatchState; readonly ms: number }
  | { readonly stop: number }

export type FromOpponent =
  | { readonly id: number; readonly share: number }
  | { readonly id: number; readonly decision: Decision | null }
  | { readonly failed: string }
