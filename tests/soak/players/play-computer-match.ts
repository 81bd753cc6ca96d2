import {
  type Game,
  type GameCommand,
  type GameError,
  type MatchSetup,
  play,
  startGame,
} from '../../../src/game/index.ts'
import { ComputerPlayer, type Level, type Workbench, waitsFor } from '../../../src/players/index.ts'
import type { MatchState, PerSeat } from '../../../src/rules/index.ts'
import type { Seat } from '../../../src/shot/index.ts'

/** What a match between two computer players came to. */
export interface ComputerMatch {
  readonly game: Game
  /** The command of a player that was refused, and how things stood then; null as it must be. */
  readonly illegal: {
    readonly command: GameCommand
    readonly error: GameError
    readonly state: MatchState
  } | null
  /** Gave up after so many commands: null = the match ended. */
  readonly endless: number | null
}

const MOST_COMMANDS = 6000

/** A whole match, lag and racks included, as the page plays it: each player by his own mind. */
export function playComputerMatch(
  setup: MatchSetup,
  levels: PerSeat<Level>,
  simulations: number,
  bench: Workbench,
): ComputerMatch {
  const { table } = setup.terms
  const make = (seat: Seat, other: Seat) =>
    new ComputerPlayer({
      seat,
      level: levels[seat],
      opponent: levels[other],
      table,
      parameters: setup.parameters,
      seed: setup.seed + (seat === 'A' ? 0 : 1),
      bench,
    })
  const players = { A: make('A', 'B'), B: make('B', 'A') }
  let game = startGame(setup)
  while (game.match.phase !== 'match-over') {
    if (game.entries.length > MOST_COMMANDS) return { game, illegal: null, endless: game.entries.length }
    for (const command of nextCommands(game.match, players, simulations)) {
      const step = play(game, command)
      if (!step.ok) return { game, illegal: { command, error: step.error, state: game.match }, endless: null }
      game = step.value
    }
  }
  return { game, illegal: null, endless: null }
}

function nextCommands(
  match: MatchState,
  players: PerSeat<ComputerPlayer>,
  simulations: number,
): readonly GameCommand[] {
  if (match.phase === 'racking' || match.phase === 'rack-over') return [{ kind: 'next-rack' }]
  if (match.phase === 'lag')
    return [...commandsOf(players.A, match, simulations), ...commandsOf(players.B, match, simulations)]
  const seat = waitsFor(match)
  if (seat === null) throw new Error(`nobody is waited for in ${match.phase}`)
  return commandsOf(players[seat], match, simulations)
}

function commandsOf(player: ComputerPlayer, match: MatchState, simulations: number): readonly GameCommand[] {
  const thinking = player.think(match, simulations)
  let step = thinking.next()
  while (step.done !== true) step = thinking.next()
  if (step.value === null) throw new Error(`no decision in ${match.phase}`)
  return step.value.commands
}
