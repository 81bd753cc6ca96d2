import { offOf, otherSeat, pocketedObjectBalls, pocketingOf } from '../../shot/index.ts'
import { type BallId, ballNumber, type ObjectBallId } from '../../table/index.ts'
import { breakRails } from '../break-rails.ts'
import { callMade, effectiveCall } from '../calls.ts'
import { isOverruled } from '../fouls/find-fouls.ts'
import { evidence, type FoulRules } from '../fouls/foul.ts'
import { cueBallGone } from '../fouls/scratch.ts'
import { type Game, judge } from '../judge.ts'
import type { RuleOptions } from '../options.ts'
import type { ChoiceOption, PerSeat } from '../ruling.ts'
import { type RulingDraft, winRack } from '../ruling-draft.ts'
import { objectBallsOf, type ShotContext } from '../shot-context.ts'
import { spotAfter } from '../spot-after.ts'
import { balls1To, type Discipline, type Turn, turnOf } from './discipline.ts'

type Group = 'lows' | 'highs'

function groupOf(ball: BallId): Group | null {
  const n = ballNumber(ball)
  return n === 0 || n === 8 ? null : n < 8 ? 'lows' : 'highs'
}

function left(turn: Turn, group: Group): ObjectBallId[] {
  return objectBallsOf(turn.balls).filter((ball) => groupOf(ball) === group)
}

/** Open table with a group wholly gone: it may be claimed and the 8 played (D-22, WPA 2025 4.4). */
function mayClaimEight(turn: Turn, options: RuleOptions): boolean {
  if (turn.groups !== null || turn.shot === 'break' || options.openEightException === 'off') return false
  return left(turn, 'lows').length === 0 || left(turn, 'highs').length === 0
}

function legalFirst(turn: Turn, options: RuleOptions): readonly ObjectBallId[] | null {
  if (turn.shot === 'break') return null
  const { groups } = turn
  const all = objectBallsOf(turn.balls)
  const own = all.filter((ball) => (groups === null ? ball !== '8' : groupOf(ball) === groups[turn.shooter]))
  // Nothing of the own group, or of any group, is left: the 8 is on.
  if (own.length === 0) return all.filter((ball) => ball === '8')
  return mayClaimEight(turn, options) ? all : own
}

/** The shooter may play the 8 to win: his group was off the table before the shot, or he claims one that was. */
function isOnEight(context: ShotContext): boolean {
  const turn = turnOf(context)
  if (turn.shot === 'break') return false
  const { groups } = turn
  if (groups !== null) return left(turn, groups[context.shooter]).length === 0
  if (left(turn, 'lows').length + left(turn, 'highs').length === 0) return true
  return mayClaimEight(turn, context.options) && context.declaration.call?.[0]?.ball === '8'
}

function foulRules(context: ShotContext): FoulRules {
  const turn = turnOf(context)
  const claimed = mayClaimEight(turn, context.options) && context.declaration.call?.[0]?.ball === '8'
  return {
    legalFirst: claimed ? ['8'] : legalFirst(turn, context.options),
    suspended: turn.shot === 'break' ? ['6.2'] : [],
    breakRequirement: null,
  }
}

/** Whether the four-rail requirement of the break was missed; the fact goes on record either way. */
function missedBreakRails(context: ShotContext, draft: RulingDraft): boolean {
  const rails = breakRails(context, '3.3')
  draft.evidence.push(rails.evidence)
  return !rails.met && !isOverruled(context, '3.3')
}

/** Rows 8B3, 8B4, 8B8, 8B9: a break without foul. The table is open whatever went down. */
function legalBreak(context: ShotContext, draft: RulingDraft): void {
  const missed = missedBreakRails(context, draft)
  if (pocketingOf(context.facts, '8') !== undefined) {
    draft.pocketed = draft.pocketed.filter((ball) => ball !== '8')
    draft.choice = { by: context.shooter, options: ['spot-eight-and-play', 'rebreak-self'] }
    return
  }
  spotEight(context, draft)
  if (missed) {
    draft.kind = 'illegal-break'
    draft.choice = { by: context.incoming, options: ['accept', 'rebreak-self', 'rebreak-other'] }
    return
  }
  if (pocketedObjectBalls(context.facts).length > 0) draft.next = context.shooter
}

