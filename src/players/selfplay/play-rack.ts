import { fail, Random } from '../../math/index.ts'
import { type PhysicsParameters, simulateShot } from '../../physics/index.ts'
import {
  applyCommand,
  type CommandError,
  DEFAULT_RULE_OPTIONS,
  drawRack,
  type MatchState,
  type MatchTerms,
  type PerSeat,
  type RulesetId,
  type Ruling,
  startMatch,
} from '../../rules/index.ts'
import type { Seat } from '../../shot/index.ts'
import type { TableSpec } from '../../table/index.ts'
import { type Decision, decide, type SeatCommand, waitsFor } from '../decide/index.ts'
import { ballStarts } from '../imagine/index.ts'
import { makeMind, type Workbench } from '../search/index.ts'
import { type Skill, typicalSkill } from '../skill/index.ts'

/** Another way to decide than thinking: for opponents to compare with. */
export type Decider = typeof decide

export interface RackTerms {
  readonly ruleset: RulesetId
  readonly table: TableSpec
  readonly parameters: PhysicsParameters
  readonly players: PerSeat<Skill>
  readonly breaker: Seat
  readonly seed: number
  /** Shots that each decision may play out in the mind. */
  readonly simulations: PerSeat<number>
  readonly fidelity: 'full' | 'bed-only'
  /** 14.1: points that win. */
  readonly points?: number
  /** Absent = he thinks. */
  readonly deciders?: Partial<PerSeat<Decider>>
}

/** What happened at one decision of a rack. */
export interface TurnReport {
  readonly before: MatchState
  readonly seat: Seat
  readonly decision: Decision
  readonly after: MatchState
  readonly ruling: Ruling | null
}

export interface RackReport {
  /** Null when the rack did not end within the bounds. */
  readonly winner: Seat | null
  readonly by: string
  readonly shots: number
  /** Commands of the players that the referee refused: there must be none. */
  readonly illegal: readonly { readonly command: SeatCommand; readonly error: CommandError }[]
}

/** A rack with more decisions than this has lost its way. */
const MOST_TURNS = 600

/** Plays one rack (in 14.1: one match to some points) between two players, to its end. */
export function playRack(bench: Workbench, terms: RackTerms, seen?: (turn: TurnReport) => void): RackReport {
  const random = Random.fromSeed(terms.seed, 0xbea7)
  const skills = { A: typicalSkill(terms.players.A.level), B: typicalSkill(terms.players.B.level) }
  const mind = makeMind(bench, skills)
  const match = matchTerms(terms)
  let state = startMatch(match, drawRack(match, random.bits()).positions)
  const illegal: { command: SeatCommand; error: CommandError }[] = []
  for (let turns = 0; turns < MOST_TURNS; turns++) {
    if (state.phase === 'match-over' || state.phase === 'rack-over')
      return { winner: state.winner, by: state.by, shots: state.shots, illegal }
    const before = state
    const seat = waitsFor(state)
    if (seat === null) {
      const rack = drawRack(match, random.bits(), state.phase === 'racking' ? state.rack : undefined)
      const racked = applyCommand(state, { kind: 'next-rack', ...rack })
      if (!racked.ok) return { winner: null, by: racked.error.code, shots: state.shots, illegal }
      state = racked.value.state
      continue
    }
    const player = terms.players[seat]
    const decision = (terms.deciders?.[seat] ?? decide)(mind, state, seat, {
      simulations: terms.simulations[seat],
      random: Random.fromSeed(random.bits()),
      player,
    })
    if (decision === null) return { winner: null, by: 'no-decision', shots: state.shots, illegal }
    const done = carryOut(terms, state, decision, illegal)
    if (done === null) return { winner: null, by: 'illegal', shots: state.shots, illegal }
    state = done.state
    seen?.({ before, seat, decision, after: state, ruling: done.ruling })
  }
  return { winner: null, by: 'too-long', shots: state.shots, illegal }
}

function matchTerms(terms: RackTerms): MatchTerms {
  return {
    ruleset: terms.ruleset,
    options: DEFAULT_RULE_OPTIONS,
    raceTo: terms.ruleset === 'straight-pool' ? (terms.points ?? 30) : 1,
    table: terms.table,
    ballRadius: terms.parameters.ballRadius,
    firstBreaker: terms.breaker,
  }
}

/** Sends the commands of a decision, and plays its stroke out. */
function carryOut(
  terms: RackTerms,
  start: MatchState,
  decision: Decision,
  illegal: { command: SeatCommand; error: CommandError }[],
): { readonly state: MatchState; readonly ruling: Ruling | null } | null {
  let state = start
  let ruling: Ruling | null = null
  for (const command of decision.commands) {
    // Nobody lags here: who breaks is part of the terms.
    const step = command.kind === 'lag' ? fail({ code: 'no-lag' }) : applyCommand(state, command)
    if (!step.ok) {
      illegal.push({ command, error: step.error })
      return null
    }
    state = step.value.state
    if (state.phase !== 'shot-running') continue
    const result = simulateShot({
      table: terms.table,
      parameters: terms.parameters,
      balls: ballStarts(state.balls),
      stroke: state.stroke,
      fidelity: terms.fidelity,
    })
    if (!result.ok) {
      illegal.push({ command, error: result.error })
      return null
    }
    const { events, layout } = result.value
    const ruled = applyCommand(state, { kind: 'shot-played', shot: { events, after: layout } })
    if (!ruled.ok) {
      illegal.push({ command, error: ruled.error })
      return null
    }
    state = ruled.value.state
    ruling = ruled.value.ruling
  }
  return { state, ruling }
}
