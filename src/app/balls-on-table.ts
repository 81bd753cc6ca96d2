import type { Game } from '../game/index.ts'
import { ballsOf } from '../shot/index.ts'
import { ballNumber, type ObjectBallId } from '../table/index.ts'

/** Numbers on the table, ascending; the lag is played on an empty one. */
export function ballsOnTable({ match }: Game, gone: ReadonlySet<ObjectBallId>): readonly ObjectBallId[] {
  if (match.phase === 'lag') return []
  return ballsOf(match.balls)
    .filter((ball): ball is ObjectBallId => ball !== 'cue' && !gone.has(ball))
    .sort((a, b) => ballNumber(a) - ballNumber(b))
}
