import { fail, ok, type Result } from '../../math/index.ts'
import type { Layout, Seat } from '../../shot/index.ts'
import type { BallId, ObjectBallId, Point } from '../../table/index.ts'
import type { CommandError } from '../command.ts'
import type { MatchState, ProtestedShot } from '../match-state.ts'
import { type PlayingArea, playingArea } from '../playing-area.ts'
import { objectBallsOf } from '../shot-context.ts'
import { isFree, returnToRail } from '../spotting.ts'

/**
 * Siberian exception в): a disturbed stroke is played again, and whether the position before it is restored is its
 * player's choice (12.9). It has been; here he takes the position that the stroke left instead. What had gone down
 * counts for nobody and lies again where it lay, or where that place is taken at the foot rail (12.8.2). Not after a
 * break, which is broken again. Errors: `keep-position-not-now`, `not-your-choice`.
 */
export function keepPosition(state: MatchState, seat: Seat): Result<MatchState, CommandError> {
  const { protest } = state
  const before = protest?.before
  if (
    state.phase !== 'aiming' ||
    protest === null ||
    before?.phase !== 'shot-running' ||
    !wasDisturbed(state)
  )
    return fail({ code: 'keep-position-not-now' })
  if (before.shot === 'break') return fail({ code: 'keep-position-not-now' })
  if (seat !== state.shooter) return fail({ code: 'not-your-choice' })
  const balls = positionLeft(protest, playingArea(state.terms.table, state.terms.ballRadius))
  if (balls.cue === undefined) return ok({ ...state, balls, cueBall: 'in-hand-kitchen', declaration: {} })
  return ok({ ...state, balls, cueBall: 'as-lies', restricted: false, declaration: {} })
}

function wasDisturbed({ terms, lastRuling }: MatchState): boolean {
  if (terms.ruleset !== 'siberian-ten' || lastRuling?.kind !== 'replay') return false
  return lastRuling.evidence.some(({ verdict }) => verdict === 'interference')
}

function positionLeft({ before, shot }: ProtestedShot, area: PlayingArea): Layout {
  const balls: Partial<Record<BallId, Point>> = { ...shot.after }
  const homeless: ObjectBallId[] = []
  const { cue } = before.balls
  if (balls.cue === undefined && cue !== undefined && isFree(cue, balls, area)) balls.cue = cue
  for (const ball of objectBallsOf(before.balls)) {
    if (balls[ball] !== undefined) continue
    const at = before.balls[ball]!
    if (isFree(at, balls, area)) balls[ball] = at
    else homeless.push(ball)
  }
  for (const { ball, at } of returnToRail(homeless, balls, area, 'foot')) balls[ball] = at
  return balls
}
