import { offOf, pocketedObjectBalls, pocketingOf } from '../../../shot/index.ts'
import type { ObjectBallId } from '../../../table/index.ts'
import { isOverruled } from '../../fouls/find-fouls.ts'
import { evidence } from '../../fouls/foul.ts'
import { checkPlacement, depthBehind, isBehind } from '../../fouls/placement.ts'
import { checkStick } from '../../fouls/stick.ts'
import type { Evidence } from '../../ruling.ts'
import type { ShotContext } from '../../shot-context.ts'
import { aggregateTwoRail, formalTwoRail, type TwoRail } from './two-rail.ts'

/** Codes in the order of the table of violations (12.8); the break requirement last. */
export const SIBERIAN_CODES = [
  'RU-a',
  'RU-b',
  'RU-v',
  'RU-g',
  'RU-d',
  'RU-e',
  'RU-zh',
  'RU-off',
  'RU-push',
  'RU-house',
  'RU-break',
] as const
export type SiberianCode = (typeof SIBERIAN_CODES)[number]

export interface Violation {
  readonly code: SiberianCode
  readonly evidence: Evidence
}

/** Seen and claimed violations together are listed in the order of the table of violations. */
export function inTableOrder(violations: readonly Violation[]): Violation[] {
  return violations.toSorted((a, b) => SIBERIAN_CODES.indexOf(a.code) - SIBERIAN_CODES.indexOf(b.code))
}

/** Balls and cue ball as this game sees them leave the bed; a ball on top of a rail stays on the table (12.9 b). */
export function cueIsOff(context: ShotContext): boolean {
  const how = offOf(context.facts, 'cue')?.how
  return how === 'fell' || how === 'object'
}

export function cueIsGone(context: ShotContext): boolean {
  return cueIsOff(context) || pocketingOf(context.facts, 'cue') !== undefined
}

/** A ball was pocketed in the sense of the game: an object ball, or the cue ball off an object ball. */
export function somethingPocketed(context: ShotContext): boolean {
  const cue = pocketingOf(context.facts, 'cue') !== undefined && context.facts.firstContact !== null
  return cue || pocketedObjectBalls(context.facts).length > 0
}

/** Special positions without penalty that end the turn (12.9 a, b). */
export function specialPosition(context: ShotContext): 'returned' | 'on-rail' | null {
  if (offOf(context.facts, 'cue')?.how === 'person') return 'returned'
  return context.facts.off.some(({ how }) => how === 'rail-top') ? 'on-rail' : null
}

/** Everything that the events show against the shooter, in the order of the table. */
export function seenViolations(context: ShotContext): Violation[] {
  const found: Violation[] = []
  const add = (code: SiberianCode, verdict: string, events: readonly number[], more = {}): void => {
    found.push({ code, evidence: evidence(context, code, verdict, events, more) })
  }
  seeTouch(context, add)
  if (context.facts.strokePlayed) {
    seeStroke(context, add)
    seeBalls(context, add)
    seeHouse(context, add)
    seeTwoRail(context, add)
  }
  const kept = found.filter(
    (violation) => !isOverruled(context, violation.code) && !isExcused(context, violation),
  )
  return inTableOrder(kept)
}

/**
 * A special position is looked at before the violations (12.11): what became of the balls costs nothing then (12.9 а,
 * б), be it a miss. What the player did himself, and a ball on the floor, remain what they are.
 */
function isExcused(context: ShotContext, { code, evidence: { verdict } }: Violation): boolean {
  if (specialPosition(context) === null) return false
  return code === 'RU-g' || verdict === 'ball-in-house-before-rail'
}

type Add = (code: SiberianCode, verdict: string, events: readonly number[], more?: object) => void

function seeTouch(context: ShotContext, add: Add): void {
  const touches = context.facts.touches.filter(({ by }) => by === context.shooter)
  const withCue = context.facts.sticks.filter(({ ball }) => ball !== 'cue')
  const events = [...touches, ...withCue].map(({ event }) => event)
  if (events.length > 0) add('RU-a', 'touched-ball', events)
}

