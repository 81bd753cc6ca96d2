import type { Fault } from '../../../math/index.ts'
import { offOf, otherSeat, pocketedObjectBalls, pocketingOf } from '../../../shot/index.ts'
import { draftRuling, finishRuling, type RulingDraft, withSeat } from '../../ruling-draft.ts'
import type { ShootOutScore, ShotContext } from '../../shot-context.ts'
import type { Judgement, SiberianScore } from '../discipline.ts'
import { winGame } from './settle.ts'
import { siberianClaims } from './siberian-claims.ts'
import { cueIsOff, inTableOrder, objectBallsOff, seenViolations } from './violations.ts'

/** A shooter who does not meet the ball may try again, this often in all (12.10). */
const TRIES = 3

/** One stroke of the shoot-out: points, a repetition, the end of a series, or sudden death declared. */
export function judgeShootOut(context: ShotContext): Judgement | Fault {
  const draft = draftShootOut(context)
  const so = scoreOf(context)
  const contact = context.facts.firstContact !== null
  const touched = isTouched(context, draft)
  const points = touched ? 0 : pointsOf(context)
  if (context.declaration.declareGame === true) {
    if (!contact || touched || points > 0 || !undecidedAfterNothing(context, so)) return refusal()
    draft.shootOut = { points: 0 }
    draft.nextShot = 'live-game'
    draft.next = context.incoming
    return judgement(context, draft, { ...so, points: withSeat(so.points, context.shooter, 0) })
  }
  if (!contact && !touched && so.tries + 1 < TRIES) {
    draft.shootOut = { repeat: true }
    draft.next = context.shooter
    return judgement(context, draft, { ...so, tries: so.tries + 1 })
  }
  draft.shootOut = { points }
  return judgement(context, draft, afterPoints(context, draft, so, points))
}

function refusal(): Fault {
  const message =
    'the Game may be declared only after a regular stroke without points, while nothing is decided'
  return { code: 'declare-game-not-now', path: 'declaration.declareGame', message }
}

function draftShootOut(context: ShotContext): RulingDraft {
  const draft = draftRuling(context)
  draft.pocketed = []
  draft.cueBall = 'as-lies'
  draft.nextShot = context.state.shot
  return draft
}

function scoreOf({ state, shooter }: ShotContext): ShootOutScore {
  return state.shootOut ?? { first: shooter, points: { A: null, B: null }, tries: 0 }
}

/** A touch of the balls: the stroke scores nothing. */
function isTouched(context: ShotContext, draft: RulingDraft): boolean {
  const seen = seenViolations(context).filter(({ code }) => code === 'RU-a')
  const claims = siberianClaims(context, seen)
  const touches = [...seen, ...claims.violations.filter(({ code }) => code === 'RU-a')]
  draft.evidence.push(...touches.map((violation) => violation.evidence), ...claims.notes)
  if (touches.length === 0) return false
  draft.fouls = ['RU-a']
  draft.kind = 'foul'
  return true
}

/** A point for each of the two balls that is pocketed after they have met. */
function pointsOf(context: ShotContext): number {
  if (context.facts.firstContact === null) return 0
  if (cueIsOff(context) && context.options.cueOff === 'penalty') return 0
  return pocketedObjectBalls(context.facts).length + (pocketingOf(context.facts, 'cue') === undefined ? 0 : 1)
}

/** The first shooter's nothing decides nothing yet; the second's only when the first had nothing too. */
function undecidedAfterNothing(context: ShotContext, so: ShootOutScore): boolean {
  return context.shooter === so.first || so.points[otherSeat(context.shooter)] === 0
}

/** The series goes on, is decided, or another one begins in the same order. */
function afterPoints(
  context: ShotContext,
  draft: RulingDraft,
  so: ShootOutScore,
  points: number,
): ShootOutScore {
  const scored = withSeat(so.points, context.shooter, points)
  const theirs = scored[context.incoming]
  if (theirs === null) {
    draft.next = context.incoming
    return { first: so.first, points: scored, tries: 0 }
  }
  if (theirs === points) {
    draft.next = so.first
    return { first: so.first, points: { A: null, B: null }, tries: 0 }
  }
  winGame(context, draft, points > theirs ? context.shooter : context.incoming, 'shoot-out')
  return { first: so.first, points: scored, tries: 0 }
}

/** One stroke of the live game: a ball pocketed wins, a miss or a ball off the table loses (12.10). */
export function judgeLiveGame(context: ShotContext): Judgement {
  const draft = draftShootOut(context)
  const off =
    cueIsOff(context) || objectBallsOff(context).length > 0 || offOf(context.facts, 'cue') !== undefined
  if (context.facts.firstContact === null || off) {
    winGame(context, draft, context.incoming, 'live-game')
    return judgement(context, draft, scoreOf(context))
  }
  const seen = seenViolations(context).filter(({ code }) => code !== 'RU-zh' && code !== 'RU-house')
  const claims = siberianClaims(context, seen)
  const violations = inTableOrder([...seen, ...claims.violations])
  draft.evidence.push(...violations.map((violation) => violation.evidence), ...claims.notes)
  draft.fouls = violations.map(({ code }) => code)
  if (violations.length > 0) draft.kind = 'foul'
  else if (pointsInLiveGame(context)) winGame(context, draft, context.shooter, 'live-game')
  return judgement(context, draft, scoreOf(context))
}

function pointsInLiveGame(context: ShotContext): boolean {
  return pocketedObjectBalls(context.facts).length > 0 || pocketingOf(context.facts, 'cue') !== undefined
}

function judgement(context: ShotContext, draft: RulingDraft, shootOut: ShootOutScore): Judgement {
  const siberian: SiberianScore = {
    lastPocketedBy: context.state.lastPocketedBy ?? null,
    handicapLeft: context.state.handicapLeft ?? null,
    shootOut,
  }
  return { ruling: finishRuling(context, draft), siberian }
}
