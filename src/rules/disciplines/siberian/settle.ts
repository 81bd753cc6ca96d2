import { otherSeat, pocketedObjectBalls } from '../../../shot/index.ts'
import type { BallId, ObjectBallId, Point } from '../../../table/index.ts'
import { ballNumber } from '../../../table/index.ts'
import type { Conduct } from '../../fouls/claims.ts'
import { evidence } from '../../fouls/foul.ts'
import { type RulingDraft, winMatch, withSeat } from '../../ruling-draft.ts'
import { objectBallsBefore, type ShotContext } from '../../shot-context.ts'
import { returnToRail } from '../../spotting.ts'
import type { SiberianScore } from '../discipline.ts'
import { creditOpponent, creditStroke, isInOff, isLevelAtTheEnd, Ledger, winnerByBalls } from './credits.ts'
import { cueIsGone, objectBallsOff, type SiberianCode, specialPosition, twoRailNote } from './violations.ts'

/** Violations after which the balls of the stroke do not count and come back (12.8, 12.8.5). */
const RETURNING: readonly SiberianCode[] = ['RU-a', 'RU-e']
/** Violations that cost a penalty ball by themselves. */
const PENALISED: readonly string[] = [
  'RU-a',
  'RU-b',
  'RU-v',
  'RU-g',
  'RU-e',
  'RU-zh',
  'RU-push',
  'RU-house',
  '6.17',
]

/** What became of the object balls of a stroke. */
interface Balls {
  readonly down: readonly ObjectBallId[]
  readonly off: readonly ObjectBallId[]
  /** On the table before, and still there if nothing is returned. */
  readonly left: readonly ObjectBallId[]
}

function ballsOfStroke(context: ShotContext): Balls {
  const down = pocketedObjectBalls(context.facts)
  const off = objectBallsOff(context)
  const left = objectBallsBefore(context).filter((ball) => !down.includes(ball) && !off.includes(ball))
  return { down, off, left }
}

/** Settles a stroke: credits, returned balls, picks, who plays on, and the end of the game (12.11). */
export function settle(context: ShotContext, draft: RulingDraft, codes: readonly string[]): SiberianScore {
  const balls = ballsOfStroke(context)
  const ledger = new Ledger(context)
  const illegalBreak = codes.includes('RU-break')
  const violations = codes.filter((code) => code !== 'RU-break')
  draft.pocketed = ascending([...balls.down, ...balls.off])
  if (context.facts.strokePlayed) draft.cueBall = cueIsGone(context) ? 'in-hand-kitchen' : 'as-lies'
  const returned =
    violations.length > 0
      ? settleViolation(context, draft, ledger, balls, violations)
      : settleFair(context, draft, ledger, balls)
  if (returned.length > 0) returnBalls(context, draft, returned)
  if (illegalBreak) {
    draft.kind = 'illegal-break'
    draft.choice = { by: context.incoming, options: ['accept', 'rebreak-self', 'rebreak-other'] }
  }
  return finishStroke(context, draft, ledger, balls, returned)
}

/** No violation: the credit table, or a special position that only ends the turn (12.9). Returns what comes back. */
function settleFair(
  context: ShotContext,
  draft: RulingDraft,
  ledger: Ledger,
  balls: Balls,
): readonly ObjectBallId[] {
  const special = specialPosition(context)
  if (special === 'returned') {
    draft.evidence.push(evidence(context, 'RU-special-a', 'cue-ball-returned-by-person', []))
    return [...balls.down, ...balls.off]
  }
  // A ball on the floor that nobody called is nobody's: it comes back.
  const goesOn = creditStroke(context, ledger, balls.left.length + balls.off.length)
  if (special === 'on-rail') draft.evidence.push(evidence(context, 'RU-special-b', 'ball-on-rail', []))
  else if (goesOn) draft.next = context.shooter
  const note = twoRailNote(context)
  if (note !== null) draft.evidence.push(note)
  return balls.off
}

/** A violation: where the balls go, one penalty ball at most, where the cue ball is, and who may play (12.8). */
function settleViolation(
  context: ShotContext,
  draft: RulingDraft,
  ledger: Ledger,
  balls: Balls,
  codes: readonly string[],
): readonly ObjectBallId[] {
  draft.kind = 'foul'
  draft.choice = { by: context.incoming, options: ['accept', 'yield-to-offender'] }
  const strictCueOff = codes.includes('RU-d') && context.options.cueOff === 'penalty'
  const allBack = strictCueOff || RETURNING.some((code) => codes.includes(code))
  const jumped = codes.includes('RU-off')
  const returned = allBack ? [...balls.down, ...balls.off] : jumped ? [] : balls.off
  const left = balls.left.length + returned.length
  placeCueBall(context, draft, codes)
  if (!allBack) {
    if (codes.length === 1 && codes[0] === 'RU-d') creditStroke(context, ledger, left)
    else creditOpponent(context, ledger, jumped ? [...balls.down, ...balls.off] : balls.down)
  }
  if (penaltyDue(context, codes, allBack, strictCueOff)) ledger.pick(context.incoming, left)
  return returned
}

