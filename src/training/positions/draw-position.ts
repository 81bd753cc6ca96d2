import { Random } from '../../math/index.ts'
import type { PhysicsParameters } from '../../physics/index.ts'
import {
  decide,
  isShotReady,
  type Level,
  makeMind,
  typicalSkill,
  type Workbench,
} from '../../players/index.ts'
import { applyCommand, drawRack, type MatchState, startMatch } from '../../rules/index.ts'
import { type Layout, otherSeat } from '../../shot/index.ts'
import type { TableSpec } from '../../table/index.ts'
import { type PushOutGame, type PushOutPosition, termsOf } from '../push-out/position.ts'

export interface PositionTerms {
  readonly ruleset: PushOutGame
  readonly table: TableSpec
  readonly parameters: PhysicsParameters
  /** Of the breaker and of the player who comes to the table. */
  readonly level: Level
  /** Draws the rack and the errors of the break; the same seed gives the same position. */
  readonly seed: number
}

/** Breaks in a row that may go wrong (a foul, a rack won at once) before it is given up. */
const MOST_BREAKS = 60

/**
 * A table as it lies after a break of somebody of this level, with a push-out to be considered. The player who has
 * the shot is seat A, whether he broke or not.
 */
export function drawPosition(bench: Workbench, terms: PositionTerms): PushOutPosition {
  const random = Random.fromSeed(terms.seed, POSITIONS)
  for (let k = 0; k < MOST_BREAKS; k++) {
    const state = breakOnce(bench, terms, random)
    if (state === null || !isShotReady(state) || state.shot !== 'after-break') continue
    if (state.cueBall !== 'as-lies' || state.balls.cue === undefined) continue
    return positionOf(terms, state.balls)
  }
  return positionOf(terms, DRY_BREAK)
}

const POSITIONS = 0xb0a2

/** What is shown when no break of a player comes out: a position drawn once and for all. */
const DRY_BREAK: Layout = {
  cue: [-0.2, 0.31],
  '1': [0.95, -0.38],
  '2': [0.11, -0.2],
  '3': [0.72, 0.12],
  '4': [-0.61, -0.44],
  '5': [0.44, 0.5],
  '6': [0.98, 0.27],
  '7': [-0.9, 0.15],
  '8': [0.33, -0.47],
  '9': [0.66, -0.09],
}

function positionOf(terms: PositionTerms, balls: Layout): PushOutPosition {
  const { ruleset, table, parameters, level } = terms
  return { ruleset, table, parameters, balls, shooter: 'A', levels: { A: level, B: level } }
}

function breakOnce(bench: Workbench, terms: PositionTerms, random: Random): MatchState | null {
  const skill = typicalSkill(terms.level)
  const match = termsOf(positionOf(terms, {}))
  const start = startMatch(match, drawRack(match, random.bits()).positions)
  const mind = makeMind(bench, { A: skill, B: skill })
  const seat = otherSeat('A')
  const decision = decide(mind, start, seat, { simulations: 1, random, player: skill })
  let state: MatchState = start
  for (const command of decision?.commands ?? []) {
    if (command.kind === 'lag') return null
    const step = applyCommand(state, command)
    if (!step.ok) return null
    state = step.value.state
  }
  if (state.phase !== 'shot-running') return null
  const played = bench.imagination.observe(state.balls, state.stroke)
  if (played === null) return null
  const ruled = applyCommand(state, { kind: 'shot-played', shot: played })
  return ruled.ok ? ruled.value.state : null
}
