import { unreachable } from '../../math/index.ts'
import { nearestToSpot } from '../declaration-check.ts'
import { disciplineOf } from '../disciplines/registry.ts'
import type { AtTheTable, CueBallStatus, MatchCommon, MatchState, ShotDemand } from '../match-state.ts'
import { optionsFor } from '../options.ts'
import { playingArea } from '../playing-area.ts'

const NOBODY: ShotDemand = {
  legalFirst: null,
  mustCall: false,
  mostCalls: 0,
  maySafety: false,
  pushOutRefusal: 'not-at-the-table',
  cueBallArea: null,
  spotNearest: [],
}

/** What the player at the table may and must do now. When nobody is at the table nothing is allowed. */
export function demandFor(state: MatchState): ShotDemand {
  if (state.phase !== 'break' && state.phase !== 'aiming' && state.phase !== 'shot-running') return NOBODY
  const { terms } = state
  const discipline = disciplineOf(terms.ruleset)
  const options = optionsFor(terms.ruleset, terms.options)
  const turn = turnOfState(state)
  const mostCalls = discipline.mostCalls(turn, options)
  return {
    legalFirst: discipline.legalFirst(turn, options),
    mustCall: mostCalls > 0 && options.obviousPolicy === 'requireCall',
    mostCalls,
    maySafety: discipline.maySafety(turn, options),
    pushOutRefusal: discipline.pushOutRefusal(turn),
    cueBallArea: areaOf(state.cueBall),
    spotNearest: nearestToSpot(discipline, turn, options, playingArea(terms.table, terms.ballRadius)),
  }
}

export function turnOfState(state: MatchCommon & AtTheTable) {
  const { shooter, shot, balls, cueBall, groups } = state
  return { shooter, shot, balls, cueBall, groups }
}

function areaOf(cueBall: CueBallStatus): ShotDemand['cueBallArea'] {
  switch (cueBall) {
    case 'as-lies':
      return null
    case 'in-hand':
      return 'anywhere'
    case 'in-hand-kitchen':
      return 'kitchen'
    default:
      return unreachable(cueBall)
  }
}
