import { fail, ok, type Result } from '../math/index.ts'
import { simulateShot } from '../physics/index.ts'
import { applyCommand, startMatch } from '../rules/index.ts'
import type { Game, GameCommand, GameError, GameShot, MatchSetup } from './game.ts'
import { rackFor } from './rack-for.ts'
import { shotRequest } from './shot-request.ts'

/** Racks the first rack. The same set-up always gives the same game. */
export function startGame(setup: MatchSetup): Game {
  const match = startMatch(setup.terms, rackFor(setup, 1).positions)
  return { setup, match, parameters: setup.parameters, lastShot: null, commands: [] }
}

/**
 * The game after a command. A stroke is played out and ruled before this returns; who draws it shows
 * `lastShot.result.paths` first and the ruling after. A refused command leaves the game as it was.
 */
export function play(game: Game, command: GameCommand): Result<Game, GameError> {
  const step = answer(game, command)
  if (!step.ok) return step
  return ok({ ...step.value, commands: [...game.commands, command] })
}

/** Replays commands from the start: the game they led to, or the number of the first one that is refused. */
export function replay(
  setup: MatchSetup,
  commands: readonly GameCommand[],
): Result<Game, { readonly index: number; readonly error: GameError }> {
  let game = startGame(setup)
  for (const [index, command] of commands.entries()) {
    const step = play(game, command)
    if (!step.ok) return fail({ index, error: step.error })
    game = step.value
  }
  return ok(game)
}

function answer(game: Game, command: GameCommand): Result<Game, GameError> {
  switch (command.kind) {
    case 'set-parameters':
      return ok({ ...game, parameters: command.parameters })
    case 'next-rack': {
      const rack = rackFor(game.setup, game.match.rackNumber + 1)
      const step = applyCommand(game.match, { kind: 'next-rack', ...rack })
      return step.ok ? ok({ ...game, match: step.value.state }) : step
    }
    case 'stroke':
      return playStroke(game, command)
    default: {
      const step = applyCommand(game.match, command)
      return step.ok ? ok({ ...game, match: step.value.state }) : step
    }
  }
}

function playStroke(game: Game, command: GameCommand & { kind: 'stroke' }): Result<Game, GameError> {
  const running = applyCommand(game.match, command)
  if (!running.ok) return running
  const before = running.value.state
  const result = simulateShot(shotRequest(game, before.balls, command.stroke))
  if (!result.ok) return result
  const { events, layout } = result.value
  const ruled = applyCommand(before, { kind: 'shot-played', shot: { events, after: layout } })
  if (!ruled.ok) return ruled
  const ruling = ruled.value.ruling
  if (ruling === null || before.phase !== 'shot-running') return fail({ code: 'no-ruling' })
  const lastShot: GameShot = {
    number: ruled.value.state.shots,
    shooter: before.shooter,
    stroke: command.stroke,
    declaration: before.declaration,
    before: before.balls,
    result: result.value,
    ruling,
  }
  return ok({ ...game, match: ruled.value.state, lastShot })
}
