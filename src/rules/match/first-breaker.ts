import { Random } from '../../math/index.ts'
import type { MatchTerms } from '../match-state.ts'

/** Stream of the lot beside those of the racks, which count up from 1. */
const LOT_STREAM = 0

/**
 * Terms with the breaker of the first game drawn by lot, where Siberian Ten is played so (`firstBreak: lot`, RU
 * 'Разбой'): there is no lag then. Every other match keeps its terms. The same seed gives the same lot.
 */
export function drawFirstBreaker(terms: MatchTerms, seed: number): MatchTerms {
  if (terms.ruleset !== 'siberian-ten' || terms.options.firstBreak !== 'lot') return terms
  const { opening: _noLag, ...agreed } = terms
  return { ...agreed, firstBreaker: Random.fromSeed(seed, LOT_STREAM).int(2) === 0 ? 'A' : 'B' }
}
