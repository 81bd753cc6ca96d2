import { drivenToRail, pocketedObjectBalls, pocketingOf } from '../shot/index.ts'
import type { BallId, ObjectBallId, RailId } from '../table/index.ts'
import { BREAK_RAILS_NEEDED } from './break-rails.ts'
import { callMade, effectiveCall } from './calls.ts'
import { type AlternativeFacts, twoRailAlternatives } from './disciplines/siberian/two-rail-facts.ts'
import { OPENING_RAILS_NEEDED } from './disciplines/straight-pool.ts'
import { type ThreePointFacts, threePointFacts } from './disciplines/three-point.ts'
import { gapToNearestRail } from './inspection.ts'
import { nearestApproach } from './nearest-approach.ts'
import { optionsFor } from './options.ts'
import { distance, playingArea } from './playing-area.ts'
import type { RulesetId } from './ruling.ts'
import { objectBallsBefore, type ShotContext, type ShotToRule, shotContext } from './shot-context.ts'

/** A ball that was driven to a rail [8.4]: it touched one, or it was pocketed or left the table. */
export interface DrivenBall {
  readonly ball: BallId
  readonly how: 'rail' | 'pocketed' | 'off-table'
  /** Rails that it touched, each once, in order. */
  readonly rails: readonly RailId[]
  /** The events that say so; indices into the shot's event list. */
  readonly events: readonly number[]
}

/** A ball that was not driven to a rail, and by how much. */
export interface ShortBall {
  readonly ball: BallId
  /** False = nothing moved it. */
  readonly moved: boolean
  /** Gap to the nearest rail at its nearest, m; null = it never left the rail it lay frozen to, or lay in the mouth of a pocket. */
  readonly metres: number | null
}

/** What a break did, measured against the requirement of its game: facts to be shown, whatever else was ruled. */
export interface BreakFacts {
  /** The rule that asks for it: `2.3`, `9.3`, `5.3`, `3.3`, `4.3` or `RU-break`. */
  readonly rule: string
  /** As shown to people. */
  readonly clause: string
  /** The requirement was met; fouls are another matter. */
  readonly met: boolean
  /** Object balls that must reach a rail when nothing is pocketed; 0 in Siberian Ten, which has `alternatives`. */
  readonly needed: number
  /** Object balls hit first; none = the cue ball missed the rack. */
  readonly hit: readonly ObjectBallId[]
  readonly pocketed: readonly ObjectBallId[]
  /** Object balls driven to a rail, in order of the events; in 14.1 only from the first contact on [Q-36b]. */
  readonly driven: readonly DrivenBall[]
  /** The other object balls that are still on the table, the nearest to a rail first. */
  readonly short: readonly ShortBall[]
  /** 14.1: the cue ball must reach a rail too, unless the called ball is made [4.3]; null in other games. */
  readonly opening: {
    readonly calledMade: boolean
    readonly cueBall: DrivenBall | ShortBall
  } | null
  /** Nine-ball with `threePoint: on`; null otherwise. */
  readonly threePoint: ThreePointFacts | null
  /** Siberian Ten: T1-T3 for each playing ball (12.5); empty in other games, and when no ball was hit. */
  readonly alternatives: readonly AlternativeFacts[]
}

const BREAK_RULE: Readonly<Record<RulesetId, string>> = {
  'nine-ball': '2.3',
  'ten-ball-wpa': '9.3',
  'ten-ball-pl': '5.3',
  'eight-ball': '3.3',
  'straight-pool': '4.3',
  'siberian-ten': 'RU-break',
}

/** The facts of a break; null when the shot is no break, or nothing was struck. */
export function breakFacts(shot: ShotToRule): BreakFacts | null {
  if (shot.state.shot !== 'break') return null
  const context = contextOf(shot)
  if (!context.facts.strokePlayed) return null
  const { ruleset, facts, options } = context
  const straight = ruleset === 'straight-pool'
  const from = straight ? fromContact(context) : Number.NEGATIVE_INFINITY
  const all = drivenBalls(context, from)
  const driven = all.filter(({ ball }) => ball !== 'cue')
  const pocketed = pocketedObjectBalls(facts)
  const opening = straight ? openingFacts(context, all) : null
  const alternatives = ruleset === 'siberian-ten' ? twoRailAlternatives(context) : []
  const rule = BREAK_RULE[ruleset]
  return {
    rule,
    clause: context.clause(rule),
    met: isMet(context, driven, opening, alternatives),
    needed: straight ? OPENING_RAILS_NEEDED : ruleset === 'siberian-ten' ? 0 : BREAK_RAILS_NEEDED,
    hit: facts.firstContact?.balls ?? [],
    pocketed,
    driven,
    short: shortBalls(context, driven),
    opening,
    threePoint: ruleset === 'nine-ball' && options.threePoint === 'on' ? threePointFacts(context) : null,
    alternatives,
  }
}

