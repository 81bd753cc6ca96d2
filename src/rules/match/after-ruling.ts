import type { Layout } from '../../shot/index.ts'
import type { BallId, Point } from '../../table/index.ts'
import type { PlayedShot } from '../command.ts'
import type { Judgement } from '../disciplines/discipline.ts'
import { disciplineOf } from '../disciplines/registry.ts'
import type { AtTheTable, CueBallStatus, MatchCommon, MatchPhase, MatchState } from '../match-state.ts'
import { playingArea } from '../playing-area.ts'
import type { CueBallAfter, PerSeat, Ruling } from '../ruling.ts'
import { withSeat } from '../ruling-draft.ts'
import { placeFault } from './cue-ball-place.ts'
import { shootOutStroke } from './shoot-out-stroke.ts'

/** A state in which a player is, or just was, at the table. */
export type ShotState = MatchCommon & MatchPhase & AtTheTable

/** The match after a ruling: counters, the table as it lies now, and what the match waits for next. */
export function afterRuling(before: ShotState, shot: PlayedShot, judged: Judgement): MatchState {
  const { ruling } = judged
  const common: MatchCommon = {
    ...commonOf(before),
    ...scoreAfter(before, ruling),
    foulCount: ruling.foulCount,
    warned: warnedAfter(before, ruling),
    groups: ruling.groups,
    lastRuling: ruling,
    shots: before.shots + (shot.events.length > 0 ? 1 : 0),
    siberian: judged.siberian ?? before.siberian,
    wheelchairFouls: wheelchairAfter(before, shot, ruling),
    balls: before.balls,
    stalemateOffer: null,
    quietInnings: quietInningsAfter(before, shot, ruling),
    extensions: before.extensions,
  }
  const lying = { ...common, balls: tableAfter(before, shot, ruling) }
  const phase = phaseAfter(lying, before, ruling)
  if (phase.phase === 'aiming' && phase.shot === 'shoot-out') return shootOutStroke(lying, phase.shooter)
  return { ...withCueBall(lying, phase), ...phase } as MatchState
}

/** The part of a state that every phase has. */
export function commonOf(state: MatchCommon): MatchCommon {
  return {
    terms: state.terms,
    rackNumber: state.rackNumber,
    breaker: state.breaker,
    racks: state.racks,
    score: state.score,
    foulCount: state.foulCount,
    warned: state.warned,
    groups: state.groups,
    balls: state.balls,
    lastRuling: state.lastRuling,
    shots: state.shots,
    siberian: state.siberian,
    wheelchairFouls: state.wheelchairFouls,
    protest: state.protest,
    stalemateOffer: state.stalemateOffer,
    quietInnings: state.quietInnings,
    extensions: state.extensions,
  }
}

/** Racks are the score of the games that are won by racks; Siberian games and 14.1 points are counted apart. */
function scoreAfter(before: MatchCommon, ruling: Ruling): Pick<MatchCommon, 'racks' | 'score'> {
  const { ruleset } = before.terms
  const winner = ruling.result?.rack
  if (ruleset === 'straight-pool') return { racks: before.racks, score: ruling.score }
  if (ruleset !== 'siberian-ten') return { racks: ruling.score, score: ruling.score }
  const racks = winner === undefined ? before.racks : withSeat(before.racks, winner, before.racks[winner] + 1)
  return { racks, score: ruling.score }
}

/** The referee warns by himself; between players the warning is the opponent's to give [6.14]. */
function warnedAfter(before: MatchCommon, ruling: Ruling): PerSeat<boolean> {
  const auto = before.terms.options.foulCalling === 'autoReferee'
  const told = (seat: 'A' | 'B'): boolean => {
    if (ruling.foulCount[seat] !== 2) return false
    return ruling.warn === seat ? auto : before.warned[seat] || auto
  }
  return { A: told('A'), B: told('B') }
}

function wheelchairAfter(before: MatchCommon, shot: PlayedShot, ruling: Ruling): PerSeat<number> {
  let fouls = before.wheelchairFouls
  if (!ruling.fouls.includes('6.17')) return fouls
  for (const { rule, against, late } of shot.claims ?? []) {
    if (rule.startsWith('7.') && late !== true) fouls = withSeat(fouls, against, fouls[against] + 1)
  }
  return fouls
}

