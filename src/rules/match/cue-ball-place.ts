import { fail, ok, type Result } from '../../math/index.ts'
import { bedFault, makeTable, type Point } from '../../table/index.ts'
import type { CommandError } from '../command.ts'
import type { CueBallStatus, MatchCommon, MatchState } from '../match-state.ts'
import { inKitchen, playingArea } from '../playing-area.ts'
import { isFree } from '../spotting.ts'

/**
 * May the cue ball be set down here [1.5]? Errors: `cue-ball-not-in-hand`, `not-on-the-bed`, `place-taken`,
 * `not-behind-head-string` (only where `placementGuard` enforces it).
 */
export function legalCueBallPlace(state: MatchState, at: Point): Result<Point, CommandError> {
  if (state.phase !== 'break' && state.phase !== 'aiming') return fail({ code: 'not-at-the-table' })
  if (state.cueBall === 'as-lies') return fail({ code: 'cue-ball-not-in-hand' })
  const code = placeFault(state, state.cueBall, at)
  return code === null ? ok(at) : fail({ code })
}

/** Code of what is wrong with a place for the cue ball in hand; null when it is good. */
export function placeFault(common: MatchCommon, cueBall: CueBallStatus, at: Point): string | null {
  const { table, ballRadius, options } = common.terms
  const area = playingArea(table, ballRadius)
  // NaN fails the comparison.
  const within = Math.abs(at[0]) <= table.length / 2 && Math.abs(at[1]) <= table.width / 2
  if (!within || bedFault(makeTable(table, ballRadius), at) !== null) return 'not-on-the-bed'
  if (!isFree(at, common.balls, area, 'cue')) return 'place-taken'
  const guarded = cueBall === 'in-hand-kitchen' && options.placementGuard === 'enforce'
  return guarded && !inKitchen(area, at, options.epsLine) ? 'not-behind-head-string' : null
}
