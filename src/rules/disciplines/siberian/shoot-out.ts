import type { Fault } from '../../../math/index.ts'
import { otherSeat, pocketedObjectBalls, pocketingOf } from '../../../shot/index.ts'
import type { BallId, ObjectBallId, Point } from '../../../table/index.ts'
import { draftRuling, finishRuling, type RulingDraft, withSeat } from '../../ruling-draft.ts'
import type { ShootOutScore, ShotContext } from '../../shot-context.ts'
import { returnToRail } from '../../spotting.ts'
import type { Judgement, SiberianScore } from '../discipline.ts'
import { isSerious, violationsInForce } from './in-force.ts'
import { loseByConduct, winGame } from './settle.ts'
import { cueIsGone, cueIsOff, objectBallsOff, specialPosition } from './violations.ts'

/** A shooter who does not meet the ball may try again, this often in all (12.10). */
const TRIES = 3
/** Rules that the sudden death does without (12.10): the two-rail rule, and the house restriction that it never has. */
const NOT_IN_LIVE_GAME: readonly string[] = ['RU-zh', 'RU-house']

/** One stroke of the shoot-out: points, a repetition, the end of a series, or sudden death declared. */
export function judgeShootOut(context: ShotContext): Judgement | Fault {
  const draft = draftShootOut(context)
  const so = scoreOf(context)
  const offended = offences(context, draft, (code) => code === 'RU-a')
  if (draft.result !== null) return judgement(context, draft, so)
  const contact = context.facts.firstContact !== null
  const points = offended ? 0 : pointsOf(context)
  if (context.declaration.declareGame === true) {
    if (!contact || offended || points > 0 || !undecidedAfterNothing(context, so)) return refusal()
    draft.shootOut = { points: 0 }
    draft.nextShot = 'live-game'
    draft.next = context.incoming
    return judgement(context, draft, { ...so, points: withSeat(so.points, context.shooter, 0) })
  }
  if (!context.facts.strokePlayed && !offended) return stillToPlay(context, draft, so)
  if (!contact && !offended && so.tries + 1 < TRIES) {
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

/**
 * Puts on record what stands against the players; true when the shooter has done something that takes the stroke's
 * worth away. Serious conduct ends the game at once [6.17].
 */
function offences(context: ShotContext, draft: RulingDraft, counts: (code: string) => boolean): boolean {
  const { violations, conduct, evidence } = violationsInForce(context)
  const codes: string[] = violations.filter(({ code }) => counts(code)).map(({ code }) => code)
  draft.evidence.push(...evidence.filter(({ rule }) => !rule.startsWith('RU-') || counts(rule)))
  const punished = conduct !== null && conduct.level !== 'warning'
  draft.fouls = punished ? ['6.17', ...codes] : codes
  if (draft.fouls.length > 0) draft.kind = 'foul'
  if (isSerious(conduct)) loseByConduct(context, draft, conduct)
  return codes.length > 0 || (punished && conduct.against === context.shooter)
}

/** Nothing was struck and nothing stands against the shooter. */
function stillToPlay(context: ShotContext, draft: RulingDraft, so: ShootOutScore): Judgement {
  draft.next = context.shooter
  return judgement(context, draft, so)
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
  const so = scoreOf(context)
  const { facts } = context
  const offended = offences(
    context,
    draft,
    (code) => !NOT_IN_LIVE_GAME.includes(code) && !LOSING.includes(code),
  )
  if (draft.result !== null) return judgement(context, draft, so)
  if (!facts.strokePlayed && !offended) {
    draft.cueBall = context.state.cueBall
    return stillToPlay(context, draft, so)
  }
  const special = specialPosition(context)
  const off = cueIsOff(context) || objectBallsOff(context).length > 0
  const missed = facts.firstContact === null && special === null
  if (facts.strokePlayed && (missed || off)) winGame(context, draft, context.incoming, 'live-game')
  else if (offended || special === 'returned') nothingCounts(context, draft)
  else if (pointsInLiveGame(context)) winGame(context, draft, context.shooter, 'live-game')
  return judgement(context, draft, so)
}

/** Lost at once: a miss, a ball off the table; they are no violations to be paid for. */
const LOSING: readonly string[] = ['RU-g', 'RU-d', 'RU-off']

/**
 * Any other violation, and the cue ball back from a person (12.9 а): a pocketed ball does not count and comes back to the foot rail (12.8.2), a pocketed cue
 * ball is in hand from the house, without restriction as everywhere in the live game; the other player shoots.
 */
function nothingCounts(context: ShotContext, draft: RulingDraft): void {
  const down: readonly ObjectBallId[] = pocketedObjectBalls(context.facts)
  const layout: Partial<Record<BallId, Point>> = { ...context.after }
  for (const ball of down) delete layout[ball]
  if (!context.facts.strokePlayed) draft.cueBall = context.state.cueBall
  if (cueIsGone(context)) {
    draft.cueBall = 'in-hand-kitchen'
    delete layout.cue
  }
  draft.spotted = returnToRail(down, layout, context.area, 'foot')
}

/** The cue ball counts only off the object ball (12.1). */
function pointsInLiveGame(context: ShotContext): boolean {
  if (context.facts.firstContact === null) return false
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
