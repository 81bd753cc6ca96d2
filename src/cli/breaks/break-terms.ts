import { Random } from '../../math/index.ts'
import type { ShotRequest } from '../../physics/index.ts'
import { type RulesetId, rackKindOf } from '../../rules/index.ts'
import { breakShot } from '../../scenarios/index.ts'
import { type Point, type RackGaps, TABLE_SPECS, type TableName } from '../../table/index.ts'
import { type NoiseLevel, shaken } from './stroke-noise.ts'

/** What a run of breaks is made of: with the number of a break it gives that break again. */
export interface BreaksTerms {
  readonly game: RulesetId
  readonly table: TableName
  readonly seed: number
  /** Speed of the cue ball, m/s. */
  readonly speed: number
  readonly gaps: RackGaps
  readonly noise: NoiseLevel
  readonly fidelity: ShotRequest['fidelity']
}

const FROM_THE_SIDE: Point = [0.2, 0.55]
const NEAR_THE_MIDDLE: Point = [0.25, 0.15]

/**
 * Where players mostly break each game from, as a share of a quarter of the length behind the head string and of half
 * the width.
 */
const BREAKS_FROM: Readonly<Record<RulesetId, Point>> = {
  'nine-ball': FROM_THE_SIDE,
  'ten-ball-wpa': NEAR_THE_MIDDLE,
  'ten-ball-pl': NEAR_THE_MIDDLE,
  'eight-ball': NEAR_THE_MIDDLE,
  'straight-pool': FROM_THE_SIDE,
  'siberian-ten': NEAR_THE_MIDDLE,
}

/** Break number `n` (0 = first) of a run: rack order, gaps and the shake of the hand follow from seed and number. */
export function nthBreak(terms: BreaksTerms, n: number): ShotRequest {
  const random = Random.fromSeed(terms.seed, n)
  const spec = TABLE_SPECS[terms.table]
  const from = BREAKS_FROM[terms.game]
  const quarter = spec.length / 4
  const request = breakShot({
    kind: rackKindOf(terms.game),
    gaps: terms.gaps,
    seed: random.bits(),
    ballSpeed: terms.speed,
    cueAt: [-quarter - quarter * from[0], (spec.width / 2) * from[1]],
    spec,
    fidelity: terms.fidelity,
  })
  const { stroke, parameters } = request
  return stroke === undefined
    ? request
    : { ...request, stroke: shaken(stroke, terms.noise, parameters.ballRadius, random) }
}
