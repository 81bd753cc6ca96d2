import { fail, ok, type Result, unreachable } from '../../math/index.ts'
import { otherSeat, type Seat, STROKE_SPEED } from '../../shot/index.ts'
import type { Command, CommandError } from '../command.ts'
import { checkDeclaration } from '../declaration-check.ts'
import { disciplineOf } from '../disciplines/registry.ts'
import type { AtTheTable, MatchCommon, MatchState } from '../match-state.ts'
import { optionsFor } from '../options.ts'
import { playingArea } from '../playing-area.ts'
import { withSpottedNearest } from '../rule-shot.ts'
import { commonOf } from './after-ruling.ts'
import { choose } from './choose.ts'
import { legalCueBallPlace } from './cue-ball-place.ts'
import { turnOfState } from './demand.ts'
import { keepPosition } from './keep-position.ts'
import { chooseBreaker, lagPlayed } from './lagging.ts'
import { callClaim, refereeSays, warnTwoFouls } from './people.ts'
import { nextRack } from './racking.ts'
import { type MatchStep, ruleRunning } from './rule-running.ts'
import { clockExpired, extendClock } from './shot-clock.ts'
import { declareGame, pickBall, requestReplace } from './siberian-commands.ts'
import { agreeStalemate } from './stalemate.ts'

/**
 * The match after a command. Pure; a command that is refused gives a code and changes nothing.
 * A stroke runs `stroke` -> phase `shot-running` -> `shot-played` -> ruled.
 */
export function applyCommand(state: MatchState, command: Command): Result<MatchStep, CommandError> {
  if (state.phase === 'match-over' && !mayProtest(state, command)) return fail({ code: 'match-over' })
  switch (command.kind) {
    case 'shot-played':
      if (state.phase !== 'shot-running') return fail({ code: 'no-stroke-running' })
      return ruleRunning(state, command.shot)
    case 'claim':
      return callClaim(state, command)
    case 'referee':
      return refereeSays(state, command.ruling)
    case 'clock-expired':
      return clockExpired(state, command.seat)
    default: {
      const next = withoutRuling(state, command)
      return next.ok ? ok({ state: next.value, ruling: null }) : next
    }
  }
}

/** No stroke follows the last one of a match: it stays open to protest [6 intro]; a concession ends that too. */
function mayProtest(state: MatchState, { kind }: Command): boolean {
  return state.protest !== null && (kind === 'claim' || kind === 'referee')
}

type Silent = Exclude<Command, { readonly kind: 'shot-played' | 'claim' | 'referee' | 'clock-expired' }>

/** Commands that no shot has to be ruled for. */
function withoutRuling(state: MatchState, command: Silent): Result<MatchState, CommandError> {
  switch (command.kind) {
    case 'place-cue-ball':
    case 'declare':
    case 'declare-frozen':
    case 'stroke':
      return atTable(state, command)
    case 'choose':
      if (state.phase !== 'choice' && state.phase !== 'push-out-decision')
        return fail({ code: 'no-choice-open' })
      return choose(state, command.seat, command.option)
    case 'pick-ball':
      return pickBall(state, command.seat, command.ball)
    case 'declare-game':
      return declareGame(state, command.seat)
    case 'request-replace':
      return requestReplace(state, command.seat)
    case 'keep-position':
      return keepPosition(state, command.seat)
    case 'extend-clock':
      return extendClock(state, command.seat)
    case 'next-rack':
      return nextRack(state, command)
    case 'concede':
      return ok(concede(state, command.seat))
    case 'warn-two-fouls':
      return warnTwoFouls(state, command.seat)
    case 'agree-stalemate':
      return agreeStalemate(state, command.seat)
    case 'lag-played':
      return lagPlayed(state, command.lag)
    case 'choose-breaker':
      return chooseBreaker(state, command.seat, command.breaker)
    default:
      return unreachable(command)
  }
}

/** A player who concedes loses the match [1.11]. */
function concede(state: MatchState, seat: Seat): MatchState {
  const common = { ...commonOf(state), protest: null }
  return { ...common, phase: 'match-over', winner: otherSeat(seat), by: 'concession' }
}

type TableCommand = Extract<Command, { kind: 'place-cue-ball' | 'declare' | 'declare-frozen' | 'stroke' }>

/** What the player at the table does before and with the stroke. */
function atTable(state: MatchState, command: TableCommand): Result<MatchState, CommandError> {
  if (state.phase !== 'break' && state.phase !== 'aiming') return fail({ code: 'not-at-the-table' })
  if (command.seat !== state.shooter) return fail({ code: 'not-your-turn' })
  switch (command.kind) {
    case 'place-cue-ball': {
      const place = legalCueBallPlace(state, command.at)
      return place.ok ? ok({ ...state, balls: { ...state.balls, cue: command.at } }) : place
    }
    case 'declare': {
      const code = declarationFault(state, command.declaration)
      return code === null ? ok({ ...state, declaration: command.declaration }) : fail({ code })
    }
    case 'declare-frozen':
      if (state.terms.options.frozenPolicy !== 'declared') return fail({ code: 'frozen-is-inspected' })
      return ok({ ...state, frozen: command.frozen })
    case 'stroke':
      return startStroke(state, command)
    default:
      return unreachable(command)
  }
}

function declarationFault(
  state: MatchCommon & AtTheTable,
  declaration: AtTheTable['declaration'],
): string | null {
  const { ruleset, table, ballRadius } = state.terms
  const options = optionsFor(ruleset, state.terms.options)
  const area = playingArea(table, ballRadius)
  return checkDeclaration(disciplineOf(ruleset), turnOfState(state), options, area, declaration)?.code ?? null
}

type Aiming = Extract<MatchState, { readonly phase: 'break' | 'aiming' }>

function startStroke(
  state: Aiming,
  { stroke }: Extract<Command, { kind: 'stroke' }>,
): Result<MatchState, CommandError> {
  if (state.balls.cue === undefined) return fail({ code: 'cue-ball-not-placed' })
  // NaN fails the comparison.
  const possible = stroke.speed >= STROKE_SPEED.least && stroke.speed <= STROKE_SPEED.most
  if (!possible) return fail({ code: 'stroke-speed', params: { speed: stroke.speed } })
  // The cue ball may have been moved since the declaration was made: it must still hold.
  const code = declarationFault(state, state.declaration)
  if (code !== null) return fail({ code })
  const { ruleset, table, ballRadius } = state.terms
  const options = optionsFor(ruleset, state.terms.options)
  const area = playingArea(table, ballRadius)
  const balls = withSpottedNearest(
    disciplineOf(ruleset),
    turnOfState(state),
    state.declaration,
    options,
    area,
  )
  return ok({ ...state, balls, protest: null, stalemateOffer: null, phase: 'shot-running', stroke })
}
