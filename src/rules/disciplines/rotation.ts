import { otherSeat, pocketedObjectBalls, pocketingOf } from '../../shot/index.ts'
import type { ObjectBallId } from '../../table/index.ts'
import { breakRequirement } from '../break-rails.ts'
import { callMade, effectiveCall } from '../calls.ts'
import { evidence, type FoulRules } from '../fouls/foul.ts'
import type { Game } from '../judge.ts'
import type { RuleOptions } from '../options.ts'
import type { RulesetId } from '../ruling.ts'
import { ballsDown, type RulingDraft, winRack } from '../ruling-draft.ts'
import { lowestBall, objectBallsBefore, type ShotContext } from '../shot-context.ts'
import { spotAfter } from '../spot-after.ts'
import { balls1To, type Discipline, turnOf } from './discipline.ts'
import { threePoint } from './three-point.ts'

/** What differs between the games in which the lowest ball must be hit first. */
export interface RotationRules {
  readonly id: RulesetId
  /** The ball that decides the rack; it is the only one that is ever spotted. */
  readonly money: '9' | '10'
  readonly calls: boolean
  readonly breakRule: string
  readonly pushOutRule: string
  readonly handBackRule: string
  /** The money ball pocketed on a legal break [Q-18, 9.3]. */
  readonly moneyOnBreak: 'wins' | 'respots'
  /** D1: the money ball called and made while others are on the table. */
  readonly moneyEarly: 'wins' | 'respots'
  /** D2, Q-29: after which ball on a safety the shot may be handed back. */
  readonly safetyHandBack: 'any' | 'lowest'
  readonly safetyAllowed: (options: RuleOptions) => boolean
  readonly threePoint: boolean
}

/** Nine- and ten-ball from their data. */
export function rotationGame(
  rules: RotationRules,
): Omit<Discipline, 'rackPlaces' | 'judge'> & { readonly game: Game } {
  const legalFirst: Discipline['legalFirst'] = ({ balls }) => {
    const lowest = lowestBall(balls)
    return lowest === null ? [] : [lowest]
  }
  return {
    id: rules.id,
    objectBalls: balls1To(Number(rules.money)),
    legalFirst,
    mostCalls: ({ shot }) => (rules.calls && shot !== 'break' ? 1 : 0),
    maySafety: ({ shot }, options) => rules.calls && shot !== 'break' && rules.safetyAllowed(options),
    pushOutRefusal: ({ shot }) => (shot === 'after-break' ? null : 'push-out-only-after-break'),
    game: {
      threeFouls: true,
      foulRules: (context) => rotationFouls(context, rules, legalFirst(turnOf(context), context.options)),
      legal: (context, draft, fouls) => legalRotation(context, draft, rules, fouls),
      foul: (context, draft) => foulRotation(context, draft, rules),
      foulOfOther: (context, draft) => {
        draft.next = context.shooter
        draft.choice = null
        draft.cueBall = 'in-hand'
      },
      loseRack: (context, draft, loser, by) => winRack(context, draft, otherSeat(loser), by),
    },
  }
}

function rotationFouls(
  context: ShotContext,
  rules: RotationRules,
  legalFirst: readonly ObjectBallId[] | null,
): FoulRules {
  const pushOut = context.declaration.pushOut === true
  return {
    legalFirst,
    suspended: pushOut ? ['6.2', '6.3', '6.11'] : ['6.11'],
    ...breakRequirement(context, rules.breakRule),
  }
}

/** Rows 9B1, 9P1, 9N1, 10B1, 10N1. */
function foulRotation(context: ShotContext, draft: RulingDraft, rules: RotationRules): void {
  draft.cueBall = 'in-hand'
  spotMoney(context, draft, rules)
}

function spotMoney(context: ShotContext, draft: RulingDraft, rules: RotationRules): void {
  if (ballsDown(context).includes(rules.money)) spotAfter(context, draft, [rules.money])
}

function legalRotation(
  context: ShotContext,
  draft: RulingDraft,
  rules: RotationRules,
  fouls: FoulRules,
): void {
  if (context.declaration.pushOut === true) pushOut(context, draft, rules)
  else if (context.state.shot === 'break') legalBreak(context, draft, rules, fouls)
  else if (rules.calls) calledShot(context, draft, rules)
  else openShot(context, draft, rules)
}

/** Row 9P2: pocketed balls stay down, the money ball is spotted, the opponent chooses. */
function pushOut(context: ShotContext, draft: RulingDraft, rules: RotationRules): void {
  spotMoney(context, draft, rules)
  draft.choice = { by: context.incoming, options: ['accept', 'hand-back'] }
  draft.evidence.push(evidence(context, rules.pushOutRule, 'push-out', []))
}

/** Rows 9B2-9B5, 10B2-10B4. */
function legalBreak(
  context: ShotContext,
  draft: RulingDraft,
  rules: RotationRules,
  { breakMet }: FoulRules,
): void {
  if (breakMet != null) draft.evidence.push(breakMet)
  if (rules.threePoint && context.options.threePoint === 'on') {
    const points = threePoint(context)
    draft.evidence.push(points.evidence)
    if (!points.met) {
      draft.kind = 'illegal-break'
      spotMoney(context, draft, rules)
      draft.choice = { by: context.incoming, options: ['accept', 'hand-back'] }
      return
    }
  }
  const money = pocketingOf(context.facts, rules.money)
  if (money !== undefined && rules.moneyOnBreak === 'wins') {
    winRack(context, draft, context.shooter, 'pocketed')
    return
  }
  spotMoney(context, draft, rules)
  if (pocketedObjectBalls(context.facts).length > 0) draft.next = context.shooter
  draft.nextShot = 'after-break'
  draft.pushOutAvailable = true
}

/** Rows 9N2-9N4: nothing is called. */
function openShot(context: ShotContext, draft: RulingDraft, rules: RotationRules): void {
  if (pocketingOf(context.facts, rules.money) !== undefined) {
    winRack(context, draft, context.shooter, 'pocketed')
    return
  }
  spotMoney(context, draft, rules)
  if (pocketedObjectBalls(context.facts).length > 0) draft.next = context.shooter
}

/** Rows 10N2-10N5 and 10S1-10S3. */
function calledShot(context: ShotContext, draft: RulingDraft, rules: RotationRules): void {
  const call = effectiveCall(context)
  if (callMade(context, call)) {
    const only = objectBallsBefore(context).length === 1
    if (call?.ball === rules.money && (only || rules.moneyEarly === 'wins')) {
      winRack(context, draft, context.shooter, 'pocketed')
      return
    }
    spotMoney(context, draft, rules)
    draft.next = context.shooter
    return
  }
  spotMoney(context, draft, rules)
  if (!mayHandBack(context, rules)) return
  draft.choice = { by: context.incoming, options: ['accept', 'hand-back'] }
  draft.evidence.push(evidence(context, rules.handBackRule, 'wrongly-pocketed', pocketEvents(context)))
}

/** A ball went down although it was not called into that pocket [9.7, PL 5.5]. */
function mayHandBack(context: ShotContext, rules: RotationRules): boolean {
  const down = pocketedObjectBalls(context.facts)
  if (down.length === 0) return false
  if (context.declaration.safety !== true || rules.safetyHandBack === 'any') return true
  const lowest = lowestBall(context.before)
  return lowest !== null && down.includes(lowest)
}

function pocketEvents(context: ShotContext): number[] {
  return context.facts.pocketed.filter(({ ball }) => ball !== 'cue').map(({ event }) => event)
}
