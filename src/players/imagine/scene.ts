import type { BallStart } from '../../physics/index.ts'
import type { AtTheTable, MatchCommon } from '../../rules/index.ts'
import { ballsOf, type Layout, type Seat } from '../../shot/index.ts'
import type { BallId, ObjectBallId, Point } from '../../table/index.ts'
import type { Obstacle } from '../sense/index.ts'

/** A match in which somebody is about to shoot. */
export type ShotReady = MatchCommon & AtTheTable & { readonly phase: 'break' | 'aiming' }

export function isShotReady(state: { readonly phase: string }): state is ShotReady {
  return state.phase === 'break' || state.phase === 'aiming'
}

/** Object balls on the table, as things to hit and as things in the way. */
export function objectBallsAt(layout: Layout): Obstacle[] {
  const balls: Obstacle[] = []
  for (const ball of ballsOf(layout)) if (ball !== 'cue') balls.push({ ball, at: layout[ball]! })
  return balls
}

export function ballStarts(layout: Layout): BallStart[] {
  return ballsOf(layout).map((id) => ({ id, x: layout[id]![0], y: layout[id]![1] }))
}

export function placeOf(layout: Layout, ball: BallId): Point | null {
  return layout[ball] ?? null
}

/** The same table with the cue ball somewhere else. */
export function withCueAt<State extends MatchCommon>(state: State, at: Point): State {
  return { ...state, balls: { ...state.balls, cue: at } }
}

export function isObjectBall(ball: BallId): ball is ObjectBallId {
  return ball !== 'cue'
}

/** The same table with another player to shoot, whom the position is asked about. */
export function withShooter(state: ShotReady, shooter: Seat): ShotReady {
  return { ...state, shooter }
}