/** Innings that end with nothing pocketed and no foul, one after the other [1.12]; a replayed stroke is none. */
function quietInningsAfter(before: MatchCommon, shot: PlayedShot, ruling: Ruling): number {
  if (shot.events.length === 0 || ruling.kind === 'replay') return before.quietInnings
  const quiet = ruling.fouls.length === 0 && ruling.pocketed.length === 0 && ruling.spotted.length === 0
  if (!quiet) return 0
  return before.quietInnings + (ruling.inning === 'continues' ? 0 : 1)
}

/** Where the balls lie after the shot, with everything that the ruling puts back, spots or takes away. */
function tableAfter(before: MatchCommon, shot: PlayedShot, ruling: Ruling): Layout {
  if (ruling.kind === 'replay')
    return { ...before.balls, ...placed(ruling.restored), ...placed(ruling.spotted) }
  const { table, ballRadius } = before.terms
  const area = playingArea(table, ballRadius)
  const balls: Partial<Record<BallId, Point>> = { ...shot.after }
  for (const ball of ruling.pocketed) delete balls[ball]
  Object.assign(balls, placed(ruling.restored), placed(ruling.spotted))
  if (ruling.cueBall === 'head-spot') balls.cue = area.headSpot
  if (ruling.cueBall === 'centre-spot') balls.cue = area.centreSpot
  return balls
}

function placed(list: Ruling['spotted']): Layout {
  const balls: Partial<Record<BallId, Point>> = {}
  for (const { ball, at } of list) balls[ball] = at
  return balls
}

function phaseAfter(common: MatchCommon, before: ShotState, ruling: Ruling): MatchPhase {
  const { result, choice } = ruling
  if (result?.match !== undefined)
    return { phase: 'match-over', winner: result.match, by: result.by ?? 'points' }
  if (result?.rack !== undefined)
    return { phase: 'rack-over', winner: result.rack, by: result.by ?? 'pocketed' }
  const phase: MatchPhase =
    choice === null
      ? playOn(common, ruling)
      : {
          phase: before.declaration.pushOut === true ? 'push-out-decision' : 'choice',
          by: choice.by,
          about: before.shooter,
          options: choice.options,
        }
  const pick = ruling.picks[0]
  // The choice after an illegal break comes first: breaking again annuls what was to be picked (12.8.6).
  if (pick === undefined || ruling.kind === 'illegal-break') return phase
  return { phase: 'pick-ball', by: pick.by, creditTo: pick.creditTo, afterwards: phase }
}

/** Somebody plays on, from the table as it lies or from a new rack. */
function playOn(common: MatchCommon, ruling: Ruling): MatchPhase {
  const rack = disciplineOf(common.terms.ruleset).objectBalls
  if (ruling.next === null) return { phase: 'lag' }
  const next: AtTheTable = {
    shooter: ruling.next,
    shot: ruling.nextShot ?? 'ordinary',
    cueBall: statusOf(ruling.cueBall),
    restricted: ruling.restricted,
    declaration: {},
  }
  if (ruling.rerack === 15) return { phase: 'racking', rack, next }
  if (ruling.rerack === 14)
    return { phase: 'racking', rack: rack.filter((ball) => common.balls[ball] === undefined), next }
  return { phase: next.shot === 'break' ? 'break' : 'aiming', ...next }
}

export function statusOf(cueBall: CueBallAfter): CueBallStatus {
  return cueBall === 'in-hand' || cueBall === 'in-hand-kitchen' ? cueBall : 'as-lies'
}

/** A cue ball in hand stays where it lies when it may be played from there; otherwise it must be placed. */
function withCueBall(common: MatchCommon, phase: MatchPhase): MatchCommon {
  const next = phase.phase === 'racking' ? phase.next : phase
  if (next === phase && phase.phase !== 'aiming' && phase.phase !== 'break') return common
  const { cueBall } = next as AtTheTable
  const at = common.balls.cue
  if (cueBall === 'as-lies' || at === undefined) return common
  if (placeFault(common, cueBall, at) === null) return common
  const { cue: _removed, ...balls } = common.balls
  return { ...common, balls }
}

/** The same for a player who comes to the table by a decision. */
export function atTheTable(common: MatchCommon, next: AtTheTable): MatchState {
  const phase = { phase: next.shot === 'break' ? 'break' : 'aiming', ...next } as const
  return { ...withCueBall(common, phase), ...phase }
}
