import { assert, Random } from '../math/index.ts'
import type { Layout } from '../shot/index.ts'
import {
  BALL_IDS,
  type ObjectBallId,
  type Point,
  type RackKind,
  rackBalls,
  rackLayout,
  rackOrder,
} from '../table/index.ts'
import type { SetUpRack } from './match/racking.ts'
import type { MatchTerms } from './match-state.ts'
import { optionsFor } from './options.ts'
import type { RulesetId } from './ruling.ts'

const RACK_OF: Readonly<Record<RulesetId, RackKind>> = {
  'nine-ball': 'nine-ball',
  'ten-ball-wpa': 'ten-ball',
  'ten-ball-pl': 'ten-ball',
  'eight-ball': 'eight-ball',
  'straight-pool': 'fifteen',
  'siberian-ten': 'siberian',
}

/** The rack that a game is broken from. */
export function rackKindOf(ruleset: RulesetId): RackKind {
  return RACK_OF[ruleset]
}

/** Rows from the apex of a nine-ball rack to the 9. */
const ROWS_TO_THE_NINE = 2

/**
 * A rack as a template leaves it, order and gaps drawn from a seed (a whole number from 0 to 2^32 - 1). `wanted`: the
 * balls that are to be racked; the fourteen of a 14.1 re-rack leave the apex free [4.4]. Absent = the whole rack.
 */
export function drawRack(terms: MatchTerms, seed: number, wanted?: readonly ObjectBallId[]): SetUpRack {
  const whole = rackKindOf(terms.ruleset)
  const { table: spec, ballRadius } = terms
  if (wanted === undefined || wanted.length === rackBalls(whole).length) {
    const order = rackOrder(whole, seed)
    const positions = rackLayout({ kind: whole, order, spec, ballRadius, gaps: 'template', seed })
    return { order, positions: onSpot(terms, positions) }
  }
  const vacant = BALL_IDS.find(
    (ball): ball is ObjectBallId => ball !== 'cue' && !wanted.includes(ball as never),
  )
  assert(whole === 'fifteen' && wanted.length === 14 && vacant !== undefined, 'a re-rack has fourteen balls')
  const order = [vacant, ...Random.fromSeed(seed, 1).shuffle(wanted)]
  return {
    order,
    positions: rackLayout({ kind: 'fourteen', order, spec, ballRadius, gaps: 'template', seed }),
  }
}

/** `nineBallRack: nineOnSpot`: the 9 instead of the 1 lies on the foot spot, the rack two rows nearer the head. */
function onSpot({ ruleset, options, ballRadius }: MatchTerms, positions: Layout): Layout {
  if (ruleset !== 'nine-ball' || optionsFor(ruleset, options).nineBallRack === 'oneOnSpot') return positions
  const nearer = ROWS_TO_THE_NINE * Math.sqrt(3) * ballRadius
  const moved: Partial<Record<ObjectBallId, Point>> = {}
  for (const [ball, [x, y]] of Object.entries(positions)) moved[ball as ObjectBallId] = [x - nearer, y]
  return moved
}