/** One penalty per stroke; a ball that jumped off is itself the penalty. */
function penaltyDue(
  context: ShotContext,
  codes: readonly string[],
  returning: boolean,
  strictCueOff: boolean,
): boolean {
  const jumped = codes.includes('RU-off') && !returning
  if (jumped) return context.options.offTableExtraPenalty
  return strictCueOff || codes.some((code) => PENALISED.includes(code))
}

/** As lies only after a ball off the table alone; otherwise in hand from the house, restricted (12.7, Q-41). */
function placeCueBall(context: ShotContext, draft: RulingDraft, codes: readonly string[]): void {
  const houseShot = codes.includes('RU-house') || (codes.includes('RU-g') && context.state.restricted)
  const offAlone = codes.every((code) => code === 'RU-off')
  const byOption = context.options.inHandAfterFoul === 'violation' ? !offAlone : houseShot
  if (!byOption && !cueIsGone(context)) return
  draft.cueBall = 'in-hand-kitchen'
  draft.restricted = true
}

/** Uncounted balls come back to the middle of the foot rail (12.8.2). */
function returnBalls(context: ShotContext, draft: RulingDraft, balls: readonly ObjectBallId[]): void {
  const layout: Partial<Record<BallId, Point>> = { ...context.after }
  for (const ball of balls) delete layout[ball]
  if (draft.cueBall !== 'as-lies') delete layout.cue
  draft.spotted = returnToRail(balls, layout, context.area, 'foot')
  draft.pocketed = draft.pocketed.filter((ball) => !balls.includes(ball))
}

function finishStroke(
  context: ShotContext,
  draft: RulingDraft,
  ledger: Ledger,
  balls: Balls,
  returned: readonly ObjectBallId[],
): SiberianScore {
  draft.score = ledger.score
  draft.picks = ledger.picks
  const kept = balls.down.some((ball) => !returned.includes(ball))
  const counted = kept || (isInOff(context) && draft.kind === 'legal')
  const lastPocketedBy = counted ? context.shooter : (context.state.lastPocketedBy ?? null)
  const left = [...balls.left, ...returned]
  const winner = winnerByBalls(ledger.score)
  const carried = { lastPocketedBy, handicapLeft: ledger.handicapLeft, shootOut: null }
  if (winner !== null) winGame(context, draft, winner, 'pocketed')
  else if (isLevelAtTheEnd(ledger.score, left)) {
    const first = lastPocketedBy ?? context.shooter
    startShootOut(draft, first)
    return { ...carried, shootOut: { first, points: { A: null, B: null }, tries: 0 } }
  }
  return carried
}

function startShootOut(draft: RulingDraft, first: 'A' | 'B'): void {
  draft.result = { shootOut: first }
  draft.choice = null
  draft.next = first
  draft.nextShot = 'shoot-out'
  draft.cueBall = 'as-lies'
  draft.restricted = false
}

/** A game is won, and with it the match when that was the last one needed. */
export function winGame(context: ShotContext, draft: RulingDraft, winner: 'A' | 'B', by: string): void {
  const { raceTo, racks = { A: 0, B: 0 } } = context.state
  const match = raceTo > 0 && racks[winner] + 1 >= raceTo
  draft.result = match ? { rack: winner, by, match: winner } : { rack: winner, by }
  draft.choice = null
  draft.picks = []
}

/** Unsportsmanlike conduct above the level of a violation: the game, or the match. */
export function loseByConduct(context: ShotContext, draft: RulingDraft, { against, level }: Conduct): void {
  const winner = otherSeat(against)
  draft.kind = 'serious-foul'
  if (level === 'match' || level === 'disqualified') winMatch(draft, winner, '6.17')
  else winGame(context, draft, winner, '6.17')
}

/** A violation of the player who is not shooting: the shooter takes a ball. */
export function penaltyForOther(context: ShotContext, draft: RulingDraft): void {
  draft.kind = 'foul'
  draft.picks = [...draft.picks, { by: context.shooter, creditTo: context.shooter }]
  draft.next = context.shooter
  draft.score = withSeat(draft.score, context.shooter, draft.score[context.shooter])
}

function ascending(balls: readonly ObjectBallId[]): ObjectBallId[] {
  return [...balls].sort((a, b) => ballNumber(a) - ballNumber(b))
}
