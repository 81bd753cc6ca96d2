import type { BallStart, ShotRequest } from '../physics/index.ts'
import type { CueStroke, Layout } from '../shot/index.ts'
import { BALL_IDS } from '../table/index.ts'
import type { Game } from './game.ts'

/** Balls at rest in the order of their ids, so that equal layouts make equal requests. */
export function ballStarts(layout: Layout): readonly BallStart[] {
  const starts: BallStart[] = []
  for (const id of BALL_IDS) {
    const at = layout[id]
    if (at) starts.push({ id, x: at[0], y: at[1] })
  }
  return starts
}

/** The stroke as the solver gets it, in play and in the aim preview alike. */
export function shotRequest(game: Game, balls: Layout, stroke: CueStroke): ShotRequest {
  return {
    table: game.setup.terms.table,
    parameters: game.parameters,
    balls: ballStarts(balls),
    stroke,
    fidelity: 'full',
    report: { paths: true, facts: true },
  }
}