/** Rows 8B1, 8B2, 8B5-8B7: a foul on the break. */
function foulBreak(context: ShotContext, draft: RulingDraft): void {
  const missed = missedBreakRails(context, draft)
  const eightDown = pocketingOf(context.facts, '8') !== undefined
  const gone = cueBallGone(context)
  const scratch = pocketingOf(context.facts, 'cue') !== undefined
  if (eightDown && (scratch || context.options.eightBreakFoul === 'anyFoul')) {
    draft.cueBall = 'in-hand-kitchen'
    draft.pocketed = draft.pocketed.filter((ball) => ball !== '8')
    draft.choice = { by: context.incoming, options: ['spot-eight-and-play', 'rebreak-self'] }
    return
  }
  draft.cueBall = gone ? 'in-hand-kitchen' : 'as-lies'
  spotEight(context, draft)
  // Without a cue ball on the table there is nothing to accept.
  const options: ChoiceOption[] = gone ? ['ball-in-hand-kitchen'] : ['accept', 'ball-in-hand-kitchen']
  if (missed) {
    draft.kind = 'illegal-break'
    options.push('rebreak-self', 'rebreak-other')
  }
  draft.choice = { by: context.incoming, options }
}

function spotEight(context: ShotContext, draft: RulingDraft): void {
  if (draft.pocketed.includes('8')) spotAfter(context, draft, ['8'])
}

/** Rows 8L1-8L4: how the rack is lost by the 8; null when it is not. */
function lostByEight(context: ShotContext, foul: boolean): { by: string; verdict: string } | null {
  if (offOf(context.facts, '8') !== undefined) return { by: '3.8d', verdict: 'eight-off-table' }
  const down = pocketingOf(context.facts, '8')
  if (down === undefined) return null
  if (foul) return { by: '3.8a', verdict: 'eight-with-foul' }
  if (!isOnEight(context)) return { by: '3.8b', verdict: 'eight-too-early' }
  const call = effectiveCall(context)
  if (call?.ball === '8' && call.pocket === down.pocket) return null
  return { by: '3.8c', verdict: call?.ball === '8' ? 'eight-in-wrong-pocket' : 'eight-not-called' }
}

/** The rack is lost by the 8; true when it was. */
function loseByEight(context: ShotContext, draft: RulingDraft, foul: boolean): boolean {
  const lost = lostByEight(context, foul)
  if (lost === null) return false
  const event = pocketingOf(context.facts, '8')?.event ?? offOf(context.facts, '8')?.event
  draft.kind = 'serious-foul'
  draft.evidence.push(evidence(context, '3.8', lost.verdict, event === undefined ? [] : [event]))
  winRack(context, draft, otherSeat(context.shooter), lost.by)
  return true
}

/** Rows 8W, 8N2-8N4, 8O1-8O6. */
function legalShot(context: ShotContext, draft: RulingDraft): void {
  if (context.state.shot === 'break') {
    legalBreak(context, draft)
    return
  }
  if (loseByEight(context, draft, false)) return
  const call = effectiveCall(context)
  if (call === null || !callMade(context, call)) return
  if (call.ball === '8') {
    winRack(context, draft, context.shooter, 'pocketed')
    return
  }
  const group = groupOf(call.ball)
  const { groups } = context.state
  if (group === null || (groups !== null && groups[context.shooter] !== group)) return
  draft.next = context.shooter
  if (groups === null) draft.groups = chosenGroups(context, group)
}

function chosenGroups(context: ShotContext, own: Group): PerSeat<Group> {
  const other = own === 'lows' ? 'highs' : 'lows'
  return context.shooter === 'A' ? { A: own, B: other } : { A: other, B: own }
}

/** Row 8N1, or the rows of the break. */
function foulShot(context: ShotContext, draft: RulingDraft): void {
  if (context.state.shot === 'break' && context.facts.strokePlayed) foulBreak(context, draft)
  else if (!loseByEight(context, draft, true)) draft.cueBall = 'in-hand'
}

const GAME: Game = {
  threeFouls: false,
  foulRules,
  legal: legalShot,
  foul: foulShot,
  foulOfOther: (context, draft) => {
    if (draft.choice !== null) return
    draft.next = context.shooter
    draft.cueBall = context.state.shot === 'break' ? 'in-hand-kitchen' : 'in-hand'
  },
  loseRack: (context, draft, loser, by) => winRack(context, draft, otherSeat(loser), by),
}

/** Eight-ball [WPA 3.1-3.11; 2025: 4.1-4.11]: a group each, then the 8; called shots but for the break. */
export const eightBall: Discipline = {
  id: 'eight-ball',
  objectBalls: balls1To(15),
  // The 8 in the middle of the third row [3.2]; the rear corners are looked at by the racking.
  rackPlaces: () => [{ index: 4, balls: ['8'] }],
  legalFirst,
  mostCalls: ({ shot }) => (shot === 'break' ? 0 : 1),
  maySafety: ({ shot }) => shot !== 'break',
  pushOutRefusal: () => 'no-push-out-in-this-game',
  judge: (context) => ({ ruling: judge(context, GAME) }),
}
