import { BrokenPromise, type Fault, fail, fault, ok, type Result } from '../../math/index.ts'
import { type HeldBall, parameterFault, type ShotResult, simulateShot } from '../../physics/index.ts'
import {
  applyCommand,
  type CommandError,
  type LagRuling,
  type PlayedShot,
  type Ruling,
} from '../../rules/index.ts'
import type { CueStroke, Declaration, Layout, Seat } from '../../shot/index.ts'
import type { BallId } from '../../table/index.ts'
import type { GameCommand } from './game-command.ts'
import { type MatchPosition, nextRackOf } from './match-position.ts'
import type { MatchSetup } from './match-setup.ts'
import { playLag } from './play-lag.ts'
import { heldAfter, shotRequest } from './shot-request.ts'

/** A refused command changes nothing: by the rules, or by the solver for a stroke that it cannot play. */
export type GameError = CommandError | Fault

/** A stroke as it was played. */
export interface PlayedStroke {
  readonly seat: Seat
  readonly stroke: CueStroke
  readonly declaration: Declaration
  /** Where the balls lay; a ball that the shooter had spotted lies there already. */
  readonly before: Layout
  /** What drop pockets held, first in first. */
  readonly held: readonly HeldBall[]
  readonly result: ShotResult
}

/** A command that was accepted, and everything that came of it. */
export interface TakenStep {
  readonly position: MatchPosition
  /** Of a `stroke` and of a `lag` stroke. */
  readonly played: PlayedStroke | null
  /** Of a stroke, and of a claim or a referee's word about one. */
  readonly ruling: Ruling | null
  /** When both have lagged. */
  readonly lag: LagRuling | null
}

export interface StepOptions {
  /** Keep the paths of the balls, for who shows the shot. */
  readonly paths: boolean
}

/**
 * Takes one command: rules over physics. The same position and command give the same step to the last bit. Never
 * throws: a broken promise of the solver refuses the command with `broken-promise`.
 */
export function takeStep(
  setup: MatchSetup,
  position: MatchPosition,
  command: GameCommand,
  options: StepOptions,
): Result<TakenStep, GameError> {
  try {
    return answer(setup, position, command, options)
  } catch (error) {
    if (error instanceof BrokenPromise) return fault('broken-promise', command.kind, error.message)
    throw error
  }
}

function answer(
  setup: MatchSetup,
  position: MatchPosition,
  command: GameCommand,
  options: StepOptions,
): Result<TakenStep, GameError> {
  switch (command.kind) {
    case 'set-parameters': {
      const wrong = parametersFault(setup, command.parameters)
      return wrong === null ? quiet({ ...position, parameters: command.parameters }) : fail(wrong)
    }
    case 'next-rack': {
      const { match, racksDrawn } = position
      const rack = nextRackOf(setup, racksDrawn, match.phase === 'racking' ? match.rack : undefined)
      const step = applyCommand(match, { kind: 'next-rack', ...rack })
      return step.ok ? quiet(nextRack(position, step.value.state)) : step
    }
    case 'lag':
      return playLag(position, command, options)
    case 'stroke':
      return playStroke(position, command, options)
    default: {
      const step = applyCommand(position.match, command)
      if (!step.ok) return step
      return ok({
        ...NOTHING_ELSE,
        position: { ...position, match: step.value.state },
        ruling: step.value.ruling,
      })
    }
  }
}

/** The balls are racked: whatever the pockets held has been taken out. */
function nextRack(
  { held: _taken, ...position }: MatchPosition,
  match: MatchPosition['match'],
): MatchPosition {
  return { ...position, match, racksDrawn: position.racksDrawn + 1 }
}

const NOTHING_ELSE = { played: null, ruling: null, lag: null } as const

function quiet(position: MatchPosition): Result<TakenStep, GameError> {
  return ok({ ...NOTHING_ELSE, position })
}

/** The rules know one size of balls for the whole match. */
function parametersFault(setup: MatchSetup, parameters: MatchSetup['parameters']): Fault | null {
  const wrong = parameterFault(parameters)
  if (wrong !== null || parameters.ballRadius === setup.terms.ballRadius) return wrong
  return {
    code: 'other-balls',
    path: 'parameters.ballRadius',
    message: 'the balls of a match stay the same',
  }
}

function playStroke(
  position: MatchPosition,
  command: Extract<GameCommand, { kind: 'stroke' }>,
  { paths }: StepOptions,
): Result<TakenStep, GameError> {
  const started = applyCommand(position.match, command)
  if (!started.ok) return started
  const running = started.value.state
  if (running.phase !== 'shot-running') return fail({ code: 'no-stroke-running' })
  const measured = running.terms.options.threePoint === 'on' && running.shot === 'break'
  const request = shotRequest(position, running.balls, command.stroke)
  const result = simulateShot({ ...request, report: { paths: paths || measured, facts: true } })
  if (!result.ok) return result
  const shot = playedShot(result.value, measured, running.balls)
  const ruled = applyCommand(running, { kind: 'shot-played', shot })
  if (!ruled.ok) return ruled
  const { stroke, declaration, balls: before, shooter: seat } = running
  return ok({
    position: afterShot(position, ruled.value.state, heldAfter(request, result.value)),
    played: { seat, stroke, declaration, before, held: request.held ?? [], result: result.value },
    ruling: ruled.value.ruling,
    lag: null,
  })
}

function afterShot(
  { held: _before, ...position }: MatchPosition,
  match: MatchPosition['match'],
  held: readonly HeldBall[],
): MatchPosition {
  return { ...position, match, ...(held.length > 0 && { held }) }
}

/** The shot as the rules see it. A ball of an earlier shot that a later one throws out of its pocket goes back into it. `measured`: the three-point rule wants to know how far up the table the balls came. */
function playedShot({ events, layout, paths }: ShotResult, measured: boolean, before: Layout): PlayedShot {
  const after = Object.fromEntries(
    Object.entries(layout).filter(([id]) => before[id as BallId] !== undefined),
  )
  const shot = { events, after }
  if (!measured || paths === null) return shot
  const leastX = Object.fromEntries(paths.balls.map((ball) => [ball, paths.leastX(ball)]))
  return { ...shot, leastX }
}
