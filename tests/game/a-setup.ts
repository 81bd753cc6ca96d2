import type { MatchSetup } from '../../src/game/index.ts'
import { DEFAULT_PARAMETERS } from '../../src/physics/index.ts'
import { type MatchTerms, makeRuleOptions, type RuleOptions, type RulesetId } from '../../src/rules/index.ts'
import { TABLE_SPECS } from '../../src/table/index.ts'

/** A match of a game to one rack (14.1: to five points) that A breaks. */
export function setupOf(
  ruleset: RulesetId,
  seed = 7,
  options: Partial<RuleOptions> = {},
  terms: Partial<MatchTerms> = {},
): MatchSetup {
  return {
    terms: {
      ruleset,
      options: makeRuleOptions(options),
      raceTo: ruleset === 'straight-pool' ? 5 : 1,
      table: TABLE_SPECS['9ft'],
      ballRadius: DEFAULT_PARAMETERS.ballRadius,
      firstBreaker: 'A',
      ...terms,
    },
    players: { A: { name: 'Kowalska' }, B: { name: 'Lindqvist' } },
    parameters: DEFAULT_PARAMETERS,
    seed,
  }
}
