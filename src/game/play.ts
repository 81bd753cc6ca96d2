import { fail, ok, type Result } from '../math/index.ts'
import {
  entryOf,
  type GameCommand,
  type GameError,
  type MatchSetup,
  openingPosition,
  type TakenStep,
  takeStep,
} from '../record/index.ts'
import type { Game, GameLag, GameShot } from './game.ts'

/** Racks the first rack. The same set-up always gives the same game; it must be a valid one (`setupFault`). */
export function startGame(setup: MatchSetup): Game {
  return { ...openingPosition(setup), setup, lastShot: null, lastLag: null, entries: [] }
}

/**
 * The game after a command. A stroke is played out and ruled before this returns; who draws it shows
 * `lastShot.result.paths` (or those of `lastLag`) first and the ruling after. Never throws; a refused command leaves
 * the game as it was.
 */
export function play(game: Game, command: GameCommand): Result<Game, GameError> {
  const step = takeStep(game.setup, game, command, { paths: true })
  if (!step.ok) return step
  const { position } = step.value
  return ok({
    setup: game.setup,
    match: position.match,
    parameters: position.parameters,
    racksDrawn: position.racksDrawn,
    lag: position.lag,
    ...(position.held && { held: position.held }),
    lastShot: shotAfter(game, command, step.value),
    lastLag: lagAfter(game, command, step.value),
    entries: [...game.entries, entryOf(command, step.value)],
  })
}

/** The last shot; what people call about it is in its ruling at once. */
function shotAfter(
  game: Game,
  command: GameCommand,
  { position, played, ruling }: TakenStep,
): GameShot | null {
  const { match } = position
  if (command.kind === 'stroke' && played !== null && ruling !== null) {
    const { seat: shooter, stroke, declaration, before, held, result } = played
    const { parameters } = game
    return {
      number: match.shots,
      shooter,
      stroke,
      declaration,
      before,
      ...(held.length > 0 && { held }),
      parameters,
      result,
      ruling,
    }
  }
  const about = match.protest?.shot.events.length ?? 0
  return ruling !== null && game.lastShot !== null && about > 0 ? { ...game.lastShot, ruling } : game.lastShot
}

function lagAfter(game: Game, command: GameCommand, { played, lag }: TakenStep): GameLag | null {
  if (command.kind === 'stroke') return null
  if (command.kind !== 'lag' || played === null) return game.lastLag
  const { seat, at, stroke } = command
  return { seat, at, stroke, result: played.result, ruling: lag }
}

/** The commands that led to a game. */
export function commandsOf(game: Game): readonly GameCommand[] {
  return game.entries.map(({ command }) => command)
}

/** Plays commands from the start: the game they lead to, or the number of the first one that is refused. */
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
