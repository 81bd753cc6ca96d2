import type { Fault } from '../../math/index.ts'
import { type Conduct, readClaims, worstConduct } from '../fouls/claims.ts'
import { evidence } from '../fouls/foul.ts'
import { disturbedBy, type ReplayCause, replayCause, replayRuling, restoredBalls } from '../replay.ts'
import { draftRuling, finishRuling, type RulingDraft } from '../ruling-draft.ts'
import type { ShotContext } from '../shot-context.ts'
import { returnToRail, spotPlaceIsFree } from '../spotting.ts'
import { balls1To, type Discipline, type Judgement, type SiberianScore } from './discipline.ts'
import { loseByConduct, penaltyForOther, settle } from './siberian/settle.ts'
import { judgeLiveGame, judgeShootOut } from './siberian/shoot-out.ts'
import { siberianClaims } from './siberian/siberian-claims.ts'
import { inTableOrder, seenViolations, type Violation } from './siberian/violations.ts'

function judgeSiberian(context: ShotContext): Judgement | Fault {
  const cause = disturbance(context)
  if (cause !== null) return unchanged(context, replayRuling(context, cause))
  if (context.state.shot === 'shoot-out') return judgeShootOut(context)
  if (context.state.shot === 'live-game') return judgeLiveGame(context)
  const hanging = hangingDrop(context)
  return hanging === null ? judgeStroke(context) : unchanged(context, hanging)
}

/** Exception v): a stranger or the opponent disturbed the stroke: it is played again. */
function disturbance(context: ShotContext): ReplayCause | null {
  const cause = replayCause(context)
  if (cause !== null) return cause
  if (context.claims.some(({ rule, effect }) => rule === '1.9' && effect === 'none')) return null
  const events = disturbedBy(context).map(({ event }) => event)
  return events.length === 0 ? null : { rule: 'RU-special-v', verdict: 'interference', events }
}

/** Exception g): a hanging ball fell before the cue ball came, and the cue ball missed: the shooter plays again. */
function hangingDrop(context: ShotContext) {
  const { facts, events } = context
  if (facts.firstContact !== null || !facts.strokePlayed) return null
  const rest = events.find(({ kind }) => kind === 'rest')?.t ?? Number.POSITIVE_INFINITY
  const drop = [...facts.drops, ...facts.lateDrops].find(
    ({ t, ball }) => t < rest && !facts.contacts.some(({ a, b }) => a === ball || b === ball),
  )
  if (drop === undefined || drop.ball === 'cue') return null
  const draft = draftRuling(context)
  draft.kind = 'replay'
  draft.pocketed = []
  draft.next = context.shooter
  draft.nextShot = context.state.shot
  draft.cueBall = 'in-hand-kitchen'
  const { cue: _inHand, ...others } = context.after
  const { [drop.ball]: _dropped, ...layout } = others
  const end = drop.pocket === 'HL' || drop.pocket === 'HR' ? 'head' : 'foot'
  draft.spotted = spotPlaceIsFree(layout, context.area)
    ? [{ ball: drop.ball, at: context.area.footSpot }]
    : returnToRail([drop.ball], layout, context.area, end)
  draft.evidence.push(evidence(context, 'RU-special-g', 'hanging-ball-fell', [drop.event]))
  return finishRuling(context, draft)
}

function judgeStroke(context: ShotContext): Judgement {
  const draft = draftRuling(context)
  const seen = seenViolations(context)
  const claims = siberianClaims(context, seen)
  const violations = inTableOrder(inForce(context, seen, claims.called, draft).concat(claims.violations))
  const conducts = readClaims(context, []).conduct
  const conduct = worstConduct(conducts)
  draft.evidence.push(...violations.map((violation) => violation.evidence))
  draft.evidence.push(...conducts.map((entry) => entry.evidence), ...claims.notes)
  const codes: string[] = violations.map(({ code }) => code)
  if (conduct !== null && conduct.level !== 'warning') draft.fouls = ['6.17']
  draft.fouls = [...new Set([...draft.fouls, ...codes])]
  const siberian = settleAll(context, draft, codes, conduct)
  const restored = restoredBalls(context)
  draft.restored = restored.balls
  draft.evidence.push(...restored.notes)
  return { ruling: finishRuling(context, draft), siberian }
}

/** Balls on the floor need no call, nor does the break requirement; everything else does between players. */
const SELF_EVIDENT: readonly string[] = ['RU-d', 'RU-off', 'RU-break']

function inForce(
  context: ShotContext,
  seen: readonly Violation[],
  called: readonly string[],
  draft: RulingDraft,
): Violation[] {
  if (context.options.foulCalling === 'autoReferee') return [...seen]
  return seen.filter((violation) => {
    if (SELF_EVIDENT.includes(violation.code) || called.includes(violation.code)) return true
    const { verdict } = violation.evidence
    draft.evidence.push({ ...violation.evidence, verdict: `${verdict}-not-called` })
    return false
  })
}

function settleAll(
  context: ShotContext,
  draft: RulingDraft,
  codes: string[],
  conduct: Conduct | null,
): SiberianScore {
  const serious = conduct !== null && conduct.level !== 'warning' && conduct.level !== 'standard'
  const standard = conduct !== null && conduct.level === 'standard' ? conduct : null
  if (serious) {
    const match = conduct.level === 'match' || conduct.level === 'disqualified'
    loseByConduct(context, draft, conduct.against, match)
    return scoreBefore(context)
  }
  const charged = standard?.against === context.shooter ? [...codes, '6.17'] : codes
  if (!context.facts.strokePlayed && charged.length === 0) {
    draft.next = context.shooter
    draft.restricted = context.state.restricted
    draft.nextShot = context.state.shot
    if (standard !== null) penaltyForOther(context, draft)
    return scoreBefore(context)
  }
  const siberian = settle(context, draft, charged)
  if (standard !== null && standard.against !== context.shooter && draft.result === null)
    penaltyForOther(context, draft)
  return siberian
}

function scoreBefore({ state }: ShotContext): SiberianScore {
  return {
    lastPocketedBy: state.lastPocketedBy ?? null,
    handicapLeft: state.handicapLeft ?? null,
    shootOut: state.shootOut ?? null,
  }
}

function unchanged(context: ShotContext, ruling: Judgement['ruling']): Judgement {
  return { ruling, siberian: scoreBefore(context) }
}

/** Siberian Ten [RU]: ten balls and the cue ball, six of eleven win; called or, by agreement, uncalled. */
export const siberianTen: Discipline = {
  id: 'siberian-ten',
  objectBalls: balls1To(10),
  rackPlaces: () => [],
  legalFirst: () => null,
  mostCalls: ({ shot }, { mode }) => (shot === 'ordinary' && mode === 'called' ? 2 : 0),
  maySafety: () => false,
  pushOutRefusal: () => 'no-push-out-in-this-game',
  judge: judgeSiberian,
}
