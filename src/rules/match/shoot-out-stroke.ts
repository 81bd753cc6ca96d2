import type { Seat } from '../../shot/index.ts'
import type { MatchCommon, MatchState } from '../match-state.ts'
import { playingArea } from '../playing-area.ts'

/**
 * Sets up a stroke of the Siberian shoot-out: the cue ball on the spot of the shooter's half, an object ball on the
 * other spot; the first player shoots from the head, the second from the foot (12.10). The balls stand exactly on the
 * spots, so there is nothing to ask to be re-placed.
 */
export function shootOutStroke(common: MatchCommon, shooter: Seat): MatchState {
  const { table, ballRadius } = common.terms
  const { headSpot, footSpot } = playingArea(table, ballRadius)
  const first = common.siberian?.shootOut?.first ?? shooter
  const balls = shooter === first ? { cue: headSpot, '1': footSpot } : { cue: footSpot, '1': headSpot }
  return {
    ...common,
    balls,
    phase: 'aiming',
    shooter,
    shot: 'shoot-out',
    cueBall: 'as-lies',
    restricted: false,
    declaration: {},
  }
}
