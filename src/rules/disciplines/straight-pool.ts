import { drivenToRail, otherSeat, pocketedObjectBalls, type Seat } from '../../shot/index.ts'
import type { BallId, ObjectBallId } from '../../table/index.ts'
import { callMade, effectiveCall } from '../calls.ts'
import type { FoulReport } from '../fouls/find-fouls.ts'
import { evidence, type FoulRules, type FoundFoul, rankOf } from '../fouls/foul.ts'
import { missedRail } from '../fouls/no-rail.ts'
import { cueBallGone } from '../fouls/scratch.ts'
import { type Game, judge } from '../judge.ts'
import type { Margin } from '../ruling.ts'
import { ballsDown, type RulingDraft, withSeat } from '../ruling-draft.ts'
import { objectBallsBefore, type ShotContext } from '../shot-context.ts'
import { spotAfter } from '../spot-after.ts'
import { balls1To, type Discipline } from './discipline.ts'
import { breakBallLeft, rerack } from './rerack.ts'

const BREAK_RULE = '4.3'
const STANDARD_FOUL = -1
const BREAK_FOUL = -2
const THIRD_FOUL = -15
/** Object balls that the opening break must drive to a rail, besides the cue ball. */
export const OPENING_RAILS_NEEDED = 2

/**
 * The opening break is good when the called ball went into its pocket, or when the cue ball and two object balls
 * were driven to a rail after the cue ball met the rack [4.3, Q-36b]; otherwise it is a break foul.
 */
function missedOpening(context: ShotContext): FoundFoul | null {
  if (context.state.shot !== 'break' || !context.facts.strokePlayed) return null
  if (callMade(context, effectiveCall(context))) return null
  const opening = openingRails(context)
  return opening.met ? null : { rule: BREAK_RULE, rank: rankOf(BREAK_RULE), evidence: opening.evidence }
}

function openingRails(context: ShotContext) {
  const first = context.facts.firstContact
  const driven = first === null ? [] : drivenToRail(context.facts, first.t - context.options.simultTol)
  const balls = driven.filter(({ ball }) => ball !== 'cue').map(({ ball }) => ball)
  const cue = driven.some(({ ball }) => ball === 'cue')
  const met = cue && balls.length >= OPENING_RAILS_NEEDED
  return {
    met,
    evidence: evidence(
      context,
      BREAK_RULE,
      met ? 'break-requirement-met' : 'break-requirement-missed',
      driven.map(({ event }) => event),
      {
        margin: met ? undefined : openingGap(context, balls, cue),
        params: { count: balls.length, needed: OPENING_RAILS_NEEDED, balls, cueBall: cue ? 1 : 0 },
      },
    ),
  }
}

/** How far the opening break was from its requirement: of all that it lacked, what was farthest. */
function openingGap(context: ShotContext, balls: readonly BallId[], cue: boolean): Margin | undefined {
  const needed = OPENING_RAILS_NEEDED - balls.length
  const others = objectBallsBefore(context).filter((ball) => !balls.includes(ball))
  const ofCue = cue ? undefined : missedRail(context, ['cue'])
  const ofBalls = needed > 0 ? missedRail(context, others, needed) : undefined
  if (ofCue === undefined || ofBalls === undefined) return ofCue ?? ofBalls
  return ofCue.metres > ofBalls.metres ? ofCue : ofBalls
}

function foulRules(context: ShotContext): FoulRules {
  return { legalFirst: null, suspended: ['6.2'], breakRequirement: missedOpening(context) }
}

function addPoints(draft: RulingDraft, seat: Seat, points: number): void {
  draft.score = withSeat(draft.score, seat, draft.score[seat] + points)
}

/** Row 14B4: two points and nothing else; it neither counts towards three fouls nor resets them [4.10, Q-11]. */
function breakFoul(context: ShotContext, draft: RulingDraft, report: FoulReport): boolean {
  if (!report.fouls.some(({ rule }) => rule === BREAK_RULE)) return false
  draft.kind = 'break-foul'
  addPoints(draft, context.shooter, BREAK_FOUL)
  draft.cueBall = cueBallGone(context) ? 'in-hand-kitchen' : 'as-lies'
  spotAll(context, draft)
  draft.choice = { by: context.incoming, options: ['accept', 'rebreak-other'] }
  return true
}

/** Row 14N1: ball in hand only for the cue ball gone and for the second limb of 6.11 [4.9, Q-35]. */
function foul(context: ShotContext, draft: RulingDraft, report: FoulReport): void {
  addPoints(draft, context.shooter, STANDARD_FOUL)
  const inHand = report.fouls.some(({ secondLimb }) => secondLimb === true) || cueBallGone(context)
  draft.cueBall = inHand ? 'in-hand-kitchen' : 'as-lies'
  if (!context.facts.strokePlayed && context.state.cueBall !== 'as-lies')
    draft.cueBall = context.state.cueBall
  spotAll(context, draft)
}

function spotAll(context: ShotContext, draft: RulingDraft): void {
  spotAfter(context, draft, ballsDown(context))
}

/** Rows 14B1, 14B2, 14N2-14N4. */
function legal(context: ShotContext, draft: RulingDraft): void {
  if (context.state.shot === 'break') draft.evidence.push(openingRails(context).evidence)
  if (!callMade(context, effectiveCall(context))) {
    spotAll(context, draft)
    return
  }
  const down = pocketedObjectBalls(context.facts)
  spotAfter(
    context,
    draft,
    ballsDown(context).filter((ball) => !down.includes(ball)),
  )
  addPoints(draft, context.shooter, down.length)
  draft.next = context.shooter
  const { raceTo } = context.state
  if (raceTo > 0 && draft.score[context.shooter] >= raceTo)
    draft.result = { match: context.shooter, by: 'points' }
  else rerackIfDue(context, draft, down)
}

function rerackIfDue(context: ShotContext, draft: RulingDraft, down: readonly ObjectBallId[]): void {
  const left = breakBallLeft(objectBallsBefore(context), down)
  if (left !== 'several') rerack(context, draft, left)
}

/** Row 14T, and a serious 6.17: one point and fifteen, all fifteen racked, the offender breaks [4.11, Q-34]. */
function losePoints(_context: ShotContext, draft: RulingDraft, loser: Seat): void {
  addPoints(draft, loser, STANDARD_FOUL + THIRD_FOUL)
  draft.foulCount = withSeat(draft.foulCount, loser, 0)
  draft.pocketed = []
  draft.spotted = []
  draft.choice = null
  draft.rerack = 15
  draft.next = loser
  draft.nextShot = 'break'
  draft.cueBall = 'in-hand-kitchen'
}

const GAME: Game = {
  threeFouls: true,
  foulRules,
  legal,
  foul,
  breakFoul,
  foulOfOther: (context, draft) => {
    addPoints(draft, otherSeat(context.shooter), STANDARD_FOUL)
    if (draft.choice === null) draft.next = context.shooter
  },
  loseRack: losePoints,
}

/** 14.1 continuous [WPA 4.1-4.12; 2025: 7.1-7.12]: a point a ball, to an agreed number of points. */
export const straightPool: Discipline = {
  id: 'straight-pool',
  objectBalls: balls1To(15),
  rackPlaces: () => [],
  legalFirst: () => null,
  mostCalls: () => 1,
  maySafety: () => true,
  pushOutRefusal: () => 'no-push-out-in-this-game',
  judge: (context) => ({ ruling: judge(context, GAME) }),
}