/**
 * Siberian Ten: every alternative of the two-rail rule for a stroke of the game, met or by how far missed (12.6).
 * Empty in other games, in the shoot-out, and when no ball was hit. Whether the rule was asked for at all (nothing
 * pocketed, no ball off the table) the ruling says.
 */
export function twoRailFacts(shot: ShotToRule): readonly AlternativeFacts[] {
  const kind = shot.state.shot
  if (shot.ruleset !== 'siberian-ten' || kind === 'shoot-out' || kind === 'live-game') return []
  return twoRailAlternatives(contextOf(shot))
}

function contextOf(shot: ShotToRule): ShotContext {
  const options = optionsFor(shot.ruleset, shot.options)
  return shotContext(shot, options, playingArea(shot.table, shot.ballRadius), shot.state.balls)
}

/** 14.1 counts rails from the first contact on; without one nothing counts. */
function fromContact({ facts, options }: ShotContext): number {
  return facts.firstContact === null ? Number.POSITIVE_INFINITY : facts.firstContact.t - options.simultTol
}

function drivenBalls({ facts }: ShotContext, from: number): DrivenBall[] {
  return drivenToRail(facts, from).map(({ ball, event, rail }): DrivenBall => {
    const touches = facts.rails.filter((touch) => touch.ball === ball && touch.counts && touch.t >= from)
    const rails = [...new Set(touches.map((touch) => touch.rail))]
    if (rail !== null) return { ball, how: 'rail', rails, events: touches.map((touch) => touch.event) }
    const how = pocketingOf(facts, ball)?.event === event ? 'pocketed' : 'off-table'
    return { ball, how, rails, events: [event] }
  })
}

function isMet(
  context: ShotContext,
  driven: readonly DrivenBall[],
  opening: BreakFacts['opening'],
  alternatives: readonly AlternativeFacts[],
): boolean {
  if (opening !== null) {
    const cue = 'how' in opening.cueBall
    return opening.calledMade || (cue && driven.length >= OPENING_RAILS_NEEDED)
  }
  const { facts, ruleset } = context
  if (pocketedObjectBalls(facts).length > 0) return true
  if (ruleset !== 'siberian-ten') return driven.length >= BREAK_RAILS_NEEDED
  const inOff = pocketingOf(facts, 'cue') !== undefined && facts.firstContact !== null
  return inOff || alternatives.some(({ met }) => met)
}

function openingFacts(context: ShotContext, all: readonly DrivenBall[]): NonNullable<BreakFacts['opening']> {
  return {
    calledMade: callMade(context, effectiveCall(context)),
    cueBall: all.find(({ ball }) => ball === 'cue') ?? shortBall(context, 'cue'),
  }
}

function shortBalls(context: ShotContext, driven: readonly DrivenBall[]): ShortBall[] {
  return objectBallsBefore(context)
    .filter((ball) => !driven.some((d) => d.ball === ball) && context.after[ball] !== undefined)
    .map((ball) => shortBall(context, ball))
    .sort((a, b) => (a.metres ?? Number.POSITIVE_INFINITY) - (b.metres ?? Number.POSITIVE_INFINITY))
}

function shortBall(context: ShotContext, ball: BallId): ShortBall {
  const { table, area } = context
  const from = context.before[ball]
  const to = context.after[ball]
  const moved = from !== undefined && to !== undefined && distance(from, to) > 1e-9
  const left = context.events.some((event) => event.kind === 'left-rail' && event.ball === ball)
  const frozen = !left && context.inspection.frozenRails.some(([id]) => id === ball)
  const metres = frozen ? null : nearestApproach(context, ball, (at) => gapToNearestRail(at, table, area.R))
  return { ball, moved, metres }
}
