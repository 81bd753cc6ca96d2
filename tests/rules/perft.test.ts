import { describe, expect, it } from 'vitest'
import type { MatchState, RulesetId } from '../../src/rules/index.ts'
import { ballsOf } from '../../src/shot/index.ts'
import { applyAll, GAMES, rackCommand, shotClasses, shotCommands, startOf } from './plies.ts'

/** All states one decision away: a shot of each class, each option of a choice, the lowest ball to pick, a rack. */
function nextStates(state: MatchState): MatchState[] {
  switch (state.phase) {
    case 'break':
    case 'aiming':
      return shotClasses(state).map((shot) => applyAll(state, shotCommands(state, shot)).state)
    case 'push-out-decision':
    case 'choice':
      return state.options.map(
        (option) => applyAll(state, [{ kind: 'choose', seat: state.by, option }]).state,
      )
    case 'pick-ball': {
      const ball = ballsOf(state.balls).find((id) => id !== 'cue')!
      return [applyAll(state, [{ kind: 'pick-ball', seat: state.by, ball: ball as '1' }]).state]
    }
    case 'racking':
    case 'rack-over':
      return [applyAll(state, [rackCommand(state)]).state]
    default:
      return []
  }
}

/** What tells two states apart; how a state was reached does not. */
function keyOf({
  lastRuling: _ruling,
  protest: _protest,
  shots: _shots,
  quietInnings: _quiet,
  terms: _terms,
  ...state
}: MatchState): string {
  return JSON.stringify(state)
}

/** Different states at each depth, by breadth-first search. */
function reachable(game: RulesetId, depth: number): number[] {
  let level = [startOf(game, 2)]
  const counts: number[] = []
  for (let d = 0; d < depth; d++) {
    const next = new Map<string, MatchState>()
    for (const state of level) for (const after of nextStates(state)) next.set(keyOf(after), after)
    level = [...next.values()]
    counts.push(level.length)
  }
  return counts
}

/** Pinned: a change of a rule shows here, and must be meant. */
const PINNED: Readonly<Record<RulesetId, readonly number[]>> = {
  'nine-ball': [7, 35, 108, 308],
  'ten-ball-wpa': [7, 47, 148, 423],
  'ten-ball-pl': [7, 48, 141, 385],
  'eight-ball': [7, 30, 79, 210],
  'straight-pool': [6, 26, 86, 259],
  'siberian-ten': [6, 23, 75, 208],
}

describe('states reachable over the alphabet of fact classes', () => {
  for (const game of GAMES) {
    it(game, () => {
      expect(reachable(game, 4)).toEqual(PINNED[game])
    })
  }
})
