import { Random } from '../../math/index.ts'
import type { MatchTerms, RulesetId } from '../../rules/index.ts'
import type { Layout } from '../../shot/index.ts'
import { BALL_IDS, type ObjectBallId, type RackKind, rackLayout, rackOrder } from '../../table/index.ts'

const RACK_OF: Readonly<Record<RulesetId, RackKind>> = {
  'nine-ball': 'nine-ball',
  'ten-ball-wpa': 'ten-ball',
  'ten-ball-pl': 'ten-ball',
  'eight-ball': 'eight-ball',
  'straight-pool': 'fifteen',
  'siberian-ten': 'siberian',
}

export interface SetUpRack {
  readonly order: readonly ObjectBallId[]
  readonly positions: Layout
}

const WITHOUT_APEX = 14

/**
 * A rack as a template leaves it, numbers and gaps drawn at random. `wanted`: the balls of a re-rack of 14.1, which
 * leaves the apex free; absent or all of them = a whole rack.
 */
export function drawRack(terms: MatchTerms, random: Random, wanted?: readonly ObjectBallId[]): SetUpRack {
  const { ruleset, table, ballRadius } = terms
  const seed = random.bits()
  const common = { spec: table, ballRadius, gaps: 'template', seed } as const
  if (wanted !== undefined && wanted.length === WITHOUT_APEX) {
    const order = Random.fromSeed(seed, 1).shuffle(wanted)
    const left = BALL_IDS.filter(
      (ball): ball is ObjectBallId => ball !== 'cue' && !wanted.includes(ball as ObjectBallId),
    )
    return { order, positions: rackLayout({ kind: 'fourteen', order: [left[0]!, ...order], ...common }) }
  }
  const kind = RACK_OF[ruleset]
  const order = rackOrder(kind, seed)
  return { order, positions: rackLayout({ kind, order, ...common }) }
}
