import type { Layout } from '../shot/index.ts'
import type { BallId, ObjectBallId, Point } from '../table/index.ts'
import type { RulingDraft } from './ruling-draft.ts'
import { ballsDown } from './ruling-draft.ts'
import type { ShotContext } from './shot-context.ts'
import { spotBalls } from './spotting.ts'

/** What lies on the table when balls are spotted: nothing that left it, and no cue ball that is in hand [1.4]. */
export function layoutAfter(context: ShotContext, cueBall: RulingDraft['cueBall']): Layout {
  const layout: Partial<Record<BallId, Point>> = { ...context.after }
  for (const ball of ballsDown(context)) delete layout[ball]
  if (cueBall !== 'as-lies') delete layout.cue
  return layout
}

/** Spots these balls of the shot by the common rule and takes them off the list of those that stay down. */
export function spotAfter(context: ShotContext, draft: RulingDraft, balls: readonly ObjectBallId[]): void {
  if (balls.length === 0) return
  const layout = layoutAfter(context, draft.cueBall)
  draft.spotted = [...draft.spotted, ...spotBalls(balls, layout, context.area, context.options.spotGap)]
  draft.pocketed = draft.pocketed.filter((ball) => !balls.includes(ball))
}
