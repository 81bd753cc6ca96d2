import { fail, ok, type Result, unreachable } from '../../math/index.ts'
import { otherSeat, type Seat } from '../../shot/index.ts'
import type { CommandError } from '../command.ts'
import { disciplineOf } from '../disciplines/registry.ts'
import type { AtTheTable, MatchCommon, MatchState } from '../match-state.ts'
import { playingArea } from '../playing-area.ts'
import type { ChoiceOption, NextShot } from '../ruling.ts'
import { spotBalls } from '../spotting.ts'
import { atTheTable, commonOf, statusOf } from './after-ruling.ts'
import { breakShot, startSiberian } from './start-match.ts'

type ChoiceState = Extract<MatchState, { readonly options: readonly ChoiceOption[] }>

/** Answers the question that a ruling left open. Errors: `not-your-choice`, `option-not-offered`. */
export function choose(
  state: ChoiceState,
  seat: Seat,
  option: ChoiceOption,
): Result<MatchState, CommandError> {
  if (seat !== state.by) return fail({ code: 'not-your-choice' })
  if (!state.options.includes(option)) return fail({ code: 'option-not-offered', params: { option } })
  return ok(chosen(state, option))
}

function chosen(state: ChoiceState, option: ChoiceOption): MatchState {
  const common = commonOf(state)
  switch (option) {
    case 'accept':
      return accept(state)
    case 'hand-back':
      return atTheTable(common, asLies(state.about, handBackShot(state)))
    case 'ball-in-hand-kitchen':
      return atTheTable(common, { ...asLies(state.by, 'ordinary'), cueBall: 'in-hand-kitchen' })
    case 'yield-to-offender':
      return atTheTable(common, played(state, state.about))
    case 'rebreak-self':
      return rebreak(common, state.by)
    case 'rebreak-other':
      return rebreak(common, otherSeat(state.by))
    case 'spot-eight-and-play':
      return spotEight(state)
    default:
      return unreachable(option)
  }
}

/** The position is played on; after an illegal Siberian break a penalty that goes with it is settled first. */
function accept(state: ChoiceState): MatchState {
  const turn = played(state, state.by)
  const next = atTheTable(commonOf(state), turn)
  const pick = state.lastRuling?.picks[0]
  if (pick === undefined || state.lastRuling?.kind !== 'illegal-break') return next
  const afterwards = { phase: turn.shot === 'break' ? 'break' : 'aiming', ...turn } as const
  return { ...commonOf(state), phase: 'pick-ball', by: pick.by, creditTo: pick.creditTo, afterwards }
}

/** As the ruling says the table is played on. */
function played(state: ChoiceState, shooter: Seat): AtTheTable {
  const { lastRuling } = state
  return {
    ...asLies(shooter, isUnbroken(state) ? 'break' : 'ordinary'),
    cueBall: lastRuling === null ? 'as-lies' : statusOf(lastRuling.cueBall),
    restricted: lastRuling?.restricted ?? false,
  }
}

/** The choice is about something that happened before the break was played: the rack is still to be broken. */
function isUnbroken({ protest }: ChoiceState): boolean {
  if (protest === null || protest.before.phase !== 'shot-running') return false
  return protest.before.shot === 'break' && protest.shot.events.length === 0
}
function asLies(shooter: Seat, shot: NextShot): AtTheTable {
  return { shooter, shot, cueBall: 'as-lies', restricted: false, declaration: {} }
}

/** Row 9B5: the breaker who must play on may still push out; everywhere else it is an ordinary shot. */
function handBackShot(state: ChoiceState): NextShot {
  return state.lastRuling?.kind === 'illegal-break' ? 'after-break' : 'ordinary'
}

/** A new rack; what the annulled break scored in Siberian Ten is annulled with it. */
function rebreak(common: MatchCommon, shooter: Seat): MatchState {
  const { ruleset } = common.terms
  const annulled =
    ruleset === 'siberian-ten' ? { score: { A: 0, B: 0 }, siberian: startSiberian(common.terms) } : {}
  return {
    ...common,
    ...annulled,
    groups: null,
    breaker: shooter,
    phase: 'racking',
    rack: disciplineOf(ruleset).objectBalls,
    next: breakShot(shooter),
  }
}

/** The 8 comes back to the foot spot [3.3 e, f]; the cue ball as the ruling says. */
function spotEight(state: ChoiceState): MatchState {
  const common = commonOf(state)
  const { table, ballRadius, options } = common.terms
  const next = played(state, state.by)
  const { cue: _inHand, ...others } = common.balls
  const layout = next.cueBall === 'as-lies' ? common.balls : others
  const [eight] = spotBalls(['8'], layout, playingArea(table, ballRadius), options.spotGap)
  return atTheTable({ ...common, balls: { ...common.balls, '8': eight!.at } }, next)
}