/** b, v, push: the butt or the side of the cue, balls still moving, push or double hit. */
function seeStroke(context: ShotContext, add: Add): void {
  const { sticks, movingAtStart } = context.facts
  const wrongPart = sticks.filter(({ ball, part }) => ball === 'cue' && (part === 'butt' || part === 'side'))
  if (wrongPart.length > 0)
    add(
      'RU-b',
      'not-the-tip',
      wrongPart.map(({ event }) => event),
    )
  if (movingAtStart.length > 0)
    add(
      'RU-v',
      'balls-moving',
      movingAtStart.map(({ event }) => event),
    )
  for (const { foul } of checkStick(context)) {
    if (foul === undefined || found(foul.evidence.events, wrongPart)) continue
    const { verdict, events, margin } = foul.evidence
    add('RU-push', verdict, events, { margin })
    return
  }
}

/** The butt is its own violation; it is not counted again as an irregular stroke. */
function found(events: readonly number[], wrongPart: readonly { readonly event: number }[]): boolean {
  return events.length > 0 && events.every((event) => wrongPart.some((stick) => stick.event === event))
}

/** g, d, off: no object ball hit, the cue ball off the table, object balls off the table. */
function seeBalls(context: ShotContext, add: Add): void {
  if (context.facts.firstContact === null) add('RU-g', 'no-contact', [])
  if (cueIsOff(context)) add('RU-d', 'cue-off-table', [offOf(context.facts, 'cue')!.event])
  const off = objectBallsOff(context)
  if (off.length > 0) {
    const events = off.map((ball) => offOf(context.facts, ball)!.event)
    add('RU-off', 'ball-off-table', events, { params: { balls: off } })
  }
}

/** Object balls off the table, in order of time. */
export function objectBallsOff({ facts }: ShotContext): ObjectBallId[] {
  const balls: ObjectBallId[] = []
  for (const { ball, how } of facts.off) if (ball !== 'cue' && how !== 'rail-top') balls.push(ball)
  return balls
}

/** A shot from the house: from behind its line, and under the restriction no ball in it before a rail (12.7). */
function seeHouse(context: ShotContext, add: Add): void {
  const placed = checkPlacement(context).foul
  if (placed !== undefined) {
    add('RU-house', 'not-behind-head-string', [], { margin: placed.evidence.margin })
    return
  }
  if (!context.state.restricted || context.state.cueBall !== 'in-hand-kitchen') return
  const { contacts, rails } = context.facts
  const rail = rails.find(({ ball, counts }) => ball === 'cue' && counts)
  for (const { a, b, event, t } of contacts) {
    if (a !== 'cue' || !isBehind(context, b, event)) continue
    if (rail !== undefined && (rail.event < event || rail.t <= t + context.options.simultTol)) return
    add('RU-house', 'ball-in-house-before-rail', [event], {
      margin: depthBehind(context, [b]),
      params: { balls: [b] },
    })
    return
  }
}

/** zh, or the break requirement (12.5, 12.6). */
function seeTwoRail(context: ShotContext, add: Add): void {
  const isBreak = context.state.shot === 'break'
  const { facts, options } = context
  if (somethingPocketed(context)) return
  // A break that meets no ball has to be answered, wherever the cue ball stopped.
  if (specialPosition(context) !== null && !(isBreak && facts.firstContact === null)) return
  if (!isBreak && (facts.firstContact === null || facts.off.length > 0 || cueIsGone(context))) return
  const aggregate = !isBreak && options.twoRail === 'aggregate'
  const result = aggregate ? aggregateTwoRail(context) : formalTwoRail(context)
  if (result.met) return
  add(isBreak ? 'RU-break' : 'RU-zh', 'two-rail-missed', facts.firstContact?.events ?? [], {
    margin: result.margin,
    params: { done: result.done },
  })
}

/** The fact that a stroke without a pocketed ball was good, for the record. */
export function twoRailNote(context: ShotContext): Evidence | null {
  if (!context.facts.strokePlayed || context.facts.firstContact === null) return null
  if (somethingPocketed(context) || context.facts.off.length > 0) return null
  const isBreak = context.state.shot === 'break'
  const aggregate = !isBreak && context.options.twoRail === 'aggregate'
  const result: TwoRail = aggregate ? aggregateTwoRail(context) : formalTwoRail(context)
  if (!result.met) return null
  const params = { alternative: result.alternative!, ball: result.ball ?? '', done: result.done }
  return evidence(context, isBreak ? 'RU-break' : 'RU-zh', 'two-rail-met', result.events, { params })
}
