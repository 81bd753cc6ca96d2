import { Random } from '../math/index.ts'
import type { RulesetId } from '../rules/index.ts'
import type { Layout } from '../shot/index.ts'
import { type ObjectBallId, type RackKind, rackLayout, rackOrder } from '../table/index.ts'
import type { MatchSetup } from './game.ts'

/** The rack that each game is broken from. */
const RACK_OF: Readonly<Record<RulesetId, RackKind>> = {
  'nine-ball': 'nine-ball',
  'ten-ball-wpa': 'ten-ball',
  'ten-ball-pl': 'ten-ball',
  'eight-ball': 'eight-ball',
  'straight-pool': 'fifteen',
  'siberian-ten': 'siberian',
}

export interface Rack {
  /** Numbers in rack order, apex first. */
  readonly order: readonly ObjectBallId[]
  readonly positions: Layout
}

/** The n-th rack of a match (1 = first): numbers and gaps drawn from the match's seed, as a template leaves them. */
export function rackFor(setup: MatchSetup, n: number): Rack {
  const kind = RACK_OF[setup.terms.ruleset]
  const seed = Random.fromSeed(setup.seed, n).bits()
  const order = rackOrder(kind, seed)
  const { table, ballRadius } = setup.terms
  return { order, positions: rackLayout({ kind, order, spec: table, ballRadius, gaps: 'template', seed }) }
}
