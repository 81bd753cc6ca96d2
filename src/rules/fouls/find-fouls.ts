import { otherSeat } from '../../shot/index.ts'
import type { Evidence } from '../ruling.ts'
import type { ShotContext } from '../shot-context.ts'
import { type CalledFouls, type Conduct, readClaims } from './claims.ts'
import { checkFirstBall } from './first-ball.ts'
import { evidence, type Finding, type FoulRules, type FoundFoul } from './foul.ts'
import { checkNoRail } from './no-rail.ts'
import { checkKitchenPlay, checkPlacement } from './placement.ts'
import { checkBallOff, checkScratch } from './scratch.ts'
import { checkStick } from './stick.ts'
import { checkMoving, checkTouch } from './touch.ts'

/** Everything that went against the rules in one shot. */
export interface FoulReport {
  /** Standard fouls of the shooter, most serious first, each number once. */
  readonly fouls: readonly FoundFoul[]
  /** Standard fouls of the other seat. */
  readonly byOther: readonly FoundFoul[]
  readonly conduct: readonly Conduct[]
  /** Facts worth showing that are no foul, and claims that were refused. */
  readonly notes: readonly Evidence[]
}

const NO_FOULS = { fouls: [], byOther: [], conduct: [] } as const

/** Most shots: nobody called anything, ruled anything or touched a ball. */
export function nobodySpoke({ claims, rulings, facts }: ShotContext): boolean {
  return claims.length === 0 && rulings.length === 0 && facts.touches.length === 0
}

/** Collects all fouls of a shot: seen by the program, and called by people. */
export function findFouls(context: ShotContext, rules: FoulRules): FoulReport {
  const findings = context.facts.strokePlayed ? strokeFindings(context, rules) : []
  findings.push(checkTouch(context, context.shooter))
  const seen: FoundFoul[] = []
  const notes: Evidence[] = []
  for (const { foul, note } of findings) {
    if (foul !== undefined && !rules.suspended.includes(foul.rule)) seen.push(foul)
    if (note !== undefined && !rules.suspended.includes(note.rule)) notes.push(note)
  }
  if (rules.breakRequirement !== null) seen.push(rules.breakRequirement)
  if (seen.length === 0 && nobodySpoke(context)) return { ...NO_FOULS, notes }
  const claims = readClaims(context, seen)
  const called = claims.fouls.filter((f) => f.against === context.shooter).map(foulOf)
  const counting = [...whatCounts(context, seen, claims, notes), ...called]
  return {
    fouls: inOrder(withoutOverruled(context, counting, notes)),
    byOther: foulsOfOther(context, claims),
    conduct: isOverruled(context, '6.17') ? [] : claims.conduct,
    notes: [...notes, ...claims.notes],
  }
}

function strokeFindings(context: ShotContext, rules: FoulRules): Finding[] {
  return [
    checkScratch(context),
    checkBallOff(context),
    checkFirstBall(context, rules.legalFirst),
    checkNoRail(context, rules.legalFirst),
    checkPlacement(context),
    ...(rules.suspended.includes('6.11') ? [] : checkKitchenPlay(context)),
    ...checkStick(context),
    checkMoving(context),
  ]
}

/** In `players` mode a foul that nobody called before the next stroke did not happen [6 intro]. */
function whatCounts(
  context: ShotContext,
  seen: readonly FoundFoul[],
  claims: CalledFouls,
  notes: Evidence[],
): FoundFoul[] {
  if (context.options.foulCalling === 'autoReferee') return [...seen]
  return seen.filter((foul) => {
    // Who calls the third foul calls the foul that it was.
    if (foul.selfEvident === true || claims.called.includes(foul.rule) || claims.called.includes('6.14'))
      return true
    notes.push({ ...foul.evidence, verdict: `${foul.evidence.verdict}-not-called` })
    return false
  })
}

function withoutOverruled(context: ShotContext, fouls: readonly FoundFoul[], notes: Evidence[]): FoundFoul[] {
  return fouls.filter((foul) => {
    if (!isOverruled(context, foul.rule)) return true
    notes.push(evidence(context, foul.rule, 'overruled', foul.evidence.events))
    return false
  })
}

/** The referee in person has decided that this did not happen. */
export function isOverruled(context: ShotContext, rule: string): boolean {
  return context.rulings.some((ruling) => ruling.kind === 'overrule' && ruling.rule === rule)
}

function foulOf({ foul }: { readonly foul: FoundFoul }): FoundFoul {
  return foul
}

function foulsOfOther(context: ShotContext, claims: CalledFouls): FoundFoul[] {
  const other = otherSeat(context.shooter)
  const touch = checkTouch(context, other).foul
  const claimed = claims.fouls.filter((f) => f.against === other).map(foulOf)
  const needsCall = context.options.foulCalling === 'players'
  return inOrder(touch === undefined || needsCall ? claimed : [touch, ...claimed])
}

/** Most serious first, each number once: the entry that weighs most. */
function inOrder(fouls: readonly FoundFoul[]): FoundFoul[] {
  const sorted = [...fouls].sort((a, b) => a.rank - b.rank)
  return sorted.filter((foul, i) => sorted.findIndex((other) => other.rule === foul.rule) === i)
}
