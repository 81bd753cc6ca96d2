import type { Fault } from '../../math/index.ts'
import type { Conduct } from '../fouls/claims.ts'
import { evidence } from '../fouls/foul.ts'
import { disturbedBy, type ReplayCause, replayCause, replayRuling, restoredBalls } from '../replay.ts'
import { draftRuling, finishRuling, type RulingDraft } from '../ruling-draft.ts'
import type { ShotContext } from '../shot-context.ts'
import { returnToRail, spotPlaceIsFree } from '../spotting.ts'
import { balls1To, type Discipline, type Judgement, type SiberianScore } from './discipline.ts'
import { isSerious, violationsInForce } from './siberian/in-force.ts'
import { loseByConduct, penaltyForOther, settle } from './siberian/settle.ts'
import { judgeLiveGame, judgeShootOut } from './siberian/shoot-out.ts'
import { claimsOfDisturbance } from './siberian/siberian-claims.ts'

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
  const called = claimsOfDisturbance(context).length > 0
  return events.length === 0 && !called ? null : { rule: 'RU-special-v', verdict: 'interference', events }
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
  const { violations, conduct, evidence: found } = violationsInForce(context)
  draft.evidence.push(...found)
  const codes: string[] = violations.map(({ code }) => code)
  if (conduct !== null && conduct.level !== 'warning') draft.fouls = ['6.17']
  draft.fouls = [...new Set([...draft.fouls, ...codes])]
  const siberian = settleAll(context, draft, codes, conduct)
  const restored = restoredBalls(context)
  draft.restored = restored.balls
  draft.evidence.push(...restored.notes)
  return { ruling: finishRuling(context, draft), siberian }
}

function settleAll(
  context: ShotContext,
  draft: RulingDraft,
  codes: string[],
  conduct: Conduct | null,
): SiberianScore {
  const standard = conduct !== null && conduct.level === 'standard' ? conduct : null
  if (isSerious(conduct)) {
    loseByConduct(context, draft, conduct)
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
