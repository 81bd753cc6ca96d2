import { fail, ok, type Result } from '../../math/index.ts'
import { simulateShot } from '../../physics/index.ts'
import { applyCommand, inKitchen, type Lag, type LagStroke, playingArea, ruleLag } from '../../rules/index.ts'
import { otherSeat } from '../../shot/index.ts'
import type { GameCommand } from './game-command.ts'
import type { MatchPosition } from './match-position.ts'
import { shotRequest } from './shot-request.ts'
import type { GameError, StepOptions, TakenStep } from './take-step.ts'

type LagCommand = Extract<GameCommand, { kind: 'lag' }>

/**
 * Plays the lag stroke of one player, each with a ball of his own on an empty table: two balls that meet have crossed
 * the long string and are bad already [1.2 a]. With the second stroke both are judged, as if struck at once. Errors:
 * `no-lag-wanted`, `lag-already-played`, `not-behind-head-string`, `wrong-lag-side`, and those of the solver.
 */
export function playLag(
  position: MatchPosition,
  command: LagCommand,
  { paths }: StepOptions,
): Result<TakenStep, GameError> {
  const { match, lag } = position
  const { seat, at, stroke } = command
  const code = lagFault(position, command)
  if (code !== null) return fail({ code })
  const before = { cue: at }
  const result = simulateShot({ ...shotRequest(position, before, stroke), report: { paths, facts: true } })
  if (!result.ok) return result
  const own: LagStroke = { events: result.value.events, final: result.value.layout.cue ?? null, start: at }
  const played = { seat, stroke, declaration: {}, before, held: [], result: result.value }
  const other = lag[otherSeat(seat)]
  if (other === null) {
    return ok({ position: { ...position, lag: { ...lag, [seat]: own } }, played, ruling: null, lag: null })
  }
  const { table, ballRadius, options } = match.terms
  const strokes = seat === 'A' ? { A: own, B: other } : { A: other, B: own }
  const both: Lag = { table, ballRadius, ...strokes, lagTol: options.lagTol }
  const judged = applyCommand(match, { kind: 'lag-played', lag: both })
  if (!judged.ok) return judged
  return ok({
    position: { ...position, match: judged.value.state, lag: { A: null, B: null } },
    played,
    ruling: null,
    lag: ruleLag(both),
  })
}

function lagFault({ match, lag }: MatchPosition, { seat, at }: LagCommand): string | null {
  if (match.phase !== 'lag') return 'no-lag-wanted'
  if (lag[seat] !== null) return 'lag-already-played'
  const { table, ballRadius, options } = match.terms
  const area = playingArea(table, ballRadius)
  if (options.placementGuard === 'enforce' && !inKitchen(area, at, options.epsLine))
    return 'not-behind-head-string'
  // NaN is on neither side.
  return (seat === 'A' ? at[1] > 0 : at[1] < 0) ? null : 'wrong-lag-side'
}
