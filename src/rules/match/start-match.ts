import type { Layout, Seat } from '../../shot/index.ts'
import type { SiberianScore } from '../disciplines/discipline.ts'
import { disciplineOf } from '../disciplines/registry.ts'
import type { AtTheTable, MatchCommon, MatchState, MatchTerms } from '../match-state.ts'

/** A match before its first stroke: the rack as it lies, the cue ball in hand behind the head string. */
export function startMatch(terms: MatchTerms, rack: Layout): MatchState {
  const breaker = openingBreaker(terms)
  const common: MatchCommon = {
    terms,
    rackNumber: 1,
    breaker,
    racks: { A: 0, B: 0 },
    score: { A: 0, B: 0 },
    foulCount: { A: 0, B: 0 },
    warned: { A: false, B: false },
    groups: null,
    balls: rack,
    lastRuling: null,
    shots: 0,
    siberian: startSiberian(terms),
    wheelchairFouls: { A: 0, B: 0 },
    protest: null,
    stalemateOffer: null,
    quietInnings: 0,
    extensions: { A: 0, B: 0 },
  }
  if (terms.opening === 'lag') return { ...common, phase: 'lag' }
  return { ...common, phase: 'break', ...breakShot(breaker) }
}

/** Who breaks the first rack: as agreed, but the giver of a Siberian handicap always breaks. */
function openingBreaker(terms: MatchTerms): Seat {
  const { handicap } = terms.options
  return terms.ruleset === 'siberian-ten' && handicap !== null ? handicap.giver : terms.firstBreaker
}

/** What Siberian Ten counts from the start of a game; null in every other game. */
export function startSiberian({ ruleset, options }: MatchTerms): SiberianScore | null {
  if (disciplineOf(ruleset).id !== 'siberian-ten') return null
  const { handicap } = options
  return {
    lastPocketedBy: null,
    handicapLeft: handicap === null ? null : { giver: handicap.giver, balls: handicap.k },
    shootOut: null,
  }
}

/** A player who is to break: cue ball in hand behind the head string. */
export function breakShot(shooter: Seat): AtTheTable {
  return { shooter, shot: 'break', cueBall: 'in-hand-kitchen', restricted: false, declaration: {} }
}
