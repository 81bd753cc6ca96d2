import type { BallStart, ShotRequest } from '../../physics/index.ts'
import type { CueStroke, Layout } from '../../shot/index.ts'
import { ballsOf } from '../../shot/index.ts'
import type { MatchPosition } from './match-position.ts'

/** The stroke as the solver gets it, in play, in the aim preview and in a re-run alike. */
export function shotRequest(
  { match, parameters }: Pick<MatchPosition, 'match' | 'parameters'>,
  balls: Layout,
  stroke: CueStroke,
): ShotRequest {
  return {
    table: match.terms.table,
    parameters,
    balls: ballStarts(balls),
    stroke,
    fidelity: 'full',
  }
}

/** Balls at rest in the order of their ids, so that equal layouts make equal requests. */
function ballStarts(layout: Layout): readonly BallStart[] {
  return ballsOf(layout).map((id) => ({ id, x: layout[id]![0], y: layout[id]![1] }))
}
