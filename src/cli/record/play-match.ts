import { type Game, type GameCommand, type MatchSetup, play, startGame } from '../../game/index.ts'
import { fault, ok, Random, type Result, unreachable } from '../../math/index.ts'
import {
  decide,
  type Level,
  type Mind,
  makeMind,
  makePlayer,
  makeWorkbench,
  type Skill,
  typicalSkill,
  waitsFor,
} from '../../players/index.ts'
import type { PerSeat } from '../../rules/index.ts'
import type { Seat } from '../../shot/index.ts'

export interface ComputerMatch {
  readonly setup: MatchSetup
  readonly levels: PerSeat<Level>
  /** Shots that each decision may play out in the mind. */
  readonly simulations: number
}

/** A match with more commands than this has lost its way. */
const MOST_COMMANDS = 20_000

/**
 * Plays a match between two computer players to its end; the seed of the set-up gives racks, players and every error
 * of their hands. Faults: `refused` when a player does what the referee does not allow, `endless`.
 */
export function playMatch({ setup, levels, simulations }: ComputerMatch): Result<Game> {
  const random = Random.fromSeed(setup.seed, STREAM)
  const players = { A: makePlayer(levels.A, random.bits()), B: makePlayer(levels.B, random.bits()) }
  const bench = makeWorkbench(setup.terms, setup.parameters)
  const mind = makeMind(bench, { A: typicalSkill(levels.A), B: typicalSkill(levels.B) })
  let game = startGame(setup)
  while (game.match.phase !== 'match-over') {
    if (game.entries.length > MOST_COMMANDS)
      return fault('endless', '', `no end after ${MOST_COMMANDS} commands`)
    for (const command of nextCommands(game, mind, players, simulations, random)) {
      const step = play(game, command)
      if (!step.ok)
        return fault('refused', `entries[${game.entries.length}]`, `${command.kind}: ${step.error.code}`)
      game = step.value
    }
  }
  return ok(game)
}

/** Apart from the draws of the racks. */
const STREAM = 0x9a3e

function nextCommands(
  game: Game,
  mind: Mind,
  players: PerSeat<Skill>,
  simulations: number,
  random: Random,
): readonly GameCommand[] {
  const { match } = game
  switch (match.phase) {
    case 'lag':
      return [lagStroke('A', game, random), lagStroke('B', game, random)]
    case 'racking':
    case 'rack-over':
      return [{ kind: 'next-rack' }]
    case 'break':
    case 'aiming':
    case 'choice':
    case 'push-out-decision':
    case 'pick-ball':
    case 'breaker-choice': {
      const seat = waitsFor(match) ?? 'A'
      const player = players[seat]
      const decision = decide(mind, match, seat, {
        simulations,
        random: Random.fromSeed(random.bits()),
        player,
      })
      return decision?.commands ?? [{ kind: 'concede', seat }]
    }
    case 'shot-running':
    case 'match-over':
      return []
    default:
      return unreachable(match)
  }
}

/** Speed of a stick that brings the ball back to the head rail of a nine-foot table, m/s, and how far hands differ. */
const LAG_SPEED = 1.33
const LAG_ERROR = 0.04
const NINE_FOOT = 2.54

function lagStroke(seat: Seat, { match }: Game, random: Random): GameCommand {
  const { length, width } = match.terms.table
  const speed = LAG_SPEED * Math.sqrt(length / NINE_FOOT) + LAG_ERROR * random.gaussian()
  return {
    kind: 'lag',
    seat,
    at: [-0.35 * length, (seat === 'A' ? 0.25 : -0.25) * width],
    stroke: { speed, directionDeg: 0, elevationDeg: 0, tip: { side: 0, height: 0 } },
  }
}
